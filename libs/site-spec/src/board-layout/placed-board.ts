import type { Box } from '../box.ts';
import type { BoardPlace, DatavizContent, Placement } from '../dataviz.ts';
import { typeScale } from '../type-scale.ts';
import { type BoardFault, faultsOf, type TitleFit } from './board-faults.ts';
import {
  chartNeeds,
  drawingUnder,
  type Fit,
  fitOf,
  RANGE,
  type Shown,
  shownIn,
  sizesOf,
  type WrittenBoard,
} from './board-fits.ts';
import {
  apart,
  type BoardSheet,
  boardSheet,
  isFilled,
  LARGER,
  type PlaceNeed,
  placeBox,
  placeGround,
  placeRoom,
  sharedCells,
  withRowsFor,
} from './board-grid.ts';
import { type SetTable, sizesAt, type TileWords, tableIn, tileHeight, tileWords } from './board-tiles.ts';
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

/** Where rows can be as high as is needed type is so much larger than its smallest, with so much to spare. */
const GOOD = 1.2;
const ROOMY = 1.02;
/** A title is so large at least, and clearly larger than the headings of charts where all has room and its lines stay as few. */
const TITLE = { sizes: [3, 2.7, 2.4, 2.1, 1.85], least: 1.6 };
const FIRM = 0.2;
/** So much of its height a chart keeps where words need more than theirs. */
const CHART_KEEPS = 0.8;

/** Whose board it is, where neither its title nor a note says so. */
export function boardOwner({ owner, title, content: { notes = [] } }: WrittenBoard): string {
  // Words of a title are bound by spaces that do not break.
  const said = [title.replaceAll('\u00a0', ' '), JSON.stringify(notes)];
  return said.some((text) => text.includes(owner)) ? '' : owner;
}

/** What the title says, and how high that is in a size. */
function headWords(board: WrittenBoard): TileWords {
  const { theme, title } = board;
  const owner = boardOwner(board);
  const over = { text: owner, weight: 600, after: 0.3, isBeside: true };
  const head = { text: title, font: 'heading', weight: 700, lineHeight: 1.1 } as const;
  return {
    blocks: (owner === '' ? [head] : [over, head]).map((block) => measuredBlock(block, theme)),
    share: { of: 0.32, least: 1, most: 1.6 },
  };
}

/** How large the title can be in its place. */
function titleFit(board: WrittenBoard, words: TileWords, sheet: BoardSheet): TitleFit | undefined {
  const place = board.content.dashboard.head;
  if (place === undefined) return undefined;
  const room = placeRoom(place, sheet);
  const { type } = sheet;
  const heightAt = (size: number) => tileHeight(words, { width: room.width, type }, size);
  const from = RANGE.least * type;
  const size = largestSize(heightAt, { height: room.height, from, to: RANGE.most * type });
  return { place, room, size, heightAt };
}

/** The title as it is set. */
function headOf({ place, room, size }: TitleFit, words: TileWords, sheet: BoardSheet): PlacedTitle {
  const sizes = sizesAt(words, size, sheet.type);
  const lines = setLines(words.blocks, room.width, sizes);
  return { place, ground: placeGround(place, sheet), room, size, beside: sizes.beside, lines };
}

/** The height that each place needs for what stands in it, with what is around that. */
const needsOf = (fits: readonly Fit[], { content }: WrittenBoard, type: number): PlaceNeed[] =>
  fits.map((fit) => {
    const { placement, box, room, least, drawing, words, heightAt } = fit;
    const around = box.height - room.height;
    const isElastic = drawing !== undefined || placement.large === true || words?.isFigure === true;
    if (drawing === undefined)
      return { place: placement, height: (heightAt(least * GOOD) ?? 0) * ROOMY + around, isElastic };
    const height = Math.max(chartNeeds(fit, content, type) + around, box.height * CHART_KEEPS);
    return { place: placement, height, isElastic };
  });

