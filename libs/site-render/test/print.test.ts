import { inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { type Frame, parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { exportSpec, hasBleed } from '../src/index.ts';
import { fixture } from './fixtures.ts';

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** What the pages of a PDF are drawn by. */
const drawnIn = (pdf: Uint8Array): string =>
  [...latin(pdf).matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => latin(inflateSync(Buffer.from(packed, 'latin1'))))
    .join('\n');

/** The boxes of this name, a page each, in points. */
const boxesOf = (pdf: Uint8Array, name: string): number[][] =>
  [...latin(pdf).matchAll(new RegExp(`/${name} \\[([^\\]]+)\\]`, 'g'))].map(([, box = '']) =>
    box.split(' ').map(Number),
  );

const mm = 72 / 25.4;
/** A box so many millimetres beyond a page of these sides in millimetres. */
const beyond = (by: number, width: number, height: number): unknown[] =>
  [-by, -by, width + by, height + by].map((side) => expect.closeTo(side * mm, 2));

async function designOf(frame: Partial<Frame>): Promise<SiteSpec> {
  const spec = await fixture('design');
  if (spec.buildType !== 'design') throw new Error('not a design');
  const [first] = spec.content.frames;
  return parseSpec({ ...spec, content: { frames: [{ ...first, layers: [], unit: 'mm', ...frame }] } });
}

const card = { width: 85, height: 55, unit: 'mm' } as const;

test('every page has the boxes that printers cut by: what stays, 3 mm beyond, and room for marks', async () => {
  const document = await fixture('document');
  const { content } = await exportSpec(document, 'pdf', { bleed: true });
  const trims = boxesOf(content, 'TrimBox');
  expect(trims.length).toBeGreaterThan(1);
  for (const trim of trims) expect(trim).toEqual(beyond(0, 210, 297));
  for (const bleed of boxesOf(content, 'BleedBox')) expect(bleed).toEqual(beyond(3, 210, 297));
  for (const media of boxesOf(content, 'MediaBox')) expect(media).toEqual(beyond(10, 210, 297));
  expect(boxesOf(content, 'BleedBox')).toHaveLength(trims.length);
});

test.each([
  [{ ...card, bleed: undefined }, 3],
  [{ ...card, bleed: 5 }, 5],
  [{ width: 3.5, height: 2, unit: 'in', bleed: 0.125 }, 3.175],
  [{ ...card, bleed: 20_000 }, 25],
  [{ ...card, height: 20, bleed: 20_000 }, 10],
] as const)('a frame of %o runs on by its own bleed within reason, else by 3 mm', async (frame, by) => {
  const { content } = await exportSpec(await designOf(frame), 'pdf', { bleed: true });
  const inch = frame.unit === 'in' ? 25.4 : 1;
  const sides = [frame.width * inch, frame.height * inch] as const;
  expect(boxesOf(content, 'TrimBox')).toEqual([beyond(0, ...sides)]);
  expect(boxesOf(content, 'BleedBox')).toEqual([beyond(by, ...sides)]);
});

test('eight crop marks of a quarter of a point stand outside of the bleed, in all inks', async () => {
  const { content } = await exportSpec(await designOf(card), 'pdf', { bleed: true });
  const [, lines = ''] =
    /0\.25 w\n\/DeviceCMYK CS\n1 1 1 1 SCN\n((?:\S+ \S+ [ml]\n)+)S/.exec(drawnIn(content)) ?? [];
  const points = [...lines.matchAll(/(\S+) (\S+) [ml]/g)].map(([, x, y]) => [Number(x) / mm, Number(y) / mm]);
  expect(points).toHaveLength(16);
  const isOutside = ([x = 0, y = 0]: number[]): boolean => x < -3.5 || y < -3.5 || x > 88.5 || y > 58.5;
  expect(points.filter((point) => !isOutside(point))).toEqual([]);
});

test('a sheet with its marks is as large as readers open, and what is cut has its true size', async () => {
  const { content } = await exportSpec(await designOf({ width: 6000, height: 100 }), 'pdf', { bleed: true });
  const [, unit = '1'] = /\/UserUnit (\S+)/.exec(latin(content)) ?? [];
  const [left = 0, , right = 0] = boxesOf(content, 'MediaBox')[0] ?? [];
  expect(right - left).toBeCloseTo(14_400, 1);
  const [from = 0, , to = 0] = boxesOf(content, 'TrimBox')[0] ?? [];
  expect(((to - from) * Number(unit)) / mm).toBeCloseTo(6000, 1);
});

test('what reaches the edges of a page runs on into the bleed: a cover, a coloured ground, a masthead', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  const { color } = spec.theme.tokens;
  const dark = { ...color, background: { ...color.background, $value: '#102030' } };
  const covered = parseSpec({
    ...spec,
    theme: { ...spec.theme, tokens: { ...spec.theme.tokens, color: dark } },
    content: { ...spec.content, cover: { id: 'cover', title: 'A year of tides' } },
  });
  const [bare, bled] = await Promise.all(
    [false, true].map(async (bleed) => drawnIn((await exportSpec(covered, 'pdf', { bleed })).content)),
  );
  const width = (210 + 6) * mm;
  const planes = (drawn = ''): string[][] =>
    [...drawn.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map((found) => found.slice(1));
  const whole = [-3 * mm, -3 * mm, width, (297 + 6) * mm].map((side) => expect.closeTo(side, 2));
  expect(planes(bled).map((plane) => plane.map(Number))).toContainEqual(whole);
  expect(
    planes(bare)
      .flat()
      .filter((side) => side.startsWith('-')),
  ).toEqual([]);
  const cover = planes(bled)
    .map((plane) => plane.map(Number))
    .filter(([x = 0]) => x < 0);
  expect(cover.some(([, , wide = 0, high = 0]) => Math.abs(wide - width) < 0.1 && high < 297 * mm)).toBe(
    true,
  );
});

test('texts stay where they are', async () => {
  const spec = await fixture('document');
  const [bare, bled] = await Promise.all(
    [false, true].map(async (bleed) => drawnIn((await exportSpec(spec, 'pdf', { bleed })).content)),
  );
  const places = (drawn = ''): string[] => drawn.match(/^1 0 0 1 \S+ \S+ Tm$/gm) ?? [];
  expect(places(bare).length).toBeGreaterThan(50);
  expect(places(bled)).toEqual(places(bare));
});

test('without it a file has no boxes of its own', async () => {
  for (const spec of [await fixture('document'), await designOf(card)]) {
    const { content } = await exportSpec(spec, 'pdf');
    expect([boxesOf(content, 'TrimBox'), boxesOf(content, 'BleedBox')]).toEqual([[], []]);
  }
});

test('a picture has 300 dots to the inch, bleed and all', async () => {
  const { content } = await exportSpec(await designOf(card), 'pdf', { bleed: true });
  const [, width] = /\/Subtype \/Image\n[\s\S]*?\/Width (\d+)/.exec(latin(content)) ?? [];
  expect(Number(width)).toBe(Math.round(((85 + 6) / 25.4) * 300));
});

test('a frame in pixels beside one on paper stays as it is', async () => {
  const spec = await designOf(card);
  if (spec.buildType !== 'design') throw new Error('not a design');
  const [frame] = spec.content.frames;
  const post = { ...frame, id: 'post', width: 1080, height: 1080, unit: 'px' };
  const both = parseSpec({ ...spec, content: { frames: [frame, post] } });
  const { content } = await exportSpec(both, 'pdf', { bleed: true });
  expect(boxesOf(content, 'TrimBox')).toHaveLength(1);
  expect(boxesOf(content, 'MediaBox')).toEqual([beyond(10, 85, 55), [0, 0, 810, 810]]);
});

test('bleed is for PDF of what is measured as paper is', async () => {
  const all = await Promise.all(
    (['website', 'slides', 'document', 'design', 'dataviz'] as const).map((name) => fixture(name)),
  );
  expect(all.filter((spec) => hasBleed(spec, 'pdf')).map(({ buildType }) => buildType)).toEqual(['document']);
  expect(hasBleed(await fixture('document'), 'docx')).toBe(false);
  expect(hasBleed(await designOf(card), 'pdf')).toBe(true);
  const screen = await designOf({ width: 1080, height: 1080, unit: 'px' });
  expect(hasBleed(screen, 'pdf')).toBe(false);
  await expect(exportSpec(screen, 'pdf', { bleed: true })).rejects.toThrow(RangeError);
});
