import type { Attributes, AttributeValue } from '@opentelemetry/api';

/** All values that an attribute can have. */
export type ListedValues = readonly (string | number | boolean)[];

/** The values of an attribute: these, or as many as come up to a number. */
export type Values = ListedValues | number;

/** What the semantic conventions call a value that is not told apart. */
export const other = '_OTHER';

/** Keeps attributes to what was declared: an unknown value becomes `_OTHER`, an unknown attribute is dropped. */
export function boundTo(by: Readonly<Record<string, Values>>): (attributes?: Attributes) => Attributes {
  const admitters = Object.entries(by).map(([name, values]) => [name, admitterOf(values)] as const);
  return (attributes = {}) => {
    const bounded: Attributes = {};
    for (const [name, admits] of admitters) {
      const value = attributes[name];
      if (value !== undefined) bounded[name] = admits(value) ? value : other;
    }
    return bounded;
  };
}

function admitterOf(values: Values): (value: AttributeValue) => boolean {
  const known = new Set<AttributeValue>(typeof values === 'number' ? [] : values);
  const most = typeof values === 'number' ? values : 0;
  return (value) => {
    if (known.has(value)) return true;
    if (known.size >= most) return false;
    known.add(value);
    return true;
  };
}

/** Every combination of values, where all are listed; none otherwise. */
export function listedCombinations(by: Readonly<Record<string, Values>>): Attributes[] {
  let combinations: Attributes[] = [{}];
  for (const [name, values] of Object.entries(by)) {
    if (typeof values === 'number') return [];
    combinations = combinations.flatMap((made) => values.map((value) => ({ ...made, [name]: value })));
  }
  return combinations;
}
