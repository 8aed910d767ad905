import { describe, expect, test } from '@jest/globals';
import { dataRegionsOf } from '../brief/data-regions.ts';
import { readBrief } from '../brief/read-brief.ts';
import { readDatasets } from './read-datasets.ts';

const ROWS = 'Jan,North,120\nJan,South,90\nFeb,North,130\nFeb,South,95';
const THREE = [
  ['Jan', 'North', 120],
  ['Jan', 'South', 90],
  ['Feb', 'North', 130],
  ['Feb', 'South', 95],
];
const MONTHS = [
  ['Jan', 12],
  ['Feb', 14],
  ['Mar', 16],
];

const VARIANTS: [name: string, text: string, rows: unknown[][]][] = [
  ['behind a colon', `Chart sales by region: month,region,sales\n${ROWS}`, THREE],
  ['behind a colon without blank', `Make a line chart, please, with data:month,region,sales\n${ROWS}`, THREE],
  ['behind a full stop', `Please chart sales by region. month,region,sales\n${ROWS}`, THREE],
  ['behind a bare verb', `Plot month,region,sales\n${ROWS}`, THREE],
  ['before another sentence', `Chart this: month,region,sales\n${ROWS}. Use a bar chart, in blue.`, THREE],
  ['with line ends of Windows', `Chart: month,region,sales\r\n${ROWS.replaceAll('\n', '\r\n')}`, THREE],
  ['with blanks after commas', `Chart: month, region, sales\n${ROWS.replaceAll(',', ', ')}`, THREE],
  ['with its rows side by side', `Chart: month,region,sales ${ROWS.replaceAll('\n', ' ')}`, THREE],
  ['with rows cut by semicolons', 'Chart: month,sales; Jan,12; Feb,14; Mar,16', MONTHS],
  ['with written line ends', 'Chart: month,sales\\nJan,12\\nFeb,14\\nMar,16', MONTHS],
  ['without column names', 'Bar chart of visitors: Jan,12\nFeb,14\nMar,16', MONTHS],
  ['without column names, with blanks', 'Bar chart of visitors\nJan, 12\nFeb, 14\nMar, 16', MONTHS],
  ['with semicolons', 'Diagramm: Monat;Umsatz\nJan;12\nFeb;14\nMar;16', MONTHS],
  ['behind a dash', 'Umsatz je Monat – Monat;Umsatz\nJan;12\nFeb;14\nMar;16', MONTHS],
  ['with tabs', 'Bar chart: month\tsales\nJan\t12\nFeb\t14\nMar\t16', MONTHS],
  ['in columns of blanks', 'Chart:\nmonth  sales\nJan    12\nFeb    14\nMar    16', MONTHS],
  [
    'in Markdown mid-line',
    'Make a chart: | Month | Sales |\n|---|---|\n| Jan | 12 |\n| Feb | 14 |\n| Mar | 16 |',
    MONTHS,
  ],
  [
    'in Markdown without outer bars',
    'Chart this: Month | Sales\n--- | ---\nJan | 12\nFeb | 14\nMar | 16',
    MONTHS,
  ],
  [
    'in Markdown on one line',
    'Chart: | Month | Sales | |---|---| | Jan | 12 | | Feb | 14 | | Mar | 16 |',
    MONTHS,
  ],
  ['in a fence mid-line', 'Chart ```month,sales\nJan,12\nFeb,14\nMar,16```', MONTHS],
  ['quoted', 'Chart: "month","sales"\n"Jan","12"\n"Feb","14"\n"Mar","16"', MONTHS],
  ['in JSON', 'Chart [{"m":"Jan","v":12},{"m":"Feb","v":14},{"m":"Mar","v":16}] as bars', MONTHS],
  ['in JSON by columns', 'Chart {"months":["Jan","Feb","Mar"],"sales":[12,14,16]}', MONTHS],
  ['in JSON by name', 'Chart {"Jan":12,"Feb":14,"Mar":16} as bars', MONTHS],
  ['in prose', 'Chart visitors: Jan 12, Feb 14, Mar 16', MONTHS],
  ['in prose with semicolons', 'Visitors: Jan 12; Feb 14; Mar 16', MONTHS],
  ['with arrows', 'Jan -> 12, Feb -> 14, Mar -> 16 as bar chart', MONTHS],
  ['in two lists', 'Months: Jan, Feb, Mar. Sales: 12, 14, 16. Line chart.', MONTHS],
  [
    'in Japanese',
    '売上グラフ：月,売上\n1月,12\n2月,14\n3月,16',
    [
      ['1月', 12],
      ['2月', 14],
      ['3月', 16],
    ],
  ],
  [
    'of two rows',
    'Visitors: January 10; February 12',
    [
      ['January', 10],
      ['February', 12],
    ],
  ],
  [
    'in German thousands',
    'Diagramm: Mai 1.200 €, Juni 1.300 €',
    [
      ['Mai', 1200],
      ['Juni', 1300],
    ],
  ],
  [
    'in decimals with a comma',
    'Umsatz: 2021 1,2 M€, 2022 1,8 M€',
    [
      [2021, 1.2],
      [2022, 1.8],
    ],
  ],
];

