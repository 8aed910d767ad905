import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createIds, within } from '../ids.ts';
import { cutText } from './clean-text.ts';
import { outwardHref } from './link-target.ts';
import { nodeTexts } from './node-texts.ts';
import type { TextOptions } from './rich-text.ts';
import { scanMarks } from './scan-marks.ts';

const options: TextOptions = {
  language: 'en',
  linkTo: (target) => (target === '#p' ? '#part' : outwardHref(target)),
  footnoteOf: (ref) => (ref === 'n1' ? 'note' : undefined),
  onCut: () => {},
};
const rich = (text: string) => nodeTexts(options).rich('text', text);
const plain = (text: string, most = 300) => nodeTexts(options).plain('text', text, most);

describe('texts of a draft', () => {
  test('keep their marks as runs', () => {
    expect(rich('At **four**, *not* `5`: [this](#p), [that](https://a.example/x_(y)).[^n1]')).toEqual([
      { text: 'At ' },
      { text: 'four', bold: true },
      { text: ', ' },
      { text: 'not', italic: true },
      { text: ' ' },
      { text: '5', code: true },
      { text: ': ' },
      { text: 'this', href: '#part' },
      { text: ', ' },
      { text: 'that', href: 'https://a.example/x_(y)' },
      { text: '.', footnote: 'note' },
    ]);
    expect(rich('***both*** and **小型**です')).toEqual([
      { text: 'both', bold: true, italic: true },
      { text: ' and ' },
      { text: '小型', bold: true },
      { text: 'です' },
    ]);
  });

  test.each(['2 * 3 * 4', '2*3*4', 'a ** b', '**open', '5`', '[a] (b)', '[a]', 'x [^unknown'])(
    'keep signs that are no marks: %s',
    (text) => {
      expect(rich(text)).toBe(text);
    },
  );

  test('lose links that lead nowhere safe, but not their words', () => {
    expect(rich('see [this](javascript:alert(1)) and [that](#gone)')).toBe('see this and that');
    expect(plain('**Bold** [shop](https://a.example) [a@b.example](mailto:a@b.example)')).toBe(
      'Bold shop (https://a.example) a@b.example',
    );
  });

  test('are questions where they ask the person, and the node says which', () => {
    const texts = nodeTexts(options);
    expect(texts.plain('title', 'Crown pea', 100)).toBe('Crown pea');
    expect(texts.rich('text', '[[What does it cost?]]')).toBe('What does it cost?');
    expect(texts.marking()).toEqual({ placeholder: true, questions: ['text'] });
    expect(texts.marking('text')).toEqual({ placeholder: true, questions: ['text'] });
    expect(nodeTexts(options).marking()).toEqual({});
  });

  test('keep numbers on the line of their units', () => {
    expect(plain('25 % of 2 h / day, 48 € / Jahr, 3 mm; in 2 hours or 5 main lines')).toBe(
      '25\u00a0% of 2\u00a0h\u00a0/\u00a0day, 48\u00a0€\u00a0/\u00a0Jahr, 3\u00a0mm; in 2 hours or 5 main lines',
    );
  });

  test('keep the day of a date on the line of its month', () => {
    expect(plain('Thursday 18 June 2026 or 3. Mai 2026')).toBe(
      'Thursday 18\u00a0June 2026 or 3.\u00a0Mai 2026',
    );
    expect(plain('140 marshals 2026, 12 songs by 20 singers')).not.toContain('\u00a0');
  });

  test('are cut after a word, in scripts with and without spaces, and never within a character', () => {
    expect(cutText('The quick brown fox jumps', 18)).toBe('The quick brown…');
    expect(cutText('第3四半期の売上高は前年同期を上回りました', 12, 'ja').length).toBeLessThanOrEqual(12);
    expect(cutText('👩‍👩‍👧‍👦'.repeat(9), 30)).toMatch(/^(?:👩‍👩‍👧‍👦)+…$/u);
  });

  test('of any kind are read to the last word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('*', '**', '`', '[', ']', '(', ')', 'a', ' ', '[^n]', '](#p)'), {
          maxLength: 60,
        }),
        (pieces) => {
          for (const { text } of scanMarks(pieces.join('')))
            expect(pieces.join('')).toContain(text.slice(0, 1));
        },
      ),
    );
  });

  test.each(['[', '[a](', '**a ', '`', '[^', '*', '[a](b'])(
    'of 64,000 characters of %j, which took minutes once, are read as a few of them are',
    (piece) => {
      const kinds = (times: number) => [
        ...new Set(scanMarks(piece.repeat(times)).map(({ text: _, ...mark }) => JSON.stringify(mark))),
      ];
      expect(kinds(64_000 / piece.length)).toEqual(kinds(60));
    },
  );

  test.each([
    ['http://a.example/x', 'https://a.example/x'],
    ['www.a.example', 'https://www.a.example'],
    ['a@b.example', 'mailto:a@b.example'],
    ['tel:+44 20 7946 0000', 'tel:+442079460000'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['tel:none', undefined],
    ['//evil.example', undefined],
  ])('lead out by %s', (target, href) => {
    expect(outwardHref(target)).toBe(href);
  });
});

test('ids follow from refs: anchors that can be read, never the same twice, never that of a node within another', () => {
  const ids = createIds(['Our cheeses', 'our-cheeses', '価格', '', '2024', 'a_1', 'x'.repeat(90)]);
  const all = [0, 1, 2, 3, 4, 5, 6].map((index) => ids.part(index));
  expect(all.slice(0, 2)).toEqual(['our-cheeses', 'our-cheeses-2']);
  expect(new Set(all).size).toBe(7);
  for (const id of [...all, within(all[6] ?? '', 'b10', 'text', 12)])
    expect(id).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/u);
  expect(all).not.toContain(within('a', 1));
  expect(ids.find('#Our cheeses')).toBe('our-cheeses');
});
