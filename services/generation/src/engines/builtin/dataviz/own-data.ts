import type { Brief } from '../brief/brief.ts';
import { periodName } from '../charts/period-names.ts';
import type { ComposeContext } from '../compose-context.ts';
import type { Dataset, DatasetReading, Notation } from '../datasets/dataset.ts';
import { columnPeriod, periodsAsRows } from '../datasets/periods-as-columns.ts';
import { readDatasets } from '../datasets/read-datasets.ts';
import { seriesTitle } from '../datasets/series-title.ts';
import { withProfit } from '../datasets/with-profit.ts';

/** Column names that the reader of lists makes up, in the language of the prompt. */
function namesIn(ctx: ComposeContext): Readonly<Record<string, string>> {
  return {
    Year: periodName('year', ctx.language),
    Quarter: periodName('quarter', ctx.language),
    Month: periodName('month', ctx.language),
    Day: periodName('weekday', ctx.language),
    Category: ctx.words.category,
    Value: ctx.words.value,
  };
}

function named(
  dataset: Dataset,
  notation: Notation | undefined,
  prompt: string,
  ctx: ComposeContext,
): Dataset {
  const isMade = notation === 'prose' || notation === 'list';
  if (!isMade || ctx.language.startsWith('en') || dataset.fields[0]?.name === 'Series') return dataset;
  const names = namesIn(ctx);
  const taken = new Set(dataset.fields.map((field) => field.name));
  const fields = dataset.fields.map((field) => {
    const name = prompt.includes(field.name) ? undefined : names[field.name];
    return name && !taken.has(name) ? { ...field, name } : field;
  });
  return { ...dataset, fields };
}

/** What the numbers of a table without a name for them are, in the words of the request. */
function valueName(request: string, dataset: Dataset, ctx: ComposeContext): string {
  const line = request
    .split('\n')
    .map((each) => each.trim())
    .findLast((each) => /\p{L}{3}/u.test(each));
  const said = seriesTitle(line ?? '')
    .replace(/\s+(?:over|by|per|for|in each|nach|pro|je|par|por)\s.*$/iu, '')
    .trim();
  const isName =
    said.length >= 3 && said.length <= 40 && !dataset.fields.some((field) => field.name === said);
  return isName ? said.replace(/[[\].\\"']/g, ' ') : ctx.words.value;
}

export interface OwnData extends Pick<DatasetReading, 'query' | 'warnings'> {
  /** As the prompt has them. */
  given: Dataset[];
  /** As charts are drawn from them. */
  drawn: Dataset[];
}

/** The data that a prompt brings, named in its language; tables that run over the years sideways also upright. */
export function ownData(brief: Brief, ctx: ComposeContext): OwnData {
  const { datasets, notations, query, warnings } = readDatasets(brief.raw, { id: ctx.id, eager: true });
  const given = datasets
    .map((dataset, at) => named(dataset, notations[at], brief.raw, ctx))
    .filter((dataset) => dataset.rows.length > 0);
  const drawn = given
    .map((dataset) => withProfit(dataset, query))
    .map(
      (dataset) =>
        periodsAsRows(dataset, query, {
          period: periodName(columnPeriod(dataset) ?? 'year', ctx.language),
          value: valueName(query, dataset, ctx),
        }) ?? dataset,
    );
  return { given, drawn, query, warnings };
}
