import { type Box, inset } from '../box.ts';
import { type BoardPlace, type DatavizContent, SHEETS, type Sheet } from '../dataviz.ts';

/** A sheet that is parted into columns and rows, all lengths in thousandths of its width. */
export interface BoardSheet {
  width: number;
  height: number;
  /** The size of running text on it. */
  type: number;
  /** A column with the gap behind it. */
  column: number;
  /** Where each row begins, and the last ends with the gap behind it. */
  tops: readonly number[];
  rows: number;
}

const WIDTH = 1000;
export const BOARD_COLUMNS = 12;
/** Around everything, between places, and within what has a ground. */
const MARGIN = 36;
const GAP = 22;
const PAD = 20;
/** Between a line and what stands under it. */
const UNDER_LINE = 12;

/** Running text by what a sheet is held and hung as; a post is seen on a telephone. */
const TYPE: Readonly<Partial<Record<Sheet, number>>> = {
  ...{ a3: 14, 'a3-landscape': 12.5, a4: 15.5, letter: 15.5, square: 25 },
};
const USUAL_TYPE = 13.5;
/** Where it is read from afar, or by people who see badly; what has no room then is set smaller, but on its sheet. */
export const LARGER = [1.45, 1.3, 1.15, 1] as const;

/** The sheet of a board that keeps its places, its type so many times as large as usual; where none is named a row is as high as a column is wide. */
export function boardSheet({ sheet, rows = 1 }: DatavizContent['dashboard'], larger: number): BoardSheet {
  const column = (WIDTH - 2 * MARGIN + GAP) / BOARD_COLUMNS;
  const [across, up] = sheet === undefined ? [WIDTH, rows * column + 2 * MARGIN - GAP] : SHEETS[sheet];
  const height = (WIDTH * up) / across;
  const type = (sheet === undefined ? USUAL_TYPE : (TYPE[sheet] ?? USUAL_TYPE)) * larger;
  const row = (height - 2 * MARGIN + GAP) / rows;
  const tops = Array.from({ length: rows + 1 }, (_, at) => MARGIN + at * row);
  return { width: WIDTH, height, type, column, tops, rows };
}

/** So much of its height a row keeps where others need more than theirs. */
const KEPT = 0.45;
/** What room is left goes to charts and to what is large; other rows have so much less of it. */
const QUIET = 0.3;

/** The height that a place needs for what stands in it, whether more of it is of use, and whether it gives none of it to others. */
export interface PlaceNeed {
  place: BoardPlace;
  height: number;
  isElastic: boolean;
  isFirm?: boolean;
}

/** A sheet whose rows are as high as what stands in them needs, as far as others can spare it and it may become higher. */
export function withRowsFor(sheet: BoardSheet, needs: readonly PlaceNeed[], most = 1): BoardSheet {
  const { rows } = sheet;
  const [first = 0, last = 0] = [sheet.tops[0], sheet.tops[rows]];
  const usual = (last - first) / rows;
  const least = Array.from({ length: rows }, () => usual * KEPT);
  const inOrder = needs.toSorted((one, other) => one.place.rowSpan - other.place.rowSpan);
  for (const { place, height } of inOrder) {
    const { top, foot } = within(place, sheet);
    const own = least.slice(top - 1, foot);
    const more = (height + GAP - own.reduce((sum, one) => sum + one, 0)) / own.length;
    if (more > 0) for (let at = top - 1; at < foot; at += 1) least[at] = (least[at] ?? 0) + more;
  }
  const sum = least.reduce((total, one) => total + one, 0);
  const grown = Math.max(0, Math.min(sum - (last - first), sheet.height * (most - 1)));
  const room = last + grown - first;
  const free = room - sum;
  const rowsOf = (some: readonly PlaceNeed[]) => {
    const spans = some.map(({ place }) => within(place, sheet));
    return least.map((_, at) => spans.some(({ top, foot }) => top <= at + 1 && at + 1 <= foot));
  };
  const firm = rowsOf(needs.filter(({ isFirm }) => isFirm));
  const kept = least.reduce((total, own, at) => total + (firm[at] ? own : 0), 0);
  const scale = free < 0 ? Math.max(0, room - kept) / Math.max(1, sum - kept) : 1;
  const elastic = rowsOf(needs.filter(({ isElastic }) => isElastic));
  const weights = elastic.map((isUseful) => (isUseful ? 1 : QUIET));
  const share = Math.max(0, free) / weights.reduce((total, one) => total + one, 0);
  const tops = [first];
  for (const [at, own] of least.entries())
    tops.push((tops.at(-1) ?? 0) + own * (firm[at] ? 1 : scale) + share * (weights[at] ?? 0));
  return { ...sheet, tops, height: sheet.height + grown };
}

