import { expect, test } from '@jest/globals';
import { suppliedBy, withoutTitle } from './supplied.ts';

test('sorts what a prompt supplies beside its orders', () => {
  const supplied = suppliedBy(
    'Write a brief. Budget 18,000 GBP. Audience: office workers. ARR $820K, 212 stores, runway 14 months. Our drivers like the new route. Plan: Q1 2026 Payouts, Q2 2026 Cards',
    [],
  );
  expect(supplied.labelled.map((entry) => [entry.title, entry.details])).toEqual([
    ['Budget', '18,000 GBP'],
    ['Audience', 'office workers'],
  ]);
  expect(supplied.metrics).toEqual([['ARR $820K', '212 stores', 'Runway 14 months']]);
  expect(supplied.dated).toEqual([['Q1 2026 Payouts', 'Q2 2026 Cards']]);
  expect(supplied.sentences).toEqual(['Our drivers like the new route']);
});

test('leaves the outline and the title to themselves', () => {
  const text = 'Sections: Scope, Risks, Budget. The new harbour.';
  const supplied = withoutTitle(suppliedBy(text, ['Scope', 'Risks', 'Budget']), 'The new harbour');
  expect(supplied).toEqual({ labelled: [], metrics: [], dated: [], sentences: [] });
});

test('drops the name of the kind of thing asked for', () => {
  expect(suppliedBy('Case study: how Otter cut its delivery times.', []).sentences).toEqual([
    'How Otter cut its delivery times',
  ]);
});
