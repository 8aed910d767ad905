import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { evaluateChart } from '../charts/evaluate-chart.ts';
import { createContext } from '../create-context.ts';
import { composeDataviz } from './compose-dataviz.ts';

function build(prompt: string) {
  const brief = readBrief(prompt, 'dataviz');
  const { context, notes } = createContext(brief, 'economy');
  return { ...composeDataviz(brief, context), notes };
}

/** What the charts of a prompt show: `label value`, with the series behind where there are several. */
function shown(prompt: string, at = 0): string[] {
  const { content } = build(prompt);
  const chart = content.charts[at];
  const dataset = content.datasets.find((each) => each.id === chart?.dataset);
  if (!chart || !dataset) return [];
  expect(dataset.source.kind).not.toBe('illustrative');
  const isPie = chart.spec.encoding.theta !== undefined;
  const isHeat = JSON.stringify(chart.spec.mark).includes('rect');
  return evaluateChart(chart.spec, dataset)
    .map((row) => {
      const parts = isPie
        ? [row.color, row.theta]
        : isHeat || typeof row.color === 'undefined'
          ? [row.x, row.y, row.color]
          : [row.color, row.x, row.y];
      return parts.filter((part) => part !== undefined && part !== null).join(' ');
    })
    .sort();
}

describe('the figures that a prompt gives', () => {
  test.each([
    [
      'thousands behind a euro sign',
      '| Month | Revenue |\n|---|---|\n| Jan | €12.400 |\n| Feb | €13.050 |\n| Mar | €11.900 |\n\nRevenue by month',
      ['Feb 13050', 'Jan 12400', 'Mar 11900'],
    ],
    [
      'commas before the fraction in a row of names and shares',
      'Cuota de mercado en 2025: Alfa 41,5 %; Beta 27,3 %; Gamma 18,2 %; otros 13 %',
      ['Alfa 41.5', 'Beta 27.3', 'Gamma 18.2', 'otros 13'],
    ],
    [
      'months behind a colon of full width',
      '売上の推移：1月 120万円、2月 135万円、3月 150万円。折れ線グラフで。',
      ['1月 120', '2月 135', '3月 150'],
    ],
    [
      'counts told in a sentence',
      'We sold 340 tickets online, 120 at the door and 45 through partners. Visualise it for the board.',
      ['door 120', 'online 340', 'partners 45'],
    ],
    ['a table of one row', 'product,units\nWidget,52', ['Widget 52']],
    [
      'a figure a year',
      'Show me the trend of CO2 emissions from 2018 to 2022: 36.8, 37.0, 35.0, 36.8, 37.1 Gt',
      ['2018 36.8', '2019 37', '2020 35', '2021 36.8', '2022 37.1'],
    ],
    [
      'round thousands of euros',
      'name;dept;salary\nAnn;IT;€3.200\nBob;HR;€2.800\nCarl;IT;€4.100\n\nwho earns the most?',
      ['Ann 3200', 'Bob 2800', 'Carl 4100'],
    ],
    [
      'grades and how many have each',
      'Verteilung der Noten: 1: 4, 2: 9, 3: 7, 4: 3, 5: 1',
      ['1 4', '2 9', '3 7', '4 3', '5 1'],
    ],
    [
      'thousands of euros beside hundreds',
      'Ventas por mes: enero 1.200 €, febrero 1.350 €, marzo 980 €',
      ['enero 1200', 'febrero 1350', 'marzo 980'].sort(),
    ],
    [
      'months with their year, whatever a figure looks like',
      'users\n2025-01: 1200\n2025-02: 1350\n2025-03: 1500\n2025-04: 1490',
      ['2025-01 1200', '2025-02 1350', '2025-03 1500', '2025-04 1490'],
    ],
    [
      'hours of a day',
      'Temperature (°C) per hour: 6h 12, 9h 15, 12h 21, 15h 23',
      ['12h 21', '15h 23', '6h 12', '9h 15'],
    ],
    [
      'months that are the names of columns',
      '| City | Jan | Feb | Mar |\n|---|---|---|---|\n| Oslo | -4 | -3 | 1 |\n| Rome | 8 | 9 | 12 |\n\nTemperature per month for each city',
      ['Oslo Feb -3', 'Oslo Jan -4', 'Oslo Mar 1', 'Rome Feb 9', 'Rome Jan 8', 'Rome Mar 12'],
    ],
  ])('are read from %s', (_, prompt, expected) => {
    expect(shown(prompt)).toEqual(expected);
  });

  test('are joined by what is asked to be made of them', () => {
    expect(
      shown(
        '| Month | Revenue | Costs |\n|---|---|---|\n| Jan | €12.400 | €9.100 |\n| Feb | €13.050 | €9.800 |\n\nRevenue and costs over time, and the profit',
      ),
    ).toEqual([
      'Costs Feb 9800',
      'Costs Jan 9100',
      'Profit Feb 3250',
      'Profit Jan 3300',
      'Revenue Feb 13050',
      'Revenue Jan 12400',
    ]);
  });

  test('under one name in two columns are both shown', () => {
    expect(shown('name,score,score\nAnn,3,5\nBob,4,2\nCy,5,5\n\nchart the scores')).toEqual([
      'Score 2 Ann 5',
      'Score 2 Bob 2',
      'Score 2 Cy 5',
      'Score Ann 3',
      'Score Bob 4',
      'Score Cy 5',
    ]);
  });

  test('are counted in ranges where a row of bare numbers is to be seen spread out', () => {
    const rows = shown(
      'Show the distribution of delivery times in minutes: 23, 31, 28, 45, 22, 37, 29, 33, 41, 26, 30, 35, 52, 27, 34',
    );
    expect(rows.length).toBeGreaterThan(2);
    const total = rows.reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0);
    expect(total).toBe(15);
  });

  test('stand alone as key figures, to the letter', () => {
    const { content } = build('KPI dashboard: MRR $84k (up 6%), churn 2.1%, NPS 47, active users 12,340');
    const texts = content.insights.map((insight) => insight.text);
    expect(texts.slice(0, 4)).toEqual([
      'MRR: $84k (up 6%)',
      'Churn: 2.1%',
      'NPS: 47',
      'Active users: 12,340',
    ]);
    expect(content.dashboard.placements.filter((tile) => tile.kind === 'number')).toHaveLength(4);
  });

  test('run over the years that are the names of columns', () => {
    const rows = shown(
      'country,2021,2022,2023\nNorway,5.4,5.5,5.6\nSweden,10.4,10.5,10.6\n\npopulation in millions over time per country',
    );
    expect(rows).toEqual([
      'Norway 2021 5.4',
      'Norway 2022 5.5',
      'Norway 2023 5.6',
      'Sweden 2021 10.4',
      'Sweden 2022 10.5',
      'Sweden 2023 10.6',
    ]);
  });

  test('are two series where a stroke parts them', () => {
    const prompt = 'Rainfall in mm: Jan 78, Feb 65, Mar 50 / Days of rain: Jan 15, Feb 12, Mar 10';
    const { content } = build(prompt);
    expect(content.datasets.flatMap((dataset) => dataset.rows.map((row) => row.at(-1)))).toEqual(
      expect.arrayContaining([78, 65, 50, 15, 12, 10]),
    );
    expect(shown(prompt)).toHaveLength(6);
  });

  test('of grades are bars and no relation', () => {
    const { content } = build('Verteilung der Noten: 1: 4, 2: 9, 3: 7, 4: 3, 5: 1');
    expect(content.charts[0]?.spec.mark).toEqual(expect.objectContaining({ type: 'bar' }));
  });

  test('take a range in brackets for no unit', () => {
    const { content } = build('Satisfaction scores (1-5): Support 4.2, Delivery 3.1, Price 3.8, Quality 4.6');
    expect(content.charts[0]?.takeaway).toBe('Quality leads with 4.6; Delivery comes last with 3.1.');
  });
});