/** A place as far as the sheet goes. */
function within({ column, row, columnSpan, rowSpan }: BoardPlace, { rows }: BoardSheet) {
  const [left, top] = [Math.min(column, BOARD_COLUMNS), Math.min(row, rows)];
  const right = Math.min(BOARD_COLUMNS, left + columnSpan - 1);
  return { left, top, right, foot: Math.min(rows, top + rowSpan - 1) };
}

/** The box of a place, from the corner where reading begins. */
export function placeBox(place: BoardPlace, sheet: BoardSheet): Box {
  const { left, top, right, foot } = within(place, sheet);
  const { column: wide, tops } = sheet;
  const y = tops[top - 1] ?? 0;
  return {
    x: MARGIN + (left - 1) * wide,
    y,
    width: Math.max(1, (right - left + 1) * wide - GAP),
    height: Math.max(1, (tops[foot] ?? y) - y - GAP),
  };
}

/** Whether a plane of colour lies under a place. */
export const isFilled = ({ ground }: BoardPlace): boolean => ground !== undefined && ground !== 'line';

/** What lies under a place: what goes from one side of the sheet to the other reaches its edges. */
export function placeGround(place: BoardPlace, sheet: BoardSheet): Box {
  const box = placeBox(place, sheet);
  if (!isFilled(place)) return box;
  const { x, y, width, height } = box;
  const { left, top, right, foot } = within(place, sheet);
  const isAcross = left === 1 && right === BOARD_COLUMNS;
  const isDown = top === 1 && foot === sheet.rows;
  const reaches = (isEdge: boolean): boolean => isEdge && (isAcross || isDown);
  const [x0, y0] = [reaches(left === 1) ? 0 : x, reaches(top === 1) ? 0 : y];
  const x1 = reaches(right === BOARD_COLUMNS) ? sheet.width : x + width;
  const y1 = reaches(foot === sheet.rows) ? sheet.height : y + height;
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Where the words and drawings of a place stand: on a ground not at its edges. */
export function placeRoom(place: BoardPlace, sheet: BoardSheet): Box {
  const box = placeBox(place, sheet);
  if (place.ground === undefined) return box;
  if (place.ground === 'line') return { ...box, y: box.y + UNDER_LINE, height: box.height - UNDER_LINE };
  const ground = placeGround(place, sheet);
  const inner = inset(ground, PAD);
  // On what reaches the edges words stand in line with those that stand on the sheet.
  const x = Math.max(inner.x, box.x);
  const y = Math.max(inner.y, Math.min(box.y, ground.y + MARGIN));
  return {
    ...{ x, y },
    width: Math.max(1, Math.min(inner.x + inner.width, box.x + box.width) - x),
    height: Math.max(1, Math.min(inner.y + inner.height, box.y + box.height) - y),
  };
}

/** Columns and rows that two places have both. */
export function sharedCells(one: BoardPlace, other: BoardPlace): { columns: number; rows: number } {
  const shared = (from: number, span: number, next: number, nextSpan: number): number =>
    Math.max(0, Math.min(from + span, next + nextSpan) - Math.max(from, next));
  return {
    columns: shared(one.column, one.columnSpan, other.column, other.columnSpan),
    rows: shared(one.row, one.rowSpan, other.row, other.rowSpan),
  };
}

/** So much of the smaller of two places may lie over the other, and is taken from it. */
const SLIP = 0.34;

/** A place that lies over another a little, out of it. */
export function apart<Place extends BoardPlace>(one: BoardPlace, other: Place): Place {
  const { columns, rows } = sharedCells(one, other);
  if (columns === 0 || rows === 0) return other;
  const { row, rowSpan, column, columnSpan } = other;
  const isUnder = row > one.row;
  const isBehind = column > one.column;
  const upright = { ...other, row: row + (isUnder ? rows : 0), rowSpan: rowSpan - rows };
  const across = {
    ...other,
    column: column + (isBehind ? columns : 0),
    columnSpan: columnSpan - columns,
  };
  const able = [rows <= SLIP * rowSpan ? upright : other, columns <= SLIP * columnSpan ? across : other];
  return able.find((place) => sharedCells(one, place).rows * sharedCells(one, place).columns === 0) ?? other;
}
