import { expect, test } from '@jest/globals';
import { plainText, type Slide, type ThemeTokens } from '@sitewright/site-spec';
import type { TextElement } from '../src/deck/element.ts';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { endsInLoneWord } from '../src/deck/line-ends.ts';
import { measureOf } from '../src/deck/measure.ts';
import { largestChart } from '../src/largest-chart.ts';
import { fixture, slideOf } from './fixtures.ts';

/** The texts of a slide that follows a cover, and what measures them. */
async function laid(slide: Slide) {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const measure = await measureOf(spec);
  const slides = [...spec.content.slides.slice(0, 1), slide];
  const content = { ...spec.content, aspect: '16:9' as const, slides };
  const [, own] = layOutDeck({ ...spec, content }, measure);
  const texts = (own?.elements ?? []).flatMap((one) => (one.kind === 'text' ? [one] : []));
  const isAlone = ({ text, style, width }: TextElement): boolean =>
    endsInLoneWord(text, style, width + 0.01, measure);
  const linesOf = ({ text, style, width }: TextElement): number[] => {
    const lines: string[] = [];
    for (const word of plainText(text).split(' ')) {
      const whole = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && measure.width(whole, style) <= width + 0.01) lines[lines.length - 1] = whole;
      else lines.push(word);
    }
    return lines.map((line) => measure.width(line, style));
  };
  return { texts, isAlone, linesOf };
}

test.each([
  'We only count the votes that were cast on the day, nothing else at all, ever',
  'What a machine that cleans the blood of a patient does in the night is cleaning',
])('no word of a statement stands alone on its last line: %s', async (text) => {
  const { texts, isAlone } = await laid(slideOf('Said', [{ id: 't', slot: 'main', type: 'text', text }]));
  const said = texts.find((one) => plainText(one.text).replaceAll('\u00a0', ' ') === text);
  expect(said && { alone: isAlone(said) }).toEqual({ alone: false });
});

test('marked text keeps its runs, and few of its words are joined', async () => {
  const text = [
    { text: 'They say that it was ', bold: true },
    { text: 'planned for all of the old houses along the quay and for none of the new' },
  ];
  for (let words = 4; words < 16; words += 1) {
    const cut = [...text.slice(0, 1), { text: (text[1]?.text ?? '').split(' ').slice(0, words).join(' ') }];
    const { texts } = await laid(slideOf('Said', [{ id: 't', slot: 'main', type: 'text', text: cut }]));
    const said = texts.find((one) => plainText(one.text).startsWith('They say'))?.text ?? '';
    expect(plainText(said).replaceAll('\u00a0', ' ')).toBe(plainText(cut));
    expect(plainText(said).split('\u00a0').length).toBeLessThanOrEqual(3);
    expect(said).toHaveLength(2);
  }
});

test('a large title gives way a little to a short word that would stand alone', async () => {
  const items = ['Ask name', 'Ask address', 'They sign', 'They get it'].map((title, at) => ({
    id: `i${at}`,
    title,
  }));
  const { texts, isAlone } = await laid(
    slideOf('Checking somebody in', [{ id: 'b', slot: 'main', type: 'steps', items }], { layout: 'process' }),
  );
  const title = texts.find(({ tag }) => tag === 'H1');
  expect(title && { alone: isAlone(title) }).toEqual({ alone: false });
  expect(title?.style.size).toBeGreaterThan(36);
});

test('a day of many times is read in rows of large type, on no panels', async () => {
  const items = ['8:45', '9:15', '10:00', '11:30', '13:00', '14:30', '16:00', '16:30'].map((label, at) => ({
    id: `i${at}`,
    label,
    title: 'Records and privacy',
  }));
  const { texts } = await laid(
    slideOf('The first day', [{ id: 'b', slot: 'main', type: 'steps', items }], { layout: 'timeline' }),
  );
  const times = texts.filter(({ text }) => items.some(({ label }) => label === text));
  expect(new Set(times.map(({ x }) => x)).size).toBe(2);
  expect(Math.min(...times.map(({ style }) => style.size))).toBeGreaterThanOrEqual(20);
  // Nothing counts what has its time.
  expect(texts.map(({ text }) => text)).not.toContain('1');
});

test('a section of its title alone has no number, which all slides that say more have, on whatever ground', async () => {
  const figure = { id: 'n', slot: 'main', type: 'number', value: '8', label: 'tries' } as const;
  const numberOf = async (slide: Slide): Promise<boolean> =>
    (await laid(slide)).texts.some(({ tag, text }) => tag === 'Artifact' && text === '2');
  expect(await numberOf(slideOf('How many?', [figure]))).toBe(true);
  expect(await numberOf(slideOf('How many?', [figure], { background: 'primary' }))).toBe(true);
  expect(await numberOf(slideOf('Understood by all', [], { layout: 'section' }))).toBe(false);
});

