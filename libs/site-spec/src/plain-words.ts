import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Says what is wrong with something that a caller sent, for people and models that don't know the validator's words. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${withArticle(issue.expected)}${Number.isNaN(issue.input) ? '' : `, is ${kindOf(issue.input)}`}`;
    case 'invalid_value':
      return oneOf(issue.values, issue.input);
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? oneOf(issue.options, issue.input)
        : 'has none of the forms that are allowed here';
    case 'invalid_format':
      return issue.format === 'regex' && issue.pattern !== undefined
        ? `must have the form ${issue.pattern}`
        : undefined;
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => JSON.stringify(key.slice(0, 100))).join(', ')} ${issue.keys.length === 1 ? 'is' : 'are'} not known${knownTo(issue)}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin, 'least', issue.minimum)}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, 'most', issue.maximum)}`;
    default:
      return undefined;
  }
};

function oneOf(values: readonly unknown[], input: unknown): string {
  const named = values.map((value) => JSON.stringify(value)).join(', ');
  const allowed = values.length === 1 ? named : `one of ${named}`;
  return input === undefined ? `is missing; it is ${allowed}` : `must be ${allowed}`;
}

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (typeof input === 'number' || typeof input === 'boolean') return String(input);
  return withArticle(Array.isArray(input) ? 'array' : typeof input);
}

const withArticle = (kind: string): string =>
  kind === 'int' ? 'a whole number' : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** What there is in place of a field that is not. */
function knownTo({ inst }: Issue): string {
  const fields = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  return fields.length === 0 ? '' : `: there ${fields.length === 1 ? 'is' : 'are'} ${fields.join(', ')}`;
}

const units: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function sizeOf(origin: string, bound: 'least' | 'most', limit: number | bigint): string {
  const [one, more] = units[origin] ?? [];
  if (one === undefined) return `be at ${bound} ${limit}`;
  return `have at ${bound} ${limit} ${Number(limit) === 1 ? one : more}`;
}
