import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { jsonSchema, siteSpecSchema } from '../src/index.ts';
import { arbitraryOf, tidy } from './arbitrary.ts';
import { sampleSpec } from './sample.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const validate = ajv.compile(jsonSchema());

describe('the published JSON Schema', () => {
  test('compiles in strict mode and accepts what zod accepts', () => {
    fc.assert(
      fc.property(arbitraryOf(siteSpecSchema), (value) => {
        const spec = tidy(value);
        expect(siteSpecSchema.safeParse(spec).error).toBeUndefined();
        validate(spec);
        expect(validate.errors ?? []).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('refuses unknown keys at every level', () => {
    expect(validate(sampleSpec())).toBe(true);
    expect(validate({ ...sampleSpec(), surprise: 1 })).toBe(false);
    const spec = sampleSpec();
    Reflect.set(spec.content.pages[0]?.sections[0] ?? {}, 'onclick', 'x');
    expect(validate(spec)).toBe(false);
  });

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['http://plain.example'],
    ['https://a.example/"><script>'],
    ['java\nscript:x'],
  ])('refuses %j as a link', (href) => {
    const spec = sampleSpec();
    spec.content.navigation[0] = { id: 'n', label: 'x', href, style: 'link' };
    expect(validate(spec)).toBe(false);
    expect(siteSpecSchema.safeParse(spec).success).toBe(false);
  });

  test.each([
    ['https://a.example/b?c=d&e=f#g'],
    ['mailto:a@b.example'],
    ['tel:+49123'],
    ['#a'],
    ['/a/b#c'],
    ['/'],
  ])('accepts %j as a link', (href) => {
    const spec = sampleSpec();
    spec.content.navigation[0] = { id: 'n', label: 'x', href, style: 'link' };
    expect(siteSpecSchema.safeParse(spec).success).toBe(true);
  });
});
