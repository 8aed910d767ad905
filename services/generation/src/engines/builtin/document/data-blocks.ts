import type { Dataset, DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { toDataset } from '../datasets/read-datasets.ts';
import { embeddedChart, isDrawable } from '../material/embedded-chart.ts';
import { capitalised } from '../material/lists.ts';
import type { Voice } from '../material/voice.ts';
import { paragraphBlocks, tableBlock, termsBlock } from './blocks.ts';

const PERIOD =
  /^(?:by |since |in |from )?(?:(?:early |late |mid-)?(?:19|20)\d\d\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2},?)?(?:\s+(?:19|20)\d\d)?$|q[1-4]\b|\d{4}[年-]|week \d|day \d|month \d)/i;
const FIGURE =
  /^(?:about |approximately |ca\.? )?[-+]?[$€£¥₹]?\s?\d[\d.,]*\s?(?:%|[\p{L}$€£¥]+)?(?:\s[\p{L}$€£¥]+){0,2}$/u;

const MAX_TABLE_ROWS = 60;

const areDated = (pairs: readonly (readonly [string, string])[]) =>
  pairs.filter(([label]) => PERIOD.test(label)).length >= pairs.length * 0.7;

/** Pairs as what they are: figures over time with a chart, a chronicle, a table of figures, or terms. */
export function pairBlocks(
  ctx: ComposeContext,
  pairs: readonly (readonly [string, string])[],
  title: string,
  voice: Voice,
): DocumentBlock[] {
  const dated = areDated(pairs);
  const figures = pairs.filter(([, value]) => FIGURE.test(value)).length;
  if (figures >= pairs.length * 0.8 && pairs.length >= 3) return figureBlocks(ctx, pairs, title, voice);
  const { words } = ctx;
  if (dated && pairs.length >= 3) return [tableBlock(ctx, [words.date, words.description], pairs, {})];
  return [termsBlock(ctx, pairs)];
}

function figureBlocks(
  ctx: ComposeContext,
  pairs: readonly (readonly [string, string])[],
  title: string,
  voice: Voice,
): DocumentBlock[] {
  const { words } = ctx;
  const dated = areDated(pairs);
  const years = pairs.every(([label]) => /^(19|20)\d\d$/.test(label.trim()));
  const header = [
    years ? words.year : dated ? words.date : words.item,
    title === '' ? words.value : capitalised(title),
  ];
  const table = tableBlock(ctx, header, pairs);
  const dataset = numericDataset(ctx, header, pairs, title);
  if (!dataset || ctx.mode === 'lite') return [table];
  return [table, ...chartBlocks(dataset, capitalised(title || voice.subject), ctx, voice.source)];
}

/** The chart where there is enough to draw, and what can be said of the data in any case. */
function chartBlocks(dataset: Dataset, title: string, ctx: ComposeContext, said: string): DocumentBlock[] {
  const { dataset: drawn, chart, more } = embeddedChart(dataset, title, ctx, said);
  const isCharted = ctx.mode === 'power' || dataset.rows.length >= 4;
  const telling = isCharted ? more : [chart.takeaway, ...more];
  const block: DocumentBlock = { id: ctx.id('block'), type: 'chart', dataset: drawn, chart };
  return [
    ...(isCharted ? [block] : []),
    ...(telling.length > 0 ? paragraphBlocks(ctx, telling.join(' ')) : []),
  ];
}

/** A dataset of the prompt as a table with its chart. */
export function datasetBlocks(
  dataset: Dataset,
  title: string,
  ctx: ComposeContext,
  said = '',
): DocumentBlock[] {
  const header = dataset.fields.map((field) =>
    field.unit ? `${field.title ?? field.name} (${field.unit})` : (field.title ?? field.name),
  );
  const rows = dataset.rows
    .slice(0, MAX_TABLE_ROWS)
    .map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  const chart = !isDrawable(dataset) ? [] : chartBlocks(dataset, dataset.title || title, ctx, said);
  return [tableBlock(ctx, header, rows, { caption: dataset.title }), ...chart];
}

/** Typed rows of the pairs; undefined where the values are not all of one unit. */
export function numericDataset(
  ctx: ComposeContext,
  header: readonly string[],
  pairs: readonly (readonly string[])[],
  title: string,
): Dataset | undefined {
  const dataset = toDataset(
    { title: title.slice(0, 200), header: [...header], rows: pairs.map((pair) => [...pair]) },
    ctx.id('data'),
  );
  const measured = dataset.fields[1];
  const complete = dataset.rows.every((row) => typeof row[1] === 'number');
  return measured?.type === 'quantitative' && complete && dataset.rows.length >= 3 ? dataset : undefined;
}
