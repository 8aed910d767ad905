import { describe, expect, it } from '@jest/globals';
import type { List } from '../../../brief/brief.ts';
import type { ListPiece, Material, Piece } from '../common/pieces.ts';
import { placeByLabels } from './placing.ts';

const prose = (under: string, ...texts: string[]): Piece => ({
  ...{ topic: `t-${under}`, heading: under, under, level: under === '' ? 0 : 3, kind: 'prose' },
  sentences: texts.map((text) => ({ kind: 'sentence', text, facts: [], final: false, paragraph: 0 })),
});

const listed = (heading: string, list: Partial<List>): ListPiece => ({
  ...{ topic: 't', heading, under: heading, level: 3, kind: 'list' },
  list: { id: 'l1', kind: 'plain', heading, ordered: false, items: [], ...list },
});

function placed(titles: string[], pieces: Piece[]): { chapters: Record<string, string[]>; left: number } {
  let rest = pieces;
  const material: Material = {
    take: (wanted) => {
      const taken = rest.filter(wanted);
      rest = rest.filter((piece) => !taken.includes(piece));
      return taken;
    },
    takeFor: () => [],
    takeLists: () => [],
    giveBack: (...back) => {
      rest = [...rest, ...back];
    },
    rest: () => rest,
  };
  const chapters = titles.map((title) => ({ title, forms: [], pieces: [] as Piece[] }));
  placeByLabels(chapters, material, 'en');
  const textsOf = (piece: Piece): string[] =>
    piece.kind === 'prose' ? piece.sentences.map(({ text }) => text) : [`(${piece.heading})`];
  return {
    chapters: Object.fromEntries(
      chapters.map(({ title, pieces: own }) => [title, own.flatMap((piece) => textsOf(piece))]),
    ),
    left: rest.length,
  };
}

describe('material under labels', () => {
  it('goes to the chapter of a like name; a label that says more stays over it', () => {
    const { chapters, left } = placed(
      ['Before the doors open', 'At the ticket desk', 'Closing'],
      [
        prose('', 'Before opening at 10:00: switch off the alarm.', 'Wind the clock.'),
        listed('Tickets', {}),
        prose('Closing at 16:30', 'Lock both locks.'),
        prose('Prices of bins', 'About £30.'),
      ],
    );
    expect(chapters).toEqual({
      'Before the doors open': ['Switch off the alarm.', 'Wind the clock.'],
      'At the ticket desk': ['(At the ticket desk)'],
      Closing: ['Lock both locks.'],
    });
    expect(left).toBe(1);
  });

  it('leaves the paragraph of one chapter where another label begins', () => {
    const { chapters } = placed(
      ['Background', 'What we will build'],
      [
        prose(
          'Background',
          'The yard floods eight times a year.',
          'We will build: three basins and a boardwalk.',
        ),
      ],
    );
    expect(chapters).toEqual({
      Background: ['The yard floods eight times a year.'],
      'What we will build': ['Three basins and a boardwalk.'],
    });
  });
});
