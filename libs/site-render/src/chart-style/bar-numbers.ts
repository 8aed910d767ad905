import { FONT } from './bar-names.ts';
import {
  beyondBar,
  type Drawing,
  indexOf,
  levelsOf,
  numbersIn,
  type Part,
  readableOn,
  saidWidth,
  withUnit,
} from './drawing.ts';
import { clearOfLevels } from './halo.ts';
import { type BarPlan, inkOn } from './stacks.ts';

/** Between the end of a bar and its number, px. */
const GAP = 6;

/** The number of each bar, beyond its end, or within it where a line across would run through one. */
export function barNumbers(drawing: Drawing, plan: BarPlan, place: Part, fill: Part): Part[] {
  const { value, lying, hasUnit, offset } = plan;
  const text = {
    ...(value.field === undefined ? {} : { field: value.field }),
    ...(value.aggregate === undefined ? {} : { aggregate: value.aggregate }),
    type: 'quantitative',
    format: withUnit(drawing, value).slice(hasUnit ? 0 : 1),
  };
  const type = { type: 'text', fontSize: FONT, fontWeight: 700 };
  if (isCrossed(drawing, plan, Object(Object(place.x).scale).domain)) {
    const end = drawing.look.isRightToLeft ? { align: 'left', dx: GAP } : { align: 'right', dx: -GAP };
    const within = (color: Part, mark: Part = {}) => ({
      mark: { ...type, ...end, ...mark },
      encoding: { ...place, text, color },
    });
    // In the colour of its bar, so that a line across the bar ends before the number.
    const halo = within(fill, { strokeWidth: 6, strokeJoin: 'round' });
    const behind = { ...halo, encoding: { ...halo.encoding, stroke: fill } };
    return [behind, within(inkWithin(drawing, fill)), ...noNumbers(drawing, plan, place)];
  }
  const mark = { ...type, ...(lying ? beyondBar(drawing, GAP) : { baseline: 'bottom', dy: -5 }) };
  // Of two bars side by side, what keeps a line off the number of one would bite into the other.
  const said = clearOfLevels(drawing, mark, { encoding: { ...place, text } }, offset === undefined ? 11 : 3);
  return [...said, ...noNumbers(drawing, plan, place)];
}

/** A place without a number has a dash where its bar would begin: it is no nought. */
function noNumbers({ dataset, inks }: Drawing, { band, value, lying, offset }: BarPlan, place: Part): Part[] {
  const [at, number] = [indexOf(dataset, band?.field), indexOf(dataset, value.field)];
  const empty = dataset.rows.filter((row) => row[number] === null);
  if (at < 0 || number < 0 || offset !== undefined || value.aggregate !== undefined) return [];
  if (empty.length === 0 || empty.length === dataset.rows.length) return [];
  const [across, along] = lying ? ['y', 'x'] : ['x', 'y'];
  const { field: _, stack: __, ...channel } = Object(place[along]);
  const low = Number(channel.scale?.domain?.[0] ?? 0);
  const isTurned = channel.scale?.reverse === true;
  return [
    {
      data: { values: empty.map((row) => ({ [band?.field ?? '']: row[at], said: '–' })) },
      mark: {
        type: 'text',
        fontSize: FONT + 3,
        fontWeight: 700,
        color: inks.muted,
        ...(lying ? { dx: isTurned ? -8 : 8 } : { dy: -10 }),
      },
      encoding: {
        [across]: place[across],
        [along]: { ...channel, datum: Math.max(0, low) },
        text: { field: 'said', type: 'nominal' },
      },
    },
  ];
}

/** Whether a line across runs through a number beyond the end of a lying bar, and all bars are long enough for theirs. */
function isCrossed(drawing: Drawing, { value, lying, hasUnit, label }: BarPlan, domain: unknown): boolean {
  const levels = levelsOf(drawing, value);
  const numbers = numbersIn(drawing, value);
  const [from, to] = Array.isArray(domain) ? domain.map(Number) : [0, Math.max(...levels, ...numbers)];
  if (!lying || levels.length === 0 || from !== 0 || to === undefined || !(to > 0)) return false;
  const pixel = Math.max(80, drawing.width - label.gutter - 20) / to;
  const wide = saidWidth(drawing, value, hasUnit ? undefined : '');
  const isOver = (number: number): boolean =>
    levels.some((level) => level * pixel > number * pixel && level * pixel < number * pixel + wide + GAP * 2);
  return numbers.some(isOver) && numbers.every((number) => number * pixel > wide + GAP * 2);
}

/** The ink that can be read on each bar. */
function inkWithin(drawing: Drawing, fill: Part): Part {
  if (typeof fill.field === 'string') return inkOn(drawing, fill.field);
  const inkOf = ({ value, ...part }: Part): Part => ({ ...part, value: readableOn(String(value)) });
  const { condition, ...rest } = fill;
  if (condition === undefined) return inkOf(rest);
  return {
    condition: Array.isArray(condition) ? condition.map(inkOf) : inkOf(Object(condition)),
    ...inkOf(rest),
  };
}
