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

const CHART_WORD =
  /\b(?:charts?|graphs?|plots?|pie|bars?|lines?|donut|doughnut|scatter|area|stacked|histogram|\p{L}*diagramme?\p{L}*|graphiques?|camembert|gráficos?|gr[aá]fico|wykres\p{L}*|grafiek|staafdiagram)\b|チャート|グラフ|图/iu;

/** The words that say how this data shall be drawn: the clause that speaks of a chart, and of these columns if of any. */
function askedOf(dataset: Dataset, said: string): string {
  const clauses = said
    .split(
      /[.;\n]\s*|,\s+|\s+(?:and|und|et|y|e|en)\s+(?=[^.;,\n]{0,60}(?:chart|graph|diagramm|graphique|gráfico))/iu,
    )
    .filter((clause) => CHART_WORD.test(clause));
  if (clauses.length <= 1) return clauses[0] ?? '';
  const names = `${dataset.title} ${dataset.fields.map((field) => field.name).join(' ')}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  return (
    clauses.find((clause) => names.some((name) => clause.toLowerCase().includes(name.slice(0, 6)))) ?? ''
  );
}

/** `Revenue as a pie chart` and `Bar chart of headcount` are about the revenue and the headcount. */
export function withoutChartWords(title: string): string {
  const kind =
    '(?:(?:simple|stacked|grouped|horizontal|small)\\s+)*(?:bar|line|pie|donut|doughnut|area|column|scatter|trend)?\\s*(?:charts?|graphs?|plots?|diagram)';
  const bare = title
    .replace(
      new RegExp(`^(?:an?\\s+|the\\s+)?${kind}\\s+(?:of|for|showing|with|on)\\s+(?:the\\s+|our\\s+)?`, 'i'),
      '',
    )
    .replace(new RegExp(`\\s*(?:,|\\b(?:as|in|with|using))\\s+(?:an?\\s+)?${kind}$`, 'i'), '')
    .trim();
  return bare === '' ? title : bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
}

/** A chart for data that stands on a slide or in a document, drawn as `said` wants it, by rule where it says nothing. */
export function embeddedChart(
  dataset: Dataset,
  title: string,
  ctx: ComposeContext,
  said = '',
): EmbeddedChart {
  const answer = chartFor({
    query: askedOf(dataset, said),
    dataset,
    language: ctx.language,
    id: ctx.id,
    title: title.slice(0, 200),
  });
  const more = answer.statements.slice(1, 1 + FURTHER[ctx.mode]).map((statement) => statement.text);
  return { dataset: answer.dataset, chart: answer.chart, more };
}
