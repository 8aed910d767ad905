import { expect, test } from '@jest/globals';
import { plainText, type WebsiteSpec } from '@sitewright/site-spec';
import { reachLines, waysOfSite, waysToReach } from '../src/website/ways-to-reach.ts';
import { fixture } from './fixtures.ts';

test('a number stands once, as it is written, where directions only name it', () => {
  const place = { phone: '+441632960255', directions: 'Phone 01632 960 255, email dig@thornbank.example' };
  expect(waysToReach(place, undefined)).toEqual({ phone: '01632 960 255', email: 'dig@thornbank.example' });
  const lines = reachLines(waysToReach({ phone: '+441632960255' }, '01632 960 255')).text;
  expect(lines).toContain('<a href="tel:01632960255">01632 960 255</a>');
});

test('directions that say more keep the number, and lead to it', () => {
  const directions = 'Ring Maureen before nine in the morning on 01632 960 255, or knock at the gate.';
  const ways = waysToReach({ phone: '+441632960255', directions }, undefined);
  expect(ways.phone).toBeUndefined();
  expect(ways.directions).toContainEqual({ text: '01632 960 255', href: 'tel:01632960255' });
  expect(plainText(ways.directions ?? '')).toBe(directions);
});

test('directions without a number stay as they are', () => {
  const place = { phone: '+441632960255', directions: 'Bus 12 to Ashby Fen, open from 9.30 till 12.30.' };
  expect(waysToReach(place, undefined)).toEqual({ email: undefined, ...place });
});

test('who is reached by a way is still said, and several ways with words of their own are lines', () => {
  const named = { email: 'sec@rvas.example', directions: 'Hon. Sec.: sec@rvas.example' };
  expect(plainText(waysToReach(named, undefined).directions ?? '')).toBe(named.directions);
  const directions = [
    { text: 'Tel ' },
    { text: '01453 555 0126 ext 3', href: 'tel:014535550126' },
    { text: ', ' },
    { text: 'bench@hill.example', href: 'mailto:bench@hill.example' },
  ];
  const { lines, directions: rest } = waysToReach({ directions }, undefined);
  expect(lines?.map(({ sign, text }) => [sign, plainText(text)])).toEqual([
    ['phone', 'Tel 01453 555 0126 ext 3'],
    ['mail', 'bench@hill.example'],
  ]);
  expect(rest).toBeUndefined();
});

test('a dash is no word, and ways are parted by the commas of any script', () => {
  const dashed = { directions: 'Phone – 030 1234567' };
  expect(waysToReach(dashed, undefined)).toEqual({ phone: '030 1234567', email: undefined });
  const { lines } = waysToReach({ directions: '受付の電話 030 1234567、夜間の電話 030 7654321' }, undefined);
  expect(lines?.map(({ text }) => plainText(text))).toEqual([
    '受付の電話 030 1234567',
    '夜間の電話 030 7654321',
  ]);
});

test('a site is reached by the only number that its directions say', async () => {
  const spec = await fixture('website');
  if (spec.buildType !== 'website') throw new Error('not a website');
  const waysWith = (directions: string): ReturnType<typeof waysOfSite> => {
    const item = { id: 'i1', name: 'Hall', hours: [], directions };
    const section = { id: 's1', type: 'locationHours', items: [item] };
    const pages = [{ ...spec.content.pages[0], sections: [section] }];
    const { contact: _, ...site } = spec.content.site;
    return waysOfSite({ ...spec, content: { ...spec.content, site, pages } } as unknown as WebsiteSpec, '');
  };
  expect(waysWith('Call us: 030 1234567').phone).toBe('030 1234567');
  expect(waysWith('Desk for all 030 1234567, by night 030 7654321').phone).toBeUndefined();
});
