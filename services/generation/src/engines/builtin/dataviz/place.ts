import type { DatavizContent } from '@sitewright/site-spec';

type Dashboard = DatavizContent['dashboard'];
type Placement = Dashboard['placements'][number];

export interface Tile {
  kind: Placement['kind'];
  ref: string;
  columnSpan: number;
  rowSpan: number;
}

/** Puts tiles on a grid row by row, in their order, none over another. */
export function placeTiles(
  tiles: readonly Tile[],
  columns: number,
  id: (prefix: string) => string,
): Dashboard {
  const taken = new Set<string>();
  const fits = (row: number, column: number, tile: Tile) => {
    if (column + tile.columnSpan - 1 > columns) return false;
    for (let down = 0; down < tile.rowSpan; down += 1) {
      for (let right = 0; right < tile.columnSpan; right += 1)
        if (taken.has(`${row + down} ${column + right}`)) return false;
    }
    return true;
  };
  const placements = tiles.flatMap((tile): Placement[] => {
    for (let row = 1; row <= 100 - tile.rowSpan; row += 1) {
      for (let column = 1; column <= columns; column += 1) {
        if (!fits(row, column, tile)) continue;
        for (let down = 0; down < tile.rowSpan; down += 1) {
          for (let right = 0; right < tile.columnSpan; right += 1)
            taken.add(`${row + down} ${column + right}`);
        }
        return [
          {
            id: id('tile'),
            kind: tile.kind,
            ref: tile.ref,
            column,
            row,
            columnSpan: tile.columnSpan,
            rowSpan: tile.rowSpan,
          },
        ];
      }
    }
    return [];
  });
  return { columns, placements: placements.slice(0, 80) };
}
