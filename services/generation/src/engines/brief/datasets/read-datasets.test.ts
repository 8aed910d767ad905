import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDatasets } from './read-datasets.ts';
import { typeTable } from './typed-columns.ts';

const one = (prompt: string) => {
  const [dataset] = readDatasets(prompt, true);
  if (!dataset) throw new Error(`no data found in ${prompt}`);
  return dataset;
};

test('thousands are read in the groups of India too', () => {
  const { columns, rows } = typeTable(
    ['समूह', 'आय (₹)'],
    [
      ['एकल', '17,30,400'],
      ['कुल', '44,65,500.50'],
      ['दल', '804'],
    ],
  );
  expect(columns[1]).toMatchObject({ type: 'quantitative' });
  expect(rows.map(([, income]) => income)).toEqual([1730400, 4465500.5, 804]);
});

test('a table whose cells strokes part has a row for each name, commas and all, and its own heads', () => {
  const said =
    'Rank our risks\n\nhere is the data, risk / score / last quarter / loss £m\nFraud, by card 69 / 62 / 11.5';
  const { columns, rows } = one(`${said}\nThird party (cloud) 73 / 73 / 9.8\nSlow settlement 46 / 51 / 2.2`);
  expect(columns.map(({ name }) => name)).toEqual(['risk', 'score', 'last quarter', 'loss £m']);
  expect(rows).toEqual([
    ['Fraud, by card', 69, 62, 11.5],
    ['Third party (cloud)', 73, 73, 9.8],
    ['Slow settlement', 46, 51, 2.2],
  ]);
});

