import type { Box } from '../box.ts';
import type { Chart } from '../chart.ts';
import type { DatavizContent, Placement } from '../dataviz.ts';
import type { Theme } from '../theme.ts';
import { type BoardSheet, isFilled, placeBox, placeRoom } from './board-grid.ts';
import {
  type BoardMarks,
  chartWords,
  HEADING,
  type MeasuredTable,
  measuredTable,
  sizesAt,
  type TileWords,
  tableHeight,
  tableLines,
  tileHeight,
  tileWords,
} from './board-tiles.ts';
import { largestSize, type MeasuredBlock, setLines, wordsHeight } from './board-words.ts';

/** A board, and whose it is. */
export interface WrittenBoard {
  content: DatavizContent;
  theme: Theme;
  title: string;
  owner: string;
  marks?: BoardMarks;
}

/** Sizes of notes, in shares of running text: those that are alike have one. */
const STEPS = [2.2, 1.8, 1.5, 1.25, 1.1, 1, 0.85] as const;
/** As large as this notes and tables may be beside any chart. */
const BESIDE_CHARTS = 1.1;
/** The largest of them without a ground of its own, which they are to fill. */
const MOST_FREE = 1.5;
/** A list is looked up, not seen from afar: with more lines than these it is not much larger than running text. */
const LISTED = { lines: 3, most: 1.25 };
/** Smaller type is told. */
const LEAST = { note: 0.85, number: 1.3, table: 0.8 };
/** Large words are so much smaller at most for the lines that their writer set them in. */
const WHOLE = 0.6;
/** The largest type of all and of tables, and the smallest that is tried. */
export const RANGE = { most: 16, table: 1.35, least: 0.4 };
/** Between the words of a chart and its drawing, in sizes of running text. */
const DRAWN_UNDER = 0.6;
/** A drawing is at least so large, and each of its lying bars so high; with less than a part of that it is not read. */
export const CHART = { width: 9, height: 11, lost: 0.7, bar: 1.8, split: 2.2 };

/** What a place shows, measured once for all sizes: a table, a chart or words. */
export interface Shown {
  placement: Placement;
  table?: MeasuredTable;
  chart?: Chart;
  words?: TileWords;
}

export function shownIn(placement: Placement, { content, theme, marks }: WrittenBoard): Shown {
  const { kind, ref } = placement;
  const chart = content.charts.find(({ id }) => id === ref);
  const dataset = content.datasets.find(({ id }) => id === (chart?.dataset ?? ref));
  if (kind === 'table' && dataset !== undefined)
    return { placement, table: measuredTable(dataset, placement, theme) };
  if (kind === 'chart' && chart !== undefined) return { placement, chart };
  const words = tileWords(placement, content, theme, marks);
  return { placement, ...(words && { words }) };
}

/** What stands in a place, and how large it can be there. */
export interface Fit {
  placement: Placement;
  box: Box;
  room: Box;
  /** The largest size that the place holds, and the smallest that is good. */
  fits: number;
  least: number;
  words?: TileWords;
  table?: MeasuredTable;
  /** What stands over a chart, and the room that it leaves. */
  over?: readonly MeasuredBlock[];
  drawing?: { width: number; height: number };
  heightAt: (size: number) => number | undefined;
}

/** The room that the words of a chart leave under them where its heading has a size. */
export function drawingUnder(
  over: readonly MeasuredBlock[],
  { width, height }: Box,
  main: number,
  type: number,
): { width: number; height: number } {
  const words = wordsHeight(over, width, { main, beside: type }) ?? height;
  return { width, height: Math.max(0, height - words - DRAWN_UNDER * type) };
}

