import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { BUILD_TYPES, checkReferences, parseSpec, type RichText, type SiteSpec } from '@sitewright/site-spec';
import fc from 'fast-check';
import { arbitraryOf } from '../../../test/arbitrary-draft.ts';
import { aBrief } from '../../../test/briefs.ts';
import { stamp as usual } from '../../../test/drafts.ts';
import { type Draft, draftSchemas } from '../draft/draft.ts';
import { assemble } from './assemble.ts';

const stamp = { ...usual, mode: 'power' } as const;
const { website, slides, document, design, dataviz } = draftSchemas;

/** Any value of each type that fits its schema. */
const drafts = {
  website: arbitraryOf(website).map(
    (value): Draft => ({ buildType: 'website', draft: website.parse(value) }),
  ),
  slides: arbitraryOf(slides).map((value): Draft => ({ buildType: 'slides', draft: slides.parse(value) })),
  document: arbitraryOf(document).map(
    (value): Draft => ({ buildType: 'document', draft: document.parse(value) }),
  ),
  design: arbitraryOf(design).map((value): Draft => ({ buildType: 'design', draft: design.parse(value) })),
  dataviz: arbitraryOf(dataviz).map(
    (value): Draft => ({ buildType: 'dataviz', draft: dataviz.parse(value) }),
  ),
};
const languages = fc.constantFrom('en', 'ja', 'ar', 'fr', 'xx-Latn', 'en-a1-b2', 'nonsense tag');

describe.each(BUILD_TYPES)('any draft of the type %s', (buildType) => {
  test('becomes a valid specification whose links and ids hold', () => {
    fc.assert(
      fc.property(drafts[buildType], languages, (draft, language) => {
        const spec = assemble(draft, aBrief({ buildType, language }), stamp);
        expect(checkReferences(parseSpec(spec))).toEqual([]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('is assembled the same twice', () => {
    const [draft] = fc.sample(drafts[buildType], { numRuns: 1, seed: 7 });
    if (draft === undefined) throw new Error('no sample');
    const brief = aBrief({ buildType, language: 'de' });
    expect(assemble(draft, brief, stamp)).toEqual(assemble(draft, brief, stamp));
  });
});

test('what search engines show is cut to their measure, and nobody is told of it', () => {
  const summary = `${'A long sentence about gardens '.repeat(7)}ends here.`;
  const draft = design.parse({
    ...{
      title: 'Gardens',
      tagline: '',
      organisation: '',
      summary,
      look: { mood: 'hearth', letters: 'any', print: 'usual', colours: [] },
    },
    ...{ datasets: [], charts: [], parts: [], requested: [] },
  });
  const spec = assemble({ buildType: 'design', draft }, aBrief({ buildType: 'design' }), stamp);
  expect(spec.meta.seo.description.length).toBeLessThanOrEqual(160);
  expect(spec.description).toBe(summary);
  expect(spec.warnings).toEqual([]);
});

test('a draft that no specification can hold is shortened, and says so', () => {
  const [sample] = fc.sample(drafts.website, { numRuns: 1, seed: 3 });
  if (sample?.buildType !== 'website') throw new Error('no sample');
  const long = 'A long sentence about nothing much. '.repeat(180);
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...{
      group: '',
      title: `Part ${index}`,
      text: long,
      value: '',
      date: '',
      time: '',
      place: '',
      person: '',
    },
    ...{ label: '', points: [], target: '', picture: '' },
  }));
  const part = {
    ...{ eyebrow: '', heading: 'Much', intro: '', note: '', columns: [], rows: [], actions: [] },
    items,
  };
  const parts = ['a', 'b', 'c', 'd'].map((ref) => ({
    ...{ ref, kind: 'richText' as const, page: '', form: '' as const, fields: [], picture: '', chart: '' },
    ...part,
  }));
  const draft: Draft = { buildType: 'website', draft: { ...sample.draft, pages: [], parts } };
  const spec = assemble(draft, aBrief({ buildType: 'website' }), stamp);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  expect(spec.warnings.map(({ code }) => code)).toContain('too_large');
});

const folder = new URL('../../../eval/drafts/', import.meta.url);
const files = readdirSync(folder).filter((name) => /website|slides/u.test(name));

/** Fields of a draft that hold no words to be read. */
const WORDLESS = new Set([
  'ref',
  'kind',
  'page',
  'target',
  'picture',
  'chart',
  'form',
  'layout',
  'slot',
  'section',
]);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => (WORDLESS.has(key) ? [] : wordsIn(own)));
}

const isRuns = (value: unknown): value is Exclude<RichText, string> =>
  Array.isArray(value) &&
  value.every((run: unknown) => typeof Object(run).text === 'string' && !('id' in Object(run)));

/** All that a specification says, marked texts as sentences. */
function saidIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isRuns(value)) return [value.map(({ text }) => text).join('')];
  if (Array.isArray(value)) return value.flatMap(saidIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(saidIn) : [];
}

const bare = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\*\*|\[\[|\]\]|`/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const pieces = (text: string): string[] =>
  bare(text)
    .split(/(?<=[.!?。])\s+|\s*\|\s*/u)
    .filter((piece) => piece !== '');

test.each(files)('the specification of %s says every word of its draft', (name) => {
  const { buildType, draft: given } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const draft: Draft =
    buildType === 'website'
      ? { buildType, draft: website.parse(given) }
      : { buildType: 'slides', draft: slides.parse(given) };
  const spec: SiteSpec = assemble(draft, aBrief({ buildType }), stamp);
  const said = bare(saidIn(spec.content).join(' ¦ '));
  const words = wordsIn(draft.draft.parts).flatMap(pieces);
  expect(words.length).toBeGreaterThan(20);
  const lost = words.filter((piece) => !said.includes(piece));
  expect(lost).toEqual([]);
  // A portrait that was only described is told to be missing, in the words that describe it.
  const awaited = spec.warnings.filter(({ code }) => code === 'picture_missing');
  const pictures = draft.draft.parts
    .flatMap((part) => ('items' in part ? part.items : []))
    .map(({ picture }) => picture);
  expect(
    awaited.filter(({ message }) => !pictures.some((picture) => message.endsWith(`: ${picture}`))),
  ).toEqual([]);
  expect(spec.warnings.length).toBe(awaited.length);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
});
