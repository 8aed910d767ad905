import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COLUMNS, type Panel, placePanels } from './place-panels.ts';

const panels = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Panel['kind']>('chart', 'insight', 'number', 'table', 'note'),
      isSlim: fc.boolean(),
      isStrip: fc.boolean(),
      isFoot: fc.boolean(),
      length: fc.constantFrom(40, 200, 360),
      width: fc.constantFrom('third' as const, 'half' as const, 'full' as const),
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
          const inRow = placed
            .filter((place) => place.row <= row && row < place.row + place.rowSpan)
            .toSorted((one, other) => one.column - other.column);
          expect(inRow.reduce((sum, place) => sum + place.columnSpan, 0)).toBe(COLUMNS);
          expect(inRow.map(({ column }) => column)).toEqual(
            inRow.map((_, at) => 1 + inRow.slice(0, at).reduce((sum, place) => sum + place.columnSpan, 0)),
          );
        }
      }),
    );
  });

  const tiles = (list: Panel[]) =>
    placePanels(list).map(({ ref, row, columnSpan }) => [ref, row, columnSpan]);

  test('opens with the notes that are told before the first figure', () => {
    const placed = tiles([
      { kind: 'note', ref: 'saying', isSlim: true },
      { kind: 'number', ref: 'sum' },
      { kind: 'chart', ref: 'years', width: 'full' },
      { kind: 'insight', ref: 'fall', isSlim: true },
    ]);
    expect(placed.map(([ref]) => ref)).toEqual(['saying', 'sum', 'years', 'fall']);
    expect(placed[0]).toEqual(['saying', 1, 12]);
  });

  test('gives charts a row of their own, or one of three, where they were told to be so wide', () => {
    const charts = (width: Panel['width']) =>
      tiles(['a', 'b', 'c'].map((ref) => ({ kind: 'chart' as const, ref, ...(width && { width }) })));
    expect(charts('full').map(([, row]) => row)).toEqual([1, 2, 3]);
    expect(charts('third')).toEqual([
      ['a', 1, 4],
      ['b', 1, 4],
      ['c', 1, 4],
    ]);
  });

  test('keeps what is said before the main chart before it', () => {
    expect(
      tiles([
        { kind: 'insight', ref: 'summary', isSlim: true },
        { kind: 'chart', ref: 'main' },
        { kind: 'table', ref: 'rows' },
      ]),
    ).toEqual([
      ['summary', 1, 4],
      ['main', 1, 8],
      ['rows', 2, 12],
    ]);
  });

  test('puts a lone figure with what is said next beside the main chart, and over it where that would leave a hole', () => {
    const main: Panel = { kind: 'chart', ref: 'main' };
    const sum: Panel = { kind: 'number', ref: 'sum' };
    expect(tiles([main, { kind: 'note', ref: 'said', isSlim: true, length: 120 }, sum])).toEqual([
      ['main', 1, 8],
      ['sum', 1, 4],
      ['said', 2, 4],
    ]);
    expect(tiles([main, sum])).toEqual([
      ['sum', 1, 12],
      ['main', 2, 12],
    ]);
  });

  test('puts as much beside a chart as it is high', () => {
    const said = ['a', 'b', 'c'].map((ref): Panel => ({ kind: 'insight', ref, isSlim: true, length: 70 }));
    expect(
      placePanels([{ kind: 'chart', ref: 'main' }, ...said]).map(({ row, rowSpan }) => [row, rowSpan]),
    ).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  test('puts up to six figures in one row, and a later row of figures where it is told of', () => {
    const figures = (count: number, name: string): Panel[] =>
      Array.from({ length: count }, (_, at) => ({ kind: 'number', ref: `${name}${at}` }));
    const five = placePanels([...figures(5, 'n'), { kind: 'chart', ref: 'main' }]);
    expect(five.filter(({ row }) => row === 1).map(({ ref }) => ref)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
    const list: Panel[] = [...figures(2, 'n'), { kind: 'chart', ref: 'main' }, ...figures(6, 'm')];
    expect(placePanels(list).map(({ row }) => row)).toEqual([1, 1, 2, 3, 3, 3, 3, 3, 3]);
  });

  test('leaves figures that are told of after the chart, and words before it, where they are told of', () => {
    expect(
      tiles([
        { kind: 'insight', ref: 'finding' },
        { kind: 'chart', ref: 'main' },
        { kind: 'number', ref: 'one' },
        { kind: 'number', ref: 'two' },
      ]),
    ).toEqual([
      ['finding', 1, 12],
      ['main', 2, 12],
      ['one', 3, 6],
      ['two', 3, 6],
    ]);
  });

  test('gives what is short a low row of its own in place of a tall card beside a table or a chart', () => {
    expect(
      tiles([
        { kind: 'note', ref: 'said', isSlim: true, length: 60 },
        { kind: 'chart', ref: 'main' },
        { kind: 'table', ref: 'rows', isSlim: true },
        { kind: 'table', ref: 'more' },
        { kind: 'number', ref: 'sum' },
        { kind: 'table', ref: 'last', isSlim: true },
      ]).map(([, , span]) => span),
    ).toEqual([12, 12, 12, 12, 12, 12]);
  });

  test('puts charts in pairs, and who tells all this under everything', () => {
    expect(
      tiles([
        { kind: 'chart', ref: 'one' },
        { kind: 'chart', ref: 'two' },
        { kind: 'note', ref: 'said', isSlim: true },
        { kind: 'note', ref: 'sender', isSlim: true, isFoot: true },
      ]),
    ).toEqual([
      ['one', 1, 6],
      ['two', 1, 6],
      ['said', 2, 12],
      ['sender', 3, 12],
    ]);
    // Before others a note with an address stays in its order, and what could not be done ends no board.
    expect(
      tiles([
        { kind: 'chart', ref: 'one', width: 'full' },
        { kind: 'note', ref: 'mail', isSlim: true, isFoot: true },
        { kind: 'note', ref: 'address', isSlim: true, isFoot: true },
        { kind: 'note', ref: 'unmet', isAsked: true },
      ]).map(([ref]) => ref),
    ).toEqual(['one', 'mail', 'unmet', 'address']);
    // What is said after it is said after it.
    expect(
      tiles([
        { kind: 'chart', ref: 'one', width: 'full' },
        { kind: 'note', ref: 'mail', isSlim: true, isFoot: true },
        { kind: 'table', ref: 'rows' },
      ]).map(([ref]) => ref),
    ).toEqual(['one', 'mail', 'rows']);
  });

  test('puts a figure and what is told of it beside each chart that has one of its own, or over and under each', () => {
    const chapter = (name: string, length: number): Panel[] => [
      { kind: 'number', ref: `${name} sum` },
      { kind: 'chart', ref: name, width: 'full' },
      { kind: 'insight', ref: `${name} said`, isSlim: true, length },
    ];
    const short = [...chapter('a', 120), ...chapter('b', 120)];
    expect(tiles(short)).toEqual([
      ['a sum', 1, 4],
      ['a said', 2, 4],
      ['a', 1, 8],
      ['b sum', 3, 4],
      ['b said', 4, 4],
      ['b', 3, 8],
    ]);
    const long = tiles([...chapter('a', 120), ...chapter('b', 360)]);
    expect(long).toEqual(long.toSorted(([, one], [, other]) => Number(one) - Number(other)));
    expect(long.map(([ref, , span]) => [ref, span])).toEqual(
      ['a sum', 'a', 'a said', 'b sum', 'b', 'b said'].map((ref) => [ref, 12]),
    );
  });

  test('puts a small table or chart beside its neighbour where both are about as high', () => {
    const table: Panel = { kind: 'table', ref: 'rows', isSmall: true, length: 420 };
    const said: Panel = { kind: 'insight', ref: 'said', isSlim: true, length: 300 };
    const years: Panel = { kind: 'chart', ref: 'years', width: 'full' };
    expect(tiles([years, said, table])).toEqual([
      ['years', 1, 12],
      ['said', 2, 6],
      ['rows', 2, 6],
    ]);
    const squares: Panel = { kind: 'chart', ref: 'squares', width: 'full', isSmall: true };
    expect(tiles([squares, table]).map(([, row]) => row)).toEqual([1, 1]);
    // Charts that were told to stand one under another do, and a chapter keeps what is told in it.
    expect(tiles([squares, { ...squares, ref: 'more' }])).toEqual([
      ['squares', 1, 12],
      ['more', 2, 12],
    ]);
    const chapter = (ref: string): Panel[] => [
      { kind: 'number', ref: `${ref} sum` },
      { kind: 'chart', ref, width: 'full' },
      { ...table, ref: `${ref} rows`, length: 180 },
    ];
    expect(tiles([...chapter('a'), ...chapter('b')]).map(([, , span]) => span)).toEqual(Array(6).fill(12));
    expect(tiles([years, { ...said, length: 40 }, table]).map(([, row]) => row)).toEqual([1, 2, 3]);
    expect(tiles([years, { ...table, isSmall: false }]).map(([, row]) => row)).toEqual([1, 2]);
  });

  test('gives two notes as much of their row as they are long', () => {
    const note = (ref: string, length: number): Panel => ({ kind: 'note', ref, isSlim: true, length });
    const spans = (one: number, other: number) =>
      tiles([{ kind: 'chart', ref: 'main', width: 'full' }, note('a', one), note('b', other)]).map(
        ([, , span]) => span,
      );
    expect(spans(320, 80)).toEqual([12, 8, 4]);
    expect(spans(120, 130)).toEqual([12, 6, 6]);
  });

  test('gives a chart of next to no marks the smaller part of its row', () => {
    expect(
      tiles([
        { kind: 'chart', ref: 'years' },
        { kind: 'chart', ref: 'two', isSmall: true },
      ]),
    ).toEqual([
      ['years', 1, 7],
      ['two', 1, 5],
    ]);
  });
});
