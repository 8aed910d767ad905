import type { DatavizSpec, DesignSpec, Layer, SiteSpec } from '@sitewright/site-spec';
import { plainText } from '@sitewright/site-spec';
import { chartSvg } from '../chart-svg.ts';
import { frameSvg } from '../frame-svg.ts';
import { colorOf } from '../theme-css.ts';
import { marksOf } from './invented.ts';
import { openRasteriser } from './raster.ts';
import { requireGlyphs } from './text/font-book.ts';

/** A picture of a frame or a chart, under a name for its file. */
export interface Picture {
  name: string;
  /** Words for those who do not see it. */
  alt: string;
  svg: string;
}

/** Every frame of a design, every chart of a dashboard. */
export async function picturesOf(spec: DesignSpec | DatavizSpec): Promise<Picture[]> {
  if (spec.buildType === 'design') {
    return spec.content.frames.map((frame) => ({
      name: frame.id,
      alt: [frame.name, ...wordsOn(frame.layers)].join('. '),
      svg: frameSvg(spec, frame),
    }));
  }
  const { charts, datasets } = spec.content;
  const drawn = charts.map(async (chart): Promise<Picture[]> => {
    const dataset = datasets.find(({ id }) => id === chart.dataset);
    if (dataset === undefined) return [];
    const note = dataset.source.kind === 'illustrative' ? marksOf(spec).example : undefined;
    const heading = { title: chart.title, subtitle: chart.subtitle, note };
    const svg = await chartSvg(chart, dataset, spec, { width: 960, height: 540, heading });
    const ground = `<rect width="100%" height="100%" fill="${colorOf(spec.theme, 'background')}"/>`;
    return [
      {
        name: chart.id,
        alt: [chart.title, chart.alt, note].filter(Boolean).join('. '),
        svg: svg.replace(/(<svg [^>]*>)/, `$1${ground}`),
      },
    ];
  });
  return (await Promise.all(drawn)).flat();
}

const wordsOn = (layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => {
    if (layer.type === 'group') return wordsOn(layer.layers);
    return layer.type === 'text' ? [plainText(layer.text)] : [];
  });

/** The longer side of a picture in pixels, whatever unit its frame has. */
export const longestSide = 2400;

/** A picture as PNG. @throws MissingGlyphsError where its text has characters that no font here has. */
export async function svgToPng(spec: SiteSpec, svg: string): Promise<Uint8Array> {
  await requireGlyphs(spec);
  return (await openRasteriser(spec)).png(svg, longestSide);
}
