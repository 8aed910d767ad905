import { averageConditions, extremeConditions } from './average-conditions.ts';
import type { Condition, FoundConditions } from './condition.ts';
import { findMentions } from './mentions.ts';
import { namedNumbers, numberConditions } from './number-conditions.ts';
import type { Column } from './profile.ts';
import { textConditions } from './text-conditions.ts';
import { truthConditions } from './truth-conditions.ts';
import { valueConditions } from './value-conditions.ts';

/** Everything the query says about which rows count, in the order of the text. */
export function findConditions(text: string, columns: readonly Column[], table = ''): FoundConditions {
  const found = allConditions(text, columns, table);
  // Every value of a column is no choice among them: "for male and female students" asks for both, side by side.
  const isAll = (condition: Condition) => {
    const same = found.conditions.filter((other) => other.isValue && other.column === condition.column);
    const said = text.slice(same[0]?.to ?? 0, same.at(-1)?.from ?? 0);
    return (
      same.length > 1 &&
      !/\bor\b/i.test(said) &&
      condition.column.cells.every((cell) => same.some((other) => other.meets(cell)))
    );
  };
  const spread = found.conditions
    .filter((condition) => condition.isValue && isAll(condition))
    .map((condition) => condition.column);
  return {
    ...found,
    conditions: found.conditions.filter((condition) => !spread.includes(condition.column)),
    spread: [...new Set(spread)],
  };
}

function allConditions(text: string, columns: readonly Column[], table: string): FoundConditions {
  const mentions = findMentions(text, columns);
  const like = [
    ...averageConditions(text, mentions),
    ...extremeConditions(text, mentions),
    ...textConditions(text, columns, mentions),
    ...truthConditions(text, mentions),
  ];
  const numbers = numberConditions(text, columns, mentions, table);
  const compared = [...like, ...numbers.conditions];
  const named = namedNumbers(text, mentions).filter(
    (condition) => !compared.some((other) => condition.from < other.to && other.from < condition.to),
  );
  const taken = [...compared, ...named];
  const values = valueConditions(text, columns, mentions).filter(
    (condition) => !taken.some((other) => condition.from < other.to && other.from < condition.to),
  );
  const conditions = [...taken, ...values].sort((left, right) => left.from - right.from);
  return { ...numbers, conditions };
}