export function fitOf(
  { placement, table, chart, words }: Shown,
  { content, theme, marks }: WrittenBoard,
  sheet: BoardSheet,
): Fit {
  const { type } = sheet;
  const [box, room] = [placeBox(placement, sheet), placeRoom(placement, sheet)];
  const { large = false } = placement;
  const range = (to: number) => ({ height: room.height, from: RANGE.least * type, to: to * type });
  if (table !== undefined) {
    const heightAt = (size: number) => tableHeight(table, room.width, size);
    const linesAt = (size: number) => tableLines(table, room.width, size);
    // Larger type is no gain where words are broken for it.
    const fewest = linesAt(type);
    const unbroken = (size: number) => (linesAt(size) > fewest ? undefined : heightAt(size));
    const fits = largestSize(unbroken, range(RANGE.table));
    return { placement, box, room, fits, least: LEAST.table * type, table, heightAt };
  }
  if (chart !== undefined) {
    const dataset = content.datasets.find(({ id }) => id === chart.dataset);
    const isExample = dataset?.source.kind === 'illustrative';
    const { size, blocks: over } = chartWords(chart, theme, {
      ...{ width: room.width, type, isLarge: large },
      ...(isExample && marks && { mark: marks.example }),
    });
    const height = wordsHeight(over, room.width, { main: size, beside: type }) ?? room.height;
    const drawing = drawingUnder(over, room, size, type);
    return { placement, box, room, fits: size, least: 0, over, drawing, heightAt: () => height };
  }
  if (words === undefined) return { placement, box, room, fits: type, least: 0, heightAt: () => 0 };
  const heightAt = (size: number) => tileHeight(words, { width: room.width, type }, size);
  const isFilling = words.isFigure === true || large;
  const free = isFilled(placement) ? STEPS[0] : MOST_FREE;
  const most = words.blocks.length - 1 > LISTED.lines ? LISTED.most : free;
  const all = largestSize(heightAt, range(isFilling ? RANGE.most : most));
  // What its writer set in lines keeps them, where its letters stay large.
  const isWhole = (size: number): boolean =>
    setLines(words.blocks, room.width, sizesAt(words, size, type)).length <= words.blocks.length;
  const wholeAt = (size: number) => (isWhole(size) ? heightAt(size) : undefined);
  const whole = large && words.blocks.length > 1 ? largestSize(wholeAt, range(all / type)) : all;
  const fits = whole >= all * WHOLE ? whole : all;
  const least = (words.isFigure === true ? LEAST.number : LEAST.note) * type;
  return { placement, box, room, fits, least, words, heightAt };
}

const isFigure = ({ words }: Fit): boolean => words?.isFigure === true;
const isNote = ({ placement: { kind, large = false }, words }: Fit): boolean =>
  !large && (kind === 'note' || kind === 'insight' || (kind === 'number' && words?.isFigure !== true));

/** Charts whose widths differ by less have headings of one size. */
const NEAR = 1.5;

/** Whether two tiles have one size: figures in places of one height, tables beside each other, notes there or in places of one size, charts about as wide. */
function areAlike(one: Fit, other: Fit): boolean {
  if (one === other) return true;
  const [place, next] = [one.placement, other.placement];
  const areOrdinary = place.large !== true && next.large !== true;
  if (one.drawing !== undefined || other.drawing !== undefined) {
    const [less = 1, more = 1] = [place.columnSpan, next.columnSpan].toSorted((a, b) => a - b);
    return areOrdinary && one.drawing !== undefined && other.drawing !== undefined && more <= less * NEAR;
  }
  if (one.table !== undefined || other.table !== undefined)
    return one.table !== undefined && other.table !== undefined && place.row === next.row;
  const areLarge = place.large === true && next.large === true && place.columnSpan === next.columnSpan;
  if (isFigure(one)) return (areOrdinary || areLarge) && isFigure(other) && place.rowSpan === next.rowSpan;
  const isLike = place.rowSpan === next.rowSpan && place.columnSpan === next.columnSpan;
  const areNotes = isNote(one) && isNote(other) && isFilled(place) === isFilled(next);
  return areNotes && (isLike || place.row === next.row);
}

