import { describe, expect, test } from '@jest/globals';
import { datavizContentSchema } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { askedViews } from './asked-views.ts';
import { composeDataviz } from './compose-dataviz.ts';
import { splitRequests } from './split-requests.ts';

function build(prompt: string) {
  const brief = readBrief(prompt, 'dataviz');
  const { context, ...gathered } = createContext(brief, 'economy');
  const { content } = composeDataviz(brief, context);
  datavizContentSchema.parse(content);
  return { content, gathered: JSON.stringify(gathered) };
}

const titles = (prompt: string) => build(prompt).content.charts.map((chart) => chart.title);

describe('a dashboard without data', () => {
  test.each([
    [
      'Erstelle ein Dashboard für den Vertrieb mit Umsatz pro Monat und Bestellungen nach Kategorie.',
      ['Umsatz nach Monat', 'Bestellungen nach Kategorie'],
    ],
    [
      "Tableau de bord des ventes: chiffre d'affaires mensuel et répartition par région",
      ["Chiffre d'affaires par Mois", 'Répartition par Région'],
    ],
    [
      'Panel de control de una tienda: ventas por mes, clientes nuevos y productos más vendidos',
      ['Ventas por Mes', 'Clientes nuevos por Mes', 'Productos'],
    ],
    [
      'Emergency department dashboard: waiting times by hour, arrivals per weekday, triage categories',
      ['Waiting times by hour', 'Arrivals by weekday', 'Triage categories'],
    ],
  ])('shows what the prompt names, in its own words: %s', (prompt, expected) => {
    expect(titles(prompt)).toEqual(expected);
  });

  test('says of every table that it is made up', () => {
    const { content } = build('Dashboard: sales by month, returns by region');
    expect(content.datasets.map((dataset) => dataset.source.kind)).toEqual(
      content.datasets.map(() => 'illustrative'),
    );
  });

  test('draws each chart in the kind that is named', () => {
    expect(
      askedViews(
        'a line chart of monthly revenue, a bar chart of top products and a pie chart of channels',
      ).map((view) => view.mark),
    ).toEqual(['line', 'bar', 'arc']);
  });
});

test('key figures are made of the data, and stand as tiles of their own', () => {
  const { content } = build(
    'Dashboard from this data: KPIs for total revenue and average units, chart by month.\nmonth,product,revenue,units\nJan,Mug,1200,80\nJan,Vase,900,20\nFeb,Mug,1500,95',
  );
  expect(content.insights.slice(0, 2).map((insight) => insight.text)).toEqual([
    'Total revenue: 3,600',
    'Average units: 65',
  ]);
  expect(content.dashboard.placements.filter((place) => place.kind === 'number')).toHaveLength(2);
});

test('a filter is said to be missing, not dropped', () => {
  expect(build('Sales dashboard with a region filter and revenue by month').gathered).toContain(
    'unsupported',
  );
});

describe('series named without figures', () => {
  test('draws together over the named years what is to be compared', () => {
    expect(askedViews('Line chart of unemployment and inflation from 2020 to 2023')).toEqual([
      {
        measure: 'Unemployment',
        more: ['Inflation'],
        by: '',
        base: { kind: 'years', from: 2020, count: 4 },
        mark: 'line',
      },
    ]);
  });

  test('shows each series that is named', () => {
    const views = askedViews('Dashboard with unemployment and inflation');
    expect(views.map((view) => view.measure)).toEqual(['Unemployment', 'Inflation']);
  });
});

describe('splitRequests', () => {
  test('takes views in a row apart, each with its own base', () => {
    expect(
      splitRequests('Dashboard of tickets: tickets per channel, average hours per agent, and trend by week.'),
    ).toHaveLength(3);
    expect(
      splitRequests(
        'Durchschnittlicher Preis je Hersteller, absteigend, und die Anzahl der Modelle je Land als Kreisdiagramm.',
      ),
    ).toHaveLength(2);
  });

  test('leaves one question with an order, a split or a second base whole', () => {
    for (const query of [
      'Number of papers by year, and group by attribute type, sorted by year',
      'Average salary by department and by year',
      'Total price by brand, order by price in desc',
    ])
      expect(splitRequests(query)).toEqual([query]);
  });
});
