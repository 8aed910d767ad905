import type { DocumentBlock } from '@sitewright/site-spec';
import { numberValue } from '../datasets/number.ts';
import { headingBlock, paragraphBlocks, tableBlock } from './blocks.ts';
import type { DraftNode } from './draft.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

type Pairs = ReadonlyMap<string, string>;

/** The series of a part by the heading that each stands under. */
function seriesOf(nodes: readonly DraftNode[]): Map<string, Pairs> {
  const series = new Map<string, Pairs>();
  let name = '';
  for (const node of nodes) {
    if (node.kind === 'heading') name = node.text;
    else if (node.kind === 'pairs' && name !== '' && !series.has(name)) series.set(name, new Map(node.pairs));
  }
  return series;
}

const amount = (text: string) => numberValue(/[-+]?\d[\d.,]*/.exec(text)?.[0]?.replace(/[.,]$/, '') ?? '');

/** Parts that give the same series for different subjects are set side by side over the labels that they share. */
export function comparisonBlocks(
  sections: readonly Section[],
  level: number,
  job: DocumentJob,
): DocumentBlock[] {
  const { ctx } = job;
  const sides = sections
    .map((section) => ({ name: section.title, series: seriesOf(section.nodes) }))
    .filter((side) => side.series.size > 0);
  const [first, ...others] = sides;
  if (!first || others.length === 0 || ctx.mode === 'lite') return [];
  const blocks: DocumentBlock[] = [];
  for (const [metric, pairs] of first.series) {
    const peers = others.filter((side) => side.series.has(metric));
    const labels = [...pairs.keys()].filter(
      (label) => peers.length > 0 && peers.every((side) => side.series.get(metric)?.has(label)),
    );
    if (labels.length < 2) continue;
    const columns = [
      { name: first.name, pairs },
      ...peers.map((side) => ({
        name: side.name,
        pairs: side.series.get(metric) ?? new Map<string, string>(),
      })),
    ];
    const rows = labels.map((label) => [label, ...columns.map((column) => column.pairs.get(label) ?? '')]);
    blocks.push(
      headingBlock(ctx, level + 1, metric),
      tableBlock(ctx, ['', ...columns.map((column) => column.name)], rows),
    );
    blocks.push(...ratioSentence(metric, labels.at(-1) ?? '', columns, job));
  }
  return blocks.length === 0 ? [] : [headingBlock(ctx, level, ctx.words.comparison), ...blocks];
}

function ratioSentence(
  metric: string,
  label: string,
  columns: readonly { name: string; pairs: Pairs }[],
  job: DocumentJob,
): DocumentBlock[] {
  const values = columns.map((column) => ({
    name: column.name,
    text: column.pairs.get(label) ?? '',
    value: amount(column.pairs.get(label) ?? '') ?? 0,
  }));
  const [high, low] = values.toSorted((a, b) => b.value - a.value);
  if (job.voice.language !== 'en' || !high || !low || low.value <= 0) return [];
  const isPercent = high.text.includes('%');
  const gap = isPercent
    ? `${(high.value - low.value).toFixed(2)} percentage points apart`
    : `${(high.value / low.value).toFixed(2)} times as much`;
  const text = isPercent
    ? `${metric} in ${label}: ${high.text} at ${high.name} and ${low.text} at ${low.name}, ${gap}.`
    : `${metric} in ${label}: ${high.text} at ${high.name} against ${low.text} at ${low.name}, ${gap}.`;
  return paragraphBlocks(job.ctx, text);
}
