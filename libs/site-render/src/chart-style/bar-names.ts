import { UNDER } from './bar-length.ts';
import {
  type Cell,
  type Channel,
  type Drawing,
  freeName,
  type Marked,
  type Part,
  seriesOf,
} from './drawing.ts';
import { clearOfLevels } from './halo.ts';
import { heightOfLegend } from './legend.ts';
import { linesOf, textWidth } from './text-width.ts';

/** Size of the names, in pixels. */
export const FONT = 13;
const LINE = 17;
/** Words over a line across are broken where they would take more of the width. */
export const BROAD = 0.7;
/** Below this width names of lying bars stand over them, if they are long. */
export const NARROW = 500;
/** How much of the width the names beside bars may take, the least first. */
const GUTTERS = [0.35, 0.45, 0.55] as const;
/** What the edges take of the height where lying bars have no axis under them. */
const EDGE = 6;
/** A bar under its name in a chart of a given height: the usual thickness of a thin one, and the least, px. */
const THIN = { usual: 10, least: 8 };

/** How bars are named. */
export interface BarNames {
  axis: Part | null;
  padding: Part;
  /** Pixels of width that the names take beside the bars. */
  gutter: number;
  /** The height of the chart, where it has to be another. */
  height?: number;
  /** Lines of the names that stand over their bars. */
  over?: readonly { name: Cell; lines: string[] }[];
  /** Pixels between such names and their bars, for numbers. */
  lift?: number;
  /** Pixels between such names and what is under them besides. */
  gap?: number;
}

const PADDING = { paddingInner: 0.32, paddingOuter: 0.1 };
/** The same with numbers over the bars. */
const LIFTED = { ...PADDING, paddingInner: 0.46 };

/** Names level, and no title: what the chart is of stands over it. */
const AXIS: Part = { title: null, labelAngle: 0, grid: false, labelLimit: 1000 };

const besideOrUnder: BarNames = { axis: AXIS, padding: PADDING, gutter: 0 };

/** A standing bar is at most so broad, px: a few over the whole width would be slabs. */
const BROADEST = 96;

/** A lying bar is at most so high, px: few of them in a tall place would be slabs. */
const THICKEST = 38;

/** The air between lying bars: more of it where they would be thicker than that. */
function airIn(least: typeof PADDING, step: number, groups: number): Part {
  const paddingInner = Math.max(least.paddingInner, 1 - (THICKEST * groups) / Math.max(1, step));
  return paddingInner === least.paddingInner ? least : { paddingInner, paddingOuter: paddingInner / 2 };
}

/** A lying bar and what is between it and the next are together at most so high, px, and in a chart as wide as a board. */
const HIGHEST = { usual: 72, wide: 56 };
const WIDE = 800;

/** Names under standing bars. */
export function upright({ width }: Drawing, count: number, groups: number): BarNames {
  const step = width / Math.max(1, count);
  const broadest = BROADEST * (groups === 1 ? 1 : 1.6);
  if (step * (1 - PADDING.paddingInner) <= broadest) return besideOrUnder;
  const paddingInner = 1 - broadest / step;
  return { ...besideOrUnder, padding: { paddingInner, paddingOuter: paddingInner / 2 } };
}

/** What the legend of bars, and the words of several lines across, take of the height. */
function headHeight(drawing: Drawing): number {
  const { width, chart } = drawing;
  const { field, legend } = chart.spec.encoding.color ?? {};
  const upright = (chart.levels ?? []).filter(({ axis }) => axis === 'x');
  const rows = upright.flatMap(({ label }) => linesOf(label, width * BROAD, FONT));
  const over = upright.length > 1 ? rows.length * 18 : 0;
  if (field === undefined || legend === null) return over;
  return over + heightOfLegend(width, seriesOf(drawing, field));
}

/** What is said with the names of lying bars, and what is under these. */
interface Beside {
  notes?: readonly Marked[];
  lift?: number;
  hasAxis?: boolean;
  /** Whether bars go to both sides from a line that names over them would cross. */
  isBelow?: boolean;
}

