import type { Box } from '../box.ts';
import type { BoardPlace, Placement } from '../dataviz.ts';
import { typeScale } from '../type-scale.ts';
import { type BoardFault, faultsOf } from './board-faults.ts';
import { chartNeeds, type Fit, fitOf, RANGE, shownIn, sizeOf, type WrittenBoard } from './board-fits.ts';
import {
  apart,
  type BoardSheet,
  boardSheet,
  isFilled,
  type PlaceNeed,
  placeBox,
  placeGround,
  placeRoom,
  withRowsFor,
} from './board-grid.ts';
import { type SetTable, sizesAt, type TileWords, tileHeight, tileWords } from './board-tiles.ts';
import { largestSize, measuredBlock, type SetLine, setLines } from './board-words.ts';

/** The title in its place; lengths in thousandths of the width of the sheet. */
export interface PlacedTitle {
  /** Its place, with the ground that it has there. */
  place: BoardPlace;
  ground: Box;
  room: Box;
  /** The size of what it is for, and of what stands beside that. */
  size: number;
  beside: number;
  /** Its words, line by line. */
  lines: SetLine[];
}

/** A tile in its place. */
export interface PlacedTile extends PlacedTitle {
  placement: Placement;
  /** The room that a chart has under its words. */
  drawing?: { width: number; height: number };
  /** A table under its words, and what is said under it. */
  table?: SetTable;
  under?: SetLine[];
}

/** A board that keeps its places on a sheet. */
export interface PlacedBoard {
  sheet: BoardSheet;
  head: PlacedTitle | undefined;
  tiles: PlacedTile[];
  faults: BoardFault[];
}

/** Where rows can be as high as is needed type is so much larger than its smallest, with so much to spare, and a title so large. */
const GOOD = 1.2;
const ROOMY = 1.02;
const TITLE = 2;
/** So much of its height a chart keeps where words need more than theirs. */
const CHART_KEEPS = 0.8;

/** What the title says, and how high that is in a size. */
function headWords({ theme, title, owner }: WrittenBoard): TileWords {
  const over = { text: owner, weight: 600, after: 0.3, isBeside: true };
  const head = { text: title, font: 'heading', weight: 700, lineHeight: 1.1 } as const;
  return {
    blocks: (owner === '' ? [head] : [over, head]).map((block) => measuredBlock(block, theme)),
    share: { of: 0.32, least: 1, most: 1.6 },
  };
}

/** The title in its place, as large as that holds. */
function headOf(board: WrittenBoard, words: TileWords, sheet: BoardSheet): PlacedTitle | undefined {
  const place = board.content.dashboard.head;
  if (place === undefined) return undefined;
  const room = placeRoom(place, sheet);
  const { type } = sheet;
  const heightAt = (size: number) => tileHeight(words, { width: room.width, type }, size);
  const size = largestSize(heightAt, { height: room.height, from: type, to: RANGE.most * type });
  const sizes = sizesAt(words, size, type);
  const lines = setLines(words.blocks, room.width, sizes);
  const { beside } = sizes;
  return { place, ground: placeGround(place, sheet), room, size, beside, lines };
}

/** The height that each place needs for what stands in it, with what is around that. */
function needsOf(
  fits: readonly Fit[],
  { content }: WrittenBoard,
  { head, type }: { head: TileWords; type: number },
  sheet: BoardSheet,
): PlaceNeed[] {
  const needs = fits.map((fit) => {
    const { placement, box, room, least, drawing, words, heightAt } = fit;
    const around = box.height - room.height;
    const isElastic = drawing !== undefined || placement.large === true || words?.isFigure === true;
    if (drawing === undefined)
      return { place: placement, height: (heightAt(least * GOOD) ?? 0) * ROOMY + around, isElastic };
    const height = Math.max(chartNeeds(fit, content, type) + around, box.height * CHART_KEEPS);
    return { place: placement, height, isElastic };
  });
  const place = content.dashboard.head;
  if (place === undefined) return needs;
  const [box, room] = [placeBox(place, sheet), placeRoom(place, sheet)];
  const high = tileHeight(head, { width: room.width, type }, TITLE * type) ?? 0;
  return [...needs, { place, height: high + box.height - room.height, isElastic: true }];
}

/** A tile with its words set in a size. */
function tileOf(fit: Fit, size: number, sheet: BoardSheet): PlacedTile {
  const { placement, room, words, over, table, drawing } = fit;
  const sizes = words === undefined ? { main: size, beside: sheet.type } : sizesAt(words, size, sheet.type);
  const set = table?.setIn(room.width, size);
  const lines = setLines(words?.blocks ?? over ?? table?.over ?? [], room.width, sizes);
  // What is drawn in the colours of the theme is not read on another.
  const isOnSurface = drawing !== undefined && isFilled(placement);
  const place: BoardPlace = isOnSurface ? { ...placement, ground: 'surface' } : placement;
  return {
    ...{ placement, place, ground: placeGround(placement, sheet), room, lines },
    ...{ size, beside: sizes.beside, ...(drawing && { drawing }) },
    ...(set && { table: set, under: setLines(table?.under ?? [], room.width, sizes) }),
  };
}

/** A board on which what lies over another a little gives way to it. */
function settled(board: WrittenBoard): WrittenBoard {
  const { dashboard } = board.content;
  const { head } = dashboard;
  const placements: Placement[] = [];
  for (const placement of dashboard.placements) {
    const out = head === undefined ? placement : apart(head, placement);
    placements.push(placements.reduce((place, before) => apart(before, place), out));
  }
  return { ...board, content: { ...board.content, dashboard: { ...dashboard, placements } } };
}

/** Words that have no place on a sheet, as they stand beneath it from a height on, and where they end. */
export function wordsBeneath(
  { content, theme, marks }: WrittenBoard,
  placements: readonly Placement[],
  { tops, type, width }: BoardSheet,
): { lines: SetLine[]; x: number; height: number } {
  const edge = tops[0] ?? 0;
  const lines: SetLine[] = [];
  let height = 0;
  for (const placement of placements) {
    const words = tileWords(placement, content, theme, marks);
    if (words === undefined) continue;
    const sizes = sizesAt(words, type, type);
    const set = setLines(words.blocks, width - 2 * edge, sizes);
    lines.push(...set.map((line) => ({ ...line, y: line.y + height })));
    height += Math.max(0, ...set.map((line) => line.y + line.height)) + type;
  }
  return { lines, x: edge, height };
}

/** A board whose writer placed everything: how large each thing is in its place, and what does not hold. */
export function placedBoard(written: WrittenBoard): PlacedBoard {
  const board = settled(written);
  const { dashboard } = board.content;
  const even = boardSheet(dashboard, typeScale(board.theme) > 1);
  const shown = dashboard.placements.map((placement) => shownIn(placement, board));
  const fitsOn = (sheet: BoardSheet): Fit[] => shown.map((one) => fitOf(one, board, sheet));
  const head = headWords(board);
  const sheet = withRowsFor(even, needsOf(fitsOn(even), board, { head, type: even.type }, even));
  const fits = fitsOn(sheet);
  const tiles = fits.map((fit) => tileOf(fit, sizeOf(fit, fits, sheet), sheet));
  return { sheet, head: headOf(board, head, sheet), tiles, faults: faultsOf(fits, board, sheet) };
}
