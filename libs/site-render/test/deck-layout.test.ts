import { expect, test } from '@jest/globals';
import { plainText, type Slide, type SlidesSpec, slideSize } from '@sitewright/site-spec';
import type { SlideElement, TextElement } from '../src/deck/element.ts';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { measureOf } from '../src/deck/measure.ts';
import { fixture } from './fixtures.ts';

async function deck(name: 'slides' | 'slides-rtl'): Promise<SlidesSpec> {
  const spec = await fixture(name);
  if (spec.buildType !== 'slides') throw new Error('not slides');
  return spec;
}

test.each(['16:9', '4:3', '16:10', '1:1', '9:16'] as const)(
  'everything on a slide of %s stands within it, and no text over another',
  async (aspect) => {
    for (const name of ['slides', 'slides-rtl'] as const) {
      const spec = await deck(name);
      spec.content.aspect = aspect;
      const [width, height] = slideSize(aspect);
      for (const { slide, elements } of layOutDeck(spec, await measureOf(spec))) {
        for (const { x, y, width: wide, height: high } of elements) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
          expect(x + wide).toBeLessThanOrEqual(width + 0.01);
          expect(y + high).toBeLessThanOrEqual(height + 0.01);
        }
        const texts = elements.filter(({ kind }) => kind === 'text');
        for (const [at, one] of texts.entries()) {
          for (const other of texts.slice(at + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
            expect({ slide: slide.id, over: across > 0.5 && down > 0.5 }).toEqual({
              slide: slide.id,
              over: false,
            });
          }
        }
      }
    }
  },
);

test('a slide that is read from right to left is the mirror of its other way', async () => {
  const spec = await deck('slides');
  const measure = await measureOf(spec);
  const left = layOutDeck({ ...spec, dir: 'ltr' }, measure).flatMap(({ elements }) => elements);
  const right = layOutDeck({ ...spec, dir: 'rtl' }, measure).flatMap(({ elements }) => elements);
  const [width] = slideSize(spec.content.aspect);
  expect(right.map(({ x }) => Math.round(x))).toEqual(
    left.map((one) => Math.round(width - one.x - one.width)),
  );
});

test('a remark to the owner moves nothing of its slide, and a place for a picture stands where a picture would', async () => {
  const spec = await deck('slides');
  const measure = await measureOf(spec);
  const [first, ...slides] = spec.content.slides;
  if (first === undefined) throw new Error('no slide');
  const asked = { slot: 'main', type: 'text', text: 'A quay', placeholder: true } as const;
  const laid = (block: Slide['blocks'][number]) => {
    const slide = { ...first, image: undefined, blocks: [...first.blocks, block] };
    return layOutDeck({ ...spec, content: { ...spec.content, slides: [slide, ...slides] } }, measure)[0];
  };
  const remark = { ...asked, id: 'r', heading: 'Not here', questions: ['heading', 'text'] };
  const told = laid(remark)?.elements ?? [];
  const alone = { ...first, image: undefined };
  const bare = layOutDeck({ ...spec, content: { ...spec.content, slides: [alone, ...slides] } }, measure)[0];
  expect(told.slice(0, -2)).toEqual(bare?.elements);
  expect(told.at(-1)).toMatchObject({ text: [{ text: 'Not here: ' }, { text: 'A quay' }] });
  expect(told.at(-2)).toMatchObject({ kind: 'shape', shape: 'broken' });
  const frame = laid({ ...asked, id: 'f', look: { form: 'picture' }, questions: ['text'] })?.elements[0];
  expect(frame).toMatchObject({ kind: 'shape', y: 0, height: 540 });
});

test('a title has room for the marks over its letters, and a person keeps their title', async () => {
  const spec = await deck('slides');
  const [cover] = spec.content.slides;
  if (cover === undefined) throw new Error('no slide');
  const measure = await measureOf(spec);
  const leadingOf = (title: string): number => {
    const slide = { ...cover, title, subtitle: 'Betreuerin: Prof. Almut Reinecke' };
    const [laid] = layOutDeck({ ...spec, content: { ...spec.content, slides: [slide] } }, measure);
    const texts = (laid?.elements ?? []).flatMap((one) => (one.kind === 'text' ? [one] : []));
    expect(texts.map(({ text }) => text)).toContain('Betreuerin: Prof.\u00a0Almut Reinecke');
    return texts.find(({ tag }) => tag === 'H1')?.style.leading ?? 0;
  };
  expect(leadingOf('ROUILLEES MONTENT')).toBeLessThan(1.15);
  expect(leadingOf('ROUILLÉES MONTENT')).toBeGreaterThanOrEqual(1.2);
  expect(leadingOf('NHỮNG ĐIỀU CẦN BIẾT')).toBeGreaterThanOrEqual(1.3);
});

