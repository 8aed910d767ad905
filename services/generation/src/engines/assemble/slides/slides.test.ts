import { describe, expect, test } from '@jest/globals';
import { checkReferences, parseSpec, plainText, type Slide, type SlideBlock } from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, block, entry, slide, stamp } from '../../../../test/drafts.ts';
import type { SlidesDraft } from '../../draft/draft.ts';
import type { SlideDraftBlock } from '../../draft/slides.ts';
import { SLIDE_KINDS } from '../../draft/vocabulary.ts';
import { assemble } from '../assemble.ts';

function slidesOf(draft: Partial<SlidesDraft>, language = 'en'): Slide[] {
  const spec = assemble(
    { buildType: 'slides', draft: aDeck(draft) },
    aBrief({ buildType: 'slides', language }),
    stamp,
  );
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  if (spec.buildType !== 'slides') throw new Error('no deck');
  return spec.content.slides;
}

const withBlocks = (...blocks: SlideDraftBlock[]): Slide[] =>
  slidesOf({
    parts: [
      slide('bullets', { ref: 's', title: 'Points', blocks }),
      slide('section', { ref: 'n', title: 'Next' }),
    ],
  }).filter(({ title }) => title !== 'Next');
const blocksOf = (...blocks: SlideDraftBlock[]): SlideBlock[] =>
  withBlocks(...blocks).flatMap((one) => one.blocks);
const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('a picture that was asked for has a place with what will be seen on it, a remark changes nothing of its slide', () => {
  const image = block('image', { slot: 'left', picture: 'One step in section' });
  const said = block('text', { slot: 'right', text: 'Rise and going' });
  const place = { look: { form: 'picture' }, text: 'One step in section', placeholder: true };
  expect(blocksOf(image, said)).toMatchObject([place, { text: 'Rise and going' }]);
  const remark = block('text', { heading: '[[Not available here]]', text: '[[Say it aloud]]' });
  const parts = [slide('title', { picture: 'The yard', blocks: [remark] }), slide('section', { ref: 'b' })];
  const [cover] = slidesOf({ parts });
  expect(cover).toMatchObject({ background: 'primary', layout: 'title' });
  expect(cover?.blocks).toMatchObject([{ text: 'The yard' }, { questions: ['text', 'heading'] }]);
});

test('lists that are ordered into corners stand in two columns below the title', () => {
  const look = { form: '', fills: [], ink: '', italic: false };
  const item = { label: '', picture: '', text: 'A point' };
  const places = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
  const elements = places.map((place) => ({
    ...{ ...look, place, heading: place, listed: true, ordered: false, asked: false, isData: false },
    items: [item, item],
  }));
  const order = { name: 'Grid', ground: '', ink: '', headings: '', frame: '', bars: [] };
  const slides = [{ ...order, title: { ...look, place: 'top-left' }, elements }];
  const spec = assemble(
    { buildType: 'slides', draft: aDeck({ parts: [slide('bullets', { title: 'Grid' })] }) },
    aBrief({ buildType: 'slides', slides }),
    stamp,
  );
  const [made] = spec.buildType === 'slides' ? spec.content.slides : [];
  expect(made?.blocks.map((one) => one.look?.place)).toEqual(['left', 'right', 'left', 'right']);
});

