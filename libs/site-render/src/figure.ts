import type { Chart, Dataset } from '@sitewright/site-spec';
import { chartSvg } from './chart-svg.ts';
import { Html, html } from './html.ts';
import type { PageContext } from './page-context.ts';

/** Rows of the table beneath a chart; what is more stays in the data. */
const maxRows = 60;

/** A chart with its words, and its data as a table for those who do not see it. */
export async function chartFigure(chart: Chart, dataset: Dataset, context: PageContext): Promise<Html> {
  const svg = await chartSvg(chart, dataset, context.spec.theme, { width: 640, height: 340 });
  const drawn = new Html(svg.replace('<svg ', '<svg aria-hidden="true" focusable="false" '));
  return html`<figure class="chart" id="${chart.id}"><div class="chart-canvas" role="img" aria-label="${chart.alt}">${drawn}</div><figcaption><p class="takeaway">${chart.takeaway}</p>${dataset.source.kind === 'illustrative' && chart.subtitle === undefined && html`<p class="note">${context.label('exampleData', 'Example data')}</p>`}<details class="data"><summary>${context.label('table', 'Table')}</summary><div class="scroll" tabindex="0" role="group" aria-label="${dataset.title}">${dataTable(dataset)}</div></details></figcaption></figure>`;
}

/** A dataset as a table. */
export function dataTable({ title, fields, rows }: Dataset): Html {
  return html`<table><caption>${title}</caption><thead><tr>${fields.map((field) => html`<th scope="col">${field.title ?? field.name}${field.unit !== undefined && ` (${field.unit})`}</th>`)}</tr></thead><tbody>${rows
    .slice(0, maxRows)
    .map(
      (row) => html`<tr>${fields.map((_field, index) => html`<td>${String(row[index] ?? '')}</td>`)}</tr>`,
    )}</tbody></table>`;
}