test('a point of few words under figures stands large', async () => {
  const spec = await deck('slides');
  const measure = await measureOf(spec);
  const slide: Slide = {
    ...({ id: 's', layout: 'bigNumber', title: 'In June 12 concerts', notes: '' } as const),
    blocks: [
      { id: 'n', slot: 'main', type: 'number', value: '12', label: 'concerts', context: 'on the green' },
      { id: 'm', slot: 'main', type: 'number', value: '23', label: 'Interviews' },
      { id: 'b', slot: 'main', type: 'bullets', items: [{ id: 'i', text: 'Hence: inspect every week' }] },
    ],
  };
  const slides = [...spec.content.slides.slice(0, 1), slide];
  const [, laid] = layOutDeck({ ...spec, content: { ...spec.content, aspect: '16:9', slides } }, measure);
  const texts = (laid?.elements ?? []).flatMap((one) => (one.kind === 'text' ? [one] : []));
  const said = texts.map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['Hence', 'inspect every week']));
  expect(texts.find(({ text }) => text === 'inspect every week')?.style.size).toBeGreaterThanOrEqual(28);
});

test('titles over their content have one size, and an address too long for a column makes no words small', async () => {
  const spec = await deck('slides');
  const [cover] = spec.content.slides;
  if (cover === undefined) throw new Error('no slide');
  const names = ['Ada Hall', 'Ben Moor', 'Cleo Firth'];
  const people = (id: string, title: string): Slide => ({
    ...{ id, layout: 'team', title, notes: '' },
    blocks: [
      {
        ...{ id: `${id}_b`, slot: 'main', type: 'people' },
        items: names.map((name, at) => ({
          id: `${id}_${at}`,
          name,
          text: 'onboarding@skerrick-port.example',
        })),
      },
    ],
  });
  const slides = [
    cover,
    people('a', 'People'),
    people('b', 'Three people to know before the tour of the port'),
  ];
  const one = { ...spec, content: { ...spec.content, aspect: '16:9' as const, slides } };
  const [, ...laid] = layOutDeck(one, await measureOf(one));
  const sizes = (tag: string): number[] =>
    laid.flatMap(({ elements }) =>
      elements.flatMap((one) => (one.kind === 'text' && one.tag === tag ? [one.style.size] : [])),
    );
  expect(new Set(sizes('H1'))).toEqual(new Set([36]));
  expect(Math.min(...sizes('P'))).toBeGreaterThanOrEqual(16);
});

test('a word is never broken, a number never parted from its unit', async () => {
  const spec = await deck('slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const items = [
    'Wahlbenachrichtigungskarte zeigen',
    'Stimmzettel',
    'Urne',
    'Auszählung',
    'Schnellmeldung',
  ].map((title, index) => ({ id: `i${index}`, title, text: 'About 90 min' }));
  const blocks = [{ id: 'b', slot: 'main' as const, type: 'steps' as const, items }];
  const measure = await measureOf(spec);
  const one = {
    ...spec,
    content: {
      ...spec.content,
      slides: [
        { ...slide, id: 'a' },
        { ...slide, id: 'z', blocks },
      ],
    },
  };
  const texts = layOutDeck(one, measure)[1]?.elements.filter((element) => element.kind === 'text') ?? [];
  for (const { text, style, width } of texts) {
    for (const word of String(text).split(' '))
      expect(measure.width(word, style)).toBeLessThanOrEqual(width + 0.5);
  }
  expect(texts.map(({ text }) => text)).toContain('About 90\u00a0min');
});

