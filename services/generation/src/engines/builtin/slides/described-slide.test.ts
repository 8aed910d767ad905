import { describe, expect, test } from '@jest/globals';
import { readDescription } from './described-slide.ts';

describe('readDescription', () => {
  test('takes the title, the quoted texts and the pictures, and leaves the wishes aside', () => {
    const slide = readDescription(
      'Create a slide titled "Harbour days" in large font.\nBelow, add the text "Boats leave at nine." On the right, insert an image of a ferry at dawn.\nUse a white background.',
    );
    expect(slide.title).toBe('Harbour days');
    expect(slide.parts).toEqual([
      { kind: 'text', text: 'Boats leave at nine.', place: undefined },
      { kind: 'picture', alt: 'A ferry at dawn', place: 'right', backdrop: undefined },
    ]);
    expect(slide.wishes).toEqual(['Use a white background.']);
  });

  test('reads announced lists as content, and bold entries as headed texts', () => {
    const listed = readDescription(
      'A slide titled "Facts" with the following items:\n- Name: Ada\n- Born: 1815',
    );
    expect(listed.parts.map((part) => (part.kind === 'point' ? part.text : ''))).toEqual([
      'Name: Ada',
      'Born: 1815',
    ]);
    const bold = readDescription(
      'A slide titled "Kinds":\n1. **Public chains**: Open to all.\n2. **Private chains**: Closed.',
    );
    expect(bold.parts[0]).toMatchObject({ kind: 'text', heading: 'Public chains', text: 'Open to all.' });
  });

  test('keeps columns apart', () => {
    const slide = readDescription(
      'A slide titled "Two ways"\n1. Left section: "Slow"\n - "By boat"\n2. Right section: "Fast"\n - "By train"',
    );
    expect(slide.parts.map((part) => part.place)).toEqual(['left', 'left', 'right', 'right']);
  });

  test('names several pictures in one sentence, and a second title', () => {
    const slide = readDescription(
      'Title: "Signs". Insert the illustrations of "sun," "moon," and "stars" in a row. Add a smaller title in the corner: "Part 2".',
    );
    expect(slide.eyebrow).toBe('Part 2');
    expect(
      slide.parts
        .filter((part) => part.kind === 'picture')
        .map((part) => part.kind === 'picture' && part.caption),
    ).toEqual(['sun', 'moon', 'stars']);
  });

  test('reads a table and a quotation with its author', () => {
    const table = readDescription(
      'A slide titled "Solar vs Wind". Table with columns Source, Cost; rows: Solar, $0.05; Wind, $0.04.',
    );
    expect(table.parts).toEqual([
      {
        kind: 'table',
        header: ['Source', 'Cost'],
        rows: [
          ['Solar', '$0.05'],
          ['Wind', '$0.04'],
        ],
      },
    ]);
    const quote = readDescription(
      'A slide with the quote "Less is more." attributed to "Mies" in the center.',
    );
    expect(quote.parts).toEqual([{ kind: 'speech', text: 'Less is more.', by: 'Mies', place: undefined }]);
  });
});
