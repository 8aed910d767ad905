import { describe, expect, test } from '@jest/globals';
import { readDatasets } from '../datasets/read-datasets.ts';
import type { Axis } from './plan.ts';
import { readQuery } from './read-query.ts';

const TABLES: Record<string, string> = {
  bikes: `bike_id,brand,frame_type,price,weight_kg,release_date,in_stock
1,Velta,Road,1200,8.4,2021-03-02,yes
2,Velta,Gravel,1450,9.1,2021-07-19,no
3,Norra,Road,2100,7.9,2022-01-11,yes
4,Norra,City,640,13.2,2022-05-30,yes
5,Okto,City,580,14.1,2023-02-14,no
6,Okto,Gravel,1320,9.8,2023-08-08,yes`,
  swimmers: `Swimmer_ID,Name,Country,Sex,Age,Best_Time
1,Aino Laine,Finland,F,19,58.1
2,Bo Strand,Sweden,M,24,51.2
3,Carl Ek,Sweden,M,22,52.7
4,Dina Holm,Norway,F,20,57.4
5,Elsa Berg,Sweden,F,23,56.9`,
  visits: `visit,shop,started,spent
1,North,2024-01-03 09:12:00,12
2,North,2024-01-03 17:40:00,30
3,South,2024-02-11 10:05:00,8
4,South,2024-02-12 11:15:00,21`,
};

const axis = ({ aggregate, field = '', timeUnit }: Axis) =>
  `${aggregate ? `${aggregate}(${field})` : field}${timeUnit ? `/${timeUnit}` : ''}`;

function read(table: string, query: string): string {
  const { datasets, query: rest } = readDatasets(
    `${query}\n\nData (${table}):\n\`\`\`csv\n${TABLES[table]}\n\`\`\``,
    { eager: true },
  );
  const [dataset] = datasets;
  if (!dataset) throw new Error('no table');
  const plan = readQuery(rest, dataset);
  const parts = [plan.mark, axis(plan.x), axis(plan.y)];
  if (plan.color) parts.push(`by ${plan.color}`);
  if (plan.detail) parts.push(`each ${plan.detail}`);
  if (plan.filters.length > 0) parts.push(`where ${JSON.stringify(plan.filters)}`);
  if (plan.sort) parts.push(`sort ${plan.sort.by} ${plan.sort.order}`);
  if (plan.limit) parts.push(`top ${plan.limit}`);
  return parts.join(' ');
}

describe('readQuery', () => {
  test.each([
    ['bikes', 'How many bikes are there of each brand? Draw a pie chart.', 'arc brand count()'],
    [
      'bikes',
      'Bar chart of the average price for each frame type, sorted from high to low by the bars',
      'bar frame_type mean(price) sort y descending',
    ],
    [
      'bikes',
      'Show brand and total price grouped by brand, list the x axis in desc order',
      'bar brand sum(price) sort x descending',
    ],
    [
      'bikes',
      'Scatter plot of weight and price, and group by attribute brand',
      'point weight_kg price by brand',
    ],
    ['bikes', 'Draw a line chart about the change of price over release date', 'line release_date price'],
    ['bikes', 'Number of bikes released in each year, as a bar chart', 'bar release_date/year count()'],
    [
      'bikes',
      'Count the release dates, bin the release date by weekday, in a bar graph',
      'bar release_date/day count()',
    ],
    [
      'bikes',
      'For bikes with a price between 600 and 1300, a bar chart of the maximum weight kg per brand',
      'bar brand max(weight_kg) where [[{"field":"price","range":[600,1300]}]]',
    ],
    [
      'bikes',
      'Stacked bar chart: number of bikes by brand, stack by frame type',
      'bar brand count() by frame_type',
    ],
    [
      'bikes',
      'Bar chart of the average price by brand but not Okto',
      'bar brand mean(price) where [[{"field":"brand","oneOf":["Velta","Norra"]}]]',
    ],
    [
      'bikes',
      'Which brands cost more than 1300? Show frame types and prices in a bar chart',
      'bar frame_type price where [[{"field":"price","gt":1300}]]',
    ],
    [
      'bikes',
      'Scatter chart of the minimum price and maximum weight for each brand',
      'point min(price) max(weight_kg) by brand each brand',
    ],
    [
      'bikes',
      'How many different frame types does each brand have? bar chart',
      'bar brand distinct(frame_type)',
    ],
    [
      'swimmers',
      'What is the number of swimmers from each country, ranked by the total number ascending',
      'bar Country count() sort y ascending',
    ],
    [
      'swimmers',
      'Show names and ages of swimmers older than 20 in a bar chart, order by name alphabetically',
      'bar Name Age where [[{"field":"Age","gt":20}]] sort x ascending',
    ],
    ['swimmers', 'Average age of male and female swimmers, bar chart', 'bar Sex mean(Age)'],
    [
      'swimmers',
      'Count of only female swimmers per country',
      'bar Country count() where [[{"field":"Sex","equal":"F"}]]',
    ],
    ['swimmers', 'Top 2 names by best time in a bar chart', 'bar Name Best_Time sort y descending top 2'],
    [
      'swimmers',
      'Names and ages of the swimmers from Sweden or Norway, bar',
      'bar Name Age where [[{"field":"Country","oneOf":["Sweden","Norway"]}]]',
    ],
    [
      'swimmers',
      'Names containing the letter "k" and their age as bars',
      'bar Name Age where [[{"field":"Name","oneOf":["Carl Ek"]}]]',
    ],
    [
      'swimmers',
      'Balkendiagramm: durchschnittliches Age nach Country, absteigend',
      'bar Country mean(Age) sort y descending',
    ],
    ['visits', 'How many visits on each day? line chart by started', 'line started/yearmonthdate count()'],
    ['visits', 'Total spent per shop as a donut', 'arc shop sum(spent)'],
  ])('%s: %s', (table, query, wanted) => {
    expect(read(table, query)).toBe(wanted);
  });

  test('chooses by rule where the query says nothing', () => {
    expect(read('bikes', 'Please look at this')).toMatch(/^(?:line|bar) release_date price/);
    expect(read('swimmers', 'Visualise it')).toBe('bar Name Age');
  });
});
