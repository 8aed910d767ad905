import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { exportSpec } from '../src/index.ts';
import { fixture } from './fixtures.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-print-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Pixels of a millimetre. */
const fine = 10;
/** From the edge of the sheet to the cut, mm. */
const margin = 10;
const pixelOf = (place: number): number => Math.round((place + margin) * fine);

/** The first page of a file for printers. @returns the colour at a place in millimetres from where it is cut. */
async function printed(spec: SiteSpec): Promise<(x: number, y: number) => string> {
  const file = join(folder, 'print.pdf');
  await writeFile(file, (await exportSpec(spec, 'pdf', { bleed: true })).content);
  const resolution = String(fine * 25.4);
  await run('pdftoppm', ['-r', resolution, '-l', '1', '-singlefile', file, join(folder, 'page')]);
  const pixels = await readFile(join(folder, 'page.ppm'));
  const [head = '', width = ''] = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(pixels.toString('latin1', 0, 40)) ?? [];
  return (x, y) => {
    const from = head.length + (pixelOf(y) * Number(width) + pixelOf(x)) * 3;
    return pixels.toString('hex', from, from + 3);
  };
}

const at = { rotation: 0, opacity: 1, role: 'decoration' } as const;
const plane = (id: string, box: object, fill: string): object => ({
  id,
  type: 'shape',
  shape: 'rectangle',
  ...at,
  ...box,
  fill,
});

async function cardOf(layers: object[], more: object = {}): Promise<SiteSpec> {
  const spec = await fixture('design');
  if (spec.buildType !== 'design') throw new Error('not a design');
  const [first] = spec.content.frames;
  const size = { width: 60, height: 40, unit: 'mm', bleed: 3 };
  const frame = { ...first, ...size, background: { fill: '#ffee00' }, layers, ...more };
  return parseSpec({ ...spec, content: { frames: [frame] } });
}

test('grounds, planes and ornaments at an edge reach the end of the bleed, and no further', async () => {
  const look = await printed(
    await cardOf([
      plane('head', { x: 0, y: 0, width: 60, height: 10 }, '#0000ff'),
      plane('within', { x: 20, y: 20, width: 5, height: 5 }, '#00ff00'),
      {
        id: 'wave',
        type: 'shape',
        shape: 'path',
        ...at,
        x: 0,
        y: 30,
        width: 60,
        height: 10,
        fill: '#ff0000',
        path: 'M0 0H50V100H0Z',
      },
    ]),
  );
  expect([look(-2.7, -2.7), look(30, -2.7), look(62.7, 5), look(0, 5)]).toEqual(Array(4).fill('0000ff'));
  expect([look(-2.7, 20), look(62.7, 20), look(62.7, 42.7)]).toEqual(Array(3).fill('ffee00'));
  expect([look(-2.7, 35), look(-2.7, 42.7), look(20, 42.7)]).toEqual(Array(3).fill('ff0000'));
  expect([look(22, 22), look(19, 22)]).toEqual(['00ff00', 'ffee00']);
  expect([look(-3.4, 20), look(63.4, 20), look(30, -3.4), look(30, 43.4)]).toEqual(Array(4).fill('ffffff'));
});

test('what reaches beyond an edge by itself is not mirrored, and turned layers reach where they are seen', async () => {
  const look = await printed(
    await cardOf([
      plane('over', { x: 50, y: 0, width: 20, height: 40 }, '#0000ff'),
      plane('turned', { x: -15, y: 15, width: 40, height: 10, rotation: 90 }, '#ff0000'),
    ]),
  );
  expect([look(62.7, 20), look(62.7, 42.7), look(48, 20)]).toEqual(['0000ff', '0000ff', 'ffee00']);
  expect([look(5, -2.7), look(5, 42.7), look(5, 20), look(12, 20)]).toEqual([
    'ff0000',
    'ff0000',
    'ff0000',
    'ffee00',
  ]);
});

test('a translucent layer at an edge is no darker there', async () => {
  const half = { ...plane('half', { x: 0, y: 0, width: 60, height: 20 }, '#0000ff'), opacity: 0.5 };
  const bleed = 20;
  const look = await printed(await cardOf([half], { bleed }));
  // The sheet reaches further than that of the other cards.
  const colours = [-3, 0.4, 5, 15].map((y) => look(30 + bleed - 3, y + bleed - 3));
  expect(new Set(colours).size).toBe(1);
});

test('a round frame is cut so far out as it runs on', async () => {
  const look = await printed(await cardOf([], { width: 40, shape: 'round' }));
  expect([look(20, -2.5), look(-2.5, 20), look(42.5, 20)]).toEqual(Array(3).fill('ffee00'));
  expect([look(0, 0), look(40, 40)]).toEqual(['ffffff', 'ffffff']);
});

test('crop marks point at the corners from outside', async () => {
  const look = await printed(await cardOf([]));
  const isInk = (colour: string): boolean => Number.parseInt(colour.slice(0, 2), 16) < 200;
  const near = (x: number, y: number): boolean =>
    [-0.1, 0, 0.1].some((by) => isInk(look(x + by, y)) || isInk(look(x, y + by)));
  for (const x of [0, 60])
    for (const y of [-6, 46]) expect({ x, y, mark: near(x, y) }).toEqual({ x, y, mark: true });
  for (const y of [0, 40])
    for (const x of [-6, 66]) expect({ x, y, mark: near(x, y) }).toEqual({ x, y, mark: true });
  expect([near(30, -6), near(-6, 20)]).toEqual([false, false]);
});

test('the cover of a document reaches the end of the bleed', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('not a document');
  const cover = { id: 'cover', title: 'A year of tides' };
  const look = await printed({ ...spec, content: { ...spec.content, cover } });
  const inside = look(60, 5);
  expect(inside).not.toBe('ffffff');
  expect([look(-2.7, -2.7), look(212.7, 100), look(100, -2.7)]).toEqual([inside, inside, inside]);
  expect([look(-3.4, 100), look(213.4, 100)]).toEqual(['ffffff', 'ffffff']);
});
