import { describe, expect, test } from '@jest/globals';
import { linesOf } from '../material/lines.ts';
import { readDraft } from './draft.ts';

const kinds = (text: string) =>
  readDraft(linesOf(text)).map((node) =>
    node.kind === 'heading' ? `${'#'.repeat(node.level)} ${node.text}` : node.kind,
  );

describe('readDraft', () => {
  test('tells numbered parts from numbered lists', () => {
    expect(
      kinds(
        '1. Background\n\nSome prose that goes on for a while.\n\n2. Plan\n2.1 Steps\n1. first\n2. second',
      ),
    ).toEqual(['# Background', 'paragraph', '# Plan', '## Steps', 'list']);
  });

  test('reads label and value, tables and indented lists', () => {
    expect(kinds('2019: 85\n2020: 94\n2021: 106')).toEqual(['pairs']);
    expect(kinds('| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |')).toEqual(['table']);
    expect(kinds('Main issues include:\n    high cost\n    low speed')).toEqual(['paragraph', 'list']);
  });

  test('puts parts that start again under the bare headings before them', () => {
    const text =
      'Alpha\n1. Revenue\n2019: 1\n2020: 2\n2021: 3\n\nBeta\n1. Revenue\n2019: 4\n2020: 5\n2021: 6';
    expect(kinds(text)).toEqual(['# Alpha', '## Revenue', 'pairs', '# Beta', '## Revenue', 'pairs']);
  });

  test('keeps every word', () => {
    const text =
      'Title\n\n1. One\nSome text here, with 20 kg.\n- a\n  - b\nLabel: value 1\nOther: value 2\nThird: value 3';
    const read = JSON.stringify(readDraft(linesOf(text)));
    for (const word of ['Title', 'One', '20 kg', '"a"', '"b"', 'value 1', 'Third'])
      expect(read).toContain(word);
  });
});
