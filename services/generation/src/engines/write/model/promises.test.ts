import { expect, test } from '@jest/globals';
import { aBrief } from '../../../../test/briefs.ts';
import { aWebsite, item, part } from '../../../../test/drafts.ts';
import type { Outline } from './outline.ts';
import { brokenPromises, inOrderedLength } from './promises.ts';

/** What is asked for of a page that says so, by a plan of it. */
function brokenBy(text: string, given: Partial<Outline> & { shows?: string[] }, message = ''): string[] {
  const draft = aWebsite({ title: 'Tern', parts: [part('features', { ref: 'a', items: [item({ text })] })] });
  const planned = { ref: 'a', kind: 'features', page: '', heading: '', purpose: '', words: 20 } as const;
  const outline: Outline = {
    ...{ hides: [], ordered: { of: 'piece', least: 0, most: 0 }, ...given },
    parts: [{ ...planned, shows: given.shows ?? [] }],
  };
  const brief = aBrief({ segments: [{ role: 'material', text: message }] });
  return brokenPromises(outline, { buildType: 'website', draft }, brief).map((fault) => fault.message);
}

test.each(['£', '🎉', '!', ' ', ''])(
  'a sign that must not appear (%j) is no part of texts without it',
  (sign) => {
    expect(brokenBy('A boat for 48 people', { hides: [sign] })).toEqual([]);
  },
);

test.each([
  ['short of a target', 'piece', 870, 930, [300, 600]],
  ['over the most', 'piece', 0, 400, [127, 253]],
  ['within the most', 'piece', 0, 900, [200, 400]],
  ['by each part', 'part', 870, 930, [200, 400]],
] as const)('parts planned %s are planned with the words that were ordered', (_, of, least, most, words) => {
  const planned = { ref: '', kind: 'chapter', page: '', heading: '', purpose: '' } as const;
  const parts = [200, 400].map((own) => ({ ...planned, shows: [], words: own }));
  const { parts: own } = inOrderedLength({ hides: [], ordered: { of, least, most }, parts });
  expect(own.map((part) => part.words)).toEqual(words);
});

test('a sign that must not appear is found where it stands', () => {
  expect(brokenBy('Only £48!', { hides: ['£', '🎉', '!'] })).toEqual([
    expect.stringContaining('"£" must not appear'),
    expect.stringContaining('"!" must not appear'),
  ]);
});

test('a figure that must not appear with its sign may be one of something else', () => {
  expect(brokenBy('A boat for 48 people', { hides: ['48 %', '£48'] })).toEqual([]);
  expect(brokenBy('Full by 48%', { hides: ['48 %'] })).toHaveLength(1);
});

test('a word that must not appear is found with an ending, and in no other word that begins alike', () => {
  expect(brokenBy('Game of Patience', { hides: ['patient'] })).toEqual([]);
  expect(brokenBy('Two patients and Martinę', { hides: ['patient', 'Martina'] })).toHaveLength(2);
  expect(brokenBy('A scarce scarf', { hides: ['scar'] })).toEqual([]);
  expect(brokenBy('Two scars', { hides: ['scar'] })).toHaveLength(1);
  expect(brokenBy('A scarred hand', { hides: ['scar'] })).toHaveLength(1);
  expect(brokenBy('Our policy on natural light', { hides: ['police', 'nature'] })).toEqual([]);
  expect(brokenBy('Three policemen in the service', { hides: ['policeman', 'services'] })).toEqual([]);
  expect(brokenBy('Two clienti', { hides: ['cliente'] })).toHaveLength(1);
});

test('a word that shall be shown is no form of one that must not', () => {
  const plan = { hides: ['leone'], shows: ['A.S.D. Leonesse'] };
  expect(brokenBy('A.S.D. Leonesse', plan)).toEqual([]);
  expect(brokenBy('A.S.D. Leonesse e un leone', plan)).toHaveLength(1);
});

test('what a plan puts in words of its own is kept by most of them, what the message says by all', () => {
  const text = 'Each message tells of a fault, and ends with a no.';
  expect(brokenBy(text, { shows: ['ends even with a no'] }, 'We often say no.')).toEqual([]);
  expect(brokenBy(text, { shows: ['ends even with a no'] }, 'It ends even with a no.')).toHaveLength(1);
  expect(brokenBy(text, { shows: ['ends with a no, 12 times'] }, 'We often say no.')).toHaveLength(1);
});

test('a time is found behind an "and" that is written to it', () => {
  expect(brokenBy('نغلق بين 20:00 و22:30', { shows: ['22:30'] }, 'نغلق 22:30')).toEqual([]);
});

test('what heads a part is no part of its ordered length', () => {
  const parts = [
    part('features', { ref: 'a', heading: 'Fourteen boats', items: [item({ text: 'Three go out.' })] }),
  ];
  const planned = { ref: 'a', kind: 'features', page: '', heading: '', purpose: '', words: 3 } as const;
  const ordered = { of: 'piece', least: 3, most: 3 } as const;
  const draft = aWebsite({ title: 'Tern', parts });
  const outline: Outline = { hides: [], ordered, parts: [{ ...planned, shows: [] }] };
  expect(brokenPromises(outline, { buildType: 'website', draft }, aBrief({}))).toEqual([]);
});

test('counts an address, a time and a link as a word each', () => {
  const ordered = { of: 'piece', least: 0, most: 6 } as const;
  const text = 'At 3:30, [we@velvet-spoons.example](mailto:we@velvet-spoons.example), stand 34—there!';
  expect(brokenBy(text, { ordered })).toEqual([]);
  expect(brokenBy(`${text} Or call us, again.`, { ordered })).toEqual([
    expect.stringContaining('has 10 words'),
  ]);
  expect(brokenBy('船が出る港です', { ordered })).toEqual([expect.stringContaining('has 7 words')]);
});
