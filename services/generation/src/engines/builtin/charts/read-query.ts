import type { Dataset } from '../datasets/dataset.ts';
import { findConditions } from './conditions.ts';
import { filtersOf } from './filters.ts';
import { readMark } from './mark-clause.ts';
import { findMentions } from './mentions.ts';
import type { ChartPlan, Clause, Order } from './plan.ts';
import { planAxes } from './plan-axes.ts';
import { type Column, columnsOf } from './profile.ts';
import { blank, type QueryText } from './query-text.ts';
import { readLimit, readSort, type SortClause } from './sort-clause.ts';
import { type BinClause, readBin } from './time-bin.ts';

/** The clauses of a query that are not about what is on the axes. */
export interface Clauses {
  sort?: SortClause;
  limit?: { count: number; order: Order };
  bin?: BinClause;
  filters: Clause[];
  having?: NonNullable<ChartPlan['having']>;
  /** Columns all of whose values the query names: it wants them side by side. */
  spread: Column[];
}

/** Longer queries than this are prose around the data; what asks for a chart stands near its start or end. */
const MAX_QUERY = 2400;

function readable(query: string): string {
  const text = query.replace(/```[^\n]*|[`*#|]/g, ' ');
  return text.length <= MAX_QUERY ? text : `${text.slice(0, MAX_QUERY / 2)} ${text.slice(-MAX_QUERY / 2)}`;
}

/** Words such as `Data (people):` that introduce the table and ask nothing. */
const INTRODUCTION =
  /(?:^|\n)\s*(?:data|table|dataset|csv|here is the data|daten|données|datos)\b[^\n]{0,60}:?\s*(?=\n|$)/giu;

/** "For those records from the products and each product's manufacturer,": which tables, and nothing of the chart. */
const TABLES = /\bfor (?:those|all|the) (?:records|rows|entries) (?:from|of|in) [^,.;?!]{1,80},/giu;

/** "highlight London" says how one of the marks should look, not that the others go. */
export const HIGHLIGHT =
  /(?<![\p{L}])(?:highlight(?:ing|ed)?|emphasi[sz](?:e|ing)|accentuate|hervorheben|hebe|hervorgehoben|mettre en (?:évidence|avant)|mets en évidence|destaca(?:r|ndo)?|resalta(?:r)?|evidenzia(?:re)?)\s+[^.,;\n]{2,60}|[\p{L}]{2,30} hervorheben/giu;

/** Reads a question about a table as a chart plan; whatever it leaves open is chosen by rule. */
export function readQuery(query: string, dataset: Dataset): ChartPlan {
  const columns = columnsOf(dataset);
  const text: QueryText = {
    text: readable(query.replace(INTRODUCTION, ' ').replace(TABLES, ' ').replace(HIGHLIGHT, ' ')),
  };
  const mark = readMark(text);
  const clauses = readClauses(text, columns, dataset.title);
  const mentions = findMentions(text.text, columns);
  return planAxes({ text: text.text, columns, mentions, mark, clauses });
}

function readClauses(text: QueryText, columns: readonly Column[], table: string): Clauses {
  const sort = readSort(text);
  const limit = readLimit(text);
  const bin = readBin(text, columns);
  const { conditions, having, havingAt, spread = [] } = findConditions(text.text, columns, table);
  const filters = filtersOf(conditions, text.text);
  for (const condition of conditions) blank(text, condition.from, condition.to);
  if (havingAt) blank(text, ...havingAt);
  return {
    ...(sort ? { sort } : {}),
    ...(limit ? { limit } : {}),
    ...(bin ? { bin } : {}),
    ...(having ? { having } : {}),
    filters,
    spread,
  };
}