const ORDERS = `date,category,amount,type
2024-12-30,Food,20,sale
2025-01-05,Food,35,sale
2025-01-09,Toys,50,sale
2025-02-11,Toys,15,refund
2025-03-01,Food,10,sale
2025-03-15,Books,12,sale`;

describe('a question about a table', () => {
  test.each([
    [
      'keeps to a year and leaves out what it excludes',
      `Total amount per category for 2025 only, without refunds\n${ORDERS}`,
      ['Books 12', 'Food 45', 'Toys 50'],
    ],
    [
      'adds up the counts that a table holds',
      'Compare male and female enrolment by year.\nyear,gender,students\n2021,male,410\n2021,female,395\n2022,male,402\n2022,female,428',
      ['female 2021 395', 'female 2022 428', 'male 2021 410', 'male 2022 402'],
    ],
    [
      'adds up cases that are counted a day',
      'How many cases per region?\nregion,infections,date\nNorth,12,2026-01-01\nSouth,20,2026-01-01\nNorth,15,2026-01-02\nSouth,18,2026-01-02\nWest,7,2026-01-02',
      ['North 27', 'South 38', 'West 7'],
    ],
    [
      'marks one entry without dropping the others',
      'Cost of living: Zurich 118, Geneva 112, London 91, Lisbon 52. Horizontal bar chart, sorted, highlight London.',
      ['118 Zurich', '112 Geneva', '91 London', '52 Lisbon'].sort(),
    ],
    [
      'crosses two columns in a heat map',
      'Heatmap of calls by weekday and hour\nweekday,hour,calls\nMon,9,12\nMon,10,18\nTue,9,7\nTue,10,22',
      ['Mon 10 18', 'Mon 9 12', 'Tue 10 22', 'Tue 9 7'],
    ],
    [
      'keeps those who meet a yes in brackets',
      'Plot the students who passed (yes) by class.\nclass,student,passed\n5a,Ann,yes\n5a,Bob,no\n5b,Cleo,yes\n5b,Dan,yes\n5c,Eve,no',
      ['5a 1', '5b 2'],
    ],
    [
      'keeps those who did',
      'Number of students who passed by class.\nclass,student,passed\n5a,Ann,yes\n5a,Bob,no\n5b,Cleo,yes\n5b,Dan,yes\n5c,Eve,no',
      ['5a 1', '5b 2'],
    ],
    [
      'sets two measures beside each other by quarter',
      'Budget vs actual by quarter:\nQuarter\tBudget\tActual\nQ1\t100\t95\nQ2\t110\t123\nQ3\t105\t99',
      ['Actual Q1 95', 'Actual Q2 123', 'Actual Q3 99', 'Budget Q1 100', 'Budget Q2 110', 'Budget Q3 105'],
    ],
    [
      'draws measures over time where it says no more',
      '| Month | Revenue | Costs |\n|---|---|---|\n| Jan 2026 | 124 | 91 |\n| Feb 2026 | 130 | 98 |\n| Mar 2026 | 119 | 87 |\n\nRevenue and costs over time',
      [
        'Costs Feb 2026 98',
        'Costs Jan 2026 91',
        'Costs Mar 2026 87',
        'Revenue Feb 2026 130',
        'Revenue Jan 2026 124',
        'Revenue Mar 2026 119',
      ],
    ],
    [
      'groups by both of two',
      'Average income by education level and gender\neducation,gender,income\nBA,f,40\nBA,m,45\nMA,f,50\nMA,m,58\nBA,f,42',
      ['f BA 41', 'f MA 50', 'm BA 45', 'm MA 58'],
    ],
    [
      'sets the years beside each other',
      'Compare last year and this year by month.\nMonth,2024,2025\nJan,10,12\nFeb,11,15',
      ['2024 Feb 11', '2024 Jan 10', '2025 Feb 15', '2025 Jan 12'],
    ],
    [
      'keeps the rows over a figure',
      'Show orders over 100 by region\nregion,order_total\nEast,150\nWest,90\nEast,60\nNorth,210\nWest,130',
      ['East 1', 'North 1', 'West 1'],
    ],
    [
      'counts numbered people',
      'What percentage of users are on each plan?\nuser,plan\n1,free\n2,pro\n3,free\n4,free\n5,team\n6,pro',
      ['free 3', 'pro 2', 'team 1'],
    ],
    [
      'compares all where it asks which has the least',
      'Which product has the lowest margin?\nproduct;price;cost;margin\nA;10,50;7,20;3,30\nB;8,00;6,90;1,10\nC;15,00;9,00;6,00',
      ['A 3.3', 'B 1.1', 'C 6'],
    ],
    [
      'calls the stations by their names',
      'Make a bar chart of the total distance from each station to the depot\nstation_id,station_name,distance_km,line\n1,Alder,12.5,red\n2,Birch,7.2,red\n3,Cedar,19.8,blue',
      ['Alder 12.5', 'Birch 7.2', 'Cedar 19.8'],
    ],
    [
      'sees a relation as points',
      'Heights and weights of players, is there a relation?\nplayer,height_cm,weight_kg\nA,178,74\nB,185,82\nC,190,88',
      ['178 74', '185 82', '190 88'],
    ],
  ])('%s', (_, prompt, expected) => {
    expect(shown(prompt)).toEqual(expected);
  });

  test('gets one chart for each of its sentences', () => {
    const prompt =
      'What is the average salary in each department? Also hires per year.\nname,dept,salary,hired\nAnn,IT,65000,2019-03-15\nBob,HR,48500,2020-07-01\nCarla,IT,72250,2019-11-20\nEve,HR,53000,2017-05-05';
    expect(shown(prompt)).toEqual(['HR 50750', 'IT 68625']);
    expect(shown(prompt, 1)).toEqual(['2017 1', '2019 2', '2020 1']);
  });

  test('says what it cannot set apart', () => {
    const { notes } = build(
      'Cost of living: Zurich 118, Geneva 112, London 91. Bar chart, highlight London.',
    );
    expect(notes).toContainEqual(
      expect.objectContaining({ text: 'highlight London', status: 'unsupported' }),
    );
  });

  test('is titled in the language that it is asked in', () => {
    expect(build(`How many orders per category?\n${ORDERS}`).title).toBe('Number of orders by category');
    const german = build(
      'Vergleich der Erzeugung 2021 bis 2023 in TWh: Wind 114, 125, 142; Solar 45, 55, 56',
    );
    expect(german.title).toBe('Wind und Solar nach Jahr');
  });

  test('says the period that days are cut into', () => {
    const { title } = build(
      'number of bookings per month, line\nbooked_on,guests\n2026-01-03,2\n2026-01-19,4\n2026-02-02,2\n2026-03-09,5',
    );
    expect(title).toBe('Number of bookings by month');
  });
});

describe('made-up data', () => {
  test('has no rate above a hundred per cent, and says that it is made up', () => {
    const { content } = build('Website traffic dashboard: visits by channel, bounce rate, top pages');
    const rate = content.datasets.find((dataset) => dataset.title.startsWith('Bounce rate'));
    expect(rate?.fields[1]?.unit).toBe('%');
    for (const row of rate?.rows ?? []) expect(Number(row[1])).toBeLessThanOrEqual(100);
    for (const dataset of content.datasets) expect(dataset.source.kind).toBe('illustrative');
  });
});
