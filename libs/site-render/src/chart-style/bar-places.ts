import { BESIDE, longOf } from './bar-length.ts';
import { FONT, upright } from './bar-names.ts';
import { type Drawing, indexOf, levelsOf, numbersIn, saidWidth } from './drawing.ts';
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

/** From where to where numbers go of which some are below nought, with room for what is said beyond both ends. */
export function domainBelow(drawing: Drawing, plan: Omit<BarPlan, 'isNoted'>): [number, number] {
  const { value, lying, label, hasUnit } = plan;
  const all = [...numbersIn(drawing, value), ...levelsOf(drawing, value)];
  const [low, high] = [Math.min(...all), Math.max(0, ...all)];
  const said = GAP + (lying ? saidWidth(drawing, value, hasUnit ? undefined : '') : HIGH);
  const long = longOf(drawing, lying, label);
  const room = (high > 0 ? 2 : 1) * said;
  const more = ((high - low) / Math.max(long / 2, long - room)) * said;
  return [low - more, high > 0 ? high + more : 0];
}
