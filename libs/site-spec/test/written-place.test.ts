import { describe, expect, test } from '@jest/globals';
import { artIn, isPlacedByWriter, placeIn } from '../src/frame-layout/written-place.ts';

describe('the place of a text', () => {
  test('is a box, with the side and the colour that were named, in any order', () => {
    const box = { x: 14, y: 20, width: 80, height: 24.5 };
    expect(placeIn('14 20 80 24.5')).toEqual({ box, align: 'start', color: undefined, unread: [] });
    expect(placeIn(' 14, 20, 80, 24.5 accent End ')).toMatchObject({ box, align: 'end', color: 'accent' });
    expect(placeIn('14 20 80 24.5 middle #aa0033')).toMatchObject({ align: 'center', color: '#aa0033' });
  });

  test('has the names that a writer has for roles of the theme', () => {
    expect(placeIn('0 0 10 10 ground')?.color).toBe('background');
    expect(placeIn('0 0 10 10 ink')?.color).toBe('text');
  });

  test('tells words that say nothing, as a colour does that shows through', () => {
    expect(placeIn('0 0 10 10 large #aa003380')).toMatchObject({
      color: undefined,
      unread: ['large', '#aa003380'],
    });
  });

  test.each(['', 'top left', '1 2 3', '1 2 0 4', '1 2 3 -4', '1 2 20001 4', '1 2 x 4'])(
    'is none: "%s"',
    (text) => {
      expect(placeIn(text)).toBeUndefined();
    },
  );
});

describe('the art of a frame', () => {
  test('is planes, lines and places of the picture from back to front, and what stays empty', () => {
    expect(artIn(['tint M0 0H9V9Z\npicture 1 2 3 4', '  art: ink 0.5 M0 0H9', 'Free: 5 6 7 8', ' '])).toEqual(
      {
        things: [
          { kind: 'plane', color: 'surface', path: 'M0 0H9V9Z' },
          { picture: { x: 1, y: 2, width: 3, height: 4 } },
          { kind: 'line', color: 'text', width: 0.5, path: 'M0 0H9' },
        ],
        free: [{ x: 5, y: 6, width: 7, height: 8 }],
        unread: [],
      },
    );
  });

  test('leaves what is none of it unread: words, a place without room, a colour that shows through, what lies far out', () => {
    const lines = [
      'text ink 4 1 1 start Hello',
      'free 1 2 0 4',
      '#aa003380 M0 0H9V9Z',
      'ink M0 0H30000V9Z',
      'a sun in the corner',
    ];
    expect(artIn(lines)).toEqual({ things: [], free: [], unread: lines });
  });
});

test('a frame is placed by its writer where a text has a place, or art is there', () => {
  expect(isPlacedByWriter({ art: [], texts: [{ place: ' ' }] })).toBe(false);
  expect(isPlacedByWriter({ art: ['a sun'], texts: [] })).toBe(false);
  expect(isPlacedByWriter({ art: [], texts: [{ place: '' }, { place: 'left' }] })).toBe(true);
  expect(isPlacedByWriter({ art: ['free 1 2 3 4'], texts: [{ place: '' }] })).toBe(true);
});
