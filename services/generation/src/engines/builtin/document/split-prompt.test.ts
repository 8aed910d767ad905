import { describe, expect, test } from '@jest/globals';
import { isOrder } from '../material/orders.ts';
import { splitPrompt } from './split-prompt.ts';

describe('splitPrompt', () => {
  test('keeps the draft and takes the orders out, wherever they stand', () => {
    const split = splitPrompt('Revenue\n2019: 85.4\n2020: 94.9, write a 4000-word report on it.');
    expect(split.material.map((line) => line.text)).toEqual(['Revenue', '2019: 85.4', '2020: 94.9']);
    expect(split.orders).toContain('write a 4000-word report');
  });

  test('gives a list to the order that announces it', () => {
    const split = splitPrompt(
      'Write a report, following this structure:\n1. Scope\n2. Risks\nPlease highlight the following key points:\n- Cost\nSales rose in May.',
    );
    expect(split.orders).toContain('1. Scope');
    expect(split.points).toEqual(['Cost']);
    expect(split.material.map((line) => line.text)).toEqual(['Sales rose in May.']);
  });

  test('leaves material alone that is only announced', () => {
    expect(
      splitPrompt('Write a news item based on below information:\n- A buys B.\n- B has 170 sites.').material,
    ).toHaveLength(2);
  });
});

test.each([
  'Please write a letter',
  'Schreibe einen Bericht',
  'Rédige une lettre',
  'Escribe un informe',
  '请写一份报告',
  'The article should be plain',
  'around 2000 words please',
])('knows the order %s', (sentence) => {
  expect(isOrder(sentence)).toBe(true);
});

test.each([
  'The harbour opened in 1904.',
  'Start-up cost 38,500 EUR',
  'Addressing the chaos, he decided quickly',
])('knows that %s is content', (sentence) => {
  expect(isOrder(sentence)).toBe(false);
});
