import type { PlacedTile } from '@sitewright/site-spec';

type Place = PlacedTile['placement'];

/** Whether one place begins where another ends, in the same columns. */
const isUnder = (one: Place, other: Place): boolean =>
  one.row === other.row + other.rowSpan && one.column === other.column && one.columnSpan === other.columnSpan;

/** Whether one place begins behind another, in the same rows. */
const isBehind = (one: Place, other: Place): boolean =>
  one.row === other.row && one.rowSpan <= other.rowSpan && one.column === other.column + other.columnSpan;

/** Whether a place stands beside two that stand one under the other: they are one column beside it. */
const isBesideBoth = (one: Place, upper: Place, lower: Place): boolean =>
  one.row < lower.row &&
  one.row + one.rowSpan > lower.row &&
  (one.column + one.columnSpan <= upper.column || one.column >= upper.column + upper.columnSpan);

/**
 * Tiles one under another, as a telephone has them: words follow the chart that they stand under or behind on the sheet, and
 * what stands under another follows it where only something beside both would part them.
 */
export function inOneColumn(tiles: readonly PlacedTile[]): PlacedTile[] {
  const order: PlacedTile[] = [];
  for (const tile of tiles) {
    const { placement } = tile;
    const areWords = placement.kind !== 'chart' && placement.kind !== 'table';
    const before = order.findIndex(({ placement: other }, at) =>
      areWords && other.kind === 'chart'
        ? isUnder(placement, other) || isBehind(placement, other)
        : isUnder(placement, other) &&
          order.slice(at + 1).every((between) => isBesideBoth(between.placement, other, placement)),
    );
    order.splice(before === -1 ? order.length : before + 1, 0, tile);
  }
  return order;
}
