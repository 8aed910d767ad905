import type { Chart, Dataset } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';

type Field = Dataset['fields'][number];

export interface EmbeddedChart {
  dataset: Dataset;
  chart: Chart;
}

const LABELS = new Set(['nominal', 'ordinal', 'temporal']);

function markFor(label: Field, values: readonly number[]): 'line' | 'bar' {
  const isTime = label.type === 'temporal' || /^(year|month|quarter|day|period|week)$/i.test(label.name);
  return isTime && values.length >= 4 ? 'line' : 'bar';
}

/** A chart for data that stands on a slide or in a document: time as a line, everything else as bars. */
export function embeddedChart(dataset: Dataset, title: string, ctx: ComposeContext): EmbeddedChart {
  const label = dataset.fields.find((field) => LABELS.has(field.type)) ?? dataset.fields[0];
  const measure = dataset.fields.find((field) => field.type === 'quantitative') ?? dataset.fields.at(-1);
  if (!label || !measure) throw new RangeError('a chart needs a column of labels and one of numbers');
  const at = dataset.fields.indexOf(measure);
  const values = dataset.rows.map((row) => Number(row[at]));
  const mark = markFor(label, values);
  const takeaway = takeawayOf(dataset, label, measure, ctx);
  return {
    dataset,
    chart: {
      id: ctx.id('chart'),
      title: title.slice(0, 200),
      alt: `${title}: ${dataset.rows.map((row) => `${row[dataset.fields.indexOf(label)]} ${row[at]}`).join(', ')}`.slice(
        0,
        1000,
      ),
      dataset: dataset.id,
      spec: {
        mark,
        encoding: {
          x: { field: label.name, type: label.type === 'temporal' ? 'temporal' : 'nominal', sort: null },
          y: {
            field: measure.name,
            type: 'quantitative',
            title: measure.unit ? `${measure.name} (${measure.unit})`.slice(0, 200) : undefined,
          },
        },
      },
      takeaway,
    },
  };
}

/** The largest and the smallest value, with their labels as written. */
function takeawayOf(dataset: Dataset, label: Field, measure: Field, ctx: ComposeContext): string {
  const [name, at] = [dataset.fields.indexOf(label), dataset.fields.indexOf(measure)];
  const rows = dataset.rows.filter((row) => typeof row[at] === 'number');
  const sorted = rows.toSorted((a, b) => Number(b[at]) - Number(a[at]));
  const unit = measure.unit ? ` ${measure.unit}` : '';
  const [top, low] = [sorted[0], sorted.at(-1)];
  if (!top || !low) return dataset.title;
  return `${ctx.words.highest}: ${top[name]} (${top[at]}${unit}). ${ctx.words.lowest}: ${low[name]} (${low[at]}${unit}).`;
}
