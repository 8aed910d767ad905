import { bandBetween } from './bands.ts';
import { BROAD } from './bar-names.ts';
import type { Channel, Drawing, Part } from './drawing.ts';
import { haloed } from './halo.ts';
import {
  edgeOf,
  heightsOf,
  type Level,
  type LevelPlace,
  middleOfLevel,
  OFF,
  placesOverBars,
  ROW,
} from './level-places.ts';
import { linesOf, textWidth } from './text-width.ts';

const FONT = 13;

/** The words over an upright line: how they stand by it, and how many lines of others are under them. */
interface Over {
  align: 'left' | 'center' | 'right';
  lines: string[];
  row: number;
}

/** Words may stand so far beyond a plot, and from one another, px. */
const MORE = 10;

/**
 * The words of upright lines over the plot, in the middle of their lines where they have room there side by side; else each
 * begins or ends at its line, in a row of its own, so that no line runs through the words of another.
 */
function wordsOver(drawing: Drawing, channel: Channel, scale: unknown, beside: number): Map<Level, Over> {
  const { chart, width } = drawing;
  const [low, high] = heightsOf(drawing, channel, scale);
  const wide = width - beside;
  // Over the names beside a plot there is room.
  const [first, last] = [MORE - beside, wide + MORE];
  const spots = (chart.levels ?? [])
    .filter(({ axis }) => axis === 'x')
    .map((level) => {
      const along = ((middleOfLevel(level) - low) / (high - low || 1)) * wide;
      const lines = linesOf(level.label, width * BROAD, FONT);
      const half = Math.max(...lines.map((line) => textWidth(line, FONT) * 0.53));
      return { level, at: along, half, lines };
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

/** How a line across is drawn; one that is fine has words as light as it is. */
const STROKES = { dashed: { strokeWidth: 1.5, strokeDash: [6, 4] }, fine: { strokeWidth: 1 } };
const WEIGHTS = { dashed: 600, fine: 400 };

/** How the words of an upright line stand over it. */
function wordsUp({ align, row, lines }: Over): { mark: Part; at: Part } {
  const dx = align === 'center' ? 0 : align === 'left' ? -1 : 1;
  const dy = -row * ROW - OFF - (lines.length - 1) * ROW;
  return { mark: { align, baseline: 'bottom', dx, dy }, at: { y: { value: 0 } } };
}

/** How the words of a level line stand by it. */
function wordsAt({ side, end, lines, down = 0 }: LevelPlace): { mark: Part; at: Part } {
  const at = { x: { value: side === 'beyond' || end === 'last' ? 'width' : 0 } };
  const more = (lines.length - 1) * ROW;
  if (side === 'beyond')
    return { mark: { align: 'left', baseline: 'middle', dx: 6, dy: down - more / 2 }, at };
  const align = end === 'first' ? 'left' : 'right';
  const over = side === 'over' ? { baseline: 'bottom', dy: -OFF - more } : { baseline: 'top', dy: OFF };
  return { mark: { align, ...over }, at };
}

/**
 * Lines across at a value, a target or a limit, each with its words where nothing else is drawn; so many pixels are beside
 * the plot.
 */
export function levelLines(
  drawing: Drawing,
  place: Part,
  beside = 64,
  placeOf?: (level: Level) => LevelPlace | undefined,
): Levels {
  const { chart, inks } = drawing;
  const levels: Levels = { rules: [], words: [] };
  const { x } = chart.spec.encoding;
  const overBars = placeOf === undefined ? placesOverBars(drawing, place) : undefined;
  const over = x && wordsOver(drawing, x, Object(place.x).scale, beside);
  for (const level of chart.levels ?? []) {
    const { axis, value, to, line = 'dashed' } = level;
    const channel = chart.spec.encoding[axis];
    if (channel?.field === undefined) continue;
    const { stack: _, ...scale }: Part = Object(place[axis]);
    const up = axis === 'x' ? over?.get(level) : undefined;
    const across = axis === 'y' ? (placeOf?.(level) ?? overBars?.get(level)) : undefined;
    const said = up ?? across;
    const at = axis === 'x' ? middleOfLevel(level) : edgeOf(level);
    const data = { values: [{ [channel.field]: at, said: said?.lines.join('\n') }] };
    const rule = { type: 'rule', color: inks.text, ...STROKES[line] };
    // Up to its words.
    const top = -(up?.row ?? 0) * ROW;
    const tall = axis === 'x' ? { y: { value: top - (top < 0 ? 3 : 0) }, y2: { value: 'height' } } : {};
    levels.rules.push(
      to === undefined
        ? { data, mark: rule, encoding: { [axis]: scale, ...tall } }
        : bandBetween(drawing, axis, scale, [value, to]),
    );
    const words = up ? wordsUp(up) : across && wordsAt(across);
    if (words === undefined) continue;
    const text = {
      type: 'text',
      fontSize: FONT,
      fontWeight: WEIGHTS[line],
      lineBreak: '\n',
      lineHeight: ROW,
    };
    const encoding = { [axis]: scale, ...words.at, text: { field: 'said', type: 'nominal' } };
    levels.words.push(...haloed(drawing, { ...text, ...words.mark }, { data, encoding }, inks.text));
  }
  return levels;
}
