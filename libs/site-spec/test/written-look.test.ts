import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documentStyleSchema } from '../src/document-look.ts';
import { handHeight, lookIn } from '../src/written-look.ts';

const COLOURS = new Map([
  ['dark red', '#7a1f2b'],
  ['#e36414', '#e36414'],
]);
const colourOf = (said: string) => COLOURS.get(said);

test('lines say margins, columns, type and the looks of single things', () => {
  const lines = [
    'margins: left 2.5 cm, right 60 mm',
    'Columns: 2',
    'text: 12 pt, 1.5 lines, serif',
    'small: #E36414',
    'headings: sans, quiet, dark red, centred',
    'callouts: #E36414, framed',
    'tables: zebra, widths 50 25 25',
    'head: letterhead',
    'date: right',
  ];
  expect(lookIn(lines, colourOf)).toEqual({
    margins: { left: 25, right: 60 },
    columns: 2,
    points: 12,
    letters: { text: 'serif', headings: 'sans' },
    inks: { small: '#e36414' },
    slips: [],
    styles: [
      { of: 'text', points: 12, spacing: 1.5 },
      { of: 'headings', weight: 'regular', points: 12.5, align: 'center', color: '#7a1f2b' },
      { of: 'callouts', color: '#e36414', form: 'framed' },
      { of: 'tables', widths: [50, 25, 25], form: 'zebra' },
      { of: 'head', form: 'letterhead' },
      { of: 'dates', align: 'end' },
    ],
  });
  expect(lookIn(['date: right'], colourOf, true).styles).toEqual([{ of: 'dates', align: 'start' }]);
});

test('what can not be read is told, and what can is kept', () => {
  const { styles, slips, margins } = lookIn(
    ['headings: wobbly, bold', 'clouds: blue', 'margins: 900 mm', 'tables: framed'],
    colourOf,
  );
  expect(styles).toEqual([{ of: 'headings', weight: 'bold' }]);
  expect(margins).toEqual({});
  expect(slips).toEqual([
    '"headings: wobbly, bold": "wobbly" says nothing of headings.',
    '"clouds: blue": there is no such thing as "clouds".',
    '"margins: 900 mm": "900 mm" says nothing of margins.',
    '"tables: framed": "framed" says nothing of tables.',
  ]);
});

test('margins are of the sides that are named, on either one measure or several', () => {
  const marginsOf = (line: string) => {
    const { margins, slips } = lookIn([`margins: ${line}`], colourOf);
    return [margins, slips.length];
  };
  const all = (mm: number) => ({ top: mm, right: mm, bottom: mm, left: mm });
  expect(
    [
      ...['35 mm', 'left: 25mm', 'left and right 30 mm', 'left 25 mm, right 6 cm', '20 mm, left 35 mm'],
      ...['1 in left', '30mm 20mm', '1025 mm'],
    ].map(marginsOf),
  ).toEqual([
    ...[
      [all(35), 0],
      [{ left: 25 }, 0],
      [{ left: 30, right: 30 }, 0],
      [{ left: 25, right: 60 }, 0],
    ],
    ...[
      [{ ...all(20), left: 35 }, 0],
      [{}, 1],
      [{}, 1],
      [{}, 1],
    ],
  ]);
});

test('what a format would not draw is told', () => {
  const lines = [
    ...['text: bold', 'text: centred', 'head: dark red', 'numbers: 14 pt', 'callouts: bold', 'tables: 9 pt'],
    ...['rules: centred', 'dates: dark red', 'receiver: centred', 'signatures: italic'],
    ...['tables: widths 1/2 1/4 1/4', 'tables: widths 50 25 1000', 'title: left and right'],
  ];
  const { styles, slips } = lookIn(lines, colourOf);
  expect(styles).toEqual([{ of: 'title', align: 'start' }]);
  expect(slips.length).toBe(lines.length);
  const kept = ['quotes: 20 pt, bold, dark red, centred', 'numbers: dark red', 'dates: centred'];
  expect(lookIn(kept, colourOf).slips).toEqual([]);
});

test('whatever lines say, styles are those of the schema, one for a thing', () => {
  const word = fc.constantFrom(
    ...['margins', 'text', 'headings', 'tables', 'rules', ':', '1e308 pt', 'NaN mm', '-5 mm', '999 pt'],
    ...['widths 0 0', 'widths 1 2 3', 'quiet', 'right', '#e36414', '12 pt', '\u0000', '9999999 lines'],
  );
  const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
      const { styles, margins, points = 12 } = lookIn(lines, colourOf);
      for (const style of styles) expect(documentStyleSchema.safeParse(style).success).toBe(true);
      expect(new Set(styles.map(({ of }) => of)).size).toBe(styles.length);
      for (const margin of [...Object.values(margins), points]) expect(Number.isFinite(margin)).toBe(true);
    }),
  );
});

test('a cell may say how high it is', () => {
  expect(['[12 mm]', '[1.4 cm]', '[0 mm]', '[999 mm]', '12 mm', ''].map(handHeight)).toEqual([
    ...[12, 14, undefined, undefined, undefined, undefined],
  ]);
});
