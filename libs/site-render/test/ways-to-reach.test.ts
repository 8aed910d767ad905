import { expect, test } from '@jest/globals';
import { plainText } from '@sitewright/site-spec';
import { reachLines, waysToReach } from '../src/website/ways-to-reach.ts';

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
