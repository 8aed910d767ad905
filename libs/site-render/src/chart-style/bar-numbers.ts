import { FONT } from './bar-names.ts';
import { GAP, sideOf } from './bar-places.ts';
import {
  beyondBar,
  type Drawing,
  freeName,
  indexOf,
  numbersIn,
  type Part,
  readableOn,
  unitAtPoints,
  unitOf,
} from './drawing.ts';
import { clearOfLevels } from './halo.ts';
import { numberText } from './number-text.ts';
import { type BarPlan, inkOn } from './stacks.ts';
import { onlyWritten } from './told-numbers.ts';

/** The number of each bar: beyond its end, or within it where a line across would run through one. */
export function barNumbers(drawing: Drawing, plan: BarPlan, place: Part, fill: Part): Part[] {
  const { value, lying, hasUnit, offset } = plan;
  const along = lying ? 'x' : 'y';
  const text = hasUnit ? withUnitOnce(drawing, plan) : numberText(drawing, value, false);
  const type = { type: 'text', fontSize: FONT, fontWeight: 700 };
  const written = onlyWritten(drawing, value);
  const side = sideOf(drawing, plan, Object(Object(place[along]).scale).domain);
  if (side === 'beyond') {
    const mark = { ...type, ...beyondEnd(drawing, plan) };
    // Of two bars side by side, what keeps a line off the number of one would bite into the other.
    const said = clearOfLevels(
      drawing,
      mark,
      { ...written, encoding: { ...place, text } },
      offset === undefined ? 11 : 3,
    );
    return [...said, ...noNumbers(drawing, plan, place)];
  }
  const { field: _, aggregate: __, stack: ___, ...channel } = Object(place[along]);
  const at = side === 'foot' ? { ...place, [along]: { ...channel, datum: 0 } } : place;
  const inwards = side === 'end' ? -GAP : GAP;
  const end = lying
    ? beyondBar(inwards, side === 'end')
    : { baseline: side === 'end' ? 'top' : 'bottom', dy: -inwards };
  const within = (color: Part, mark: Part = {}) => ({
    ...written,
    mark: { ...type, ...end, ...mark },
    encoding: { ...at, text, color },
  });
  // In the colour of its bar, so that a line across the bar ends before the number.
  const unnamed = typeof fill.field === 'string' ? { ...fill, legend: null } : fill;
  const halo = within(unnamed, { strokeWidth: 6, strokeJoin: 'round' });
  const behind = { ...halo, encoding: { ...halo.encoding, stroke: unnamed } };
  return [behind, within(inkWithin(drawing, fill)), ...noNumbers(drawing, plan, place)];
}

/** So many bars each say a unit that is a word. */
const MOST_WORDED = 4;

/** A unit that is a word stands at the bars that stand out, else at the longest, and at none where it is said over the chart. */
function withUnitOnce(drawing: Drawing, { value, band, names, chosen }: BarPlan): Part {
  const { dataset, chart } = drawing;
  const whole = numberText(drawing, value, true);
  const isWord = /^\p{L}{4,}$/u.test(unitOf(chart, dataset)) && names.length > MOST_WORDED;
  const { color, x, y } = chart.spec.encoding;
  const isPlain = color?.field === undefined || [x?.field, y?.field].includes(color.field);
  if (!isWord || !isPlain || band?.field === undefined || value.aggregate !== undefined) return whole;
  const bare = numberText(drawing, value, false);
  if (unitAtPoints(drawing, undefined) === '') return bare;
  const [at, number] = [indexOf(dataset, band.field), indexOf(dataset, value.field)];
  const longest = dataset.rows.toSorted((one, other) => Number(other[number]) - Number(one[number]))[0];
  const oneOf = chosen.length > 0 ? chosen : [longest?.[at] ?? null];
  return { condition: [{ test: { field: band.field, oneOf }, ...whole }], ...bare };
}

/** Beyond the end of a bar, which of one below nought is its other side. */
function beyondEnd(drawing: Drawing, { value, lying }: BarPlan): Part {
  const over = lying ? beyondBar(GAP) : { baseline: 'bottom', dy: -5 };
  if (!numbersIn(drawing, value).some((number) => number < 0)) return over;
  const under: Part = lying ? beyondBar(-GAP, true) : { baseline: 'top', dy: 5 };
  const isBelow = `datum[${JSON.stringify(freeName(value.field ?? ''))}] < 0`;
  const either = ([name, part]: [string, unknown]) => [
    name,
    { expr: `${isBelow} ? ${JSON.stringify(under[name])} : ${JSON.stringify(part)}` },
  ];
  return Object.fromEntries(Object.entries(over).map(either));
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
  return [
    {
      data: { values: empty.map((row) => ({ [band?.field ?? '']: row[at], said: '–' })) },
      mark: {
        type: 'text',
        fontSize: FONT + 3,
        fontWeight: 700,
        color: inks.muted,
        ...(lying ? { dx: 8 } : { dy: -10 }),
      },
      encoding: {
        [across]: place[across],
        [along]: { ...channel, datum: Math.max(0, low) },
        text: { field: 'said', type: 'nominal' },
      },
    },
  ];
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
