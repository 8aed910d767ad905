import type { DatavizSpec, Placement } from '@sitewright/site-spec';

type Content = DatavizSpec['content'];

/** What no placement shows: charts two in a row, then words. Datasets are seen with their charts. */
export function unplaced({ charts, insights, notes = [], dashboard }: Content): Placement[] {
  const shown = new Set(dashboard.placements.map(({ ref }) => ref));
  const left = charts.filter(({ id }) => !shown.has(id));
  const words = insights.filter(({ id }) => !shown.has(id));
  const said = notes.filter(({ id }) => !shown.has(id));
  const place = (kind: Placement['kind'], ref: string, index: number, columnSpan: number): Placement => ({
    ...{ id: `more-${ref}`, kind, ref, columnSpan, rowSpan: 1 },
    ...{ column: ((index * columnSpan) % 12) + 1, row: 1 },
  });
  return [
    ...left.map(({ id }, index) => {
      const alone = left.length % 2 === 1 && index === left.length - 1;
      return place('chart', id, alone ? 0 : index, alone ? 12 : 6);
    }),
    ...words.map(({ id }, index) => place('insight', id, index, 4)),
    ...said.map(({ id }, index) => place('note', id, index, 6)),
  ];
}
