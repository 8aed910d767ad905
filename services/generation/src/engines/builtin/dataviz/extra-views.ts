import type { Dataset } from '@sitewright/site-spec';
import type { ChartPlan } from '../charts/plan.ts';
import { type Column, columnsOf, isMeasure, isTime } from '../charts/profile.ts';
import { chooseMark, isRate } from '../charts/rules.ts';

const asked = { mark: false, columns: true };

function shape(plan: ChartPlan): string {
  return JSON.stringify([plan.x, plan.y, plan.color]);
}

/** Further looks at a dataset, the most useful first: what was not asked for but tells more. */
export function extraViews(dataset: Dataset, taken: readonly ChartPlan[]): ChartPlan[] {
  const columns = columnsOf(dataset);
  const measures = columns.filter(isMeasure).slice(0, 4);
  const times = columns.filter((column) => isTime(column) && column.distinct > 2);
  const groups = columns.filter(
    (column) => column.kind === 'category' && column.distinct >= 2 && column.distinct <= 20,
  );
  const plans: ChartPlan[] = [];
  const add = (x: Column, plan: Omit<ChartPlan, 'mark' | 'filters' | 'asked'>, mark?: ChartPlan['mark']) => {
    const draft: ChartPlan = { ...plan, mark: mark ?? 'bar', filters: [], asked };
    plans.push(mark ? draft : { ...draft, mark: chooseMark(draft, [x, ...columns]) });
  };
  const unit = (column: Column) =>
    column.kind === 'date'
      ? {
          field: column.name,
          timeUnit: column.distinct > 31 ? ('yearmonth' as const) : ('yearmonthdate' as const),
        }
      : { field: column.name };
  for (const time of times) {
    for (const measure of measures)
      add(time, {
        x: unit(time),
        y: {
          field: measure.name,
          ...(time.isUnique ? {} : { aggregate: isRate(measure) ? ('mean' as const) : ('sum' as const) }),
        },
      });
    if (measures.length === 0 && !time.isUnique) add(time, { x: unit(time), y: { aggregate: 'count' } });
  }
  for (const group of groups) {
    for (const measure of measures) {
      const y = {
        field: measure.name,
        ...(group.isUnique ? {} : { aggregate: isRate(measure) ? ('mean' as const) : ('sum' as const) }),
      };
      add(group, { x: { field: group.name }, y, sort: { by: 'y', order: 'descending' } }, 'bar');
    }
    if (!group.isUnique)
      add(
        group,
        { x: { field: group.name }, y: { aggregate: 'count' } },
        group.distinct <= 6 ? 'arc' : 'bar',
      );
  }
  const [first, second] = measures;
  if (first && second && dataset.rows.length >= 8)
    add(first, { x: { field: first.name }, y: { field: second.name } }, 'point');
  const [one, two] = groups;
  if (one && two && !one.isUnique && two.distinct <= 6)
    add(one, { x: { field: one.name }, y: { aggregate: 'count' }, color: two.name, stack: true }, 'bar');
  const seen = new Set(taken.map(shape));
  return plans.filter((plan) => {
    const key = shape(plan);
    return seen.has(key) ? false : seen.add(key);
  });
}