test('a slide that says little has its title beside it, and fills its height', async () => {
  const spec = await deck('slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const person = { id: 'itm_ada', name: 'Ada Holm', role: 'Founder' };
  const founder = {
    id: 'sld_founder',
    layout: 'team' as const,
    notes: '',
    title: 'Ada Holm has repaired cellos since 2013',
    blocks: [{ id: 'blk_people', type: 'people' as const, slot: 'main' as const, items: [person] }],
  };
  spec.content.slides = [slide, founder];
  const [, laid] = layOutDeck(spec, await measureOf(spec));
  const texts = (laid?.elements ?? []).filter((element) => element.kind === 'text');
  const title = texts.find(({ text }) => text === founder.title);
  const name = texts.find(({ text }) => text === person.name);
  expect(title && name && title.x + title.width <= name.x).toBe(true);
  // Both begin near one line, and what they take stands in the middle of the slide.
  const tops = [title?.y ?? 0, name?.y ?? 540];
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(90);
  const shown = (laid?.elements ?? []).filter(({ y }) => y < 500);
  const top = Math.min(...shown.map(({ y }) => y));
  const bottom = Math.max(...shown.map(({ y, height }) => y + height));
  expect((top + bottom) / 2 / 540).toBeCloseTo(0.5, 1);
});

test.each(['text', 'bullets'] as const)(
  'a question alone on a slide as %s is a quiet place that is as large as what is to stand there',
  async (type) => {
    const spec = await deck('slides');
    const [slide] = spec.content.slides;
    if (slide === undefined) throw new Error('no slide');
    const text = 'What is the problem?';
    const common = { id: 'blk_asked', slot: 'main' as const };
    const block =
      type === 'text'
        ? { ...common, type, text, placeholder: true as const }
        : { ...common, type, items: [{ id: 'itm_asked', text, placeholder: true as const }] };
    spec.content.slides = [
      slide,
      { ...slide, id: 'sld_asked', layout: 'bullets', title: 'Problem', blocks: [block] },
    ];
    const [, laid] = layOutDeck(spec, await measureOf(spec));
    const texts = (laid?.elements ?? []).filter((element) => element.kind === 'text');
    const asked = texts.find((element) => element.text === text);
    if (asked === undefined) throw new Error('no question');
    expect(asked.style.size).toBeLessThanOrEqual(25);
    const place = laid?.elements.find(
      (one) => one.kind === 'shape' && one.x < asked.x && one.width > asked.width && one.width < 900,
    );
    expect(place?.height ?? 0).toBeGreaterThan(200);
  },
);

/** The texts of a slide with these blocks. */
async function textsOf(slide: Partial<Slide>): Promise<TextElement[]> {
  const spec = await deck('slides');
  const [first] = spec.content.slides;
  if (first === undefined) throw new Error('no slide');
  spec.content.slides = [first, { ...first, id: 'sld_one', layout: 'bullets', ...slide }];
  const [, laid] = layOutDeck(spec, await measureOf(spec));
  return (laid?.elements ?? []).filter((element) => element.kind === 'text');
}

const itemsOf = (texts: readonly string[]) => texts.map((text, at) => ({ id: `itm_${at}`, text }));

test('lists beside each other have their headings, rules and rows at the same heights', async () => {
  const long = 'Everyone in the house knows how the old boiler works by now';
  const texts = await textsOf({
    title: 'A new boiler',
    layout: 'comparison',
    blocks: [
      {
        id: 'a',
        slot: 'left',
        type: 'bullets',
        heading: 'For',
        items: itemsOf(['Done soon', long, 'Cheap']),
      },
      {
        id: 'b',
        slot: 'right',
        type: 'bullets',
        heading: 'Against',
        items: itemsOf(['Gas', 'Dear', 'Loud']),
      },
    ],
  });
  const top = (said: string): number => Math.round(texts.find(({ text }) => text === said)?.y ?? -1);
  expect([top('For'), top('Done soon'), top(long), top('Cheap')]).toEqual(
    ['Against', 'Gas', 'Dear', 'Loud'].map(top),
  );
});

test('figures on panels beside each other are equally large', async () => {
  const texts = await textsOf({
    title: 'Where we want to be',
    layout: 'comparison',
    blocks: [
      { id: 'a', slot: 'left', type: 'number', value: '212', label: 'March' },
      { id: 'b', slot: 'right', type: 'number', value: 'Under 40', label: 'By September' },
    ],
  });
  const [one, other] = ['212', 'Under 40'].map((said) => texts.find(({ text }) => plainText(text) === said));
  expect(one?.style.size).toBe(other?.style.size);
  expect(one?.y).toBe(other?.y);
});

test('of a value the figure is large and the words about it are small', async () => {
  const runsOf = async (value: string) => {
    const block = { id: 'a', slot: 'main', type: 'number', value, label: 'Streams' } as const;
    const texts = await textsOf({ title: 'Heard', layout: 'bigNumber', blocks: [block] });
    return texts.find(({ text }) => plainText(text).startsWith(value.slice(0, 3)))?.text;
  };
  expect(await runsOf('only 12,400 plays')).toEqual([
    expect.objectContaining({ text: expect.stringContaining('only'), small: true }),
    { text: '12,400' },
    expect.objectContaining({ text: expect.stringContaining('plays'), small: true }),
  ]);
  expect(typeof (await runsOf('531 of 604'))).toBe('string');
});

test('a quotation has no title that says what it or its speaker says', async () => {
  const quote = {
    id: 'a',
    slot: 'main',
    type: 'quote',
    text: 'There are no mistakes.',
    by: 'Ann Lee',
  } as const;
  const titlesOf = async (title: string) =>
    (await textsOf({ title, subtitle: undefined, layout: 'quote', blocks: [quote] })).filter(
      ({ tag }) => tag === 'H1',
    ).length;
  expect(await titlesOf('There are no mistakes')).toBe(0);
  expect(await titlesOf('Ann Lee')).toBe(0);
  expect(await titlesOf('Where it begins')).toBe(1);
});

test('an address is said once: as a call says it, or as it is written', async () => {
  const call = { id: 'a', slot: 'main', type: 'callToAction' } as const;
  const said = async (text: string, href: string): Promise<string[]> =>
    (await textsOf({ title: 'Thank you', layout: 'closing', blocks: [{ ...call, text, href }] })).map(
      ({ text }) => plainText(text),
    );
  expect(await said('Tel. 05555 440-10', 'tel:+49555544010')).not.toContain('+49555544010');
  expect(await said('Hotline', 'tel:+49555544010')).toContain('+49555544010');
  expect(await said('mail@house.example', 'mailto:mail@house.example')).toEqual(
    expect.not.arrayContaining(['mailto:mail@house.example']),
  );
});

test('a takeaway is smaller than its title, and left out where the title says it', async () => {
  const spec = await deck('slides');
  const chart = spec.content.slides.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'chart');
  if (chart?.type !== 'chart') throw new Error('no chart');
  const takeaway = 'Nobody expected the rise to last this long';
  const block = { ...chart, slot: 'main', chart: { ...chart.chart, takeaway } } as const;
  const shown = await textsOf({ title: 'Something else', blocks: [block] });
  const seen = shown.find(({ text }) => text === takeaway);
  const title = shown.find(({ text }) => text === 'Something else');
  expect(seen && title && seen.style.size < title.style.size).toBe(true);
  const again = await textsOf({ title: 'Now', subtitle: `${takeaway} so far`, blocks: [block] });
  expect(again.map(({ text }) => text)).toContain('Now');
  expect(again.map(({ text }) => text)).not.toContain(takeaway);
});

