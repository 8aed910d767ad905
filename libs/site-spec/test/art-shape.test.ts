import { describe, expect, test } from '@jest/globals';
import { frameSize } from '../src/frame-format.ts';
import { type ArtShape, artShape, covers, pathIn, runsThrough } from '../src/frame-layout/art-shape.ts';
import { clearOf, fillsUnder, roomOf, sheetOf } from '../src/frame-layout/written-sheet.ts';

function shapeOf(path: string, width?: number): ArtShape {
  const color = 'accent';
  const found = artShape(
    width === undefined ? { kind: 'plane', color, path } : { kind: 'line', color, width, path },
  );
  if (found === undefined) throw new Error(`"${path}" draws nothing`);
  return found;
}
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const square = 'M0 0H30V30H0Z';

describe('a shape', () => {
  test('has the box that its path takes, curves and relative steps too', () => {
    expect(shapeOf('m10 10h20v10h-20z').box).toEqual(box(10, 10, 20, 10));
    const round = shapeOf('M0 10A10 10 0 0 1 20 10A10 10 0 0 1 0 10Z').box;
    for (const [side, value] of Object.entries(box(0, 0, 20, 20)))
      expect(round[side as keyof typeof round]).toBeCloseTo(value, 5);
  });

  test('is none where a plane has no area, and where it runs far out', () => {
    expect(artShape({ kind: 'plane', color: 'accent', path: 'M0 0H10' })).toBeUndefined();
    expect(artShape({ kind: 'line', color: 'accent', width: 1, path: 'M0 0H10' })).toBeDefined();
    expect(artShape({ kind: 'line', color: 'accent', width: 1, path: 'M0 0H15000h15000' })).toBeUndefined();
  });

  test('covers what is within its outline, closed or not, and no hole that winds against it', () => {
    expect(covers(shapeOf('M0 0H30V30H0'), { x: 1, y: 29 })).toBe(true);
    const middle = { x: 15, y: 15 };
    expect(covers(shapeOf(`${square}M10 10V20H20V10Z`), middle)).toBe(false);
    expect(covers(shapeOf(`${square}M10 10V20H20V10Z`), { x: 5, y: 15 })).toBe(true);
    expect(covers(shapeOf(`${square}M10 10H20V20H10Z`), middle)).toBe(true);
  });

  test('that is a line covers what is under its width', () => {
    expect(covers(shapeOf('M0 10H30', 4), { x: 15, y: 11.9 })).toBe(true);
    expect(covers(shapeOf('M0 10H30', 4), { x: 15, y: 12.1 })).toBe(false);
  });

  test('runs through a box where its outline does, not where it lies around it or beside it', () => {
    expect(runsThrough(shapeOf('M0 15H30', 1), box(10, 10, 10, 10))).toBe(true);
    expect(runsThrough(shapeOf('M0 9H30', 1), box(10, 10, 10, 10))).toBe(false);
    expect(runsThrough(shapeOf('M0 9H30', 3), box(10, 10, 10, 10))).toBe(true);
    expect(runsThrough(shapeOf('M0 8L22 30', 1), box(10, 10, 10, 10))).toBe(true);
    expect(runsThrough(shapeOf(square), box(10, 10, 10, 10))).toBe(false);
    expect(runsThrough(shapeOf(square), box(20, 10, 20, 10))).toBe(true);
  });

  test('is drawn in a box of 100 by 100', () => {
    expect(pathIn(shapeOf('M10 10H30V20H10Z'), box(10, 10, 20, 10))).toBe('M0 0H100V100H0Z');
  });
});

describe('a sheet', () => {
  const frame = frameSize({ preset: 'flyer', width: 148, height: 210, unit: 'mm', shape: '' });
  const sheetWith = (...art: string[]) => sheetOf(art, { frame, ground: 'background', isRtl: false });

  test('has under a text the colours of planes and of lines as thick as a band, the most first', () => {
    const sheet = sheetWith('accent M0 0H100V50H0Z', 'primary 1 M0 20H148');
    expect(fillsUnder(sheet, box(10, 10, 120, 20))).toEqual(['accent', 'background']);
    expect(fillsUnder(sheet, box(10, 60, 120, 20))).toEqual(['background']);
    expect(fillsUnder(sheetWith('primary 20 M0 20H148'), box(10, 12, 120, 16))).toEqual(['primary']);
  });

  test('keeps free places free: what runs into one is covered there and told', () => {
    const { things, slips } = sheetWith('accent M0 0H60V60H0Z', 'free 40 40 40 40');
    expect(things).toHaveLength(2);
    expect(things[1]).toMatchObject({ box: box(40, 40, 40, 40) });
    expect(slips).toEqual([expect.stringContaining('runs into a free place')]);
  });

  test('holds sixty things, the covers of its free places among them', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `primary M${at} 0H100V50H${at}Z`);
    const { things, slips } = sheetWith(...lines, 'free 20 20 60 20');
    expect(things).toHaveLength(60);
    expect(things.at(-1)).toMatchObject({ box: box(20, 20, 60, 20) });
    expect(slips.join()).toContain('1 lines of art draw nothing, or are more');
  });

  test('has for a text what of its place lies within the margins, on its plane and off the picture', () => {
    const { left, top } = frame.safeArea;
    expect(roomOf(box(0, top, 60, 20), sheetWith())).toEqual(box(left, top, 60 - left, 20));
    expect(roomOf(box(20, 40, 80, 20), sheetWith('picture 70 30 60 60'))).toEqual(box(20, 40, 50, 20));
    const onPlane = roomOf(box(20, 40, 80, 20), sheetWith('accent M10 30H90V80H10Z'));
    expect(onPlane.x + onPlane.width).toBeLessThan(90);
  });
});

test('a place is cleared of another by its largest part, and stays where too little would be left', () => {
  expect(clearOf(box(0, 0, 100, 10), box(70, -5, 50, 50))).toEqual(box(0, 0, 70, 10));
  expect(clearOf(box(0, 0, 100, 10), box(200, 0, 5, 5))).toEqual(box(0, 0, 100, 10));
  expect(clearOf(box(0, 0, 100, 10), box(45, -5, 10, 20))).toEqual(box(0, 0, 100, 10));
});
