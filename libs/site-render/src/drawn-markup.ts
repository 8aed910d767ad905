import type { Chart, Dataset, SiteSpec } from '@sitewright/site-spec';
import { type ChartSize, chartSvg } from './chart-svg.ts';

const TAG = /<[a-z][^<>]*>/giu;
/** What says nothing in a drawing that is described as a whole, or is so anyway. */
const NEEDLESS = / (?:role|aria-[a-z]+|pointer-events|version|xmlns(?::xlink)?)="[^"]*"| opacity="1"/gu;
const UNDRAWN = /<path [^<>]*(?: d="M0,0h0v0h0Z"| display="none")[^<>]*\/>/gu;
const PLACE = / (?:d|transform)="[^"]*"/gu;
const FURTHER_DECIMALS = /(\.\d\d)\d+/gu;

/** A chart as it stands within a page: half as long as what draws it says it, and the same to look at. */
export async function drawnMarkup(
  chart: Chart,
  dataset: Dataset,
  spec: SiteSpec,
  size: ChartSize,
  attributes: string,
): Promise<string> {
  const drawn = (await chartSvg(chart, dataset, spec, { ...size, isDescribed: true })).replace(UNDRAWN, '');
  return drawn
    .replace(TAG, (tag) =>
      tag.replace(NEEDLESS, '').replace(PLACE, (place) => place.replace(FURTHER_DECIMALS, '$1')),
    )
    .replace(/<svg ([^>]*)class="marks"/u, `<svg aria-hidden="true" focusable="false" ${attributes} $1`);
}
