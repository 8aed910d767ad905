import { expect, test } from '@jest/globals';
import { sentencesOf, wordCount } from './sentences.ts';

test('splits at ends of sentences, not in numbers, abbreviations or quotations', () => {
  expect(sentencesOf('It grew 2.1 % e.g. in May. Then "it fell. A lot" again! 東京。次。')).toEqual([
    'It grew 2.1 % e.g. in May.',
    'Then "it fell. A lot" again!',
    '東京。',
    '次。',
  ]);
});

test('lets a quotation end the sentence', () => {
  expect(sentencesOf('He said: "Do it." Please write it down.')).toEqual([
    'He said: "Do it."',
    'Please write it down.',
  ]);
});

test('an opening mark that nothing closes swallows nothing', () => {
  expect(sentencesOf('A 5" pipe. A second one.')).toHaveLength(2);
});

test('counts words in scripts without spaces by halves', () => {
  expect(wordCount('four words of English')).toBe(4);
  expect(wordCount('新製品の価格')).toBe(3);
});
