import type { Condition } from './condition.ts';
import type { Clause, Predicate } from './plan.ts';

const MAX_VALUES = 500;
const MAX_CLAUSES = 8;

/** A condition as Vega-Lite can say it: itself, or the list of the values that meet it. */
function predicateOf(condition: Condition): Predicate {
  if (condition.predicate) return condition.predicate;
  const values = [...new Set(condition.column.cells)].filter((cell) => condition.meets(cell));
  return { field: condition.column.name, oneOf: values.slice(0, MAX_VALUES) };
}

/** `Visa or MasterCard`, `Visa and MasterCard`: two values of one column are a choice, whatever joins them. */
function joinedValues(conditions: readonly Condition[]): Condition[] {
  const joined: Condition[] = [];
  for (const condition of conditions) {
    const before = joined.find(
      (other) => other.isValue && condition.isValue && other.column === condition.column,
    );
    if (!before) {
      joined.push({ ...condition });
      continue;
    }
    const [first, second] = [before.meets, condition.meets];
    before.meets = (cell) => first(cell) || second(cell);
    delete before.predicate;
    before.to = Math.max(before.to, condition.to);
  }
  return joined;
}

/**
 * Joins conditions as the text does: `and` binds tighter than `or`. The result is a conjunction of choices, since
 * Vega-Lite's filters apply one after another and the vocabulary nests no deeper.
 */
export function filtersOf(found: readonly Condition[], text: string): Clause[] {
  const conditions = joinedValues(found);
  const groups: Predicate[][] = [];
  conditions.forEach((condition, at) => {
    const between = at === 0 ? '' : text.slice(conditions[at - 1]?.to ?? 0, condition.from);
    const group = groups.at(-1);
    if (!group || /\bor\b|\boder\b|\bou\b/i.test(between)) groups.push([predicateOf(condition)]);
    else group.push(predicateOf(condition));
  });
  let clauses: Clause[] = [[]];
  for (const group of groups) {
    clauses = clauses.flatMap((clause) => group.map((predicate) => [...clause, predicate]));
    if (clauses.length > MAX_CLAUSES)
      return groups.flatMap((each) => each.map((predicate) => [predicate])).slice(0, MAX_CLAUSES);
  }
  return clauses.filter((clause) => clause.length > 0);
}
