import type { Dataset, DocumentBlock } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';
import { toDataset } from '../datasets/read-datasets.ts';
import { embeddedChart } from '../material/embedded-chart.ts';
import { capitalised } from '../material/lists.ts';
import { seriesSentences } from '../material/series-sentences.ts';
import type { Voice } from '../material/voice.ts';
import { paragraphBlocks, tableBlock, termsBlock } from './blocks.ts';

const PERIOD =
  /^(?:by |since |in |from )?(?:(?:early |late |mid-)?(?:19|20)\d\d\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2},?)?(?:\s+(?:19|20)\d\d)?$|q[1-4]\b|\d{4}[年-]|week \d|day \d|month \d)/i;
const FIGURE =
  /^(?:about |approximately |ca\.? )?[-+]?[$€£¥₹]?\s?\d[\d.,]*\s?(?:%|[\p{L}$€£¥]+)?(?:\s[\p{L}$€£¥]+){0,2}$/u;

/** Pairs as what they are: figures over time with a chart, a chronicle, a table of figures, or terms. */
export function pairBlocks(
  ctx: ComposeContext,
  pairs: readonly (readonly [string, string])[],
  title: string,
  voice: Voice,
): DocumentBlock[] {
  const dated = pairs.filter(([label]) => PERIOD.test(label)).length >= pairs.length * 0.7;
  const figures = pairs.filter(([, value]) => FIGURE.test(value)).length;
  if (figures >= pairs.length * 0.8 && pairs.length >= 3)
    return figureBlocks(ctx, pairs, title, dated, voice);
  const { words } = ctx;
  if (dated && pairs.length >= 3) return [tableBlock(ctx, [words.date, words.description], pairs, {})];
  return [termsBlock(ctx, pairs)];
}

function figureBlocks(
  ctx: ComposeContext,
  pairs: readonly (readonly [string, string])[],
  title: string,
  dated: boolean,
  voice: Voice,
): DocumentBlock[] {
  const { words } = ctx;
  const years = pairs.every(([label]) => /^(19|20)\d\d$/.test(label.trim()));
  const header = [
    years ? words.year : dated ? words.date : words.item,
    title === '' ? words.value : capitalised(title),
  ];
  const table = tableBlock(ctx, header, pairs);
  const dataset = numericDataset(ctx, header, pairs, title);
  if (!dataset || ctx.mode === 'lite') return [table];
  const sentences = seriesSentences(dataset, title || header[1] || '', voice, ctx);
  const embedded = embeddedChart(dataset, capitalised(title || voice.subject), ctx);
  const chart: DocumentBlock = { id: ctx.id('block'), type: 'chart', ...embedded };
  const charted = ctx.mode === 'power' || pairs.length >= 5;
  return [
    table,
    ...(charted ? [chart] : []),
    ...(sentences.length > 0 ? paragraphBlocks(ctx, sentences.join(' ')) : []),
  ];
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
