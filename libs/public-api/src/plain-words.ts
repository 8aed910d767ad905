import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Says what is wrong with something that a caller sent, for people and models that don't know the validator's words. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${withArticle(issue.expected)}, is ${kindOf(issue.input)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => JSON.stringify(key.slice(0, 100))).join(', ')} is not known${knownTo(issue)}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin, 'least', issue.minimum)}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, 'most', issue.maximum)}`;
    default:
      return undefined;
  }
};

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (Number.isNaN(input)) return 'not a number';
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
