import { findMentions } from './mentions.ts';
import type { ChartPlan } from './plan.ts';
import { isTime } from './profile.ts';
import type { Question } from './read-main.ts';

const NUMBER_WORDS =
  /\b(?:total|number|numbers|count|counts|amount|sum|average|avg|mean|max\w*|min\w*|bars?|frequency|how many|value|values|y)\b|\by[- ]?axis\b/i;

/** Which axis the order is along: the one that the query names, else the numbers, else time. */
export function sortOf(plan: ChartPlan, { clauses, columns }: Question): ChartPlan['sort'] {
  if (clauses.limit) return { by: 'y', order: clauses.limit.order };
  const { sort } = clauses;
  if (!sort) return undefined;
  const { order, target } = sort;
  if (/\bx\b|\bx[- ]?axis\b|alphabet/i.test(target)) return { by: 'x', order };
  if (/\by\b|\by[- ]?axis\b/i.test(target)) return { by: 'y', order };
  const named = findMentions(target, columns, 0.25).map((mention) => mention.column.name);
  const isX = plan.x.field !== undefined && named.includes(plan.x.field);
  const isY = plan.y.field !== undefined && named.includes(plan.y.field);
  if (isX && !isY && !(plan.y.aggregate && /\b(?:number|count|amount|how many|total)\b/i.test(target)))
    return { by: 'x', order };
  if (isY || NUMBER_WORDS.test(target)) return { by: 'y', order };
  if (isX) return { by: 'x', order };
  if (/\bnames?\b|\b(?:days?|dates?|months?|years?|time)\b/i.test(target)) return { by: 'x', order };
  const base = columns.find((column) => column.name === plan.x.field);
  if (/\byears?|dates?|months?|days?\b/i.test(target) && base && isTime(base)) return { by: 'x', order };
  return { by: base && isTime(base) ? 'x' : 'y', order };
}