describe('readDatasets', () => {
  test.each<[string, (string | number)[][]]>([
    [
      'Rainfall by month: Jan 52, Feb 78, Mar 124 (mm)',
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
      'Chart: loans rose from 12 in 2019 to 31 in 2023',
      [
        [2019, 12],
        [2023, 31],
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
      'Our mix: 30% solar, 25% wind, 45% gas.',
      [
        ['solar', 30],
        ['wind', 25],
        ['gas', 45],
      ],
    ],
    [
      'Chart of fruit\n- Apples: 12 kg\n- Pears: 7 kg',
      [
        ['Apples', 12],
        ['Pears', 7],
      ],
    ],
    [
      'Diagramm Umsatz: Nord 1.200,50 €, Süd 900,00 €, West 400,25 €',
      [
        ['Nord', 1200.5],
        ['Süd', 900],
        ['West', 400.25],
      ],
    ],
    [
      'EN JANVIER NOUS AVONS EU 84 CLIENTS, EN FÉVRIER 112, PUIS 190 EN MARS ET 246 EN AVRIL',
      [
        ['JANVIER', 84],
        ['FÉVRIER', 112],
        ['MARS', 190],
        ['AVRIL', 246],
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
      'visitas: enero ١٢٠, febrero ١٣٠, marzo ٩٨',
      [
        ['enero', 120],
        ['febrero', 130],
        ['marzo', 98],
      ],
    ],
    [
      'users\n2025-01: 1200\n2025-02: 1350\n2025-03: 1500',
      [
        ['2025-01', 1200],
        ['2025-02', 1350],
        ['2025-03', 1500],
      ],
    ],
    [
      '[{"city":"Turku","pop":197000},{"city":"Oulu","pop":214000}]',
      [
        ['Turku', 197000],
        ['Oulu', 214000],
      ],
    ],
    [
      '| Team | Wins |\n|:---|---:|\n| Reds | 3 |\n| Blues | 5 |',
      [
        ['Reds', 3],
        ['Blues', 5],
      ],
    ],
    [
      'Plot this: name,loans\nA. Berg,3\nB. Lind,5',
      [
        ['A. Berg', 3],
        ['B. Lind', 5],
      ],
    ],
  ])('reads the values of %j exactly', (prompt, rows) => {
    expect(one(prompt).rows).toEqual(rows);
  });

  test.each<[string, string[], (string | number)[][]]>([
    [
      '3 grafici: ingressi lun 6 mar 5 mer 7, minuti di visita 49 44 53',
      ['Ingressi', 'Minuti di visita'],
      [
        ['lun', 6, 49],
        ['mar', 5, 44],
        ['mer', 7, 53],
      ],
    ],
    [
      'North: Q1 10, Q2 20, Q3 30; South: Q1 12, Q2 18, Q3 33',
      ['North', 'South'],
      [
        ['Q1', 10, 12],
        ['Q2', 20, 18],
        ['Q3', 30, 33],
      ],
    ],
    [
      'Output 2021 to 2023 in TWh: Wind 114, 125, 142; Solar 45, 55, 56',
      ['Wind', 'Solar'],
      [
        [2021, 114, 45],
        [2022, 125, 55],
        [2023, 142, 56],
      ],
    ],
    [
      'Rain: Jan 78, Feb 65, Mar 50 / Days of rain: Jan 15, Feb 12, Mar 10',
      ['Rain', 'Days of rain'],
      [
        ['Jan', 78, 15],
        ['Feb', 65, 12],
        ['Mar', 50, 10],
      ],
    ],
  ])('keeps every series of %j', (prompt, names, rows) => {
    const dataset = one(prompt);
    expect(dataset.columns.slice(1).map(({ name }) => name)).toEqual(names);
    expect(dataset.rows).toEqual(rows);
  });

  test.each([
    'Doors 20:00, entry 12 EUR, Friday 9 April',
    'market ($4.2B), traction (14 pilots, $1.1M ARR), ask: $6M seed',
    'Espresso 2.50 EUR, Latte 3.20 EUR. Open Mon-Fri 9-17, Sat 10-14. Founded 1998 by 2 sisters.',
    'KPI dashboard: MRR $84k, churn 2.1%, NPS 47, active users 12,340',
  ])('takes no price list, date or loose figure for a series: %j', (prompt) =>
    expect(readDatasets(prompt)).toEqual([]),
  );

  test('groups thousands by stops where the same table has decimal commas', () => {
    expect(one('Ware;Menge;Preis\nÄpfel;12.400;1,20\nBirnen;9.850;2,35').rows).toEqual([
      ['Äpfel', 12400, 1.2],
      ['Birnen', 9850, 2.35],
    ]);
  });

  test('tells types, units and keys', () => {
    const { columns } = one(
      'id,day,town,Founded,Price (EUR),code\n1,09.03.2024,Turku,1640,"1,250.5",007\n2,10.03.2024,Oulu,1605,980,012',
    );
    expect(columns.map(({ type }) => type)).toEqual([
      'nominal',
      'temporal',
      'nominal',
      'ordinal',
      'quantitative',
      'nominal',
    ]);
    expect(columns[4]?.unit).toBe('EUR');
  });

  test('counts spans in code points', () => {
    const prompt = '😀😀 Sales: Jan 5, Feb 6, Mar 7';
    const [start, end] = one(prompt).span;
    expect([...prompt].slice(start, end).join('')).toBe(prompt);
  });

  test('reads any text within its limits', () => {
    const piece = fc.constantFrom(
      'Jan 5',
      ', ',
      'a,b\n',
      '1,2\n',
      '| x | y |\n',
      '|---|---|\n',
      '[{"a":1}]',
      '```',
      '\n',
      '3%',
      '"',
      ';',
      '\t',
      ' and ',
      '[[1',
      '9'.repeat(40),
      'constructor 5, ',
      '__proto__,1\n',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 40 }),
        (parts) => {
          for (const dataset of readDatasets(parts.join(''))) {
            expect(dataset.rows.every((row) => row.length === dataset.columns.length)).toBe(true);
            expect(new Set(dataset.columns.map(({ name }) => name)).size).toBe(dataset.columns.length);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a comma within a price parts nothing, nor do those of a menu', () => {
    expect(readDatasets('do 10 km 5,20 zł\n11-20 km 7,80 zł\n21-40 km 11,50 zł', false)).toEqual([]);
    const menu = 'Chicken, rice, beans – 520 mg\nPasta, cream, pepper – 410 mg\nLeek, cheese, dough – 260 mg';
    expect(readDatasets(menu, false)).toEqual([]);
  });

  test('times of a programme are no numbers', () => {
    const { columns, rows } = one('Time | What\n7.00 | Welcome\n7.10 | Madrigals\n8.05 | Interval');
    expect(columns[0]?.type).not.toBe('quantitative');
    expect(rows.map(([time]) => time)).toEqual(['7.00', '7.10', '8.05']);
  });

  test('a cell that begins with a number ends no row', () => {
    const table =
      '| | Old meter | New meter |\n| Reading | 2 times a year | every day |\n| Bill | partly guessed | what was used |\n';
    expect(one(table).rows).toContainEqual(['Reading', '2 times a year', 'every day']);
  });

  test('a series in prose keeps to its heading and takes a unit in brackets for all', () => {
    const prompt =
      'Kick-off – 8 slides:\n* Where we stand: tents 3.1, packs 2.4, boots 4.6 (million EUR)\n* What customers said (NPS 58)';
    const { title, columns, rows } = one(prompt);
    expect(title).toBe('Where we stand');
    expect(columns[1]?.unit).toBe('million EUR');
    expect(rows).toEqual([
      ['tents', 3.1],
      ['packs', 2.4],
      ['boots', 4.6],
    ]);
  });
});

test('no cell and no row is cut from a table for what stands in another cell', () => {
  const table = [
    'Watcher; Hours; Kept at',
    'Ferre; 61; Pump house, key under bucket',
    'Mack; 12; Hall cupboard, 7 Mill Row',
    'Nose; 33; Greenhouse, 12 Elm Rise',
  ].join('\n');
  expect(one(`Average the hours.\n\n${table}\n\nDark, please.`).rows).toEqual([
    ['Ferre', 61, 'Pump house, key under bucket'],
    ['Mack', 12, 'Hall cupboard, 7 Mill Row'],
    ['Nose', 33, 'Greenhouse, 12 Elm Rise'],
  ]);
  const night = [
    'Time | What | How much',
    '18:30 | A proper meal before work: rice or potatoes, beans or fish, vegetables | 600 kcal',
    '22:30 | Fruit and nuts | 200 kcal',
    '01:30 | Soup, or eggs on one slice of toast | 350 kcal',
  ].join('\n');
  expect(one(night).rows).toHaveLength(3);
  expect(one(night).columns.map(({ name }) => name)).toEqual(['Time', 'What', 'How much']);
});

test('the commas of sums part no cells', () => {
  const budget = [
    'Testing in 6 call centres: £18,000',
    'Accessibility audit, external: £9,500',
    'Project management: £22,000',
    'Total £180,000.',
  ].join('\n');
  expect(one(budget).rows.flat()).toContain('£9,500');
  expect(one(budget).rows.flat()).not.toContain(500);
});

test('in a language of decimal commas a stop groups a thousand beside what is under one', () => {
  const districts = (language: string) =>
    typeTable(
      ['District', 'Parcels'],
      [
        ['Centrum', '1.084'],
        ['Oost', '612'],
      ],
      '',
      language,
    ).rows;
  expect(districts('nl')).toEqual([
    ['Centrum', 1084],
    ['Oost', 612],
  ]);
  expect(districts('en')).toEqual([
    ['Centrum', 1.084],
    ['Oost', 612],
  ]);
});

test('reads a unit at the end of a name, behind a comma or "in"', () => {
  const { columns } = one('Service,"Price, €",Change in %\nCrane,120,4.5\nReefer,340,2.5');
  expect(columns.map(({ name, unit }) => [name, unit])).toEqual([
    ['Service', ''],
    ['Price', '€'],
    ['Change', '%'],
  ]);
});

test('reads a unit in wide brackets', () => {
  const { columns } = one('作物,保存点数（点）\nいね,4820\nそば,865\nごま,430');
  expect(columns.map(({ unit }) => unit)).toEqual(['', '点']);
});
