import { describe, expect, test } from '@jest/globals';
import {
  copyGrams,
  duplicateSentences,
  overlap,
  pairOverlaps,
  placeholderTexts,
  promptGrams,
} from './repetition.ts';

const spec = (...texts: string[]) => ({
  content: { blocks: texts.map((text, index) => ({ id: `b${index}`, type: 'paragraph', text })) },
});
const copy = (id: string, text: string, prompt = '') => ({
  id,
  grams: copyGrams(spec(text)),
  prompt: promptGrams(prompt),
});

describe('duplicateSentences', () => {
  test('counts a sentence said twice, and lets labels repeat', () => {
    const found = duplicateSentences(
      spec('The same long sentence stands here. Yes.', 'The same long sentence stands here. Yes.'),
    );
    expect(found).toEqual({ sentences: 2, repeated: 1 });
  });

  test('counts no name again that stands in a table worked out from the one given', () => {
    const rows = [['The changing rooms are clean', 4]];
    const board = (kind: string) => ({
      content: { datasets: ['prompt', kind].map((each) => ({ rows, source: { kind: each } })) },
    });
    expect(duplicateSentences(board('derived')).repeated).toBe(0);
    expect(duplicateSentences(board('prompt')).repeated).toBe(1);
  });
});

describe('overlap', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';

  test('is whole for the same text and nothing for another', () => {
    expect(overlap(copy('a', long), copy('b', long))).toBe(1);
    expect(overlap(copy('a', long), copy('b', long.toUpperCase().replace(/E/g, 'X')))).toBe(0);
  });

  test('does not hold against a text what both askers wrote', () => {
    expect(overlap(copy('a', long, long), copy('b', long, long))).toBe(0);
  });

  test('leaves out pairs whose prompts are half the same', () => {
    const pairs = pairOverlaps([
      copy('a', long, `${long} first`),
      copy('b', long, `${long} second`),
      copy('c', long, 'something else'),
    ]);
    expect(pairs.map((pair) => `${pair.first}${pair.second}`).sort()).toEqual(['ac', 'bc']);
  });
});

describe('placeholderTexts', () => {
  test('finds what nobody filled in, unless the prompt says it', () => {
    expect(
      placeholderTexts(spec('Lorem ipsum dolor', 'Call [Your name] today', 'All is well'), ''),
    ).toHaveLength(2);
    expect(placeholderTexts(spec('TBD'), 'write TBD where open')).toHaveLength(0);
  });
});
