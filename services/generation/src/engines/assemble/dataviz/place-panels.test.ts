import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COLUMNS, type Panel, placePanels } from './place-panels.ts';

const panels = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Panel['kind']>('chart', 'insight', 'number', 'table', 'note'),
      width: fc.constantFrom<Panel['width']>('third', 'half', 'full'),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((panel, at) => ({ ...panel, ref: `p${at}` })));

describe('placePanels', () => {
  test('fills every row without a hole and places each panel once', () => {
    fc.assert(
      fc.property(panels, (list) => {
        const placed = placePanels(list);
        expect(placed.map(({ ref }) => ref).toSorted()).toEqual(list.map(({ ref }) => ref).toSorted());
        for (const row of new Set(placed.map((place) => place.row))) {
          const inRow = placed.filter((place) => place.row === row);
          expect(inRow.reduce((sum, place) => sum + place.columnSpan, 0)).toBe(COLUMNS);
          expect(inRow.map(({ column }) => column)).toEqual(
            inRow.map((_, at) => 1 + inRow.slice(0, at).reduce((sum, place) => sum + place.columnSpan, 0)),
          );
        }
      }),
    );
  });

  test('keeps what is said before the main chart before it', () => {
    const placed = placePanels([
      { kind: 'insight', ref: 'summary', width: 'full' },
      { kind: 'chart', ref: 'main', width: 'full' },
      { kind: 'table', ref: 'rows', width: 'full' },
    ]);
    expect(placed.map(({ ref }) => ref)).toEqual(['summary', 'main', 'rows']);
  });

  test('puts figures first and gives the main chart eight columns beside something small', () => {
    const placed = placePanels([
      { kind: 'chart', ref: 'main', width: 'half' },
      { kind: 'note', ref: 'said', width: 'third' },
      { kind: 'number', ref: 'sum', width: 'third' },
    ]);
    expect(placed.map(({ ref, columnSpan }) => [ref, columnSpan])).toEqual([
      ['sum', 12],
      ['main', 8],
      ['said', 4],
    ]);
  });
});
