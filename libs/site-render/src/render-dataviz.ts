import type { DatavizSpec } from '@sitewright/site-spec';
import { relativeLinks } from './address.ts';
import type { RenderedPage } from './document-shell.ts';
import { chartFigure } from './figure.ts';
import { html } from './html.ts';
import { createContext } from './page-context.ts';

/** A dashboard as one page: what stands out, then each chart with its words and data. */
export async function renderDataviz(spec: DatavizSpec): Promise<RenderedPage[]> {
  const context = createContext(spec, relativeLinks('/'));
  const { charts, datasets, insights } = spec.content;
  const panels = await Promise.all(
    charts.map(async (chart) => {
      const dataset = datasets.find(({ id }) => id === chart.dataset);
      if (dataset === undefined) return undefined;
      const figure = await chartFigure(chart, dataset, context);
      return html`<section class="panel"><h2 id="${chart.id}-title">${chart.title}</h2>${chart.subtitle !== undefined && html`<p class="note">${chart.subtitle}</p>`}${figure}</section>`;
    }),
  );
  const stand =
    insights.length > 0 &&
    html`<section aria-label="${context.label('insights', 'What stands out')}"><ul class="insights">${insights.map((insight) => html`<li>${insight.text}</li>`)}</ul></section>`;
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'dataviz',
      body: html`<main id="content" class="board"><h1>${spec.title}</h1>${spec.description !== '' && html`<p class="note">${spec.description}</p>`}${stand}<div class="board-grid">${panels}</div></main>`,
    },
  ];
}
