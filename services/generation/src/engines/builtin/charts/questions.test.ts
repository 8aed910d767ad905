import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeDataviz } from '../dataviz/compose-dataviz.ts';
import { evaluateChart } from './evaluate-chart.ts';

const TABLES: Record<string, string> = {
  films: `film_id,Title,Year,Director,Gross,Rating,Genre
1,The Boy,2012,Ann Lee,12000,6.5,Drama
2,Night Rain,2010,Bob Ray,85000,7.2,Action
3,Open Sea,2012,Ann Lee,43000,8.1,Drama
4,Fast Lane,2011,Carl Foe,150000,5.9,Action
5,Blue,2013,Ann Lee,17500,7.4,Comedy`,
  sales: `sale_id,customer_id,sold_on,status,amount
1,15,2018-02-21,Open,120
2,8,2018-02-28,Shipped,80
3,15,2018-03-03,Open,45
4,5,2017-12-08,Shipped,300
5,8,2017-03-11,Closed,15`,
  pupils: `PupID,First,Age,Sex,Advisor,town
1001,Linda,18,F,1121,BAL
1002,Tracy,19,F,1121,HKG
1003,Shiela,21,F,7792,BAL
1004,Dinesh,20,M,8423,CHI
1005,Marcus,18,M,1121,San Jose`,
  climbers: `Climber_ID,Name,Country,Points,Peak_ID
1,Klaus,Germany,15,1
2,Siegfried,Germany,12,1
3,Jean,France,10,3`,
  papers: `Paper_ID,Paper_Type,Paper_Name,Views,Paper_Date,Oppose_rate,Support_rate
29,CV,Review on UK files,12,2004-08-28,0.1,0.6
42,BK,Review on other files,80,2004-04-24,0.2,0.5
57,CV,Book on USA files,31,1991-08-22,0.3,0.4`,
  peaks: `Peak_ID,Name,Height,Range
1,Kibo,5895,Kilimanjaro
2,Ngaliema,5109,Rwenzori
3,Mawenzi,5148,Kilimanjaro`,
  ferries: `ferry_id,ferry_name,home_port,built_on,capacity,manager_name
11,Sula,Oban,2001-05-14,320,Ida
12,Havra,Lerwick,1996-11-02,145,Tom
13,Corran,Oban,2013-06-30,,Ida
14,Isla,Lerwick,2019-06-11,180,Tom`,
  staff: `STAFF_ID,LAST_NAME,HIRE_DATE,SALARY,COMMISSION_PCT,DEPT_ID
1,Bell,1987-06-17,24000,null,90
2,Cole,1993-01-13,9000,0.1,60
3,Dunn,1991-05-21,8200,0.2,50
4,Eads,1993-02-05,4800,null,50
5,Fox,1990-01-03,6000,0.3,60`,
  orders: `order_id,customer,order_date,quantity,country
1,Kim,"March 3, 2020",4,Norway
2,Kim,"April 2, 2021",7,Chile
3,Ray,"January 15, 2021",2,Kenya
4,Sue,"March 28, 2021",5,Chile`,
  visits: `visit_no;museum;day_of_visit;tickets
1;Tate;04/02/2021;3
2;Prado;05/02/2021;2
3;Tate;13/02/2021;6
4;Tate;28/03/2021;1`,
  hotels: `hotel_id,hotel_name,star_rating_code,price
1,Astor,4,260
2,Bella,2,75
3,Cedar,5,690
4,Ember,5,720`,
};

/** What is drawn for a question about tables: each mark's label and number, sorted, and the number of series. */
function drawn(question: string, ...tables: string[]) {
  const data = tables.map((name) => `Data (${name}):\n\`\`\`csv\n${TABLES[name]}\n\`\`\``).join('\n\n');
  const brief = readBrief(`${question}\n\n${data}`, 'dataviz');
  const { context } = createContext(brief, 'economy');
  const { content } = composeDataviz(brief, context);
  const [chart] = content.charts;
  const dataset = content.datasets.find((each) => each.id === chart?.dataset);
  if (!chart || !dataset) throw new Error('no chart');
  const rows = evaluateChart(chart.spec, dataset);
  const [label, number] = chart.spec.encoding.theta ? (['color', 'theta'] as const) : (['x', 'y'] as const);
  return rows.map((row) => `${row[label]} ${row[number]}`).sort();
}

