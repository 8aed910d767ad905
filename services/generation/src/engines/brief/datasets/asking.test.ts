import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

const TABLE = 'shop,month,orders\nLyon,Jan,12\nLyon,Feb,15\nNice,Jan,9\nNice,Feb,20';

const wordsOf = (prompt: string, role: string) =>
  readBrief(prompt, 'dataviz')
    .segments.filter((segment) => segment.role === role)
    .map(({ text }) => text)
    .join(' ');

describe('beside data', () => {
  test.each([
    `How many orders above 10 did each shop get?\n\n${TABLE}`,
    `${TABLE}\n\nTotal orders by shop, only Jan`,
    `Orders per month, a line for every shop.\n${TABLE}`,
  ])('a question is an order as a whole: %j', (prompt) => {
    expect(wordsOf(prompt, 'material').trim().replaceAll(/\s+/g, ' ')).toBe(TABLE.replaceAll('\n', ' '));
  });

  test('what was said and how to reach somebody stays to be printed', () => {
    const prompt = `Bar chart of orders by shop please.\n\n${TABLE}\n\nQuestions: desk@shops.example\n\nPut this under it: "We never close before the last guest."`;
    const printed = wordsOf(prompt, 'material');
    expect(printed).toContain('desk@shops.example');
    expect(printed).toContain('We never close before the last guest');
    expect(printed).not.toContain('Put this');
  });

  test('figures told in words are material, and the words around them are not', () => {
    const prompt = 'Draw a line chart of visitors: Jan 40, Feb 52, Mar 61.';
    expect(wordsOf(prompt, 'material')).toContain('Jan 40, Feb 52, Mar 61');
    expect(wordsOf(prompt, 'material')).not.toContain('Draw');
    expect(readBrief(prompt, 'dataviz').topics).toMatchObject([{ passages: [{ kind: 'dataset' }] }]);
  });
});