test('a title over its content parts no day from its month', async () => {
  const items = ['by Ada', 'by Ben', 'by Cy'].map((text, at) => ({ id: `i${at}`, text }));
  const title =
    'Q4: collect all of the old bills, hire somebody by 1 December, new agreement with the laboratory';
  const { texts } = await laid(slideOf(title, [{ id: 's', slot: 'main', type: 'bullets', items }]));
  const head = texts.find(({ tag }) => tag === 'H1');
  expect(plainText(head?.text ?? '')).toContain('1\u00a0December');
});

test('no lone word is taken from the end of a text to the line before it', async () => {
  const items = [
    'Can the landlord throw you out because your baby brother cries?',
    'Availability during the court term',
    'The house comes before the grid. The battery is optional.',
  ].map((text, at) => ({ id: `i${at}`, text }));
  const { texts, linesOf } = await laid(
    slideOf('Quiz', [{ id: 'b', slot: 'main', type: 'bullets', ordered: true, items }]),
  );
  const said = texts.filter(({ text }) => plainText(text).length > 30);
  expect(said).toHaveLength(3);
  for (const lines of said.map(linesOf))
    expect(Math.min(...lines.slice(1, -1))).toBeGreaterThan(Math.max(...lines) * 0.5);
});

const LARGE: ThemeTokens['size']['base']['$value'][] = [
  { value: 1.38, unit: 'rem' },
  { value: 22, unit: 'px' },
];

/** A deck whose theme has large letters. */
async function large(slides: Slide[], [base] = LARGE) {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  if (base !== undefined) spec.theme.tokens.size.base.$value = base;
  const content = { ...spec.content, aspect: '16:9' as const, slides };
  return layOutDeck({ ...spec, content }, await measureOf(spec)).map(({ elements }) => elements);
}

test.each(LARGE)(
  'where large letters of $value $unit were ordered nothing that is read is smaller than 28 pt, but the foot',
  async (base) => {
    const times = ['September', 'October 6 to 24', 'from November 10', 'January 12'];
    const steps = times.map((label, at) => ({ id: `i${at}`, label, title: 'Racking goes in' }));
    const figures = ['1:00:42', '1:09:22', '1:18:02', '1:26:42'].map((value, at) => ({
      ...{ id: `n${at}`, slot: 'main' as const, type: 'number' as const },
      ...{ value, label: 'to go' },
    }));
    const columns = ['What', 'Price'].map((label) => ({ label, align: 'start' as const }));
    const rows = Array.from({ length: 6 }, (_, at) => [`${at + 8} panels`, '+ £18 per metre']);
    const [cover, ...pages] = await large(
      [
        slideOf('What it costs', [], { layout: 'title', subtitle: 'For those at the back' }),
        slideOf('When', [{ id: 'b', slot: 'main', type: 'steps', items: steps }], { layout: 'timeline' }),
        slideOf('How long', [
          ...figures,
          { id: 't', slot: 'main', type: 'text', text: 'Keep some of it for the end' },
        ]),
        slideOf('Prices', [{ id: 'p', slot: 'main', type: 'table', columns, rows }]),
      ],
      [base],
    );
    for (const element of [cover, ...pages].flatMap((elements) => elements ?? [])) {
      const isRead = (element.kind === 'text' && element.tag !== 'Artifact') || element.kind === 'table';
      if (isRead) expect(element.style.size).toBeGreaterThanOrEqual(27.9);
      if (element.kind === 'text') expect(element.style.size).toBeGreaterThan(13);
    }
  },
);

test('people without pictures are rows in which names are whole', async () => {
  const items = ['Dra. Leonor Bettencourt', 'Rui Salgueiro', 'Inês Tomé'].map((name, at) => ({
    ...{ id: `p${at}`, name, role: 'receção e urgências' },
  }));
  const { texts } = await laid(
    slideOf('Quem é quem', [{ id: 'b', slot: 'main', type: 'people', items }], { layout: 'team' }),
  );
  for (const { name } of items) {
    const said = texts.find(({ text }) => plainText(text).replaceAll('\u00a0', ' ') === name);
    expect((said?.height ?? 99) / (said?.style.size ?? 1)).toBeLessThan(2);
  }
  const roles = texts.filter(({ text }) => text === 'receção e urgências');
  expect(new Set(roles.map(({ x }) => x)).size).toBe(1);
});

test('an address that has no room beside a name stands whole under it, on discs', async () => {
  const role = 'alexandra.papadopoulou@universitaetsklinikum-heidelberg.de';
  const items = ['Dr. Alexandra Papadopoulou-Konstantinidis', 'Rui Salgueiro', 'Jo Li'].map((name, at) => ({
    ...{ id: `p${at}`, name, role },
  }));
  const { texts } = await laid(
    slideOf('Who', [{ id: 'b', slot: 'main', type: 'people', items }], { layout: 'team' }),
  );
  expect(texts.map(({ text }) => text)).toContain('JL');
  const roles = texts.filter(({ text }) => plainText(text) === role);
  expect(roles).toHaveLength(3);
  for (const { height, style } of roles) {
    expect(height).toBeLessThan(style.size * 2);
    expect(style.size).toBeGreaterThanOrEqual(19);
  }
});

