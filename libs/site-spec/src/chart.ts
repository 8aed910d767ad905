import { z } from 'zod';
import { spanSchema } from './brief.ts';
import { known } from './known.ts';
import { idSchema, plain } from './text.ts';

/** How the values of a field are read, as Vega-Lite has it. */
export const FIELD_TYPES = ['quantitative', 'temporal', 'nominal', 'ordinal'] as const;
/** What a chart may draw its rows as, of those of Vega-Lite. */
export const MARKS = [
  'bar',
  'line',
  'area',
  'point',
  'circle',
  'square',
  'arc',
  'rect',
  'tick',
  'rule',
  'boxplot',
  'text',
] as const;
/** What rows may be gathered to, of the operations of Vega-Lite. */
export const AGGREGATES = [
  'count',
  'distinct',
  'sum',
  'mean',
  'average',
  'median',
  'min',
  'max',
  'stdev',
  'variance',
  'q1',
  'q3',
] as const;
/** What times may be gathered by, of the units of Vega-Lite. */
export const TIME_UNITS = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'date',
  'hours',
  'minutes',
  'yearmonth',
  'yearquarter',
  'yearmonthdate',
  'yearweek',
  'monthdate',
] as const;

/** How a line across a chart is drawn. */
export const LEVEL_LINES = ['dashed', 'fine'] as const;
/** Which values are written at what shows them: of lines the first and the last at their ends. */
export const LABELLED = ['all', 'ends', 'none'] as const;

