import type { Chart, Dataset } from '@sitewright/site-spec';
import { chartFor } from '../charts/chart-for.ts';
import type { ComposeContext } from '../compose-context.ts';

export interface EmbeddedChart {
  dataset: Dataset;
  chart: Chart;
  /** What can be said of the data beyond the chart's takeaway. */
  more: string[];
}

const FURTHER = { lite: 0, economy: 1, power: 3 } as const;

/** Whether a dataset holds enough numbers to be drawn. */
export function isDrawable(dataset: Dataset): boolean {
  return (
    dataset.rows.length >= 3 &&
    dataset.fields.length >= 2 &&
    dataset.fields.some((field) => field.type === 'quantitative')
  );
}

/** A chart by rule for data that stands on a slide or in a document. */
export function embeddedChart(dataset: Dataset, title: string, ctx: ComposeContext): EmbeddedChart {
  const answer = chartFor({
    query: '',
    dataset,
    language: ctx.language,
    id: ctx.id,
    title: title.slice(0, 200),
  });
  const more = answer.statements.slice(1, 1 + FURTHER[ctx.mode]).map((statement) => statement.text);
  return { dataset: answer.dataset, chart: answer.chart, more };
}
