import { type DatavizContent, PLACE_GROUNDS, placedBoard, type Theme } from '@sitewright/site-spec';
import type { DatavizDraft } from '../../draft/draft.ts';
import { createIds, within } from '../ids.ts';
import { COLUMNS, type Panel, tileIn, type WrittenPlace } from './place-panels.ts';

const MOST_ROWS = 100;

/** The place that was given, "1 3 8 6 line"; undefined where that is none. What reaches beyond the sheet ends there. */
export function boardPlace(text: string): WrittenPlace | undefined {
  const words: readonly string[] = text.toLowerCase().match(/[^\s,]+/g) ?? [];
  const [column = 0, row = 0, columnSpan = 0, rowSpan = 0] = words.slice(0, 4).map(Number);
  const isWhole = [column, row, columnSpan, rowSpan].every((value) => Number.isInteger(value) && value > 0);
  if (!isWhole || column > COLUMNS || row > MOST_ROWS) return undefined;
  const ground = PLACE_GROUNDS.find((one) => words.includes(one));
  const align = words.includes('middle') ? 'center' : words.includes('end') ? 'end' : undefined;
  return {
    ...{ column, row },
    columnSpan: Math.min(columnSpan, COLUMNS + 1 - column),
    rowSpan: Math.min(rowSpan, MOST_ROWS + 1 - row),
    ...(ground && { ground }),
    ...(align && { align }),
    ...(words.includes('large') && { large: true }),
  };
}

/** A title without a place has so much of the sheet, over everything. */
const HEAD = 0.12;

/** Where everything stands on a sheet that its writer parted into rows: as many as the places reach. */
export function writtenPlaces(
  title: string,
  panels: readonly Panel[],
): Pick<DatavizContent['dashboard'], 'rows' | 'head' | 'placements'> {
  const given = boardPlace(title);
  const places = [given, ...panels.map(({ place }) => place)].filter((place) => place !== undefined);
  const end = Math.max(...places.map(({ row, rowSpan }) => row + rowSpan - 1));
  const by = given === undefined ? Math.max(1, Math.round(end * HEAD)) : 0;
  const { large: _, ...head } = given ?? { column: 1, row: 1, columnSpan: COLUMNS, rowSpan: by };
  const down = (row: number): number => Math.min(MOST_ROWS, row + by);
  const placements = panels.flatMap((panel) =>
    panel.place === undefined ? [] : tileIn(panel, { ...panel.place, row: down(panel.place.row) }),
  );
  return { rows: down(end), head, placements };
}

/** What of the places that its writer gave on a board does not hold, by its parts; at -1 of its title or the whole. */
export function misplacedTiles(
  { parts, title, organisation: owner }: DatavizDraft,
  content: DatavizContent,
  theme: Theme,
): { at: number; message: string; isLost: boolean }[] {
  if (parts.every(({ place }) => place.trim() === '')) return [];
  const { part } = createIds(parts.map(({ ref }) => ref));
  const tiles = parts.map((_, at) => within(part(at), 'tile'));
  const isPlaced = content.dashboard.rows !== undefined;
  const faults = isPlaced ? placedBoard({ content, theme, title, owner }).faults : [];
  const shown = new Set(content.dashboard.placements.map(({ id }) => id));
  const missing = parts.flatMap(({ place, kind, ref }, at) => {
    if (boardPlace(place) === undefined)
      return [{ at, message: `The ${kind} ${ref} has no place: "column row columns rows".`, isLost: true }];
    const message = `The ${kind} ${ref} shows nothing: its place stays empty.`;
    return shown.has(tiles[at] ?? '') ? [] : [{ at, message, isLost: false }];
  });
  return [...missing, ...faults.map(({ id, ...fault }) => ({ at: tiles.indexOf(id ?? ''), ...fault }))];
}