test('a mark over the title of a full closing has room on it', async () => {
  const text = 'Thank you all for the long way that you came with us in the year. '.repeat(9);
  const slide = slideOf('The end', [{ id: 't', slot: 'main', type: 'text', text }], { layout: 'closing' });
  const { texts } = await laid(slide);
  const { texts: filled } = await laid({ ...slide, background: 'primary' });
  const top = (of: readonly TextElement[]) => of.find(({ tag }) => tag === 'H1')?.y ?? 0;
  expect(top(texts)).toBeGreaterThanOrEqual(top(filled) + 30 - 1);
});

test('a chart is drawn as large as it may be with all its words and values', async () => {
  const said = (factor: number): string =>
    `<g class="mark-text role-axis-label"><text>${factor > 2 ? 'Warenan…' : 'Warenannahme'}</text><text>2</text></g><g class="mark-text role-mark"><text>7</text>${factor > 1.5 ? '' : '<text>7</text>'}</g>`;
  const dataset = {
    ...{ id: 'd', title: 'Stock', fields: [], rows: [] },
    source: { kind: 'prompt' as const, span: [0, 1] as [number, number] },
  };
  const drawn = (enlargements: number[]) =>
    largestChart({ width: 600, height: 300 }, enlargements, dataset, async ({ width }) => said(600 / width));
  expect(await drawn([2.2, 1.8, 1.4])).toBe(said(1.4));
  expect(await drawn([2.2, 1.8, 1.6])).toBe(said(1.8));
});

test('of two lists of which one is longer, no row is stretched by one of the other', async () => {
  const list = (id: string, slot: 'left' | 'right', heading: string, texts: readonly string[]) => ({
    ...{ id, slot, heading, type: 'bullets' as const },
    items: texts.map((text, at) => ({ id: `${id}${at}`, text })),
  });
  const { texts } = await laid(
    slideOf(
      'What is in scope',
      [
        list('a', 'left', 'In', ['Racking', 'Dock doors', 'WMS switch']),
        list('b', 'right', 'Out', ['Customs bonded store: it stays put']),
      ],
      { layout: 'comparison' },
    ),
  );
  const [racking, doors, wms] = ['Racking', 'Dock doors', 'WMS switch'].map(
    (said) => texts.find(({ text }) => text === said)?.y ?? 0,
  );
  expect((doors ?? 0) - (racking ?? 0)).toBeCloseTo((wms ?? 0) - (doors ?? 0), 0);
  const store = texts.find(({ text }) => text === 'Customs bonded store');
  expect(store?.y).toBeCloseTo(racking ?? 0, 0);
  expect(store && store.height < store.style.size * 2).toBe(true);
});

test('what a figure counts is no larger than it, and a chapter that a title names stands not over it', async () => {
  const figures = [
    ['End of February', 'the lease runs out'],
    ['31%', 'more rent'],
  ].map(([value = '', label = ''], at) => ({
    ...{ id: `n${at}`, slot: 'main' as const, type: 'number' as const },
    ...{ value, label },
  }));
  const { texts } = await laid(slideOf('Why', figures));
  const sizeOf = (said: string) => texts.find(({ text }) => plainText(text) === said)?.style.size ?? 0;
  expect(sizeOf('more rent')).toBeLessThan(sizeOf('31%'));
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const sections = ['Pace', 'Water'].map((title) => ({ id: title, title }));
  const slides = ['Pace: one for each aim', 'When to drink'].map((title, at) =>
    slideOf(title, [{ id: `t${at}`, slot: 'main', type: 'text', text: 'Every 5 km.' }], {
      section: at === 0 ? 'Pace' : 'Water',
    }),
  );
  const content = { ...spec.content, sections, slides };
  const said = layOutDeck({ ...spec, content }, await measureOf(spec)).map(({ elements }) =>
    elements.flatMap((one) => (one.kind === 'text' ? [one.text] : [])),
  );
  expect(said[0]).not.toContain('Pace');
  expect(said[1]).toContain('Water');
});

test('a short quotation without spaces has its clauses on lines of their own, and its name a comma of its script', async () => {
  const quote = { id: 'q', slot: 'main', type: 'quote', by: '罗秋云', role: '教练' } as const;
  const saidOf = async (text: string): Promise<string[]> => {
    const { texts } = await laid(slideOf('', [{ ...quote, text }], { layout: 'quote' }));
    return texts.map((one) => plainText(one.text));
  };
  const said = await saidOf('“先有一块不积水的地，再谈漂亮的传球。”');
  expect(said).toEqual(expect.arrayContaining(['“先有一块不积水的地，\n再谈漂亮的传球。”', '罗秋云，教练']));
  expect(await saidOf('“好，我们今天晚上就在新的球场上开始第一次训练。”')).toEqual(
    expect.arrayContaining(['“好，我们今天晚上就在新的球场上开始第一次训练。”']),
  );
});
