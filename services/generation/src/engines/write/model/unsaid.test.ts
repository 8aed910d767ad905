import { expect, test } from '@jest/globals';
import { aWebsite, item, part } from '../../../../test/drafts.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { addressesIn, keyOf, unsaid } from './unsaid.ts';

const draft = aWebsite({
  title: 'Tern Ferries',
  parts: [
    part('features', {
      items: [item({ title: 'Crossings to the island', text: 'Fourteen boats cross the sound every day.' })],
    }),
  ],
});
const unsaidOf = (prompt: string): string[] =>
  unsaid(readBrief(prompt, 'website'), { buildType: 'website', draft });

test('a clause, an aside or half of a warning that was left out is found in a sentence that is there', () => {
  expect(
    unsaidOf(
      'Tern Ferries has fourteen boats, crossing the sound every day, bicycles travel without charge.',
    ),
  ).toEqual(['bicycles travel without charge.']);
  expect(unsaidOf('Fourteen boats (never during thunderstorms) cross the sound every day.')).toEqual([
    '(never during thunderstorms)',
  ]);
});

test('a mail address or a link counts by each of its letters, and stands before what is only words', () => {
  const found = unsaidOf(
    'Passengers deserve gentle announcements. Boats cross the sound every day: ferries@sound.example, https://sound.example/boats',
  );
  expect(found).toEqual([
    expect.stringContaining('ferries@sound.example'),
    'Passengers deserve gentle announcements.',
  ]);
});

test('a number to call is one address with and without the code of its country; a date is none', () => {
  const said = 'Ring +44 131 555 0199 or (0131) 555 0199, www.tern.example, on 01.05.2026';
  expect(addressesIn(said).map(keyOf)).toEqual(['wwwternexample', '5550199', '5550199']);
});

test('a number that is told anew with a digit changed was taken back; two numbers side by side both count', () => {
  const taken = 'WhatsApp 0500 000 314 no wait, write it 0500 000 341 yes';
  expect(addressesIn(taken)).toEqual(['0500 000 341']);
  expect(addressesIn('Tel. 055 000 0932, fax 055 000 0933')).toHaveLength(2);
  expect(addressesIn('Ring 055 000 0932 by day\nand at night 055 000 0933')).toHaveLength(2);
});

test('what was dictated without a stop is looked at by breaths', () => {
  const found = unsaidOf(
    'so tern ferries has fourteen boats that cross the sound every day and they go out to the island and please remember skipper married cook onboard last winter which everybody found touching',
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('skipper married cook');
  expect(found[0]).not.toContain('fourteen');
});

test('a list that was forgotten as a whole is told as one, on a line, with a line each or with short entries; a single word is not', () => {
  expect(unsaidOf('Fourteen boats cross the sound. Bring gloves, an axe, helmets.')).toEqual([
    'Bring gloves, an axe, helmets.',
  ]);
  expect(unsaidOf('Fourteen boats cross the sound.\nServices:\n- towing\n- salvage\n- charter')).toEqual([
    'Services: - towing - salvage - charter',
  ]);
  expect(unsaidOf('Fourteen boats cross the sound, thanks.')).toEqual([]);
});
