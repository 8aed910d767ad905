import type { Box } from '../box.ts';
import type { BoardPlace, DatavizContent, Placement } from '../dataviz.ts';
import { CHART, chartNeeds, type Fit, type WrittenBoard } from './board-fits.ts';
import { BOARD_COLUMNS, type BoardSheet, placeBox, sharedCells } from './board-grid.ts';

/** What does not hold, by the tile, without one of the title or the whole: `isLost` where it can't be read or lies over another. */
export interface BoardFault {
  id?: string;
  message: string;
  isLost: boolean;
}

/** What is so much smaller than good type can't be read. */
const LOST = 0.72;

/** A tile for whoever placed it. */
function named(
  { kind, ref, ...place }: Placement,
  { charts, insights, notes = [], datasets }: DatavizContent,
) {
  const insight = insights.find(({ id }) => id === ref);
  const said =
    charts.find(({ id }) => id === ref)?.title ??
    (insight === undefined ? undefined : (insight.label ?? insight.text)) ??
    notes.find(({ id }) => id === ref)?.heading ??
    datasets.find(({ id }) => id === ref)?.title;
  const { column, row, columnSpan, rowSpan } = place;
  const words = said === undefined ? '' : ` "${said.slice(0, 60)}"`;
  return `The ${kind}${words} (${column} ${row} ${columnSpan} ${rowSpan})`;
}

/** How many rows a height takes where it stands. */
const rowsFor = (height: number, box: Box, { rowSpan }: BoardPlace): number =>
  Math.max(rowSpan + 1, Math.ceil((rowSpan * height) / box.height));

function fitFault(fit: Fit, { content }: WrittenBoard, sheet: BoardSheet): [string, boolean] | undefined {
  const { placement, box, room, fits, least, drawing, heightAt } = fit;
  const { type, column } = sheet;
  const { columnSpan } = placement;
  if (drawing !== undefined) {
    const [high, wide] = [chartNeeds(fit, content, type), CHART.width * type];
    const isNarrow = drawing.width < wide;
    if (room.height >= high * 0.98 && !isNarrow) return undefined;
    const rows = `about ${rowsFor(high + box.height - room.height, box, placement)} rows`;
    const needs = isNarrow ? `${Math.max(columnSpan + 1, Math.ceil(wide / column))} columns` : rows;
    const drawn = (high - (heightAt(0) ?? 0)) * CHART.lost;
    const isLost = drawing.height < drawn || drawing.width < wide * 0.8;
    return [`needs ${needs} to be read, or shorter words over it`, isLost];
  }
  if (fits >= least * 0.99) return undefined;
  const height = heightAt(least);
  const needs =
    height === undefined
      ? 'needs more columns: its longest word has no room in a line'
      : `needs about ${rowsFor(height + box.height - room.height, box, placement)} rows at this width`;
  return [`${needs}, or fewer words`, fits < least * LOST];
}

/** A title in its place, with how high it is in a size. */
export interface TitleFit {
  place: BoardPlace;
  room: Box;
  size: number;
  heightAt: (size: number) => number | undefined;
}

/** A title that is smaller than those of charts is none. */
const TITLE = { least: 1.5, good: 2 };

function titleFault({ place, room, size, heightAt }: TitleFit, sheet: BoardSheet): BoardFault[] {
  const least = TITLE.least * sheet.type;
  if (size >= least * 0.99) return [];
  const { column, row, columnSpan, rowSpan } = place;
  const [box, height] = [placeBox(place, sheet), heightAt(TITLE.good * sheet.type)];
  const needs =
    height === undefined
      ? 'more columns'
      : `about ${rowsFor(height + box.height - room.height, box, place)} rows at this width`;
  const message = `The title (${column} ${row} ${columnSpan} ${rowSpan}) needs ${needs}, or fewer words.`;
  return [{ message, isLost: size < least * LOST }];
}

/** Rows or columns from end to end in which nothing stands, where they are many. */
function emptyIn(places: readonly BoardPlace[], rows: number): string | undefined {
  const without = (count: number, taken: (place: BoardPlace) => readonly [from: number, span: number]) =>
    Array.from({ length: count }, (_, at) => at + 1).filter((at) =>
      places.map(taken).every(([from, span]) => at < from || at >= from + span),
    );
  const free = without(rows, ({ row, rowSpan }) => [row, rowSpan]);
  const idle = without(BOARD_COLUMNS, ({ column, columnSpan }) => [column, columnSpan]);
  if (free.length > 1 && free.length > rows * 0.15) return `Nothing stands in the rows ${free.join(', ')}.`;
  return idle.length > 1 ? `Nothing stands in the columns ${idle.join(', ')}.` : undefined;
}

/** What does not hold on a sheet. */
export function faultsOf(
  fits: readonly Fit[],
  title: TitleFit | undefined,
  board: WrittenBoard,
  sheet: BoardSheet,
): BoardFault[] {
  const { content } = board;
  const faults = title === undefined ? [] : titleFault(title, sheet);
  const before: { of: string; place: BoardPlace }[] =
    title === undefined ? [] : [{ of: 'the title', place: title.place }];
  for (const fit of fits) {
    const { placement } = fit;
    const { id } = placement;
    const told = named(placement, content);
    const found = fitFault(fit, board, sheet);
    if (found !== undefined) faults.push({ id, message: `${told} ${found[0]}.`, isLost: found[1] });
    for (const { of, place } of before) {
      const { columns, rows } = sharedCells(placement, place);
      if (columns > 0 && rows > 0)
        faults.push({
          id,
          message: `${told} lies over ${of}: ${rows} rows and ${columns} columns.`,
          isLost: true,
        });
    }
    before.push({ of: told.replace('The', 'the'), place: placement });
  }
  const empty = emptyIn(
    before.map(({ place }) => place),
    sheet.rows,
  );
  if (empty !== undefined) faults.push({ message: empty, isLost: false });
  return faults;
}
