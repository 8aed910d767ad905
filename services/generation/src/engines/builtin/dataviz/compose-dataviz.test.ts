import { describe, expect, test } from '@jest/globals';
import { type DatavizContent, datavizContentSchema } from '@sitewright/site-spec';
import fc from 'fast-check';
import type { BuildMode } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeDataviz } from './compose-dataviz.ts';

function build(prompt: string, mode: BuildMode = 'economy') {
  const brief = readBrief(prompt, 'dataviz');
  const { context, ...gathered } = createContext(brief, mode);
  const composed = composeDataviz(brief, context);
  datavizContentSchema.parse(composed.content);
  return { ...composed, gathered };
}

const overlaps = ({ dashboard }: DatavizContent) =>
  dashboard.placements.some((first, at) =>
    dashboard.placements
      .slice(at + 1)
      .some(
        (second) =>
          first.column < second.column + second.columnSpan &&
          second.column < first.column + first.columnSpan &&
          first.row < second.row + second.rowSpan &&
          second.row < first.row + first.rowSpan,
      ),
  );

const SHOP =
  'Look at our shop\n\n```csv\nmonth,product,revenue,units\nJan,Mug,1200,80\nJan,Vase,900,20\nFeb,Mug,1500,95\nFeb,Bowl,700,35\nMar,Plate,400,30\nMar,Vase,1100,25\n```';

describe('composeDataviz', () => {
  test('labels made-up data, and warns', () => {
    const { content, gathered } = build('Make a dashboard about tea exports');
    expect(content.datasets.every((dataset) => dataset.source.kind === 'illustrative')).toBe(true);
    expect(JSON.stringify(gathered)).toContain('illustrative_data');
  });

  test('takes the prompt for the only source of data where it has some', () => {
    const { content } = build(SHOP, 'power');
    expect(content.datasets.every((dataset) => dataset.source.kind !== 'illustrative')).toBe(true);
  });

  test('shows more in each mode', () => {
    const [lite, economy, power] = (['lite', 'economy', 'power'] as const).map(
      (mode) => build(SHOP, mode).content,
    );
    expect(lite?.charts).toHaveLength(1);
    expect(power?.charts.length).toBeGreaterThan(economy?.charts.length ?? 99);
    expect(power?.insights.length).toBeGreaterThan(economy?.insights.length ?? 99);
  });

  test('makes each chart that the prompt lists', () => {
    const { content } = build(
      `A line chart of revenue by month, a pie chart of units by product and a bar chart of revenue by product${SHOP.slice(16)}`,
    );
    expect(
      content.charts.map((chart) =>
        typeof chart.spec.mark === 'string' ? chart.spec.mark : chart.spec.mark.type,
      ),
    ).toEqual(['line', 'arc', 'bar']);
  });

  test('keeps to the number of charts asked for', () => {
    expect(build('Three charts about coffee').content.charts).toHaveLength(3);
  });

  test.each(['lite', 'economy', 'power'] as const)(
    'is valid and places tiles apart for any prompt (%s)',
    (mode) => {
      const piece = fc.constantFrom(
        'bar chart of ',
        'Jan 5, Feb 6',
        ' sort desc',
        'a,b\nx,1\ny,2\n',
        '30% solar, 70% wind',
        '😀',
        'dashboard',
        'top 3 ',
        'by month ',
        '\n',
        '<script>',
        '[{"a":1},{"a":2}]',
        'über Kaffee ',
        '売上',
      );
      fc.assert(
        fc.property(
          fc.array(fc.oneof(piece, fc.string({ maxLength: 10 })), { minLength: 1, maxLength: 12 }),
          (parts) => {
            const { content } = build(parts.join(''), mode);
            const ids = new Set(
              [...content.charts, ...content.datasets, ...content.insights].map((node) => node.id),
            );
            expect(content.charts.every((chart) => ids.has(chart.dataset))).toBe(true);
            expect(content.dashboard.placements.every((placement) => ids.has(placement.ref))).toBe(true);
            expect(overlaps(content)).toBe(false);
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