test('a short title leaves no empty column: its list stands under it', async () => {
  const items = itemsOf([
    'Why we do it',
    'Who is in this time',
    'When all things happen',
    'What is not known yet',
  ]);
  const texts = await textsOf({
    title: 'Today',
    blocks: [{ id: 'a', slot: 'main', type: 'bullets', items }],
  });
  const title = texts.find(({ text }) => text === 'Today');
  const list = texts.filter(({ text }) => items.some((item) => item.text === text));
  expect(list).toHaveLength(4);
  for (const { x, y } of list) {
    expect(x).toBe(title?.x);
    expect(y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  }
});

test('dates of steps stand in one line each, and titles begin at one height', async () => {
  const steps = [
    ['12 February', 'Halle'],
    ['22 May, 12 noon', 'Lycée de Redon'],
    ['3 June at the latest', 'École'],
  ];
  const items = steps.map(([label = '', title = ''], at) => ({
    id: `i${at}`,
    label,
    title,
    text: 'The entry is due, and the permit is filed with the town',
  }));
  const texts = await textsOf({ title: 'Dates', blocks: [{ id: 'a', slot: 'main', type: 'steps', items }] });
  const labels = texts.filter(({ text }) =>
    items.some(({ label }) => label === plainText(text).replaceAll('\u00a0', ' ')),
  );
  expect(labels).toHaveLength(3);
  for (const { height, style } of labels) expect(height).toBeLessThan(style.size * style.leading * 1.5);
  const titles = texts.filter(({ text }) => items.some(({ title }) => title === text));
  expect(new Set(titles.map(({ y }) => Math.round(y))).size).toBe(1);
});

test('a timeline of times and names alone is a line, and its stops stand side by side', async () => {
  const items = [
    ['5:30', 'Doors'],
    ['till 6:45', 'Setup'],
    ['7:00', 'Open'],
  ].map(([label = '', title = ''], at) => ({ id: `i${at}`, label, title }));
  const blocks = [{ id: 'a', slot: 'main' as const, type: 'steps' as const, items }];
  const titles = (await textsOf({ title: 'The day', layout: 'timeline', blocks })).filter(({ text }) =>
    items.some(({ title }) => title === text),
  );
  expect(new Set(titles.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(new Set(titles.map(({ x }) => Math.round(x))).size).toBe(3);
});

test('a cover names who speaks once, and ends no line within a name or a date', async () => {
  const spec = await deck('slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const cover = { ...slide, title: 'Tuning', subtitle: undefined, image: undefined, blocks: [] };
  const said = {
    presenter: 'Ann Field, tuner of pianos and of every other thing with strings',
    footer: 'Ann Field',
  };
  const date = 'Monday 9 February 2026, 17:30, in the hall behind the town house';
  const one = { ...spec, content: { ...spec.content, ...said, date, slides: [cover] } };
  const laid = layOutDeck(one, await measureOf(one))[0]?.elements ?? [];
  const texts = laid.flatMap((element) => (element.kind === 'text' ? [plainText(element.text)] : []));
  expect(texts.filter((text) => text.includes('Ann Field'))).toHaveLength(1);
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining([said.presenter, date]),
  );
});

test('a cover says the place once where the line of whose it is has it', async () => {
  const spec = await deck('slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const cover = { ...slide, title: 'First week', subtitle: 'Hull · Ring the side bell', blocks: [] };
  const content = { ...spec.content, footer: 'Brackwater Lab, Hull', slides: [cover] };
  const [laid] = layOutDeck({ ...spec, content }, await measureOf(spec));
  const texts = laid?.elements.flatMap((one) => (one.kind === 'text' ? [plainText(one.text)] : [])) ?? [];
  expect(texts.filter((text) => text.includes('Hull'))).toEqual(['Brackwater Lab, Hull']);
  expect(texts).toContain('Ring the side bell');
});

test('rows and the cells of a table lose air before their words become smaller, and no short cell is broken', async () => {
  const spec = await deck('slides');
  const measure = await measureOf(spec);
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const sizeOfRows = (blocks: Slide['blocks']) => {
    const shown = {
      ...slide,
      layout: 'comparison' as const,
      title: 'Prices',
      subtitle: undefined,
      image: undefined,
      blocks,
    };
    const content = { ...spec.content, slides: [slide, shown] };
    const elements = layOutDeck({ ...spec, content }, measure)[1]?.elements ?? [];
    const table = elements.find((one) => one.kind === 'table');
    const row = elements.find((one) => one.kind === 'text' && plainText(one.text).startsWith('row'));
    return { table, size: row?.kind === 'text' ? row.style.size : undefined };
  };
  const sides = (['left', 'right'] as const).map((slot) => ({
    ...{ id: slot, slot, type: 'bullets' as const, heading: slot },
    items: Array.from({ length: 6 }, (_, at) => ({ id: `${slot}${at}`, text: `row of words ${at}` })),
  }));
  const lead = { id: 'a', slot: 'main', type: 'text', text: 'People mix them up. '.repeat(4) } as const;
  expect(sizeOfRows([lead, ...sides]).size).toBeGreaterThanOrEqual(17);
  const columns = ['Service', 'Price today', 'Paid by A', 'Paid by B', 'Paid by C'].map((label, at) => ({
    label,
    align: at === 0 ? ('start' as const) : ('end' as const),
  }));
  const rows = [['Visit to a quarry with a long report', 'R$ 2.400', '3', '26', '54']];
  const { table } = sizeOfRows([{ id: 't', slot: 'main', type: 'table', columns, rows }]);
  if (table?.kind !== 'table') throw new Error('no table');
  const bold = { ...table.style, bold: true };
  for (const [at, { label }] of columns.entries())
    expect(measure.width(label, bold)).toBeLessThanOrEqual((table.widths[at] ?? 0) - table.padding * 2);
});

test('the columns of a table have room for their heads, so that its type is large, and no hours are broken', async () => {
  const spec = await deck('slides');
  const measure = await measureOf(spec);
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const tableOf = (heads: string[], rows: string[][]) => {
    const columns = heads.map((label) => ({ label, align: 'start' as const }));
    const blocks: Slide['blocks'] = [{ id: 't', slot: 'main', type: 'table', columns, rows }];
    const shown = { ...slide, layout: 'table' as const, title: 'Tables', image: undefined, blocks };
    const content = { ...spec.content, slides: [slide, { ...shown, subtitle: undefined }] };
    const elements = layOutDeck({ ...spec, content }, measure)[1]?.elements ?? [];
    const table = elements.find((one) => one.kind === 'table');
    if (table?.kind !== 'table') throw new Error('no table');
    return table;
  };
  const repaired = tableOf(
    ['Table', 'What is repaired', 'How many', 'How many were repaired last month'],
    [
      ['1 Electrics', 'Toasters, lamps and hair dryers of all sorts', '3', '41'],
      ['2 Sewing', 'Zips, torn coats, curtains', '2', '36'],
      ['3 Bicycles', 'Brakes, tyres, chains', '2', '19'],
      ['4 Wood', 'Chairs, drawers', '1', '12'],
      ['5 Toys (the one of the children)', 'Cars, dolls, puzzles', '2', '23'],
    ],
  );
  expect(repaired.style.size).toBeGreaterThanOrEqual(22);
  const hours = tableOf(
    ['Where', 'Days', 'Hours'],
    [
      ['Studio', 'Monday to Thursday', '8.30am to 5.30pm'],
      ['Model room', 'Saturday mornings, by appointment only', '10am to 12 noon'],
    ],
  );
  const room = (hours.widths[2] ?? 0) - hours.padding * 2;
  expect(measure.width('8.30am to 5.30pm', hours.style)).toBeLessThanOrEqual(room);
});

test('a long figure that stands alone has what it counts under it, as large as the slide is wide', async () => {
  const block = {
    id: 'a',
    slot: 'main',
    type: 'number',
    value: 'about 140',
    label: 'flights a year',
  } as const;
  const texts = await textsOf({ title: 'Flights', layout: 'bigNumber', blocks: [block] });
  const [value, label] = ['140', 'flights'].map((word) =>
    texts.find(({ text }) => plainText(text).includes(word)),
  );
  expect(label?.x).toBe(value?.x);
  expect(label?.y ?? 0).toBeGreaterThan(value?.y ?? 0);
});

test('a list of few words stands beside its title on a panel, and no two of them follow each other', async () => {
  const spec = await deck('slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const list = (id: string, title: string): Slide => ({
    ...{ id, layout: 'bullets', title, notes: '' },
    blocks: [
      {
        ...{ id: `${id}_b`, slot: 'main', type: 'bullets', ordered: true },
        items: ['Why', 'Who', 'When', 'Where'].map((text, at) => ({ id: `${id}_${at}`, text })),
      },
    ],
  });
  const content = {
    ...spec.content,
    aspect: '16:9' as const,
    slides: [slide, list('x', 'What we do today'), list('y', 'Our autumn'), list('z', 'Who is with us')],
  };
  const one = { ...spec, content };
  const measure = await measureOf(one);
  const [, ...laid] = layOutDeck(one, measure);
  const [width, height] = slideSize('16:9');
  const panelsIn = (elements: readonly SlideElement[]) =>
    elements.filter((element) => element.kind === 'shape' && element.height === height);
  const panels = laid.map(({ elements }) => panelsIn(elements));
  expect(panels.map(({ length }) => length)).toEqual([1, 0, 1]);
  // Two lists that are called nearly alike have one form.
  const alike = [slide, list('x', 'What we expect'), list('y', 'What you can expect from us')];
  const pair = layOutDeck({ ...one, content: { ...content, slides: alike } }, measure);
  expect(pair.flatMap(({ elements }) => panelsIn(elements))).toHaveLength(0);
  const [own] = panels[0] ?? [];
  const entries = laid[0]?.elements.filter(({ entry }) => entry !== undefined) ?? [];
  expect(entries.length).toBeGreaterThan(0);
  for (const { x } of entries) expect(x).toBeGreaterThan(own?.width ?? width);
});

test('a word of a script without spaces is not parted in a large title', async () => {
  const spec = { ...(await deck('slides')), language: 'ja' };
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const last: Slide = { id: 'z', layout: 'closing', title: 'ありがとうございました', blocks: [], notes: '' };
  const one = { ...spec, content: { ...spec.content, slides: [slide, last] } };
  const measure = await measureOf(one);
  const title = layOutDeck(one, measure)[1]?.elements.find(
    (element): element is TextElement => element.kind === 'text' && element.tag === 'H1',
  );
  if (title === undefined) throw new Error('no title');
  expect(measure.width(plainText(title.text), title.style)).toBeLessThanOrEqual(title.width + 0.5);
});

test('the chapter that a slide belongs to stands over its title, and only a chapter that goes on has a number', async () => {
  const spec = await deck('slides');
  const page = (id: string, section: string, title: string, layout: Slide['layout'] = 'bullets'): Slide => ({
    ...{ id, section, layout, title, notes: '' },
    blocks: layout === 'section' ? [] : [{ id: `${id}_t`, slot: 'main', type: 'text', text: 'Nuts, milk.' }],
  });
  const slides = [
    page('a', 's1', 'Why we eat', 'section'),
    page('b', 's1', 'What people told me'),
    page('c', 's2', 'What did you eat?', 'section'),
  ];
  const sections = [
    { id: 's1', title: 'Why' },
    { id: 's2', title: 'Questions' },
  ];
  const one = { ...spec, content: { ...spec.content, sections, slides } };
  const said = layOutDeck(one, await measureOf(one)).map(({ elements }) =>
    elements.flatMap((element) => (element.kind === 'text' ? [plainText(element.text)] : [])),
  );
  expect(said[0]).toContain('1');
  expect(said[1]).toContain('Why');
  expect(said[2]).not.toContain('2');
});

test('who does what is read as rows, and a telephone number stays in one line', async () => {
  const spec = await deck('slides');
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const blocks = ['Omar', 'Sara', 'Lina'].map((heading, at) => ({
    ...{ id: `b${at}`, slot: 'main' as const, type: 'text' as const, heading },
    text: 'Ring +962 2 555 0136',
  }));
  const slides: Slide[] = [{ ...slide, id: 'z', layout: 'closing', blocks }];
  const [laid] = layOutDeck({ ...spec, content: { ...spec.content, slides } }, await measureOf(spec));
  const texts = laid?.elements.filter((element) => element.kind === 'text') ?? [];
  const [name, said] = ['Omar', 'Ring +962\u00a02\u00a0555\u00a00136'].map((words) =>
    texts.find(({ text }) => plainText(text) === words),
  );
  expect(said?.style.size).toBeGreaterThan(22);
  expect(Math.abs((name?.y ?? 0) - (said?.y ?? 99))).toBeLessThan(8);
});

test('a few long values stand in lines over the whole width, each beside what it counts', async () => {
  const texts = await textsOf({
    title: 'Three streets',
    blocks: ['£24,600', '£73,800', '£1,200'].map((value, at) => ({
      id: `n${at}`,
      slot: 'main' as const,
      type: 'number' as const,
      value,
      label: `Street ${at}`,
    })),
  });
  const of = (said: string) => texts.find(({ text }) => plainText(text) === said);
  for (const [at, value] of ['£24,600', '£73,800', '£1,200'].entries()) {
    const [number, label] = [of(value), of(`Street ${at}`)];
    expect(number?.style.size ?? 0).toBeGreaterThan(60);
    expect(label?.x ?? 0).toBeGreaterThan((number?.x ?? 0) + 200);
  }
});

test('the last slide has its title over its rows where beside them it would be a column of words', async () => {
  const items = ['Rides: from 10:30 to 16:00', 'Fares: a ride is £3', 'Museum: it opens at 10'];
  const texts = await textsOf({
    layout: 'closing',
    title: 'Ride car 88 on Saturdays and Sundays, April to October',
    blocks: [{ id: 'a', slot: 'main', type: 'bullets', items: itemsOf(items) }],
  });
  const title = texts.find(({ tag }) => tag === 'H1');
  expect((title?.height ?? 0) / ((title?.style.size ?? 1) * (title?.style.leading ?? 1))).toBeLessThan(3.5);
});
