import type { Axis } from './plan.ts';
import type { Column } from './profile.ts';

const AGGREGATE_WORDS: Record<string, string> = {
  count: 'Number',
  distinct: 'Different values of',
  sum: 'Total',
  mean: 'Average',
  median: 'Median',
  min: 'Lowest',
  max: 'Highest',
};

/** A column's name as people write it: `transaction_type_code` gives `Transaction type code`. */
export function humanName(name: string): string {
  const spaced = name
    .replace(/[_]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();
  const words = spaced
    .split(' ')
    .map((word, at) => (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
  const text = words.join(' ').replace(/\bid\b/gi, 'ID');
  return text === '' ? name : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const lower = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** The title of an axis, with the unit in brackets. */
export function axisTitle(axis: Axis, column: Column | undefined): string {
  const name = column ? humanName(column.name) : '';
  const unit =
    column?.field.unit && !name.includes(`(${column.field.unit})`) && axis.aggregate !== 'count'
      ? ` (${column.field.unit})`
      : '';
  if (!axis.aggregate) return `${name}${unit}`.slice(0, 200) || 'Value';
  if (axis.aggregate === 'count') return 'Number of records';
  return `${AGGREGATE_WORDS[axis.aggregate] ?? ''} ${lower(name)}${unit}`.trim().slice(0, 200);
}
