import { describe, expect, test } from '@jest/globals';
import { plainWords } from '@sitewright/site-spec';
import { z } from 'zod';

const schema = z.strictObject({
  name: z.string().min(3).max(5).optional(),
  kind: z.enum(['slides', 'website']).optional(),
  role: z.literal('view').optional(),
  count: z.int().min(1).max(9).optional(),
  list: z.array(z.number()).min(1).max(2).optional(),
  own: z.string().regex(/^x$/, { error: 'must be x' }).optional(),
});

const problems = (value: unknown, wanted: z.ZodType = schema): string[] => {
  const { error } = wanted.safeParse(value, { error: plainWords });
  return error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? [];
};

describe('plainWords', () => {
  test.each([
    [{ name: 5 }, 'name must be a string, is 5'],
    [{ name: null }, 'name must be a string, is null'],
    [{ name: {} }, 'name must be a string, is an object'],
    [{ name: 'ab' }, 'name must have at least 3 characters'],
    [{ name: 'abcdef' }, 'name must have at most 5 characters'],
    [{ kind: 'deck' }, 'kind must be one of "slides", "website"'],
    [{ role: 'edit' }, 'role must be "view"'],
    [{ count: 1.5 }, 'count must be a whole number, is 1.5'],
    [{ count: '1' }, 'count must be a number, is a string'],
    [{ count: Number.NaN }, 'count must be a number'],
    [{ count: 0 }, 'count must be at least 1'],
    [{ count: 10 }, 'count must be at most 9'],
    [{ list: [] }, 'list must have at least 1 entry'],
    [{ list: [1, 2, 3] }, 'list must have at most 2 entries'],
    [{ list: [1, true] }, 'list 1 must be a number, is true'],
    [{ nmae: 'abc' }, '"nmae" is not known: there are name, kind, role, count, list, own'],
    [{ a: 1, b: 2 }, '"a", "b" are not known: there are name, kind, role, count, list, own'],
    [[], 'must be an object, is an array'],
  ])('says of %j what is wrong', (value, says) => {
    expect(problems(value)).toEqual([says]);
  });

  test('says what is missing', () => {
    expect(problems({}, z.object({ projectId: z.string() }))).toEqual(['projectId is missing']);
    expect(problems({}, z.object({ role: z.enum(['view', 'edit']) }))).toEqual([
      'role is missing; it is one of "view", "edit"',
    ]);
  });

  test('says which forms there are', () => {
    const operation = z.discriminatedUnion('op', [
      z.object({ op: z.literal('add'), value: z.string() }),
      z.object({ op: z.literal('remove') }),
    ]);
    expect(problems({ op: 'nope' }, operation)).toEqual(['op must be one of "add", "remove"']);
    expect(problems({ a: {} }, z.object({ a: z.union([z.string(), z.number()]) }))).toEqual([
      'a has none of the forms that are allowed here',
    ]);
    expect(problems('red', z.string().regex(/^#[0-9a-f]{6}$/))).toEqual([
      'must have the form /^#[0-9a-f]{6}$/',
    ]);
  });

  test('names the one field that there is, and none where there is none', () => {
    expect(problems({ a: 1 }, z.strictObject({ b: z.string().optional() }))).toEqual([
      '"a" is not known: there is b',
    ]);
    expect(problems({ a: 1 }, z.strictObject({}))).toEqual(['"a" is not known']);
  });

  test('leaves a schema its own words', () => {
    expect(problems({ own: 'y' })).toEqual(['own must be x']);
  });

  test('does not repeat a long name', () => {
    expect(problems({ ['x'.repeat(5_000)]: 1 })[0]?.length).toBeLessThan(200);
  });
});
