import { describe, expect, test } from '@jest/globals';
import { withToldThings } from '../src/told-things.ts';

const drawn = (line: string): string[] =>
  JSON.stringify(withToldThings([{ art: [line] }]))
    .replace(/^\[\{"art":\["|"\]\}\]$/g, '')
    .split('\\n');

describe('a line that names a thing', () => {
  test.each(['sailboat', '⛵', 'Sailboat'])('is what lies within "%s" under its lines', (name) => {
    const [body, lines, ...more] = drawn(`thing ${name} 50 20 60 ink accent`);
    expect(body).toMatch(/^accent M[\d.]+ /);
    expect(lines).toMatch(/^ink M[\d.]+ /);
    expect(more).toEqual([]);
    expect(lines?.length).toBeLessThan(2010);
  });

  test.each(['lion', 'sunflower', 'lobster', 'puzzle piece', 'whale'])(
    '%s is drawn too, of many lines',
    (name) => {
      expect(drawn(`thing ${name} 50 20 60 ink accent`).map((line) => line.split(' ')[0])).toEqual([
        'accent',
        'ink',
      ]);
    },
  );

  test('stands in its square, and is its lines alone where one colour is named', () => {
    const [lines = '', ...more] = drawn('thing hot air balloon 10 10 1 #aa0000');
    expect(more).toEqual([]);
    const [, x, y] = /^#aa0000 M([\d.]+)[ ,]([\d.]+)/.exec(lines) ?? [];
    for (const at of [Number(x), Number(y)]) {
      expect(at).toBeGreaterThanOrEqual(10);
      expect(at).toBeLessThanOrEqual(11);
    }
  });

  test.each([
    'thing qwxyz 10 10 20 ink',
    'thing sailboat',
    'thing sailboat 10 10 0 ink',
    'ink 2 M0 0H90',
    'thing 10 10 20',
  ])('is left as it is where nothing is meant by it: %s', (line) => {
    expect(drawn(line)).toEqual([line]);
  });

  test('is read in a picture too, and nowhere else', () => {
    const part = {
      picture: 'A boat\nbox 100 100\nthing sailboat 10 10 80 ink',
      text: 'thing sailboat 1 1 9 ink',
    };
    const told = JSON.stringify(withToldThings(part));
    expect(told).toContain('A boat\\nbox 100 100\\nink M');
    expect(told).toContain('"text":"thing sailboat 1 1 9 ink"');
  });
});
