import { expect, test } from '@jest/globals';
import { composeSpec } from '../compose.ts';

const made = (prompt: string) =>
  composeSpec({ prompt, buildType: 'dataviz', mode: 'economy', createdAt: '2026-01-01T00:00:00.000Z' });

test('an order in Japanese is no part of the title or of a label', () => {
  const spec = made('売上のダッシュボードを作成してください。1月 120、2月 150、3月 180');
  expect(spec.title).toBe('売上');
  expect(JSON.stringify(spec.content)).not.toContain('ください');
  expect(made('顧客満足度ダッシュボードを作成してください').title).not.toContain('ください');
});

test('what a dashboard is called is no part of its table, and no chart is drawn twice', () => {
  const spec = made('Dashboard Kundenzufriedenheit: Monat;NPS;Beschwerden\nJan;42;12\nFeb;45;9\nMär;51;7');
  expect(spec.title).toBe('Kundenzufriedenheit');
  if (spec.buildType !== 'dataviz') throw new Error('not a dashboard');
  expect(spec.content.datasets[0]?.fields.map((field) => field.name)).toEqual([
    'Monat',
    'NPS',
    'Beschwerden',
  ]);
  const charts = spec.content.charts.map((chart) => JSON.stringify([chart.title, chart.spec]));
  expect(new Set(charts).size).toBe(charts.length);
});
