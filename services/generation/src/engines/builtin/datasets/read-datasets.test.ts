import { describe, expect, test } from '@jest/globals';
import { datasetSchema } from '@sitewright/site-spec';
import fc from 'fast-check';
import { readDatasets } from './read-datasets.ts';

const one = (text: string) => {
  const [dataset] = readDatasets(text, { eager: true }).datasets;
  if (!dataset) throw new Error(`no data found in ${text}`);
  return dataset;
};

describe('readDatasets', () => {
  test.each([
    [
      'Sunshine by month: Jan 52, Feb 78, Mar 124 (hours)',
      [
        ['Jan', 52],
        ['Feb', 78],
        ['Mar', 124],
      ],
    ],
    [
      'Turnover Q1 28, Q2 55, Q3 61.5 and Q4 70',
      [
        ['Q1', 28],
        ['Q2', 55],
        ['Q3', 61.5],
        ['Q4', 70],
      ],
    ],
    [
      'Orders by region (North 41, South 58, West 23, in k EUR)',
      [
        ['North', 41],
        ['South', 58],
        ['West', 23],
      ],
    ],
    [
      'Our mix: 30% solar, 25% wind, 45% gas.',
      [
        ['solar', 30],
        ['wind', 25],
        ['gas', 45],
      ],
    ],
    [
      'Bookings were 120 in January, 135 in February and 150 in March.',
      [
        ['January', 120],
        ['February', 135],
        ['March', 150],
      ],
    ],
    [
      'Guests 2019: 1,200; 2020: 300; 2021: 900',
      [
        [2019, 1200],
        [2020, 300],
        [2021, 900],
      ],
    ],
    [
      'Fruit\n- Apples: 12 kg\n- Pears: 7 kg\n- Plums: 30 kg',
      [
        ['Apples', 12],
        ['Pears', 7],
        ['Plums', 30],
      ],
    ],
    [
      'Umsatz: Nord 1.200,50 €, Süd 900,00 €, West 400,25 €',
      [
        ['Nord', 1200.5],
        ['Süd', 900],
        ['West', 400.25],
      ],
    ],
    [
      '売上: 1月 30、2月 45、3月 60',
      [
        ['1月', 30],
        ['2月', 45],
        ['3月', 60],
      ],
    ],
    [
      'data [{"city":"Turku","pop":197000},{"city":"Oulu","pop":214000}]',
      [
        ['Turku', 197000],
        ['Oulu', 214000],
      ],
    ],
    [
      '| Team | Wins |\n|---|---:|\n| Reds | 3 |\n| Blues | 5 |',
      [
        ['Reds', 3],
        ['Blues', 5],
      ],
    ],
    [
      '```tsv\nTeam\tWins\nReds\t3\nBlues\t5\n```',
      [
        ['Reds', 3],
        ['Blues', 5],
      ],
    ],
  ])('reads the values of %j exactly', (text, rows) => {
    expect(one(text).rows).toEqual(rows);
  });

  test.each([
    ['Sunshine by month: Jan 52, Feb 78 (hours)', 'hours'],
    ['Orders by region (North 41, South 58, in k EUR)', 'k EUR'],
    ['Mix: solar 30%, wind 70%', '%'],
    ['Fruit: apples 12 kg, pears 7 kg', 'kg'],
  ])('keeps the unit of %j', (text, unit) => {
    expect(one(text).fields.at(-1)?.unit).toBe(unit);
  });

  test('puts series with the same labels into one table', () => {
    const dataset = one('North: Q1 10, Q2 20, Q3 30; South: Q1 12, Q2 18, Q3 33');
    expect(dataset.rows).toHaveLength(6);
    expect(dataset.rows[3]).toEqual(['South', 'Q1', 12]);
  });

  test('finds several tables and leaves the question', () => {
    const text =
      'Compare both.\n\n```csv\na,b\nx,1\ny,2\n```\n\n| c | d |\n|---|---|\n| p | 3 |\n| q | 4 |\n';
    const reading = readDatasets(text);
    expect(reading.datasets).toHaveLength(2);
    expect(reading.query.trim()).toBe('Compare both.');
  });

  test('takes no price list, date or figure of speech for a series unless asked', () => {
    expect(readDatasets('Doors 20:00, entry 12 EUR, Friday 9 April').datasets).toEqual([]);
    expect(readDatasets('market ($4.2B), traction (14 pilots, $1.1M ARR), ask: $6M seed').datasets).toEqual(
      [],
    );
  });

  test('tells types of columns', () => {
    const csv =
      '```csv\nid,day,city,Founded,price,code\n1,2024-03-09,Turku,1640,"1,250.5",007\n2,2024-03-10,Oulu,1605,980,012\n```';
    expect(one(csv).fields.map((field) => field.type)).toEqual([
      'nominal',
      'temporal',
      'nominal',
      'ordinal',
      'quantitative',
      'nominal',
    ]);
    expect(one(csv).rows[0]).toEqual([1, '2024-03-09', 'Turku', 1640, 1250.5, '007']);
  });

  test('counts spans in code points', () => {
    const text = '😀😀 Sales: Jan 5, Feb 6';
    const span = one(text).source.span;
    expect([...text].slice(span?.[0], span?.[1]).join('')).toContain('Jan 5, Feb 6');
    expect(span?.[1]).toBe([...text].length);
  });

  test('keeps what a specification can hold of a very long table and says so', () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => `name ${at},${at}`).join('\n');
    const reading = readDatasets(`\`\`\`csv\nname,value\n${rows}\n\`\`\``);
    expect(reading.datasets[0]?.rows.length).toBeLessThanOrEqual(5000);
    expect(reading.warnings.map((warning) => warning.code)).toContain('rows_left_out');
    expect(JSON.stringify(reading.datasets).length).toBeLessThan(1_048_576);
  });

  test('returns the cells of any table as they went in', () => {
    const word = fc
      .stringMatching(/^[A-Za-z][a-z]{2,9}$/)
      .filter((text) => !/^(?:null|none|nan)$/i.test(text));
    const row = fc.tuple(
      word,
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 20 }), (rows) => {
        const csv = rows.map((cells) => cells.join(',')).join('\n');
        const dataset = one(`\`\`\`csv\nlabel,whole,part\n${csv}\n\`\`\``);
        const years = rows.every(([, whole]) => whole >= 1500 && whole < 2200);
        expect(dataset.rows.map((cells) => cells.slice(1))).toEqual(
          rows.map(([, whole, part]) => [whole, part]),
        );
        expect(dataset.fields[1]?.type).toBe(years ? 'ordinal' : 'quantitative');
      }),
      { numRuns: 60 },
    );
  });

  test('gives valid datasets for any text', () => {
    const piece = fc.constantFrom(
      'Jan 5',
      ', ',
      'a,b\n',
      '1,2\n',
      '| x | y |\n',
      '|---|---|\n',
      '[{"a":1},{"a":2}]',
      '```',
      '\n',
      'é 3%',
      '"',
      ';',
      '\t',
      ' and ',
      '{',
      '[[1',
      '9'.repeat(40),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 40 }),
        (parts) => {
          for (const dataset of readDatasets(parts.join(''), { eager: true }).datasets)
            datasetSchema.parse(dataset);
        },
      ),
      { numRuns: 200 },
    );
  });
});
