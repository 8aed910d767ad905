import { describe, expect, test } from '@jest/globals';
import { readDatasets } from '../datasets/read-datasets.ts';
import { chartFor } from './chart-for.ts';

function answer(text: string, language = 'en') {
  const { datasets, query } = readDatasets(text, { eager: true });
  const [dataset] = datasets;
  if (!dataset) throw new Error('no data');
  let next = 0;
  return chartFor({ query, dataset, language, id: (prefix) => `${prefix}-${++next}` });
}

describe('chartFor', () => {
  test('says the highest in the words of the prompt', () => {
    const { chart } = answer('Rain by month: Oct 82, Nov 91, Dec 88 (mm). Mark the wettest month.');
    expect(chart.takeaway).toBe('Nov is the wettest month at 91 mm.');
    expect(
      answer('Rain by month: Oct 82, Nov 91, Dec 8 (mm). Which is the driest month?').chart.takeaway,
    ).toBe('Dec is the driest month at 8 mm.');
  });

  test('names all that share the first place', () => {
    expect(answer('Goals: Ana 4, Bea 4, Cleo 1').chart.takeaway).toBe(
      'Ana and Bea lead with 4; Cleo comes last with 1.',
    );
  });

  test('draws time as a line, parts of a whole as an arc, two measures as points, the rest as sorted bars', () => {
    const mark = (text: string) => answer(text).plan.mark;
    expect(mark('Guests: Jan 3, Feb 4, Mar 9')).toBe('line');
    expect(mark('Mix: solar 30%, wind 25%, gas 45%')).toBe('arc');
    expect(mark('```csv\nheight,weight\n180,75\n190,88\n175,70\n```')).toBe('point');
    const bars = answer('Goals: Ana 4, Bea 7, Cleo 1');
    expect(bars.plan.mark).toBe('bar');
    expect(bars.plotted.map((row) => row.x)).toEqual(['Bea', 'Ana', 'Cleo']);
  });

  test('writes in the language of the prompt', () => {
    expect(answer('Umsatz nach Region: Nord 12 €, Süd 9 €, West 4 €', 'de').chart.takeaway).toBe(
      'Nord liegt mit 12 € vorn, West mit 4 € hinten.',
    );
    expect(answer('Ventas: Norte 45, Sur 30, Este 25', 'es').chart.takeaway).toContain('Norte');
  });

  test('puts several columns of numbers into one chart', () => {
    const { chart, dataset, plotted } = answer('```csv\nMonth,Sales,Cost\nJan,10,5\nFeb,12,6\nMar,13,7\n```');
    expect(chart.title).toBe('Sales and cost by month');
    expect(dataset.fields.map((field) => field.name)).toEqual(['Month', 'Series', 'Value']);
    expect(plotted).toHaveLength(6);
  });

  test('shows all rows and says so when none meets the condition', () => {
    const { noMatch, plotted } = answer(
      'Bar chart of goals by name with goals above 100\n\n```csv\nname,goals\nAna,4\nBea,7\n```',
    );
    expect(noMatch).toBe(true);
    expect(plotted).toHaveLength(2);
  });

  test('lists the numbers in the alternative text', () => {
    expect(answer('Goals: Ana 4, Bea 7, Cleo 1').chart.alt).toBe('Bar chart: Goals. Bea 7, Ana 4, Cleo 1');
  });
});
