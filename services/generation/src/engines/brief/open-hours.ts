import type { Fact } from './brief.ts';
import { endOf, type Source, senseOf } from './segments/source.ts';

const RANGE = /\d\s*[-–—〜～~]\s*\d/u;

/** A range of times right behind the words for opening hours is no time of an event: "営業時間 10:00-18:00". */
export function withOpenHours<F extends Fact & { start: number }>(facts: readonly F[], source: Source): F[] {
  const ends = source.lexemes
    .filter((lexeme) => senseOf(lexeme, 'part') === 'locationHours')
    .map((lexeme) => endOf(source, lexeme));
  const isOpen = ({ kind, value, start }: F): boolean =>
    kind === 'time' &&
    RANGE.test(value) &&
    ends.some((end) => end <= start && /^[\s:：]*$/u.test(source.text.slice(end, start)));
  return facts.map((fact) => (isOpen(fact) ? { ...fact, kind: 'hours' } : fact));
}
