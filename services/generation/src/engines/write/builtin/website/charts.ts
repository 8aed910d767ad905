import type { DraftChart } from '../../../draft/common.ts';
import { websitePart } from '../../../draft/website.ts';
import { createCharts, isChartName, showsAll } from '../material/charts.ts';
import { addSections, type Site } from './site.ts';

/** No question for what has been drawn. */
export function dropAskedCharts(site: Site): void {
  const drawn = new Set(
    site.sections.flatMap(({ part, request }) => (part.kind === 'chart' ? [request?.id] : [])),
  );
  site.sections = site.sections.filter(({ request, asked }) => !asked || !request || !drawn.has(request.id));
}

/** Charts that the order asks for, in sections of their own, and no table of what they show. */
export function placeCharts(site: Site): DraftChart[] {
  const { brief, voice } = site;
  const request = brief.requested.find(({ target }) => isChartName(target));
  if (request === undefined || brief.datasets.length === 0) return [];
  const charts = createCharts(brief);
  const shown = brief.datasets.filter((dataset) => showsAll(dataset, charts.draw(dataset)));
  site.material.take((piece) => piece.kind === 'dataset' && shown.includes(piece.dataset));
  const parts = brief.datasets.flatMap((dataset) =>
    charts.draw(dataset).map(({ ref }, at) =>
      websitePart('chart', {
        heading: at === 0 ? request.title || dataset.title || voice.label('numbers') : '',
        chart: ref,
      }),
    ),
  );
  addSections(site, parts, request);
  return charts.drawn();
}