describe('what the fields of a draft become, by kind of block', () => {
  test('bullets and numbered lists: a title in bold, a colon, and what is said of it; all alike where one has none', () => {
    const named = [entry({ title: 'Age', text: '14 months' }), entry({ title: 'Why?', text: 'So' })];
    const listOf = (items: SlideDraftBlock['items']) =>
      blocksOf(block('numbered', { heading: 'Cheese', items }))[0];
    expect(listOf(named)).toMatchObject({
      type: 'bullets',
      ordered: true,
      heading: 'Cheese',
      items: [
        { text: [{ text: 'Age', bold: true }, { text: ': 14 months' }] },
        { text: [{ text: 'Why?', bold: true }, { text: ' So' }] },
      ],
    });
    expect(listOf([...named, entry({ text: 'Plain' })])).toMatchObject({
      items: [{ text: 'Age: 14 months' }, { text: 'Why? So' }, { text: 'Plain' }],
    });
    expect(listOf([...named, entry({ text: '[[Where from?]]' })])).toMatchObject({
      items: [{ text: [{ text: 'Age', bold: true }, {}] }, {}, { placeholder: true }],
    });
  });

  test('text, quotations and calls to action', () => {
    expect(blocksOf(block('text', { heading: 'Good', text: 'It *works*.' }))).toMatchObject([
      {
        type: 'text',
        heading: 'Good',
        text: [{ text: 'It ' }, { text: 'works', italic: true }, { text: '.' }],
      },
    ]);
    expect(
      blocksOf(block('quote', { text: 'A crown you forget.', by: 'Agneta', role: 'Professor' })),
    ).toMatchObject([{ type: 'quote', text: 'A crown you forget.', by: 'Agneta', role: 'Professor' }]);
    expect(
      blocksOf(block('callToAction', { text: 'Write to us', target: 'mailto:hi@a.example' })),
    ).toMatchObject([{ type: 'callToAction', text: 'Write to us', href: 'hi@a.example' }]);
  });

  test('numbers: one block each, and a phrase in place of a figure is text', () => {
    const items = [
      entry({ title: '42 min', label: 'to repair', text: 'last quarter 51' }),
      entry({ title: '[[How many calls?]]', label: 'calls' }),
    ];
    expect(blocksOf(block('number', { items }))).toMatchObject([
      { type: 'number', value: '42\u00a0min', label: 'to repair', context: 'last quarter 51' },
      { type: 'text', heading: 'calls', text: 'How many calls?', placeholder: true, questions: ['text'] },
    ]);
  });

  test('a figure alone says itself what it counts', () => {
    const items = [
      entry({ title: '17 bursts', label: 'in five years' }),
      entry({ title: '1,460 households' }),
      entry({ title: '4 billion' }),
      entry({ title: '5 kW' }),
    ];
    expect(blocksOf(block('number', { items }))).toMatchObject([
      { value: '17 bursts', label: 'in five years' },
      { value: '1,460', label: 'households' },
      { value: '4 billion', label: '4 billion' },
      { value: '5\u00a0kW', label: '5\u00a0kW' },
    ]);
  });

  test('what counts nothing is no figure', () => {
    const items = [
      entry({ title: 'Tired at 3' }),
      entry({ title: 'Wide awake at 8', label: 'when they should sleep' }),
    ];
    const [list] = blocksOf(block('number', { items }));
    expect(list).toMatchObject({ type: 'bullets', items: [{ text: 'Tired at 3' }, {}] });
    expect(JSON.stringify(list)).not.toContain('Value');
  });

  test('steps, people and tables, figures to the end of their cells and ragged rows filled', () => {
    expect(
      blocksOf(block('steps', { items: [entry({ label: '7:15', title: 'Open', text: 'Doors' })] })),
    ).toMatchObject([{ type: 'steps', items: [{ label: '7:15', title: 'Open', text: 'Doors' }] }]);
    expect(
      blocksOf(block('people', { items: [entry({ label: 'Dietist', title: 'Britta', text: 'Helps' })] })),
    ).toMatchObject([{ type: 'people', items: [{ name: 'Britta', role: 'Dietist', text: 'Helps' }] }]);
    const table = block('table', {
      heading: 'Costs',
      columns: ['What', 'Cost'],
      rows: [['Boiler', '1,200'], ['Pump', '[[What does it cost?]]'], ['Grid']],
      totals: ['All', '1,200'],
    });
    expect(blocksOf(table)).toMatchObject([
      {
        type: 'table',
        caption: 'Costs',
        columns: [{ label: 'What', align: 'start' }, { label: 'Cost' }],
        rows: [
          ['Boiler', '1,200'],
          ['Pump', 'What does it cost?'],
          ['Grid', ''],
        ],
        totals: ['All', '1,200'],
        open: [{ row: 1, column: 1 }],
      },
    ]);
  });
});