/** Names of lying bars: beside them, in lines where they are long; in a narrow chart over them. */
export function besideBars(
  drawing: Drawing,
  names: readonly Cell[],
  groups: number,
  { notes = [], lift = 0, hasAxis = true, isBelow = false }: Beside = {},
): BarNames {
  const { width, height, mayGrow } = drawing;
  const parts = names.map((name) => [
    String(name ?? ''),
    ...notes.filter(({ stop }) => stop === name).map(({ mark }) => mark.label),
  ]);
  const said = parts.map((own) => own.join(' · '));
  // What has no room beside a name stands on lines of its own.
  const linesIn = (wide: number): string[][] =>
    parts.map((own, at) => {
      const whole = said[at] ?? '';
      return textWidth(whole, FONT) <= wide ? [whole] : own.flatMap((part) => linesOf(part, wide, FONT));
    });
  const widest = Math.max(0, ...said.map((name) => textWidth(name, FONT)));
  const count = Math.max(1, names.length);
  const bar = Math.max(mayGrow ? 26 : 0, groups * (mayGrow ? 18 : 0)) + lift;
  const highest = width > WIDE ? HIGHEST.wide : HIGHEST.usual;
  const most = groups === 1 ? count * highest + 40 : height;
  const head = headHeight(drawing);
  const around = (hasAxis ? UNDER : EDGE) + head;
  const airAt = (tall: number): Part => airIn(lift > 0 ? LIFTED : PADDING, (tall - around) / count, groups);
  const tall = (step: number): number =>
    mayGrow ? Math.max(Math.min(height, most), Math.ceil(count * step + 30 + head)) : height;
  const sized = (step: number) => ({
    padding: airAt(tall(step)),
    ...(mayGrow ? { height: tall(step) } : {}),
  });
  if (widest <= width * GUTTERS[0]) {
    const axis = notes.length > 0 ? { ...AXIS, labelExpr: oneFor(names, said, 'datum.value') } : AXIS;
    return { axis, gutter: widest + 8, ...sized(bar) };
  }
  if (width < NARROW && !isBelow && (mayGrow || (height - 20) / count >= 40))
    return over(drawing, names, linesIn(width - 24), { groups, lift, hasAxis: true });
  const room = (height - around) / count;
  const wrapped = GUTTERS.map((share) => {
    const lines = linesIn(width * share);
    const [most = 1, next = most] = lines.map(({ length }) => length).toSorted((one, other) => other - one);
    return { share, lines, most, next };
  });
  const fits = wrapped.find(({ most, next, share, lines }) => {
    const isWithin = lines.flat().every((line) => textWidth(line, FONT) <= width * share);
    // A long name reaches into the air beside a short one.
    return isWithin && (mayGrow ? most <= 3 : ((most + next) / 2) * LINE <= room);
  });
  const limit = Math.round(width * (fits?.share ?? GUTTERS[2]));
  // Where names would leave a narrow chart little for its bars, or were cut, they stand over these if they can.
  if (fits === undefined || (width < NARROW && fits.share === GUTTERS[2])) {
    const above = linesIn(width - 24);
    const least = Math.max(...above.map(({ length }) => length)) * LINE + lift + groups * THIN.least;
    if (mayGrow || least <= room) return over(drawing, names, above, { groups, lift, hasAxis });
  }
  if (fits === undefined)
    return { padding: airAt(height), gutter: limit, axis: { ...AXIS, labelLimit: limit } };
  return {
    axis: inGutter(names, fits.lines, limit),
    gutter: Math.max(...fits.lines.flat().map((line) => textWidth(line, FONT))) + 8,
    ...sized(Math.max(bar, fits.most * LINE + 6)),
  };
}

/** Names beside their bars in the lines that they are broken to. */
function inGutter(names: readonly Cell[], lines: readonly string[][], limit: number): Part {
  const labelExpr = oneFor(names, lines, 'datum.value');
  // The library sets the first of several lines level with the bar: all of them are to be.
  const counts = [...new Set(lines.map(({ length }) => length))].filter((count) => count > 1);
  const condition = counts.map((count) => ({
    test: oneFor(
      names,
      lines.map(({ length }) => length === count),
      'datum.value',
    ),
    value: (-(count - 1) * LINE) / 2,
  }));
  return {
    ...{ ...AXIS, labelExpr, labelLineHeight: LINE, labelLimit: limit + FONT },
    ...(counts.length > 0 ? { labelOffset: { condition, value: 0 } } : {}),
  };
}

/** Names over their bars, each bar as high as what is left. */
function over(
  drawing: Drawing,
  names: readonly Cell[],
  said: readonly string[][],
  { groups, lift, hasAxis }: { groups: number; lift: number; hasAxis: boolean },
): BarNames {
  const { height, mayGrow } = drawing;
  const lines = names.map((name, at) => ({ name, lines: said[at] ?? [] }));
  const most = Math.max(...lines.map((each) => each.lines.length));
  const close = most * LINE + lift;
  const least = close + 10 + Math.max(20, groups * 16);
  const rest = (hasAxis ? UNDER : EDGE) + headHeight(drawing);
  const tall = mayGrow ? Math.max(height, Math.ceil(names.length * least + rest)) : height;
  const step = Math.max(1, (tall - rest) / Math.max(1, names.length));
  // In a low chart names move close to their bars before these become too thin to be seen.
  const usual = Math.max(0, Math.min(10, step - close - groups * THIN.usual));
  const air = Math.max(usual, step - close - groups * THICKEST);
  const inner = Math.min(0.85, (close + air) / step);
  return {
    axis: null,
    padding: { paddingInner: inner, paddingOuter: inner / 2, align: 1 },
    gutter: 0,
    height: tall,
    over: lines,
    lift,
    gap: Math.max(1, Math.min(3, usual - 4)),
  };
}

/** A value as an expression has it. */
export const listed = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/gu, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'));

/** An expression for what belongs to the name that another expression gives. */
export const oneFor = (names: readonly Cell[], values: readonly unknown[], of: string): string =>
  `${listed(values)}[indexof(${listed(names.map((name) => (typeof name === 'string' ? freeName(name) : name)))}, ${of})]`;

/** The names over their bars, as marks: those of as many lines as one another in one layer. */
export function namesOver(
  drawing: Drawing,
  band: Channel,
  y: Part,
  { over = [], lift = 0, gap = 3 }: BarNames,
): Part[] {
  if (over.length === 0) return [];
  const { field = '' } = band;
  const byLines = Map.groupBy(over, ({ lines }) => lines.length);
  return [...byLines].flatMap(([count, named]) => {
    const transform = [
      { filter: { field, oneOf: named.map(({ name }) => name) } },
      { window: [{ op: 'row_number', as: 'nth' }], groupby: [field] },
      { filter: 'datum.nth === 1' },
      {
        calculate: oneFor(
          named.map(({ name }) => name),
          named.map(({ lines }) => lines.join('\n')),
          `datum[${listed(freeName(field))}]`,
        ),
        as: 'over',
      },
    ];
    const text = {
      ...{ type: 'text', align: 'left', baseline: 'bottom' },
      ...{ lineBreak: '\n', lineHeight: LINE, fontSize: FONT, dy: -gap - lift - (count - 1) * LINE },
    };
    const encoding = {
      y: { ...y, bandPosition: 0 },
      x: { value: 0 },
      text: { field: 'over', type: 'nominal' },
    };
    return clearOfLevels(drawing, text, { transform, encoding });
  });
}