/** The heights that a title may have, the largest first. It is first seen: it keeps what it needs, within bounds. */
function titleNeeds({ content }: WrittenBoard, head: TileWords, sheet: BoardSheet): PlaceNeed[] {
  const place = content.dashboard.head;
  if (place === undefined) return [];
  const { type } = sheet;
  const [box, room] = [placeBox(place, sheet), placeRoom(place, sheet)];
  const linesAt = (size: number) =>
    setLines(head.blocks, room.width, sizesAt(head, size * type, type)).length;
  const fewest = linesAt(TITLE.least);
  return [...TITLE.sizes.filter((size) => linesAt(size) <= fewest), TITLE.least].map((size) => {
    const high = tileHeight(head, { width: room.width, type }, size * type) ?? 0;
    const height = high + box.height - room.height;
    return { place, height, isElastic: true, isFirm: height <= sheet.height * FIRM };
  });
}

/** A sheet with the largest title for which nothing else has less than it needs. */
function sheetFor(even: BoardSheet, needs: readonly PlaceNeed[], titles: readonly PlaceNeed[], most: number) {
  const sheets = titles.map((title) => withRowsFor(even, [...needs, title], most));
  const plain = sheets.at(-1) ?? withRowsFor(even, needs, most);
  const highIn = (sheet: BoardSheet, { place }: PlaceNeed): number => placeBox(place, sheet).height;
  const isRoomy = (sheet: BoardSheet): boolean =>
    needs.every((need) => highIn(sheet, need) >= Math.min(need.height, highIn(plain, need)) * 0.999);
  return sheets.find(isRoomy) ?? plain;
}

/** A tile with its words set in a size. */
function tileOf(fit: Fit, size: number, sheet: BoardSheet): PlacedTile {
  const { placement, room, words, over, table, drawing } = fit;
  const sizes = words === undefined ? { main: size, beside: sheet.type } : sizesAt(words, size, sheet.type);
  const set = table && tableIn(table, room, size);
  const lines = setLines(words?.blocks ?? over ?? table?.over ?? [], room.width, sizes);
  // What is drawn in the colours of the theme is not read on another.
  const isOnSurface = drawing !== undefined && isFilled(placement);
  const place: BoardPlace = isOnSurface ? { ...placement, ground: 'surface' } : placement;
  return {
    ...{ placement, place, ground: placeGround(placement, sheet), room, lines },
    ...{ size, beside: sizes.beside },
    // Charts whose headings have one size are drawn in rooms of one height.
    ...(over && { drawing: drawingUnder(over, room, size, sheet.type) }),
    ...(set && { table: set, under: setLines(table?.under ?? [], room.width, sizes) }),
  };
}

/**
 * Charts of one kind that stand beside each other, drawn as high as the lowest of them: their rows and axes stand in line. Of two
 * kinds each begins close under its own words.
 */
function inLine(tiles: readonly PlacedTile[], { charts }: DatavizContent): PlacedTile[] {
  const rowsOf = ({ place: { row, rowSpan }, placement }: PlacedTile): string => {
    const { mark, encoding } = charts.find(({ id }) => id === placement.ref)?.spec ?? {};
    return JSON.stringify([
      row,
      rowSpan,
      typeof mark === 'object' ? mark.type : mark,
      encoding?.x?.type === 'quantitative',
    ]);
  };
  const drawn = tiles.flatMap((tile) =>
    tile.drawing ? [{ rows: rowsOf(tile), drawing: tile.drawing }] : [],
  );
  const beside = Map.groupBy(drawn, ({ rows }) => rows);
  return tiles.map((tile) => {
    const { drawing } = tile;
    if (drawing === undefined) return tile;
    const heights = (beside.get(rowsOf(tile)) ?? []).map((chart) => chart.drawing.height);
    return { ...tile, drawing: { ...drawing, height: Math.min(drawing.height, ...heights) } };
  });
}

/** Words that fill less of their place than this stand in a box of their own size: a large one would be mostly empty. */
const HALF_EMPTY = 0.45;

