import { isOfMoney } from '../money-words.ts';
import { roundedRange } from './axis.ts';
import { FONT } from './bar-names.ts';
import {
  beyondBar,
  type Channel,
  type Drawing,
  freeName,
  indexOf,
  levelsOf,
  numbersIn,
  type Part,
  withoutUnit,
} from './drawing.ts';
import { haloed } from './halo.ts';
import { linesOf, textWidth } from './text-width.ts';

/** Bars from one number to another. */
export interface Ranges {
  from: Channel;
  to: Channel;
  /** What lies between, where the ends say how sure it is. */
  estimate: Channel | undefined;
  lying: boolean;
}

/** Where bars go from one number to another: both. */
export function rangesOf(
  { chart }: Drawing,
  { value, lying }: { value: Channel; lying: boolean },
): Ranges | undefined {
  const { x2, y2, text } = chart.spec.encoding;
  const to = x2 ?? y2;
  return to === undefined ? undefined : { from: value, to, estimate: text, lying };
}

/** Of its band, a range about an estimate has so much: it is no amount. */
export const SPREAD = 0.22;

/** Half of what such a bar takes of the height, the point on it at least. */
const halfBar = ({ dataset, height }: Drawing): number =>
  Math.max(10, (((height - AXIS) / Math.max(1, dataset.rows.length)) * SPREAD) / 2);
const AXIS = 30;

/** What says from where to where a bar goes, beyond its end. */
const LABEL = { lying: textWidth('00–00', FONT) + 12, standing: FONT + 12 };

/** From where to where the axis of such bars goes: they begin at no zero, and what is said of them has its room. */
export function scaleOfRanges(drawing: Drawing, { from, to, lying }: Ranges): Part {
  const said = [...numbersIn(drawing, from), ...numbersIn(drawing, to)];
  const numbers = [...said, ...levelsOf(drawing, from)];
  if (said.length === 0 || from.aggregate !== undefined || from.scale !== undefined) return {};
  const [low, high] = roundedRange(numbers, false);
  const most = Math.max(...said);
  const room = (lying ? LABEL.lying : LABEL.standing) / (lying ? drawing.width * 0.7 : drawing.height - 40);
  return { scale: { domain: [low, Math.max(high, most + (most - low) * room)], nice: false } };
}

/** Whether amounts of what a word counts, as no sign of a unit or word of money does, are whole or halves: nobody says 0.5 months. */
export function inHalves(drawing: Drawing, { from, to }: Pick<Ranges, 'from' | 'to'>): boolean {
  const numbers = [...numbersIn(drawing, from), ...numbersIn(drawing, to)];
  const { unit = '' } = drawing.dataset.fields[indexOf(drawing.dataset, from.field)] ?? {};
  const isWord = /^(?:\p{L}\p{Ll}{3,}|\p{Lo}{3,})$/u.test(unit);
  return isWord && !isOfMoney(unit) && numbers.every((number) => number >= 0 && number % 0.5 === 0);
}

/** A shorter name of an end says no more than its place does: "From", "Until". */
const TELLING = 6;

/** What the ends of bars are, as the numbers beyond them are written, where it is two things and not a beginning and an end. */
export function namesOfEnds({ dataset, width }: Drawing, { from, to, estimate }: Ranges): string[] | null {
  const names = [from, to].map(({ field }) => {
    const own = dataset.fields[indexOf(dataset, field)];
    return own?.title ?? own?.name ?? '';
  });
  const areTwo = estimate === undefined && names.every(({ length }) => length >= TELLING);
  return areTwo ? linesOf(names.join(' – '), width * 0.6, FONT) : null;
}

const cellOf = (field: string): string => `datum[${JSON.stringify(freeName(field))}]`;

/** From where to where each bar goes, in numbers; about an estimate, that before them and its place. */
export function rangeLabels(drawing: Drawing, place: Part, { from, to, estimate, lying }: Ranges): Part[] {
  const { field: start } = from;
  const { field: end } = to;
  if (start === undefined || end === undefined || from.aggregate !== undefined) return [];
  const format = withoutUnit(drawing, from);
  const areHalves = inHalves(drawing, { from, to });
  const write = (value: string): string =>
    areHalves
      ? `(${value} === 0.5 ? '' : format(floor(${value}), ',d')) + (${value} % 1 === 0 ? '' : '½')`
      : `format(${value}, '${format}')`;
  const [low, high] = ['min', 'max'].map((pick) => `${pick}(${cellOf(start)}, ${cellOf(end)})`);
  const [first, last] = [write(low ?? ''), write(high ?? '')];
  const { x2: _, y2: __, ...at } = place;
  const along = lying ? 'x' : 'y';
  const placed = (field: string) => ({ ...at, [along]: { ...Object(at[along]), field } });
  const text = { type: 'text', fontSize: FONT, fontWeight: 700, color: drawing.inks.text };
  const said = { text: { field: 'said', type: 'nominal' } };
  if (estimate?.field !== undefined) {
    const { ground, text: stroke } = drawing.inks;
    const calculate = `${write(cellOf(estimate.field))} + ' [' + ${first} + '; ' + ${last} + ']'`;
    return [
      {
        mark: { type: 'point', filled: true, opacity: 1, size: 150, fill: ground, stroke, strokeWidth: 2.5 },
        encoding: placed(estimate.field),
      },
      {
        transform: [
          { calculate, as: 'said' },
          { calculate: high, as: 'until' },
        ],
        mark: { ...text, align: 'center', baseline: 'bottom', dy: lying ? -(halfBar(drawing) + 4) : -5 },
        encoding: { ...placed(lying ? estimate.field : 'until'), ...said },
      },
    ];
  }
  const mark = lying ? beyondBar(6) : { baseline: 'bottom', dy: -5 };
  // Between numbers with a sign, a dash would be one sign more.
  const hasSign = [...numbersIn(drawing, from), ...numbersIn(drawing, to)].some((number) => number < 0);
  const transform = [
    { calculate: `${first} + '${hasSign ? ' … ' : '–'}' + ${last}`, as: 'said' },
    { calculate: high, as: 'until' },
  ];
  const encoding = { ...placed('until'), ...said };
  return haloed(drawing, { ...text, ...mark }, { transform, encoding }, drawing.inks.text, 8);
}
