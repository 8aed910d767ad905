import { kindOf } from '../chart-kind.ts';
import { roundedRange } from './axis.ts';
import { BROAD } from './bar-names.ts';
import { type Channel, type Drawing, indexOf, levelsOf, numbersIn, type Part, valuesOf } from './drawing.ts';
import { haloed } from './halo.ts';
import { linesOf, textWidth } from './text-width.ts';

const FONT = 13;

/** Whether there is more room for words over a line at its start than at its end: fewer bars rise over it, no point or curve is near. */
export function isFreer({ chart, dataset }: Drawing, channel: Channel, level: number): boolean {
  const { x } = chart.spec.encoding;
  const [at, across] = [channel.field, x?.field].map((field) => indexOf(dataset, field));
  const isFilled = ['bar', 'area'].includes(kindOf(chart));
  const stops = Array.isArray(x?.sort) ? x.sort : valuesOf({ dataset }, x?.field);
  const order = (row: (typeof dataset.rows)[number]): number =>
    x?.type === 'quantitative' ? Number(row[across ?? 0]) : stops.indexOf(row[across ?? 0] ?? null);
  const rows = dataset.rows.toSorted((one, other) => order(one) - order(other));
  const third = Math.ceil(rows.length / 3);
  const [first, last] = [rows.slice(0, third), rows.slice(-third)].map((some) => {
    const numbers = some.map((row) => Number(row[at ?? 0] ?? 0));
    return !isFilled ? -Math.min(...numbers.map((one) => Math.abs(one - level))) : Math.max(...numbers);
  });
  return (first ?? 0) < (last ?? 0);
}

/** Words beside a plot have at most so much of the width. */
const MOST_BESIDE = 0.2;

/** Whether standing bars, with their numbers, reach the words of a line at both its ends, and beside it there is room for them. */
function isBarred(
  { chart, dataset, width }: Drawing,
  channel: Channel,
  level: number,
  label: string,
): boolean {
  const { mark, encoding } = chart.spec;
  const isBar = mark === 'bar' || (typeof mark === 'object' && mark.type === 'bar');
  if (!isBar || encoding.y?.field !== channel.field || textWidth(label, FONT) > width * MOST_BESIDE)
    return false;
  const numbers = dataset.rows.map((row) => Number(row[indexOf(dataset, channel.field)] ?? 0));
  const third = Math.ceil(numbers.length / 3);
  return [numbers.slice(0, third), numbers.slice(-third)].every((some) => Math.max(...some) > level * 0.85);
}

/** From one line of words to the next over a plot. */
const ROW = 18;

type Level = NonNullable<Drawing['chart']['levels']>[number];

/** The words over an upright line: how they stand by it, and how many lines of others are under them. */
interface Over {
  align: 'left' | 'center' | 'right';
  lines: string[];
  row: number;
}

/** From where to where an axis goes. */
function domainOf(drawing: Drawing, channel: Channel, scale: unknown): [number, number] {
  const [from, to] = Object(Object(scale).domain ?? []);
  if (typeof from === 'number' && typeof to === 'number') return [from, to];
  const numbers = [...numbersIn(drawing, channel), ...levelsOf(drawing, channel)];
  const [low, high] = roundedRange(numbers, Object(scale).zero !== false);
  return [low, high];
}

/** Words may stand so far beyond a plot, and from one another, px. */
const MORE = 10;

/**
 * The words of upright lines over the plot, in the middle of their lines where they have room there side by side; else each
 * begins or ends at its line, in a row of its own, so that no line runs through the words of another.
 */