/** A tile whose plane of colour is as high as its words, where they fill little of it and no other plane stands beside it. */
function boxed(tile: PlacedTile, _: number, tiles: readonly PlacedTile[]): PlacedTile {
  const { place, ground, room, lines, drawing, table } = tile;
  const reachesEdge = ground.x === 0;
  const isBeside = (other: PlacedTile): boolean =>
    other !== tile && isFilled(other.place) && sharedCells(place, other.place).rows > 0;
  const height = Math.max(0, ...lines.map((line) => line.y + line.height));
  const isSmall = height > 0 && height < room.height * HALF_EMPTY;
  if (!isSmall || !isFilled(place) || reachesEdge || drawing || table || tiles.some(isBeside)) return tile;
  const less = room.height - height;
  return { ...tile, room: { ...room, height }, ground: { ...ground, height: ground.height - less } };
}

/** A board on which what lies over another a little gives way to it, and a ground that is not seen is a line. */
function settled(board: WrittenBoard): WrittenBoard {
  const { dashboard } = board.content;
  const { background, surface } = board.theme.tokens.color;
  const isUnseen = background.$value === surface.$value;
  const seen = <Place extends BoardPlace>(place: Place): Place =>
    isUnseen && place.ground === 'surface' ? { ...place, ground: 'line' } : place;
  const head = dashboard.head && seen(dashboard.head);
  const placements: Placement[] = [];
  for (const placement of dashboard.placements.map(seen)) {
    const out = head === undefined ? placement : apart(head, placement);
    placements.push(placements.reduce((place, before) => apart(before, place), out));
  }
  return {
    ...board,
    content: { ...board.content, dashboard: { ...dashboard, ...(head && { head }), placements } },
  };
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

/** What stands on a board, and its title, measured once for all sheets that it is tried on. */
interface Content {
  shown: readonly Shown[];
  words: TileWords;
}

/** A board on a sheet whose type is so many times as large as usual, and which may be so many times as high. */
function setOn(board: WrittenBoard, { shown, words }: Content, larger: number, most: number): PlacedBoard {
  const even = boardSheet(board.content.dashboard, larger);
  const fitsOn = (sheet: BoardSheet): Fit[] => shown.map((one) => fitOf(one, board, sheet));
  const needs = needsOf(fitsOn(even), board, even.type);
  const sheet = sheetFor(even, needs, titleNeeds(board, words, even), most);
  const fits = fitsOn(sheet);
  const sizes = sizesOf(fits, sheet);
  const tiles = fits.map((fit, at) => tileOf(fit, sizes[at] ?? sheet.type, sheet));
  const title = titleFit(board, words, sheet);
  const head = title && headOf(title, words, sheet);
  return {
    sheet,
    head,
    tiles: inLine(tiles, board.content).map(boxed),
    faults: faultsOf(fits, title, board, sheet),
  };
}

/** What is no paper may be so many times as high as it was ordered before its places are given up. */
const HIGHER = 1.6;

/**
 * A board whose writer placed everything: how large each thing is in its place, and what does not hold. Where all is lost at the
 * size that was meant its type gives way, then the height of a screen, and only then its places.
 */
export function placedBoard(written: WrittenBoard): PlacedBoard {
  const board = settled(written);
  const isHeld = ({ faults }: PlacedBoard): boolean => faults.every(({ isLost }) => !isLost);
  const { sheet, placements } = board.content.dashboard;
  const content = { shown: placements.map((one) => shownIn(one, board)), words: headWords(board) };
  const sizes = typeScale(board.theme) > 1 ? LARGER : [1];
  const heights = sheet === undefined || sheet === 'screen' ? [1, HIGHER] : [1];
  const [meant, ...others] = heights.flatMap((most) => sizes.map((larger) => ({ larger, most })));
  const wanted = setOn(board, content, meant?.larger ?? 1, 1);
  if (isHeld(wanted)) return wanted;
  for (const { larger, most } of others) {
    const other = setOn(board, content, larger, most);
    const faults = wanted.faults.map((fault) => ({ ...fault, isLost: false }));
    if (isHeld(other)) return { ...other, faults };
  }
  return wanted;
}
