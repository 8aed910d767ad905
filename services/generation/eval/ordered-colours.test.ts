import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { layOutDeck, measureOf, renderSite } from '@sitewright/site-render';
import type { SiteSpec } from '@sitewright/site-spec';
import { converter } from 'culori';
import { specOfDraft } from './draft-spec.ts';

// Colours that were ordered are the colours that one sees, and no other hue stands beside them.
const toOklch = converter('oklch');

type Range = readonly [least: number, most: number];

/** What people call so: lightness, chroma, hue. */
const SENSES = {
  navy: [
    [0.2, 0.34],
    [0.05, 0.12],
    [250, 275],
  ],
  orange: [
    [0.66, 0.78],
    [0.14, 0.2],
    [48, 68],
  ],
  grey: [
    [0.3, 0.72],
    [0, 0.02],
    [0, 360],
  ],
  terracotta: [
    [0.54, 0.66],
    [0.09, 0.15],
    [32, 46],
  ],
  cream: [
    [0.93, 0.99],
    [0.015, 0.05],
    [80, 110],
  ],
  brown: [
    [0.34, 0.5],
    [0.05, 0.1],
    [45, 70],
  ],
  'dark red': [
    [0.3, 0.42],
    [0.1, 0.17],
    [18, 34],
  ],
  'pale yellow': [
    [0.93, 0.98],
    [0.05, 0.11],
    [88, 105],
  ],
  black: [
    [0, 0.22],
    [0, 0.01],
    [0, 360],
  ],
  yellow: [
    [0.83, 0.92],
    [0.14, 0.18],
    [88, 100],
  ],
  green: [
    [0.45, 0.6],
    [0.1, 0.16],
    [140, 158],
  ],
  'light blue': [
    [0.8, 0.9],
    [0.03, 0.09],
    [200, 260],
  ],
  purple: [
    [0.38, 0.5],
    [0.13, 0.2],
    [300, 325],
  ],
  mustard: [
    [0.7, 0.8],
    [0.12, 0.17],
    [80, 95],
  ],
  teal: [
    [0.48, 0.6],
    [0.08, 0.12],
    [185, 205],
  ],
  lilac: [
    [0.7, 0.82],
    [0.05, 0.09],
    [310, 335],
  ],
} as const satisfies Record<string, readonly [Range, Range, Range]>;

type Order = Partial<Record<keyof typeof SENSES, string>>;

const ORDERS: readonly Order[] = [
  { navy: 'primary', orange: 'accent' },
  { grey: 'primary', orange: 'accent' },
  { terracotta: 'primary', cream: 'background' },
  { brown: 'primary', cream: 'background' },
  { 'dark red': 'accent' },
  { purple: 'primary', 'pale yellow': 'accent' },
  { 'pale yellow': 'primary', grey: 'text' },
  { black: 'background', yellow: 'primary' },
  { green: 'primary' },
  { 'light blue': 'primary' },
  { purple: 'primary', mustard: 'accent' },
  { lilac: 'primary', teal: 'accent' },
];
const DRAFTS = ['21-website', '07-slides', '03-document', '35-dataviz'];
const cases = ORDERS.flatMap((order) => DRAFTS.map((draft) => [order, draft] as const));

/** Every colour that stands in what is shown of a specification. */
async function coloursIn(spec: SiteSpec): Promise<string[]> {
  const shown =
    spec.buildType === 'slides'
      ? JSON.stringify(layOutDeck(spec, await measureOf(spec)))
      : (await renderSite(spec)).map(({ content }) => String(content)).join('\n');
  return [...new Set((shown.match(/#[\da-f]{6}\b/giu) ?? []).map((hex) => hex.toLowerCase()))];
}

const tonesIn = (colours: readonly string[]) =>
  colours.map((hex) => ({ hex, l: 0, c: 0, h: 0, ...toOklch(hex) }));

const isWithin = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

/** A colour with less chroma is a white, a grey or a black. */
const HUED = 0.035;

test.each(cases)('%j: each is seen in %s as it is called, and nothing beside it', async (order, draft) => {
  const file = JSON.parse(readFileSync(new URL(`./drafts/${draft}.json`, import.meta.url), 'utf8'));
  file.draft.look.colours = Object.entries(order).map(([text, use]) => ({ text, use }));
  const tones = tonesIn(await coloursIn(specOfDraft(JSON.stringify(file))));
  const senses = Object.keys(order).map((name) => SENSES[name as keyof typeof SENSES]);
  const unseen = Object.keys(order).filter(
    (_, at) =>
      !tones.some(({ l, c, h }) =>
        [l, c, h].every((value, axis) => isWithin(value, senses[at]?.[axis] ?? [0, 0])),
      ),
  );
  expect(unseen).toEqual([]);
  const foreign = tones.filter(
    ({ c, h }) =>
      c >= HUED &&
      !senses.some(([, chroma, [from, to]]) => chroma[1] >= HUED && isWithin(h, [from - 25, to + 25])),
  );
  expect(foreign.map(({ hex }) => hex)).toEqual([]);
});
