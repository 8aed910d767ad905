import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createAnswerReader } from './read-json.ts';

function readIn(pieces: readonly string[]) {
  let parts: unknown;
  const reader = createAnswerReader((soFar) => {
    parts = soFar.parts;
  });
  for (const piece of pieces) reader.push(piece);
  return { read: reader.end(), parts };
}
const answer = {
  title: 'Ä 𝄞 “q”',
  charts: [{ ref: 'c', y: ['a'] }],
  parts: [
    { ref: 'a', n: 1 },
    { ref: 'b', n: [2] },
  ],
  requested: [],
};

describe('an answer', () => {
  test('is read in whatever pieces it comes, thoughts and fences around it passed over', () => {
    const json = JSON.stringify(answer, null, 1);
    fc.assert(
      fc.property(
        fc.constantFrom('', '<think>{"parts":[{"no":1}]}</think>\n', '```json\n', 'Here it is:\n\n'),
        fc.constantFrom('', '\n```', '\n\nI hope that { helps.'),
        fc.array(fc.nat(json.length), { maxLength: 12 }),
        (before, after, cuts) => {
          const all = before + json + after;
          const at = [0, ...cuts.toSorted((one, other) => one - other), all.length];
          const { read, parts } = readIn(at.slice(1).map((end, index) => all.slice(at[index], end)));
          expect(read).toEqual({ value: answer, isWhole: true });
          expect(parts).toEqual(answer.parts);
        },
      ),
    );
  });

  test('tells of each part as soon as it is finished', () => {
    const seen: unknown[] = [];
    const reader = createAnswerReader((soFar) => seen.push(soFar));
    reader.push('{"title":"T","parts":[{"ref":"a"},{"ref":');
    expect(seen).toEqual([{ title: 'T', parts: [{ ref: 'a' }] }]);
  });

  test('that breaks off loses only what was not finished', () => {
    const { read } = readIn(['{"title":"T","parts":[{"ref":"a"},{"ref":"b","text":"half']);
    expect(read).toEqual({ value: { title: 'T', parts: [{ ref: 'a' }] }, isWhole: false });
  });

  test.each([
    ["{title: 'T', parts: [{ref: 'a',}]}", { title: 'T', parts: [{ ref: 'a' }] }],
    ['[{"ref":"a"}]', { parts: [{ ref: 'a' }] }],
    ['{"text":"a\nb"}', { text: 'a\nb' }],
  ])('with slips is mended: %s', (text, value) => {
    expect(readIn([text]).read).toEqual({ value, isWhole: false });
  });

  test.each([
    '',
    'I am sorry, but I can’t help with that.',
    '<html><body>Bad gateway</body></html>',
    '<think>hm',
  ])('without an object is none: %s', (text) => {
    expect(readIn([text]).read).toBeUndefined();
  });
});