describe('a question about a table', () => {
  const cases: [question: string, tables: string[], expected: string[]][] = [
    [
      'Show titles and ratings of films with a rating higher than the average in a bar chart',
      ['films'],
      ['Blue 7.4', 'Night Rain 7.2', 'Open Sea 8.1'],
    ],
    [
      'Total gross for each director for films released since 2011, bar chart',
      ['films'],
      ['Ann Lee 72500', 'Carl Foe 150000'],
    ],
    [
      'Number of films by genre that were not released in 2010, bar chart',
      ['films'],
      ['Action 1', 'Comedy 1', 'Drama 2'],
    ],
    ['Bar chart of the 2 oldest pupils: first and age', ['pupils'], ['Dinesh 20', 'Shiela 21']],
    ['Title and rating of the film with the highest gross, bar chart', ['films'], ['Fast Lane 5.9']],
    [
      'Show first and age of pupils whose first does not contain the letter r, bar chart',
      ['pupils'],
      ['Dinesh 20', 'Linda 18', 'Shiela 21'],
    ],
    [
      'List the advisors with more than one pupil and the number of their pupils in a bar chart',
      ['pupils'],
      ['1121 3'],
    ],
    ['Average age for towns with two or more pupils, bar chart', ['pupils'], ['BAL 19.5']],
    [
      'Draw a bar chart of town versus the number of pupils',
      ['pupils'],
      ['BAL 2', 'CHI 1', 'HKG 1', 'San Jose 1'],
    ],
    [
      'Average amount of sales for each customer id whose average amount is at least 80, bar chart',
      ['sales'],
      ['15 82.5', '5 300'],
    ],
    ['Total amount of the sales per month in 2018 as a bar chart', ['sales'], ['Feb 200', 'Mar 45']],
    [
      'Number of sales per quarter and year as a bar chart',
      ['sales'],
      ['2017 Q1 1', '2017 Q4 1', '2018 Q1 3'],
    ],
    [
      'Proportion of sales of each status with an amount smaller than or equal to 120, pie chart',
      ['sales'],
      ['Closed 1', 'Open 2', 'Shipped 1'],
    ],
    [
      'How many climbers climbed each peak? Show the peak names and the number of climbers in a bar chart',
      ['climbers', 'peaks'],
      ['Kibo 2', 'Mawenzi 1'],
    ],
    ['Number of climbers by peak range, bar chart', ['climbers', 'peaks'], ['Kilimanjaro 3']],
    [
      'Show the names and heights of peaks that no climber has climbed with a bar chart',
      ['peaks', 'climbers'],
      ['Ngaliema 5109'],
    ],
    [
      'Scatter chart about the correlation between Support_rate and Oppose_rate',
      ['papers'],
      ['0.4 0.3', '0.5 0.2', '0.6 0.1'],
    ],
    [
      'Show the names and views of papers whose name contains "USA" or "UK" as bars',
      ['papers'],
      ['Book on USA files 31', 'Review on UK files 12'],
    ],
    ['Number of papers by year of paper date, as bars', ['papers'], ['1991 1', '2004 2']],
    [
      'How many different customers had sales of each status? bar chart',
      ['sales'],
      ['Closed 1', 'Open 1', 'Shipped 2'],
    ],
    [
      'Name and capacity of ferries not built in 2001 in a bar chart, sort names in ascending order',
      ['ferries'],
      ['Corran null', 'Havra 145', 'Isla 180'],
    ],
    [
      'For those staff who did not have any commission, draw a bar chart of last_name and salary, X from high to low',
      ['staff'],
      ['Bell 24000', 'Eads 4800'],
    ],
    [
      'For staff whose salary is in the range of 8000 and 12000 and commission is not null or department number does not equal to 60, the sum of salary over hire_date, bin hire_date by weekday, bar chart',
      ['staff'],
      ['Fri 4800', 'Tue 8200', 'Wed 33000'],
    ],
    [
      'Last_name and salary of staff who do not work in departments with dept_id between 60 and 90, bar chart',
      ['staff'],
      ['Dunn 8200', 'Eads 4800'],
    ],
    ['What is the total quantity ordered per country in 2021? pie', ['orders'], ['Chile 12', 'Kenya 2']],
    [
      'Wie viele Bestellungen gibt es pro Land? Balkendiagramm',
      ['orders'],
      ['Chile 2', 'Kenya 1', 'Norway 1'],
    ],
    ['Count the visits by month of day_of_visit as bars', ['visits'], ['Feb 3', 'Mar 1']],
    [
      'Average price of hotels that have 5 star ratings, by star rating code as a bar chart',
      ['hotels'],
      ['5 705'],
    ],
    [
      'Number of hotels per star rating code with price > 80 and star rating code > 4, bar chart',
      ['hotels'],
      ['5 2'],
    ],
    [
      "How many ferries did not sail from home port 'Oban'? count by home port, pie",
      ['ferries'],
      ['Lerwick 2'],
    ],
    ['How many climbers come from each country? Bar chart', ['climbers', 'peaks'], ['France 1', 'Germany 2']],
  ];
  test.each(cases)('%s', (question, tables, expected) => {
    expect(drawn(question, ...tables)).toEqual(expected);
  });
});
