import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Brief } from '../../../brief/brief.ts';
import { readDatasets } from '../../../brief/datasets/read-datasets.ts';
import { askedCharts, chartsFor, chartsOf } from './charts-for.ts';
import { writeDataviz } from './write-dataviz.ts';

function briefOf(prompt: string, language = 'en'): Brief {
  return {
    ...{
      buildType: 'dataviz',
      promptSha256: createHash('sha256').update(prompt).digest('hex'),
      language,
      orderLanguage: language,
      commands: [],
      dir: 'ltr',
    },
    ...{
      subject: '',
      organisation: '',
      descriptor: '',
      place: '',
      audience: '',
      title: '',
      tone: [],
      kind: '',
      facts: [],
      lists: [],
      topics: [],
    },
    ...{ datasets: readDatasets(prompt), requested: [], segments: [{ role: 'order', text: prompt }] },
  };
}

const asked = (question: string, table: string, language = 'en') =>
  askedCharts(briefOf(`${question}\n\n${table}`, language));

const PETS =
  'name,species,town,weight_kg,born\nRex,dog,Gent,31,2019-04-02\nMia,cat,Gent,4.2,2020-06-11\nBo,dog,Brugge,12,2021-01-30\nTom,cat,Brugge,5.1,2019-09-14\nKim,dog,Gent,8,2022-03-03';
const STOCK =
  '| Item | Count | Value |\n|---|---|---|\n| Bolts | 40 | 12 |\n| Nuts | 75 | 9 |\n| Screws | 120 | 30 |';

const STAYS =
  'booking_id,guest_name,room_type,check_in,nights,amount_paid,status_code\n1,Ana,Double,2019-01-04,3,360,Confirmed\n2,Tom,Single,2019-01-05,1,80,Cancelled\n3,Lea,Suite,2019-02-11,4,1200,Confirmed\n4,Ian,Double,2019-02-20,2,240,Provisional\n5,Eva,Double,2019-03-01,4,480,Confirmed';
const PUPILS =
  'StuID,LName,Fname,Age,Sex,Room_Number,bath_count\n1,Smith,Lisa,18,F,7,1\n2,Kim,Ann,19,F,9,2\n3,Jones,Bo,21,M,7,1\n4,Lee,Max,18,M,4,2';