/**
 * Sizes of all: what is alike has one, and notes one of a few. Charts are what a board is for: neither a note nor a table beside
 * them has a heading that is clearly larger than the largest of theirs.
 */
export function sizesOf(fits: readonly Fit[], { type }: BoardSheet): number[] {
  const sizes = fits.map((fit) =>
    Math.min(...fits.filter((other) => areAlike(fit, other)).map((other) => other.fits)),
  );
  const heads = sizes.filter((_, at) => fits[at]?.drawing !== undefined);
  const least = BESIDE_CHARTS * type;
  const most =
    heads.length === 0 ? Number.POSITIVE_INFINITY : Math.max(least, ...heads.map((own) => own / HEADING));
  return fits.map((fit, at) => {
    const size = sizes[at] ?? type;
    const held = Math.min(most, size);
    if (!isNote(fit)) return fit.table === undefined ? size : held;
    return (STEPS.find((step) => step * type <= held * 1.001) ?? held / type) * type;
  });
}

/** Below so many sizes of running text a place is narrow. */
const LAID = 38;

/** In sizes of running text: a line of a legend with its sign, what an axis takes with its labels, a letter. */
const DRAWN = { legend: 1.6, name: 1.1, sign: 2.3, axis: 2.2, beside: 3.5, letter: 0.55 };

/** How high a chart is drawn at least, in sizes of running text: its bars that lie one under another, and the legend of its series. */
function drawnHeight(
  { placement: { ref }, room }: Fit,
  { charts, datasets }: DatavizContent,
  type: number,
): number {
  const chart = charts.find(({ id }) => id === ref);
  const { mark, encoding: { x, y, xOffset, yOffset, color, shape } = {} } = chart?.spec ?? {};
  const { rows = [], fields = [] } = datasets.find(({ id }) => id === chart?.dataset) ?? {};
  const namesOf = (encoded: readonly ({ field?: string } | undefined)[]): string[] => {
    const at = encoded.map((one) => fields.findIndex(({ name }) => name === one?.field));
    return [...new Set(rows.map((row) => at.map((own) => row[own] ?? '').join('\n')))];
  };
  const width = room.width / type;
  const wide = (name: string): number => name.length * DRAWN.letter;
  const kind = typeof mark === 'string' ? mark : mark?.type;
  // Points with a name each say it themselves: what a legend tells are their groups.
  const isEach = (kind === 'point' || kind === 'circle') && namesOf([color]).length === rows.length;
  const told = isEach ? shape : color?.legend == null ? undefined : color;
  const isSplit = told !== undefined && ![x, y].some((one) => one?.field === told.field);
  const series = isSplit ? namesOf([told]).map((name) => wide(name) + DRAWN.sign) : [];
  const isBeside = series.reduce((sum, own) => sum + own, 0) <= width - DRAWN.sign;
  const beside = isSplit ? (isBeside ? 1 : series.length) * DRAWN.legend + DRAWN.axis : 0;
  // Names beside their points need about a line each.
  const named = isEach ? rows.length * DRAWN.name : 0;
  if (kind !== 'bar') return Math.max(CHART.height, beside * 2, named);
  const isLying = x?.type === 'quantitative';
  const names = namesOf([isLying ? y : x]);
  // Standing bars whose names have no room side by side are laid down in a narrow place.
  const isClose = Math.max(0, ...names.map(wide)) + 0.8 > (width - DRAWN.beside) / names.length;
  const isLaid = isLying || (isClose && width < LAID);
  const bars = isLaid ? namesOf(isLying ? [y, yOffset] : [x, xOffset]).length : 0;
  return Math.max(CHART.height, bars * (isSplit ? CHART.split : CHART.bar) + beside);
}

/** How high a chart is at least, with its words. */
export const chartNeeds = (fit: Fit, content: DatavizContent, type: number): number =>
  drawnHeight(fit, content, type) * type + (fit.heightAt(0) ?? 0);
