import type { RoledClause } from '../segments/roles.ts';
import { hasA, type Range, type Source } from '../segments/source.ts';
import { seriesIn } from '../told-series.ts';
import type { PastedBlock } from './blocks.ts';
import { labelOf } from './lines.ts';
import { bracketed, type NamedRow } from './rows.ts';

type ToldParagraph = Extract<PastedBlock, { kind: 'paragraph' }> & { spans: Range[] };

/** What an order tells in sentences of its own. */
export function besides(
  source: Source,
  clauses: readonly RoledClause[],
  order: readonly Range[],
  rows: readonly NamedRow[],
): ToldParagraph[] {
  const isIn = (ranges: readonly Range[], at: number) =>
    ranges.some(({ start, end }) => at >= start && at < end);
  const own = clauses.filter(({ start }) => isIn(order, start) && !isIn(rows, start));
  const sentences = [...Map.groupBy(own, ({ sentence }) => sentence).values()];
  const told: ToldParagraph[] = [];
  for (const one of sentences.flatMap((all, at) => paragraphsOf(source, toldIn(source, all, at === 0)))) {
    const last = told.at(-1);
    if (last === undefined || source.text.slice(last.end, one.start).includes('\n')) told.push(one);
    else {
      const text = `${last.text} ${one.text}`;
      told.splice(-1, 1, { ...last, end: one.end, text, spans: [...last.spans, ...one.spans] });
    }
  }
  return told;
}

const wordsIn = (clauses: readonly RoledClause[]): number =>
  clauses.reduce((sum, { from, to }) => sum + to - from, 0);

/** Words that only somebody says who orders a text; those that do so in a few words. */
const ORDERS = ['make', 'put', 'avoid', 'hide', 'talk', 'please', 'result', 'called', 'wish'] as const;
const NOTES = ['meta', 'style', 'unit'] as const;
const LEAST_TOLD = 5;
const orderingHead = (head: RoledClause['head']): boolean => head === 'put' || head === 'make';

/** The clauses of a sentence that order nothing; none where one is not to be told. */
function toldIn(source: Source, clauses: readonly RoledClause[], isFirst: boolean): readonly RoledClause[] {
  const isNote = (one: RoledClause) => one.to - one.from < LEAST_TOLD && hasA(source, one, ...NOTES);
  const isOrder = (one: RoledClause) =>
    isNote(one) || ((one.role === 'order' || orderingHead(one.head)) && hasA(source, one, ...ORDERS));
  if (clauses.some(({ role }) => role === 'private')) return [];
  const material = clauses.filter(({ role }) => role === 'material');
  const isOpening = isFirst && clauses[0]?.role === 'order';
  const isTold = material.length * 2 >= clauses.length && !clauses.some(({ head }) => orderingHead(head));
  const isPlain = wordsIn(clauses) >= LEAST_TOLD && !clauses.some(isOrder);
  const kept = isOpening ? material : isTold || isPlain ? clauses.filter((one) => !isNote(one)) : [];
  return wordsIn(kept) > 1 ? kept : [];
}

/** From the first of these clauses up to the last, with their stop. */
function paragraphsOf({ text: whole }: Source, clauses: readonly RoledClause[]): ToldParagraph[] {
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = whole[first.start - 1] === '(' ? first.start - 1 : first.start;
  const end = last.end + (/^[.!?)]/u.exec(whole.slice(last.end))?.[0].length ?? 0);
  const text = whole.slice(start, end).trim();
  return [{ kind: 'paragraph', start, end, text, spans: [{ start, end }] }];
}

/** "Budget (total 48,000 EUR)": what brackets tell of a part stands under its name. */
export function inBrackets(part: string, { start, end }: Range): PastedBlock[] {
  const { name: title, inside } = bracketed(part);
  if (!/\p{Nd}/u.test(inside)) return [];
  const said = labelOf(inside)?.said ?? inside;
  const series = seriesIn(said);
  return [
    { kind: 'heading', level: 1, text: title, start, end },
    series === undefined
      ? { kind: 'paragraph', text: said, start, end }
      : { kind: 'pairs', items: series.items.map((one) => ({ ...one, points: [] })), start, end },
  ];
}