describe('a table is found wherever it starts', () => {
  test.each(VARIANTS)('%s', (_, text, rows) => {
    const { datasets } = readDatasets(text, { eager: true });
    expect(datasets.map((dataset) => dataset.rows)).toEqual([rows]);
  });
});

describe('data that runs side by side', () => {
  test.each([
    'Chart unemployment (8.1, 5.3, 3.6) and inflation (1.2, 4.7, 8.0) for 2020, 2021, 2022',
    'Compare unemployment 8.1%, 5.3%, 3.6% and inflation 1.2%, 4.7%, 8.0% over 2020-2022',
  ])('keeps its own names and years: %s', (text) => {
    const [dataset] = readDatasets(text, { eager: true }).datasets;
    expect(dataset?.fields.map((field) => field.name)).toEqual(['Year', 'Unemployment', 'Inflation']);
    expect(dataset?.rows).toEqual([
      [2020, 8.1, 1.2],
      [2021, 5.3, 4.7],
      [2022, 3.6, 8],
    ]);
  });

  test('a plan beside a value is a series of its own and does not end the series', () => {
    const rows = (text: string) => readDatasets(text).datasets[0]?.rows;
    expect(rows('ARR Q1 28 (plan 25), Q2 55 (plan 60)')).toEqual([
      ['ARR', 'Q1', 28],
      ['ARR', 'Q2', 55],
      ['Plan', 'Q1', 25],
      ['Plan', 'Q2', 60],
    ]);
    expect(rows('ARR: Q1 28, Q2 55, Q3 61 (plan 60)')).toEqual([
      ['ARR', 'Q1', 28],
      ['ARR', 'Q2', 55],
      ['ARR', 'Q3', 61],
      ['Plan', 'Q3', 60],
    ]);
  });
});

describe('prose around data', () => {
  test('stays prose when a table starts in its line', () => {
    const brief = readBrief(
      'Report on sales: | Month | Sales |\n|---|---|\n| Jan | 12 |\n| Feb | 14 |',
      'document',
    );
    expect(brief.text).toBe('Report on sales:');
  });

  test('with commas and figures is no table', () => {
    const text = 'We are open Monday, Tuesday, 9 to 5.\nCall Anna, Ben, or Cem at 10.\nLunch, 12, daily.';
    expect(dataRegionsOf(text)).toEqual([]);
  });
});

test('lines of marks are read in linear time', () => {
  const texts = [':', ',', ' ', ', ', ': ', '|', ';', 'a,1 ', '8, ', 'a: 1, '].map((unit) =>
    unit.repeat(8000 / unit.length),
  );
  for (const text of texts)
    expect(readDatasets(`${text}\n${text}`).datasets.length).toBeGreaterThanOrEqual(0);
});
