import { describe, expect, test } from '@jest/globals';
import { linesOf, unmarked } from './lines.ts';

const marks = (text: string) => linesOf(text).map((line) => [line.marker, line.mark, line.text]);

describe('linesOf', () => {
  test('tells headings, numbers, bullets and slides, in several scripts', () => {
    expect(
      marks('## Scope\n2.1 Current state\n- point\nSlide 3: What went well\n第1页：封面\nIV. Periods'),
    ).toEqual([
      ['heading', '##', 'Scope'],
      ['number', '2.1', 'Current state'],
      ['bullet', '-', 'point'],
      ['slide', '3', 'What went well'],
      ['slide', '1', '封面'],
      ['number', 'IV', 'Periods'],
    ]);
  });

  test('leaves prose alone that only looks numbered', () => {
    expect(
      marks('2.1 million people\nI am a lawyer\n2019: 85.4\n**Title**: Add').every(
        ([marker]) => marker === 'none',
      ),
    ).toBe(true);
  });

  test('keeps the indent, which says what belongs to what', () => {
    expect(linesOf('a\n    b\n\tc').map((line) => line.indent)).toEqual([0, 4, 4]);
  });
});

test('unmarked takes emphasis off and leaves products alone', () => {
  expect(unmarked('**Bold** and *soft* 2*3*4')).toBe('Bold and soft 2*3*4');
});
