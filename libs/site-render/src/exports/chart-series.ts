import type { Chart, Dataset } from '@sitewright/site-spec';

/** A chart as categories and series, as office programs keep one. */
export interface ChartSeries {
  kind: 'bar' | 'line' | 'area' | 'pie';
  series: { name: string; labels: string[]; values: number[] }[];
}

const kinds: Partial<Record<string, ChartSeries['kind']>> = {
  bar: 'bar',
  line: 'line',
  area: 'area',
  arc: 'pie',
};

/** Undefined for a chart that such programs have no plain form of. */
export function chartSeries({ spec }: Chart, { fields, rows }: Dataset): ChartSeries | undefined {
  const kind = kinds[typeof spec.mark === 'string' ? spec.mark : spec.mark.type];
  const { x, y, theta, color } = spec.encoding;
  if (kind === undefined || spec.transform !== undefined) return undefined;
  const channels = kind === 'pie' ? [color, theta] : x?.type === 'quantitative' ? [y, x] : [x, y];
  const [category, measure] = channels;
  if (category?.field === undefined || measure?.field === undefined) return undefined;
  // Their axes are drawn in equal amounts.
  if (measure.scale?.type === 'log') return undefined;
  if (
    [category, measure].some(({ aggregate, bin, timeUnit }) => (aggregate ?? bin ?? timeUnit) !== undefined)
  )
    return undefined;
  const indexOf = (name: string | undefined): number => fields.findIndex((field) => field.name === name);
  const [label, value, group] = [
    indexOf(category.field),
    indexOf(measure.field),
    kind === 'pie' ? -1 : indexOf(color?.field),
  ];
  if (label < 0 || value < 0) return undefined;
  const labels = [...new Set(rows.map((row) => String(row[label] ?? '')))];
  const names =
    group < 0
      ? [fields[value]?.title ?? measure.field]
      : [...new Set(rows.map((row) => String(row[group] ?? '')))];
  const series = names.map((name) => ({
    name,
    labels,
    values: labels.map((wanted) => {
      const row = rows.find(
        (cells) =>
          String(cells[label] ?? '') === wanted && (group < 0 || String(cells[group] ?? '') === name),
      );
      // A gap would be drawn as nought.
      return Number(row === undefined ? 0 : (row[value] ?? Number.NaN));
    }),
  }));
  return series.every(({ values }) => values.every(Number.isFinite)) ? { kind, series } : undefined;
}