describe('a question to a table of a database', () => {
  test.each([
    ['The total number of stays of each room type', { x: 'room_type', y: ['stays'], aggregate: 'count' }],
    ['Number of status codes, please', { x: 'status_code', aggregate: 'count' }],
    ['Sum of amount paid per check in month', { x: 'check_in', y: ['amount_paid'], step: 'yearmonth' }],
    [
      'Which room types have more than 1 booking? Show room type and number of bookings.',
      { x: 'room_type', aggregate: 'count', where: [{ field: '', op: 'over', values: ['1'] }] },
    ],
    [
      'A bar chart of the amount paid of each guest excluding cancelled bookings',
      { x: 'guest_name', y: ['amount_paid'], where: [{ op: 'isNot', values: ['Cancelled'] }] },
    ],
    ['Nights over check in as a line chart, grouped by room type', { kind: 'line', series: 'room_type' }],
    ['Guests and nights in the range of 2 and 3', { where: [{ op: 'between', values: ['2', '3'] }] }],
    ['Number of bookings of each room type as a scatter plot', { kind: 'scatter', aggregate: 'count' }],
    [
      'Stays before 2019-02-20 by guest',
      { where: [{ field: 'check_in', op: 'under', values: ['2019-02-20'] }] },
    ],
    ['Longest stay in nights of each room type, x axis ascending', { aggregate: 'max', sort: 'nameUp' }],
    [
      'The guest name and nights of stays whose status code is not equal to Cancelled, list by the guest name in desc',
      { x: 'guest_name', series: '', sort: 'nameDown', where: [{ op: 'isNot', values: ['Cancelled'] }] },
    ],
    [
      'The relationship between nights and amount paid, grouped by room type',
      { kind: 'scatter', x: 'nights', y: ['amount_paid'], series: 'room_type' },
    ],
    [
      'A scatter plot of the highest and lowest amount paid of each room type',
      { kind: 'scatter', x: 'room_type', y: ['max(amount_paid)', 'min(amount_paid)'] },
    ],
    [
      'Scatter plot of the average nights and average amount paid of each room type',
      { kind: 'scatter', x: 'room_type', y: ['mean(nights)', 'mean(amount_paid)'] },
    ],
    [
      'Guest name and nights of guests with the letters o or v in their guest name',
      { where: [{ field: 'guest_name', op: 'in', values: ['Tom', 'Eva'] }] },
    ],
    [
      'Guest name and nights of guests whose guest name contains the letters o or v',
      { where: [{ field: 'guest_name', op: 'in', values: ['Tom', 'Eva'] }] },
    ],
    [
      'Guest name and amount paid of guests who did not stay over 2 nights',
      { where: [{ field: 'nights', op: 'atMost', values: ['2'] }] },
    ],
    ['Nights of each guest on or after 2019-02-20', { where: [{ op: 'atLeast', values: ['2019-02-20'] }] }],
    [
      'Nights of each guest with check in between 2019-01-05 and 2019-02-11',
      { where: [{ op: 'between', values: ['2019-01-05', '2019-02-11'] }] },
    ],
    [
      'Bin the date of check in into the weekday interval and show the number of stays as bars',
      { x: 'check_in', step: 'day', aggregate: 'count' },
    ],
    [
      'The trend of how many stays over the date of check in, bin the date by month, a separate line for each room type',
      { kind: 'line', step: 'yearmonth', series: 'room_type', aggregate: 'count' },
    ],
    [
      'Which room type has the largest mean amount paid? Bars of the mean amount paid by room type',
      { x: 'room_type', aggregate: 'mean', sort: 'valueDown' },
    ],
    ['Sum of nights by room type and status code', { x: 'room_type', series: 'status_code' }],
    ['Number of status codes of each room type, split it by status code', { series: 'status_code' }],
    [
      'Stays of each room type whose status code is neither Cancelled nor Provisional, sorted from z to a',
      { sort: 'nameDown', where: [{ op: 'notIn', values: ['Cancelled', 'Provisional'] }] },
    ],
    ['Guest name and nights where nights = 4', { where: [{ field: 'nights', op: 'is', values: ['4'] }] }],
  ])('%s', (question, chart) => {
    expect(asked(question, STAYS)[0]).toMatchObject(chart);
  });

  test.each([
    ['List the first names and ages of all pupils', { x: 'Fname', y: ['Age'], where: [] }],
    ['Show the number of female and male pupils in a pie', { kind: 'pie', x: 'Sex', aggregate: 'count' }],
    ['How many pupils are in each room number?', { x: 'Room_Number', aggregate: 'count' }],
  ])('%s', (question, chart) => {
    expect(asked(question, PUPILS)[0]).toMatchObject(chart);
  });

  test('is one chart in two sentences, and of flags the rows that have them', () => {
    const [chart, ...more] = asked(
      'How many stays are there for each room type? Show a bar chart, Y in desc.',
      STAYS,
    );
    expect([chart?.x, chart?.sort, more]).toEqual(['room_type', 'valueDown', []]);
    const [flagged] = asked(
      'Litres of each barn that is not heated',
      'barn,heated,litres\nA,Y,3\nB,N,5\nC,N,4',
    );
    expect(flagged?.where).toEqual([{ field: 'heated', op: 'is', values: ['N'] }]);
  });

  test('is not the line that names the table', () => {
    expect(asked('Count the bookings by room type.\n\nData (guest nights):', STAYS)).toHaveLength(1);
  });
});

