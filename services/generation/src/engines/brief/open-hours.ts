import type { Fact } from './brief.ts';
import { type Source, senseOf } from './segments/source.ts';

const RANGE = /\d\s*[-–—〜～~]\s*\d/u;

/** "Closed Mondays, otherwise 17:00-22:30". */
function isBesideClosed({ text, packs }: Source, start: number): boolean {
  const before =
    text
      .slice(0, start)
      .split(/[.!?\n。]\s?/u)
      .at(-1)
      ?.toLowerCase() ?? '';
  return packs.some(({ reading }) => reading.material.closed.some((word) => before.includes(word)));
}

/** A range of times right behind the words for opening hours is no time of an event: "営業時間 10:00-18:00". */
export function withOpenHours<F extends Fact & { start: number }>(facts: readonly F[], source: Source): F[] {
  const ends = source.lexemes
    .filter((lexeme) => senseOf(lexeme, 'part') === 'locationHours')
    .map((lexeme) => lexeme.end);
  const isOpen = ({ kind, value, start }: F): boolean =>
    kind === 'time' &&
    RANGE.test(value) &&
    (isBesideClosed(source, start) ||
      ends.some((end) => end <= start && /^[^\d.,;]{0,24}$/u.test(source.text.slice(end, start))));
  return facts.map((fact) => (isOpen(fact) ? { ...fact, kind: 'hours' } : fact));
}