/** Field and column names are data; brackets and dots would be read as paths by Vega. */
const fieldName = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^[\].\\"'\p{Cc}\p{Cs}]+$/u);
const cell = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);
const numberFormat = z
  .string()
  .max(20)
  .regex(/^[-+ (^<>=$#0,.~%a-zA-Z\d]*$/);

const dataFieldSchema = z.strictObject({
  name: fieldName,
  type: z.enum(FIELD_TYPES),
  title: plain(120).optional(),
  unit: plain(20).optional(),
  format: numberFormat.optional(),
});

/** Rows of typed fields, with the place that they come from. */
export const datasetSchema = z.strictObject({
  id: idSchema,
  title: plain(200),
  fields: z.array(dataFieldSchema).min(1).max(40),
  rows: z.array(z.array(cell).max(40)).max(5000),
  source: z.strictObject({
    kind: z.enum(['prompt', 'derived', 'illustrative']),
    span: spanSchema.optional(),
    method: plain(300).optional(),
  }),
});

const order = z.enum(['ascending', 'descending']);
const bin = z.union([
  z.boolean(),
  z.strictObject({ maxbins: z.int().min(2).max(100).optional(), step: z.number().positive().optional() }),
]);
const scalar = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);
const sort = z.union([
  order,
  z.enum(['x', 'y', '-x', '-y']),
  z.null(),
  z.array(scalar).max(500),
  z.strictObject({ field: fieldName.optional(), op: z.enum(AGGREGATES).optional(), order: order.optional() }),
]);

/** How one field is drawn, as Vega-Lite has it. */
export const channelSchema = z.strictObject({
  field: fieldName.optional(),
  type: z.enum(FIELD_TYPES).optional(),
  aggregate: z.enum(AGGREGATES).optional(),
  bin: bin.optional(),
  timeUnit: z.enum(TIME_UNITS).optional(),
  sort: sort.optional(),
  stack: z.union([z.enum(['zero', 'normalize', 'center']), z.null(), z.boolean()]).optional(),
  title: z.union([plain(200), z.null()]).optional(),
  format: numberFormat.optional(),
  value: scalar.optional(),
  datum: scalar.optional(),
  scale: z
    .strictObject({
      type: z
        .enum(['linear', 'log', 'pow', 'sqrt', 'symlog', 'time', 'utc', 'ordinal', 'point', 'band'])
        .optional(),
      zero: z.boolean().optional(),
      nice: z.boolean().optional(),
      reverse: z.boolean().optional(),
      domain: z.array(scalar).max(100).optional(),
      range: z
        .array(z.string().regex(/^#[0-9a-fA-F]{6}$/))
        .max(40)
        .optional(),
    })
    .optional(),
  axis: z
    .union([
      z.null(),
      z.strictObject({
        title: z.union([plain(200), z.null()]).optional(),
        format: numberFormat.optional(),
        labelAngle: z.number().min(-360).max(360).optional(),
        grid: z.boolean().optional(),
        tickCount: z.int().min(0).max(100).optional(),
      }),
    ])
    .optional(),
  legend: z
    .union([
      z.null(),
      z.strictObject({
        title: z.union([plain(200), z.null()]).optional(),
        orient: z.enum(['left', 'right', 'top', 'bottom']).optional(),
      }),
    ])
    .optional(),
});

/** How one field is drawn, as Vega-Lite has it. */
export interface Channel extends z.infer<typeof channelSchema> {}
const channel = known<Channel>(channelSchema);

const mark = z.union([
  z.enum(MARKS),
  z.strictObject({
    type: z.enum(MARKS),
    point: z.boolean().optional(),
    tooltip: z.boolean().optional(),
    filled: z.boolean().optional(),
    interpolate: z.enum(['linear', 'monotone', 'step', 'basis', 'cardinal']).optional(),
    innerRadius: z.number().min(0).max(1000).optional(),
    cornerRadius: z.number().min(0).max(100).optional(),
    opacity: z.number().min(0).max(1).optional(),
    strokeWidth: z.number().min(0).max(20).optional(),
    orient: z.enum(['horizontal', 'vertical']).optional(),
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .optional(),
  }),
]);

const predicate = z.strictObject({
  field: fieldName,
  timeUnit: z.enum(TIME_UNITS).optional(),
  equal: scalar.optional(),
  lt: scalar.optional(),
  lte: scalar.optional(),
  gt: scalar.optional(),
  gte: scalar.optional(),
  oneOf: z.array(scalar).max(500).optional(),
  range: z.tuple([scalar, scalar]).optional(),
});
const filter = z.union([
  predicate,
  z.strictObject({ not: predicate }),
  z.strictObject({ and: z.array(predicate).min(1).max(20) }),
  z.strictObject({ or: z.array(predicate).min(1).max(20) }),
]);

const transform = z.union([
  z.strictObject({ filter }),
  z.strictObject({
    aggregate: z
      .array(z.strictObject({ op: z.enum(AGGREGATES), field: fieldName.optional(), as: fieldName }))
      .min(1)
      .max(20),
    groupby: z.array(fieldName).max(20),
  }),
  z.strictObject({ bin, field: fieldName, as: fieldName }),
  z.strictObject({ timeUnit: z.enum(TIME_UNITS), field: fieldName, as: fieldName }),
]);

/** The subset of Vega-Lite that a chart may use: no remote data, no signals, no expressions, no links. */
export const chartSpecSchema = z.strictObject({
  mark,
  encoding: z.strictObject({
    x: channel.optional(),
    y: channel.optional(),
    x2: channel.optional(),
    y2: channel.optional(),
    xOffset: channel.optional(),
    yOffset: channel.optional(),
    color: channel.optional(),
    size: channel.optional(),
    shape: channel.optional(),
    opacity: channel.optional(),
    theta: channel.optional(),
    text: channel.optional(),
    detail: channel.optional(),
    order: channel.optional(),
    row: channel.optional(),
    column: channel.optional(),
    tooltip: z.union([channel, z.array(channel).max(20)]).optional(),
  }),
  transform: z.array(transform).max(10).optional(),
});

/** One chart over one dataset. */
export const chartSchema = z.strictObject({
  id: idSchema,
  title: plain(200),
  subtitle: plain(300).optional(),
  alt: plain(1000),
  dataset: idSchema,
  spec: known<ChartSpec>(chartSpecSchema),
  marks: z
    .array(
      z.strictObject({
        x: scalar.describe('The place along the axis of names or time, as the dataset has it'),
        series: plain(300).optional().describe('Whose point is marked; without it the place is, for all'),
        label: plain(80),
        to: scalar.optional().describe('The last place of a band, which is marked for all from the first on'),
      }),
    )
    .max(3)
    .optional()
    .describe('What is marked in the chart, with the words that stand at it'),
  levels: z
    .array(
      z.strictObject({
        axis: z.enum(['x', 'y']),
        value: z.number(),
        to: z.number().optional().describe('The other edge of a band that begins at the value'),
        label: plain(80),
        line: z.enum(LEVEL_LINES).optional().describe('How the line is drawn; dashed without it'),
      }),
    )
    .max(4)
    .optional()
    .describe('Lines across the chart at a value of an axis, as a target or a limit, with their words'),
  trends: z
    .array(z.strictObject({ series: plain(300).optional(), label: plain(80).optional() }))
    .max(8)
    .optional()
    .describe(
      'Straight trends by least squares: of a series, else of each line or of all points; words at the end. Drawn through three values or more as the dataset has them: neither aggregated, transformed nor stacked, on even scales',
    ),
  labels: z
    .strictObject({
      show: z.enum(LABELLED).optional(),
      from: z.number().optional().describe('Values below it are not written, of shares in percent'),
    })
    .optional()
    .describe('Which values are written at what shows them; without it as many as have room'),
  takeaway: plain(600),
});

/** A chart that brings its data along, for sections, slides and documents. */
export const embeddedChartShape = {
  dataset: known<Dataset>(datasetSchema),
  chart: known<Chart>(chartSchema),
};

/** Rows under named, typed fields. */
export interface Dataset extends z.infer<typeof datasetSchema> {}
/** One chart over one dataset. */
export interface Chart extends z.infer<typeof chartSchema> {}
/** The subset of Vega-Lite that a chart may use. */
export interface ChartSpec extends z.infer<typeof chartSpecSchema> {}
