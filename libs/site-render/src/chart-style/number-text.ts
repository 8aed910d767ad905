import {
  type Channel,
  type Drawing,
  indexOf,
  type Part,
  seriesOf,
  withoutUnit,
  withUnit,
} from './drawing.ts';

/**
 * The numbers of a field as words of a chart, each with as many decimals as any of its series has: whole years beside a
 * mean of 5.8 have none.
 */
export function numberText(drawing: Drawing, value: Channel, hasUnit: boolean): Part {
  const { field, aggregate } = value;
  const text = {
    ...(field === undefined ? {} : { field }),
    ...(aggregate === undefined ? {} : { aggregate }),
    type: 'quantitative',
  };
  const formatOf = hasUnit ? withUnit : withoutUnit;
  const format = formatOf(drawing, value);
  const { x, y, color } = drawing.chart.spec.encoding;
  const series = color?.field;
  const at = indexOf(drawing.dataset, series);
  // Where each bar has a colour of its own none is a series by itself: "15" beside "59.4" would be another rounding.
  if ([x?.field, y?.field].includes(series)) return { ...text, format };
  if (series === undefined || at < 0 || aggregate !== undefined) return { ...text, format };
  const condition = seriesOf(drawing, series).flatMap((name) => {
    const rows = drawing.dataset.rows.filter((row) => (row[at] ?? null) === name);
    const own = formatOf({ ...drawing, dataset: { ...drawing.dataset, rows } }, value);
    return own === format ? [] : [{ test: { field: series, equal: name }, ...text, format: own }];
  });
  return { ...(condition.length > 0 ? { condition } : {}), ...text, format };
}