describe('a question to a table', () => {
  test.each([
    ['How many pets of each species?', { x: 'species', y: ['pets'], aggregate: 'count', sort: 'valueDown' }],
    [
      'Average weight by town, heaviest first',
      { x: 'town', y: ['weight_kg'], aggregate: 'mean', sort: 'valueDown' },
    ],
    ['top 2 by weight', { x: 'name', y: ['weight_kg'], top: 2, sort: 'valueDown' }],
    [
      'number of births per year as a line',
      { x: 'born', y: ['births'], aggregate: 'count', step: 'year', kind: 'line' },
    ],
    [
      'Median weight per town, only dogs',
      { x: 'town', aggregate: 'median', where: [{ field: 'species', op: 'is', values: ['dog'] }] },
    ],
    [
      'How many pets over 10 kg are there in each town?',
      { x: 'town', aggregate: 'count', where: [{ field: 'weight_kg', op: 'over', values: ['10'] }] },
    ],
    [
      'stacked bars: pets by town and species',
      { x: 'town', series: 'species', kind: 'barStacked', aggregate: 'count' },
    ],
    ['heaviest pet of each species', { x: 'species', y: ['weight_kg'], aggregate: 'max' }],
    [
      'weights of pets born since 2020, without Kim',
      {
        y: ['weight_kg'],
        where: [
          { field: 'born', op: 'atLeast', values: ['2020'] },
          { field: 'name', op: 'isNot', values: ['Kim'] },
        ],
      },
    ],
  ])('%j', (question, expected) => {
    expect(asked(question, PETS)[0]).toMatchObject(expected);
  });

  test('keeps what meets one of two conditions, and makes several numbers of a column', () => {
    const [either] = asked('Bar chart of name and weight of pets that are dogs or weigh over 5 kg.', PETS);
    expect(either?.where).toEqual([{ field: 'name', op: 'in', values: ['Rex', 'Bo', 'Tom', 'Kim'] }]);
    const [several] = asked('The minimum and maximum weight of each species as a bar chart.', PETS);
    expect([several?.x, several?.y, several?.aggregate]).toEqual([
      'species',
      ['min(weight_kg)', 'max(weight_kg)'],
      'none',
    ]);
  });

  test('does not count again what a table has counted', () => {
    expect(asked('How many of each item are there?', STOCK)[0]).toMatchObject({
      x: 'Item',
      y: ['Count'],
      aggregate: 'none',
    });
    expect(asked('Share of each item in the total value', STOCK)[0]).toMatchObject({
      kind: 'pie',
      x: 'Item',
      y: ['Value'],
    });
  });

  test.each([
    ['de', 'Durchschnittsgewicht je Ort, absteigend', 'Ort'],
    ['fr', 'Poids moyen par ville, ordre décroissant', 'Ville'],
    ['es', 'Peso medio por ciudad, de mayor a menor', 'Ciudad'],
    ['it', 'Peso medio per città, in ordine decrescente', 'Città'],
    ['pl', 'Średnia waga według miasta, malejąco', 'Miasto'],
  ])('is understood in %s', (language, question, town) => {
    const weight =
      new Map([
        ['de', 'Gewicht'],
        ['fr', 'Poids'],
        ['pl', 'Waga'],
      ]).get(language) ?? 'Peso';
    const table = `Id,${town},${weight}\n1,Gent,31\n2,Gent,4\n3,Brugge,12\n4,Brugge,5`;
    expect(asked(question, table, language)[0]).toMatchObject({
      x: town,
      y: [weight],
      aggregate: 'mean',
      sort: 'valueDown',
    });
  });

  test('gets a chart for each one that is asked', () => {
    expect(
      asked('A bar chart of weights and a pie of pets by species.', PETS).map(({ kind }) => kind),
    ).toEqual(['bar', 'pie']);
    expect(asked('Average weight by town. Also pets per species.', PETS).map(({ x }) => x)).toEqual([
      'town',
      'species',
    ]);
  });
});

describe('charts of a brief', () => {
  test('show every measure where nobody asks for one', () => {
    const brief = briefOf(`Here it is.\n\n${STOCK}`);
    expect(chartsOf(brief, 1, 12).flatMap(({ y }) => y)).toEqual(['Count', 'Value']);
    expect(
      brief.datasets.flatMap((dataset) => chartsFor({ ...brief, buildType: 'website' }, dataset)),
    ).not.toEqual([]);
  });

  test('are as many as a number asks for', () => {
    const prompt = '3 charts: visits Mon 6 Tue 5 Wed 7, minutes 49 44 53, books 41 38 46';
    expect(chartsOf(briefOf(prompt), 3, 3).map(({ y }) => y)).toEqual([['Visits'], ['Minutes'], ['Books']]);
  });

  test('answer a question, and show no more beside it', () => {
    const brief = briefOf(`Average weight by town as bars.\n\n${PETS}`);
    expect(writeDataviz(brief, 'power').charts.map(({ y }) => y)).toEqual([['weight_kg']]);
  });

  test('ask for the data where none is given, and make none up', () => {
    const draft = writeDataviz(briefOf('Make a dashboard about our bakery'), 'economy');
    expect(draft.datasets).toEqual([]);
    expect(draft.charts).toEqual([]);
    expect(draft.parts.every(({ kind, text }) => kind === 'note' && text.startsWith('[['))).toBe(true);
  });
});
