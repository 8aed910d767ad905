import { sentencesOf } from '../segments/sentences.ts';
import type { Source } from '../segments/source.ts';
import {
  headingStarts,
  listedStarts,
  markedStarts,
  namedStarts,
  type Start,
  spokenStarts,
  type Told,
} from './starts.ts';

/** How an order tells its slides: "Slide 2: …", "The second …", under headings, in a list, or by names in a row. */
export type How = 'marked' | 'ordered' | 'headed' | 'listed' | 'named';

const MOST_SLIDES = 120;

/** The slides that an order tells one by one, each with its own words; [] where it tells none so. `count`: how many are ordered. */
export function toldStretches(source: Source, count: number | undefined): { slides: Told[]; how: How } {
  const sentences = sentencesOf(source);
  const headed = headingStarts(source);
  const ways: [How, Start[]][] = [
    ['marked', rising(markedStarts(source))],
    ['ordered', spokenStarts(source, sentences, count)],
    ['headed', headed.length > 2 ? headed : []],
    ['listed', listedStarts(source, count)],
  ];
  const found = ways.find(([, { length }]) => length > 1 && length <= MOST_SLIDES);
  if (found) return { slides: withEnds(source, found[1]), how: found[0] };
  const named = count !== undefined && count < 3 ? [] : namedStarts(source, sentences, count);
  return { slides: named, how: 'named' };
}

/** Numbers that go up; one that comes again is spoken of. */
function rising(starts: readonly Start[]): Start[] {
  const kept: Start[] = [];
  for (const start of starts) if (start.number > (kept.at(-1)?.number ?? 0)) kept.push(start);
  return kept;
}

/** Each goes as far as the next begins; the last as far as its line, where others need no more, else its paragraph. */
function withEnds({ text }: Source, starts: readonly Start[]): Told[] {
  return starts.map((start, index): Told => {
    const next = starts[index + 1]?.at ?? text.length;
    const own = text.slice(start.start, next);
    const others = starts.slice(0, -1).map((one, at) => text.slice(one.start, starts[at + 1]?.at));
    const isLast = index === starts.length - 1;
    const end =
      start.start + (isLast && !text.startsWith('#', start.at) ? lengthOfLast(own, others) : own.length);
    return { ...start, end, isNamed: false };
  });
}

const BLANK = /\n[ \t]*\n/u;
const POINT = /^(?:\s|[-*•–]\s)/u;

function lengthOfLast(own: string, others: readonly string[]): number {
  const paragraph = own.search(BLANK);
  const whole = paragraph === -1 ? own.length : paragraph;
  const isLined = others.every((other) => /^[^\n]+\n\s*(?:[-*•]\s*)?$/u.test(other));
  const [line = '', ...more] = own.slice(0, whole).split('\n');
  return isLined && more.every((one) => !POINT.test(one)) ? line.length : whole;
}
