import { BESIDE, longOf } from './bar-length.ts';
import { FONT, upright } from './bar-names.ts';
import { type Drawing, indexOf, levelsOf, numbersIn, saidWidth } from './drawing.ts';
import { numberWidth } from './marks.ts';
import type { BarPlan } from './stacks.ts';

/** Between the end of a bar, or its foot, and its number, px. */
export const GAP = 6;
/** How high a number is, with the air about it, px. */
const HIGH = FONT + 5;

/** Where bars say their numbers: beyond their ends, within them, or where they begin. */
export type Side = 'beyond' | 'end' | 'foot';

/** Numbers are reckoned wider than they are: so much of a bar's breadth they may have. */
const ROOMY = 1.15;

/** How broad a number may be over one of several standing bars side by side, px. */
export function breadthOf(drawing: Drawing, count: number, groups: number): number {
  const inner = Number(upright(drawing, count, groups).padding.paddingInner);
  return (((drawing.width - BESIDE) / Math.max(1, count)) * (1 - inner) * ROOMY) / groups;
}

/** Where no line across runs through a number; beyond the ends where one would everywhere. */
export function sideOf(drawing: Drawing, plan: BarPlan, domain: unknown): Side {
  const { value, lying, hasUnit, label, offset, names } = plan;
  const levels = levelsOf(drawing, value);
  const numbers = numbersIn(drawing, value);
  const [from, to] = Array.isArray(domain) ? domain.map(Number) : [0, Math.max(...levels, ...numbers)];
  if (levels.length === 0 || from !== 0 || to === undefined || !(to > 0)) return 'beyond';
  const pixel = longOf(drawing, lying, label) / to;
  const wide = saidWidth(drawing, value, hasUnit ? undefined : '');
  const said = (lying ? wide : HIGH) + GAP;
  const groups =
    offset === undefined
      ? 1
      : new Set(drawing.dataset.rows.map((row) => row[indexOf(drawing.dataset, offset.field)])).size;
  const isBroad = lying || wide <= breadthOf(drawing, names.length, groups);
  const isWithin = isBroad && numbers.every((number) => number * pixel > said + GAP);
  const begins: Record<Side, (number: number) => number> = {
    beyond: (number) => number * pixel,
    end: (number) => number * pixel - said - GAP,
    foot: () => 0,
  };
  const isFree = (side: Side): boolean =>
    numbers.every((number) => {
      const begin = begins[side](number);
      return levels.every((level) => level * pixel <= begin || level * pixel >= begin + said + GAP);
    });
  const sides: Side[] = isWithin ? ['beyond', 'end', 'foot'] : ['beyond'];
  return sides.find(isFree) ?? 'beyond';
}

/** Bars to both sides of nought have at least such a part of their room together. */
const LEAST_BARS = 0.25;

/** From where to where numbers go of which some are below nought, with room for what is said beyond both ends. */
export function domainBelow(drawing: Drawing, plan: Omit<BarPlan, 'isNoted'>): [number, number] {
  const { value, lying, label } = plan;
  const said = (number: number): number => (lying ? numberWidth(drawing, plan, number) : HIGH + GAP);
  const nought = { at: 0, said: 0 };
  const ends = [
    ...numbersIn(drawing, value).map((at) => ({ at, said: said(at) })),
    ...levelsOf(drawing, value).map((at) => ({ at, said: 0 })),
  ];
  const below = [nought, ...ends.filter(({ at }) => at < 0)];
  const above = [nought, ...ends.filter(({ at }) => at >= 0)];
  const [low, high] = [Math.min(...below.map(({ at }) => at)), Math.max(...above.map(({ at }) => at))];
  const long = longOf(drawing, lying, label);
  // As long as bars may be with each number between the names and the other edge: a short bar may have a longer number.
  const free = below.flatMap((one) =>
    above.map((other) => (long - one.said - other.said) / (other.at - one.at || Number.MIN_VALUE)),
  );
  const pixel = Math.max((long * LEAST_BARS) / (high - low), Math.min(...free));
  const beyond = (side: typeof ends): number =>
    Math.max(...side.map((one) => Math.abs(one.at) + one.said / pixel));
  return [-beyond(below), high > 0 ? beyond(above) : 0];
}
