import type { Chart, Dataset, SiteSpec } from '@sitewright/site-spec';

type Row = Dataset['rows'][number];

/** Marks that all charts of a dashboard have together, and that one chart has at most: more is no picture any more. */
const marksOfAll = 4_000;
const marksOfOne = 500;

/** How many marks a chart of this specification may have. */
export const mostMarks = (spec: SiteSpec): number =>
  spec.buildType === 'dataviz'
    ? Math.min(marksOfOne, Math.floor(marksOfAll / Math.max(1, spec.content.charts.length)))
    : marksOfOne;

/** What a chart shows of its dataset; `of` says of how many things it shows only a part. */
export interface ShownRows {
  rows: readonly Row[];
  shown: number;
  of?: number;
}

/**
 * The rows that a chart is drawn from. Where they would make more marks than it may have, as many of them are taken,
 * evenly from first to last. What is summed up is left out whole or not at all, so that every mark that is drawn is true.
 */
export function shownRows(chart: Chart, dataset: Dataset, most: number): ShownRows {
  const { rows } = dataset;
  if (rows.length <= most) return { rows, shown: rows.length };
  const keyOf = keyOfMark(chart, dataset);
  const marks = [...new Set(rows.map(keyOf))];
  if (marks.length <= most) return { rows, shown: marks.length };
  const kept = new Set(
    Array.from({ length: most }, (_, index) => marks[Math.round((index * (marks.length - 1)) / (most - 1))]),
  );
  const drawn = rows.filter((row, index) => kept.has(keyOf(row, index)));
  return { rows: drawn, shown: kept.size, of: marks.length };
}

/** Tells rows apart that end in different marks: each of them, unless the chart sums rows up. */
function keyOfMark({ spec }: Chart, { fields }: Dataset): (row: Row, index: number) => string {
  const grouped = spec.transform?.flatMap((step) => ('aggregate' in step ? [step.groupby] : []))[0];
  const { tooltip: _, ...encoding } = spec.encoding;
  const channels = Object.values(encoding);
  const summed = channels.some((channel) => channel?.aggregate !== undefined);
  if (grouped === undefined && !summed) return (_row, index) => String(index);
  const names =
    grouped ??
    channels.flatMap((channel) =>
      channel?.field === undefined || channel.aggregate !== undefined || channel.bin !== undefined
        ? []
        : [channel.field],
    );
  const units = new Map(channels.map((channel) => [channel?.field, channel?.timeUnit]));
  const columns = names.flatMap((name) => {
    const at = fields.findIndex((field) => field.name === name);
    // Of a point in time its month: finer units are summed up with it.
    return at === -1 ? [] : [{ at, length: units.get(name) === undefined ? undefined : 7 }];
  });
  return (row) => JSON.stringify(columns.map(({ at, length }) => String(row[at] ?? '').slice(0, length)));
}

/** The numbers of a table, and what each of its columns comes to. */
export const numbersOfTable = ({ fields, rows }: Dataset): Set<number> =>
  new Set(
    fields.flatMap((_, at) => {
      const numbers = rows.map((row) => row[at]).filter((cell) => typeof cell === 'number');
      return [...numbers, numbers.reduce((sum, number) => sum + number, 0)];
    }),
  );