function wordsOver(drawing: Drawing, channel: Channel, scale: unknown, beside: number): Map<Level, Over> {
  const { chart, width } = drawing;
  const [low, high] = domainOf(drawing, channel, scale);
  const wide = width - beside;
  const isTurned = Object(scale).reverse === true;
  // Over the names beside a plot there is room.
  const [first, last] = isTurned ? [-MORE, width - MORE] : [MORE - beside, wide + MORE];
  const spots = (chart.levels ?? [])
    .filter(({ axis }) => axis === 'x')
    .map((level) => {
      const along = ((level.value - low) / (high - low || 1)) * wide;
      const lines = linesOf(level.label, width * BROAD, FONT);
      const half = Math.max(...lines.map((line) => textWidth(line, FONT) * 0.53));
      return { level, at: isTurned ? wide - along : along, half, lines };
    })
    .toSorted((one, other) => one.at - other.at);
  const named = textWidth(String(chart.spec.encoding.y?.title ?? ''), FONT);
  const lowest = spots.some(({ at, half }) => at - 2 * half < named) ? 1 : 0;
  const areFree = spots.every(({ at, half }, nth) => {
    const before = spots[nth - 1];
    return at - half >= (before === undefined ? first : before.at + before.half + MORE) && at + half <= last;
  });
  const isBefore = spots.every(({ at, half }) => at - 2 * half >= first);
  const isAfter = spots.every(({ at, half }) => at + 2 * half <= last);
  const align = areFree ? 'center' : isBefore && !isAfter ? 'right' : 'left';
  return new Map(
    spots.map(({ level, at, half, lines }, nth) => {
      const isOut = align === 'left' && at + 2 * half > last && at > wide / 2;
      const under = align === 'left' ? spots.slice(nth + 1) : align === 'right' ? spots.slice(0, nth) : [];
      const row = under.reduce((sum, each) => sum + each.lines.length, lowest);
      return [level, { align: isOut ? 'right' : align, lines, row }];
    }),
  );
}

/** The lines across of a chart, over which its numbers stand, and their words. */
export interface Levels {
  rules: Part[];
  words: Part[];
}

/**
 * Lines across at a value, a target or a limit, with their words where the chart is lower: at the side, or over it; so many
 * pixels are beside the plot.
 */
export function levelLines(drawing: Drawing, place: Part, beside = 64): Levels {
  const { chart, inks } = drawing;
  const levels: Levels = { rules: [], words: [] };
  const { x } = chart.spec.encoding;
  const over = x && wordsOver(drawing, x, Object(place.x).scale, beside);
  for (const level of chart.levels ?? []) {
    const { axis, value, label } = level;
    const channel = chart.spec.encoding[axis];
    if (channel?.field === undefined) continue;
    const { stack: _, ...scale }: Part = Object(place[axis]);
    const { align, row, lines } = over?.get(level) ?? { align: 'center', row: 0, lines: [label] };
    const data = { values: [{ [channel.field]: value, said: lines.join('\n') }] };
    const isStart = isFreer(drawing, channel, value);
    const isOutside = axis === 'y' && isBarred(drawing, channel, value, label);
    const text = { type: 'text', fontSize: FONT, fontWeight: 600, baseline: 'bottom', dy: -5 };
    const up = -row * ROW;
    const block = { align, lineBreak: '\n', lineHeight: ROW, dy: up - 5 - (lines.length - 1) * ROW };
    const dx = align === 'center' ? 0 : align === 'left' ? -1 : 1;
    const words =
      axis === 'x'
        ? { mark: { ...text, ...block, dx }, at: { y: { value: 0 } } }
        : isOutside
          ? {
              mark: { ...text, align: 'left', baseline: 'middle', dx: 6, dy: 0 },
              at: { x: { value: 'width' } },
            }
          : {
              mark: { ...text, align: isStart ? 'left' : 'right' },
              at: { x: { value: isStart ? 0 : 'width' } },
            };
    const rule = { type: 'rule', color: inks.text, strokeWidth: 1.5, strokeDash: [6, 4] };
    const said = { text: { field: 'said', type: 'nominal' } };
    // Up to its words.
    const tall = axis === 'x' ? { y: { value: up - (row > 0 ? 3 : 0) }, y2: { value: 'height' } } : {};
    levels.rules.push({ data, mark: rule, encoding: { [axis]: scale, ...tall } });
    levels.words.push(
      ...haloed(drawing, words.mark, { data, encoding: { [axis]: scale, ...words.at, ...said } }, inks.text),
    );
  }
  return levels;
}
