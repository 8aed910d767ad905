import { expect, test } from '@jest/globals';
import { asItem, enumerationOf, titled } from './lists.ts';

test('takes an enumeration apart outside brackets and numbers', () => {
  expect(enumerationOf('market ($4.2B, growing), 48,000 EUR, ask: $6M and team')).toEqual([
    'market ($4.2B, growing)',
    '48,000 EUR',
    'ask: $6M',
    'team',
  ]);
  expect(enumerationOf('市场概况、技术路线和未来趋势')).toEqual(['市场概况', '技术路线', '未来趋势']);
});

test('keeps what a preposition holds together', () => {
  expect(enumerationOf('founded 2012, offices in Bergen and Porto')).toEqual([
    'founded 2012',
    'offices in Bergen and Porto',
  ]);
});

test('parts a title from its details at whichever comes first', () => {
  expect(titled('Revenue by region (EMEA 41, AMER 58)')).toEqual({
    title: 'Revenue by region',
    details: 'EMEA 41, AMER 58',
  });
  expect(titled('What went well - new billing')).toEqual({ title: 'What went well', details: 'new billing' });
  expect(titled('ask: $6M seed')).toEqual({ title: 'ask', details: '$6M seed' });
  expect(titled('Next steps')).toEqual({ title: 'Next steps', details: '' });
});

test('gives list entries a capital, names written small excepted', () => {
  expect([asItem('laptop and phone'), asItem('dbt')]).toEqual(['Laptop and phone', 'dbt']);
});
