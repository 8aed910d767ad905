import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  MAX_SPEC_BYTES,
  migrate,
  parseSpec,
  SpecError,
  serializeSpec,
  siteSpecSchema,
} from '../src/index.ts';
import { v0ToV1 } from '../src/migrations/v0-to-v1.ts';
import { arbitraryOf, tidy } from './arbitrary.ts';
import { sampleSpec } from './sample.ts';

const codeOf = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    return error instanceof SpecError ? error.issues[0]?.code : 'not a SpecError';
  }
  return undefined;
};

describe('parseSpec', () => {
  test('reads back what was serialised, for any valid spec', () => {
    fc.assert(
      fc.property(arbitraryOf(siteSpecSchema), (value) => {
        const spec = tidy(value);
        expect(parseSpec(serializeSpec(spec))).toEqual(spec);
      }),
      { numRuns: 40 },
    );
  });

  test('refuses what is no JSON, no UTF-8, too deep or too large, and says which', () => {
    expect(codeOf(() => parseSpec(new TextEncoder().encode('{')))).toBe('not_json');
    expect(codeOf(() => parseSpec(new Uint8Array([0xff, 0xfe])))).toBe('not_utf8');
    expect(codeOf(() => parseSpec(new TextEncoder().encode('['.repeat(9000) + ']'.repeat(9000))))).toBe(
      'too_deep',
    );
    expect(codeOf(() => parseSpec(new TextEncoder().encode(`"${'x'.repeat(MAX_SPEC_BYTES)}"`)))).toBe(
      'too_large',
    );
    const section = sampleSpec().content.pages[0]?.sections[1];
    const many = {
      ...sampleSpec().content,
      pages: [{ sections: Array.from({ length: 1e5 }, () => section) }],
    };
    expect(codeOf(() => parseSpec({ ...sampleSpec(), content: many }))).toBe('too_large');
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(codeOf(() => parseSpec(deep))).toBe('too_deep');
    expect(codeOf(() => parseSpec({ ...sampleSpec(), extensions: { big: 'é'.repeat(600_000) } }))).toBe(
      'too_large',
    );
  });

  test('names the place of a schema error', () => {
    const spec = sampleSpec();
    Reflect.set(spec.content.pages[0] ?? {}, 'path', 'no slash');
    expect(() => parseSpec(spec)).toThrow('/content/pages/0/path');
  });

  test('reads a later minor version, leaving out what it does not know', () => {
    const later = { ...sampleSpec(), specVersion: '1.7', mood: 'sunny' };
    const spec = parseSpec(later);
    expect(spec.specVersion).toBe('1.7');
    expect(spec).not.toHaveProperty('mood');
    expect(codeOf(() => parseSpec({ ...sampleSpec(), mood: 'sunny' }))).toBe('unrecognized_keys');
    expect(codeOf(() => parseSpec({ ...sampleSpec(), specVersion: '2.0' }))).toBe('unknown_version');
  });
});

describe('migrate', () => {
  test('brings any 0.9 spec to 1.0 and back without loss', () => {
    fc.assert(
      fc.property(arbitraryOf(siteSpecSchema), (value) => {
        const spec = { ...tidy(value), specVersion: '1.0' };
        const draft = v0ToV1.down(structuredClone(spec));
        expect(draft).toMatchObject({ specVersion: '0.9', lang: spec.language });
        expect(migrate(draft)).toEqual(spec);
      }),
      { numRuns: 40 },
    );
  });

  test('reads a written 0.9 spec', () => {
    const { language, ...rest } = sampleSpec();
    const color = Object.fromEntries(
      Object.entries(rest.theme.tokens.color).map(([role, token]) => [role, token.$value]),
    );
    const draft = {
      ...rest,
      lang: language,
      specVersion: '0.9',
      theme: { ...rest.theme, tokens: { ...rest.theme.tokens, color } },
    };
    expect(parseSpec(draft)).toEqual(sampleSpec());
  });
});
