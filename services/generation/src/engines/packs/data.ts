import { z } from 'zod';
import { words } from './words.ts';

const wordsBy = <const Key extends string>(keys: readonly Key[]) =>
  z.partialRecord(z.enum(keys), words).default({});

/** Kinds of chart that words name; of several, the first. */
export const NAMED_KINDS = [
  ...['heatmap', 'boxplot', 'histogram', 'bubble', 'scatter', 'donut', 'pie', 'barHorizontal', 'stacked'],
  ...['grouped', 'area', 'line', 'bar', 'figures'],
] as const;
const ASKED_KINDS = ['chart', 'table', 'dashboard', ...NAMED_KINDS] as const;
const ASKED_AGGREGATES = ['count', 'distinct', 'sum', 'mean', 'median', 'min', 'max'] as const;
const PERIOD_UNITS = ['year', 'quarter', 'month', 'week', 'weekday', 'date', 'hours'] as const;
const COMPARISONS = [
  ...['over', 'atLeast', 'under', 'atMost', 'between', 'since', 'after', 'before', 'until'],
] as const;

/** What is printed about data: `{y}` measure, `{x}` what it is by, `{s}` series, `{a}` `{b}` labels, `{v}` `{w}` values. */
const SAYINGS = [
  ...['by', 'byTwo', 'against', 'sum', 'mean', 'median', 'min', 'max', 'count', 'distinct', 'entries'],
  ...['spread', 'leads', 'extremes', 'change', 'share', 'mostIn'],
  ...['range', 'only', 'without', 'top', 'series', 'total'],
] as const;

/** Words by which data told in a prompt and questions to a table are read, and what is printed about data. */
export const dataWordsSchema = z.strictObject({
  /** Joins the last two of a list. */
  and: words,
  /** Between the ends of a range: "2019 to 2023". */
  to: words,
  /** Verbs of change: two points in time make a series where one stands beside them. */
  change: words,
  /** Words before the name of the data that are no part of it: verbs of asking, articles, prepositions. */
  lead: words,
  /** Scales and units behind numbers: "million", "kg". Anything else behind a number is what it counts. */
  scales: words,
  /** More names of months and days, in order of the calendar; blanks part the names of one. */
  months: words,
  weekdays: words,
  units: wordsBy(PERIOD_UNITS),
  kinds: wordsBy(ASKED_KINDS),
  aggregates: wordsBy(ASKED_AGGREGATES),
  /** Before what a chart is grouped by: "by", "per", "for each". */
  by: words,
  /** Before a second thing to group by: "split by", "stacked by", "for each". */
  split: words,
  comparisons: wordsBy(COMPARISONS),
  /** Behind a number: "or more", "or less". */
  orMore: words,
  orLess: words,
  not: words,
  /** Before a part of a cell: "contains", "starts with", "ends with". */
  holds: words,
  begins: words,
  ends: words,
  /** Says that a cell is empty: "no", "missing", "not yet". */
  empty: words,
  /** Superlatives and what they rank from: large values first, small values first. */
  most: words,
  least: words,
  /** Makes an order of a superlative: "first", "at the top". */
  first: words,
  descending: words,
  ascending: words,
  /** Sorted by the labels. */
  byName: words,
  sort: words,
  share: words,
  trend: words,
  relation: words,
  spread: words,
  minus: words,
  times: words,
  difference: words,
  also: words,
  /** Asks for a person, and names of columns that hold persons. */
  who: words,
  persons: words,
  /** "only", "just": what follows keeps rows. */
  only: words,
  /** Sets one entry apart without leaving the others out. */
  highlight: words,
  /** Numbers in words from one on. */
  numbers: words,
  /** Words of one meaning, a group each; blanks part the words. */
  same: words,
  /** Columns that are not added up: rates, prices, ages. */
  rates: words,
  /** Columns that already count or sum up: "Count", "Total". */
  totals: words,
  say: z.partialRecord(z.enum(SAYINGS), z.string().min(1)).default({}),
  /** Names of the kinds of chart, for those who do not see them. */
  kindNames: z.partialRecord(z.enum(ASKED_KINDS), z.string().min(1)).default({}),
});

export type DataWords = z.infer<typeof dataWordsSchema>;
export type AskedKind = (typeof ASKED_KINDS)[number];
export type AskedAggregate = (typeof ASKED_AGGREGATES)[number];
export type PeriodUnit = (typeof PERIOD_UNITS)[number];
export type Comparison = (typeof COMPARISONS)[number];
export type Saying = (typeof SAYINGS)[number];