describe('a deck', () => {
  test('shows at most six bullets in a list: short ones in two columns, others on slides of their own', () => {
    const short = Array.from({ length: 9 }, (_, index) => entry({ text: `Point ${index}` }));
    expect(
      withBlocks(block('bullets', { items: short })).map(({ blocks }) => blocks.map(({ slot }) => slot)),
    ).toEqual([['left', 'right']]);
    const long = Array.from({ length: 9 }, (_, index) => entry({ text: `${words(12)} ${index}` }));
    const slides = withBlocks(block('numbered', { items: long }));
    expect(slides.map(({ title }) => title)).toEqual(['Points', 'Points (2)']);
    const bullets = slides
      .flatMap(({ blocks }) => blocks)
      .flatMap((one) => (one.type === 'bullets' ? one.items : []));
    expect(bullets).toHaveLength(9);
    expect(plainText(bullets[8]?.text ?? '')).toMatch(/^9\. /u);
  });

  test('splits what is too much for a slide and loses none of it', () => {
    const rows = Array.from({ length: 25 }, (_, index) => [`row ${index}`, String(index)]);
    const slides = withBlocks(block('table', { columns: ['a', 'b'], rows, totals: ['all', '300'] }));
    expect(slides.length).toBe(3);
    const tables = slides
      .flatMap(({ blocks }) => blocks)
      .flatMap((one) => (one.type === 'table' ? [one] : []));
    expect(tables.flatMap((one) => one.rows)).toEqual(rows);
    expect(tables.map(({ totals }) => totals)).toEqual([undefined, undefined, ['all', '300']]);
  });

  test('shows its ornament on cover and closing, and on no two slides running', () => {
    const layouts = ['title', 'section', 'section', 'bullets', 'section', 'bullets', 'closing'] as const;
    const parts = layouts.map((layout, at) => slide(layout, { ref: `s${at}`, title: `Part ${at}` }));
    const free = [false, false, false, false, false];
    expect(slidesOf({ parts }).map(({ image }) => image !== undefined)).toEqual([true, ...free, false]);
    const longer = [...parts.slice(0, -1), slide('bullets', { ref: 'b', title: 'B' }), ...parts.slice(-1)];
    expect(slidesOf({ parts: longer }).at(-1)?.image).toBeDefined();
  });

  test('makes no slide beside those that were counted', () => {
    const items = Array.from({ length: 9 }, (_, index) => entry({ text: `${words(12)} ${index}` }));
    const points = (ref: string) =>
      slide('bullets', { ref, title: ref, blocks: [block('bullets', { items })] });
    const wish = { id: '', text: 'exactly two', plan: 'done' as const, refs: [], note: '' };
    const kinds = (kind: 'count' | 'style'): number =>
      slidesOf({ parts: [points('a'), points('b')], requested: [{ ...wish, kind }] }).length;
    expect([kinds('count'), kinds('style')]).toEqual([2, 4]);
  });

  test('sets the words of the only slide smaller before it makes a second one', () => {
    const items = Array.from({ length: 9 }, (_, index) => entry({ text: `${words(12)} ${index}` }));
    const parts = [slide('bullets', { ref: 's', title: 'Points', blocks: [block('bullets', { items })] })];
    expect(slidesOf({ parts })).toHaveLength(1);
  });

  test('has the notes of the draft, and none that say again what the slide shows', () => {
    const parts = [
      slide('title', { title: 'Heat', subtitle: 'Three ways' }),
      slide('quote', { notes: 'Pause here.', blocks: [block('quote', { text: 'Warm.' })] }),
    ];
    expect(slidesOf({ parts }).map(({ notes }) => notes)).toEqual(['', 'Pause here.']);
  });

  test('calls a quotation without a title by whom it is of', () => {
    const parts = [
      slide('title', {}),
      slide('quote', {
        ...{ title: '', section: 'Silence' },
        blocks: [block('quote', { text: 'Warm.', by: 'Ann' })],
      }),
    ];
    expect(slidesOf({ parts })[1]).toMatchObject({ title: 'Ann' });
  });

  test('reaches every layout, names its sections, and fills an empty agenda with them', () => {
    const parts = SLIDE_KINDS.map((layout, index) =>
      slide(layout, { section: index < 5 ? 'First' : 'Second', blocks: [] }),
    );
    const slides = slidesOf({ parts });
    expect(slides.map(({ layout }) => layout)).toEqual([...SLIDE_KINDS]);
    expect(slides.map(({ section }) => section)).toContain('deck_section_2');
    expect(slides[1]?.blocks).toMatchObject([
      { type: 'bullets', items: [{ text: 'First' }, { text: 'Second' }] },
    ]);
  });

  test('is a cover alone where the draft has no slides', () => {
    expect(slidesOf({ title: 'Nothing yet', tagline: 'Soon', parts: [] })).toMatchObject([
      { layout: 'title', title: 'Nothing yet', subtitle: 'Soon' },
    ]);
  });
});
