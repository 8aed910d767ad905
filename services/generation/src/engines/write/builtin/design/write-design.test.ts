import { describe, expect, test } from '@jest/globals';
import type { Brief, Fact, Request } from '../../../brief/brief.ts';
import type { FrameText } from '../../../draft/design.ts';
import { questionIn } from '../../../draft/marks.ts';
import { writeDesign } from './write-design.ts';

const brief = (more: Partial<Brief>): Brief => ({
  ...{ buildType: 'design', promptSha256: '3c'.repeat(32), language: 'en', orderLanguage: 'en', dir: 'ltr' },
  ...{
    segments: [],
    commands: [],
    subject: '',
    organisation: '',
    descriptor: '',
    place: '',
    audience: '',
    title: '',
  },
  ...{ tone: [], kind: '', facts: [], lists: [], topics: [], datasets: [], requested: [], ...more },
});
const asked = (id: string, kind: Request['kind'], target: string, more: Partial<Request> = {}): Request => ({
  ...{ id, text: target, kind, target, title: '', value: 0, value2: 0, bound: 'exact', unit: '' },
  ...{ topics: [], inside: '', ...more },
});
const fact = (id: string, kind: Fact['kind'], value: string, lead = ''): Fact => ({
  ...{ id, kind, value, lead, span: [Number(id.slice(1)) * 99, Number(id.slice(1)) * 99 + value.length] },
});
const saying = (...texts: [string, string[]?][]): Brief['topics'] => [
  {
    ...{ id: 't1', heading: '', level: 0, request: '' },
    passages: texts.map(([text, facts = []]) => ({
      kind: 'sentence',
      text,
      facts,
      final: true,
      paragraph: 0,
    })),
  },
];
const textsOf = (given: Partial<Brief>): FrameText[] => writeDesign(brief(given)).parts[0]?.texts ?? [];
const roles = (given: Partial<Brief>): string[] => textsOf(given).map(({ role, text }) => `${role}: ${text}`);

describe('formats', () => {
  test('are those asked for, each with its size', () => {
    const requested = [
      asked('r1', 'style', 'banner'),
      asked('r2', 'size', '', { value: 1200, value2: 400, unit: 'px' }),
      asked('r3', 'style', 'story'),
    ];
    const frames = writeDesign(brief({ title: 'Regatta', requested })).parts;
    expect(frames.map(({ preset, width, height }) => [preset, width, height])).toEqual([
      ['banner', 1200, 400],
      ['story', 0, 0],
    ]);
  });
});

describe('texts', () => {
  test('stand in roles by what they are, to the letter', () => {
    const facts = [fact('f1', 'date', 'Sunday 9 May'), fact('f2', 'address', '12 Mill Lane')];
    const topics = saying(['Swap seeds, plant peas.'], ['On Sunday 9 May', ['f1']], ['12 Mill Lane', ['f2']]);
    expect(roles({ organisation: 'Seed Bank', subject: 'open day', facts, topics })).toEqual([
      'logo: Seed Bank',
      'title: Open day',
      'date: On Sunday 9 May',
      'place: 12 Mill Lane',
      'subtitle: Swap seeds, plant peas.',
    ]);
  });

  test('lead with what is announced, not with who announces it', () => {
    const topics = saying(['Parents of Hill School'], ['Run for the new yard'], ['Each lap is 400 m.']);
    expect(roles({ organisation: 'Parents of Hill School', topics })).toContain(
      'title: Run for the new yard',
    );
  });

  test('of a card lead with the person', () => {
    const facts = [fact('f1', 'person', 'Salma Idris'), fact('f2', 'phone', '0116 496 0187')];
    const requested = [asked('r1', 'style', 'business-card')];
    expect(roles({ organisation: 'Harbour', facts, requested }).slice(0, 3)).toEqual([
      'logo: Harbour',
      'title: Salma Idris',
      'contact: 0116 496 0187',
    ]);
  });

  test('have one thing as loud as the title: the price, else the day', () => {
    const facts = [fact('f1', 'date', 'Sunday 9 May'), fact('f2', 'price', '5 EUR')];
    const loud = (given: Fact[]): string[] =>
      textsOf({ title: 'Fair', facts: given }).flatMap(({ text, emphasis }) =>
        emphasis === 'strong' ? [text] : [],
      );
    expect(loud(facts)).toEqual(['Fair', '5 EUR']);
    expect(loud(facts.slice(0, 1))).toEqual(['Fair', 'Sunday 9 May']);
  });

  test('ask for what a piece is nothing without, and for nothing else', () => {
    const asks = (preset: string): number =>
      textsOf({ title: 'Gala', requested: [asked('r1', 'style', preset)] }).filter(
        ({ text }) => questionIn(text) !== undefined,
      ).length;
    expect(['poster', 'flyer', 'invitation', 'certificate'].map(asks)).toEqual([0, 0, 2, 1]);
  });
});

describe('what is given line by line', () => {
  const item = (text: string, fields: Partial<Brief['lists'][number]['items'][number]> = {}) => ({
    ...{ text, title: '', detail: '', value: '', quantity: '', date: '', time: '', place: '', person: '' },
    ...{ label: '', group: '', points: [], facts: [], ...fields },
  });
  const listed = (heading: string, ...items: ReturnType<typeof item>[]): Partial<Brief> => ({
    title: 'Harbour',
    lists: [{ id: 'l1', kind: 'priced', heading, ordered: false, items }],
    topics: [
      { ...{ id: 't1', heading: '', level: 0, request: '' }, passages: [{ kind: 'list', list: 'l1' }] },
    ],
  });

  test('sets each thing beside its price, under its heading, in the order given', () => {
    const menu = listed(
      'Soups',
      item('Leek – 4 €', { value: '4 €' }),
      item('Cod, cream – 6 €', { value: '6 €' }),
    );
    expect(roles(menu)).toEqual([
      'title: Harbour',
      'body: Soups',
      'list: Leek',
      'price: 4 €',
      'list: Cod, cream',
      'price: 6 €',
    ]);
  });

  test('sets a line of things and prices as rows, sections under their names, and none of it in boxes', () => {
    const menu = (text: string, target = 'menu-card') =>
      textsOf({ title: 'Harbour', topics: saying([text]), requested: [asked('r1', 'size', target)] });
    const told = menu('crêpes (sucre 4 €, caramel 5,50 €) and cider 3 €');
    expect(told.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      ...['title: Harbour', 'body: Crêpes', 'list: sucre', 'price: 4 €', 'list: caramel', 'price: 5,50 €'],
      ...['list: cider', 'price: 3 €'],
    ]);
    expect(told.filter(({ group }) => group.startsWith('box'))).toEqual([]);
    expect(menu('Shoyu 11, Miso 12, Gyoza 6').filter(({ role }) => role === 'price')).toHaveLength(3);
    expect(menu('Row 11, Seat 12', 'ticket').filter(({ role }) => role === 'price')).toEqual([]);
  });

  test('sets a few phrases as large as what stands beside a title, and the name of a card above all', () => {
    const phrases = ['blue for paper', 'green for glass', 'brown for food'].map((one) => item(one));
    expect(roles(listed('', ...phrases))).toEqual([
      'title: Harbour',
      'subtitle: blue for paper',
      'subtitle: green for glass',
      'subtitle: brown for food',
    ]);
    const facts = [fact('f1', 'name', 'Ada Reed', 'Name')];
    const card = { title: 'Tuner', facts, topics: saying(['Name: Ada Reed']) };
    const requested = [asked('r1', 'size', 'business-card')];
    expect(roles({ ...card, subject: 'Tuner', requested })[0]).toBe('title: Ada Reed');
  });

  test('leaves lines for all that is written by hand, and for each who signs', () => {
    const segments = [
      {
        role: 'order' as const,
        text: "Include a field for the owner, a card number and the text 'x' and two signature lines.",
      },
    ];
    const captions = textsOf({ title: 'Card', segments }).filter(({ role }) => role === 'caption');
    expect(captions.map(({ text }) => text)).toEqual(['Owner', 'Card number', 'Signature', 'Signature']);
  });

  test('one piece of two names is one frame, and a sheet lies where the piece does', () => {
    const requested = [asked('r1', 'size', 'certificate'), asked('r2', 'size', 'A4')];
    const frames = writeDesign(brief({ title: 'Diploma', requested })).parts;
    expect(frames.map(({ width, height }) => [width, height])).toEqual([[297, 210]]);
    const label = [asked('r1', 'size', 'sticker'), asked('r2', 'size', 'label')];
    expect(writeDesign(brief({ title: 'Honey', requested: label })).parts).toHaveLength(1);
  });
});

test('a sentence that says when and where is taken apart, a verb stays with its day', () => {
  const facts = [fact('f1', 'date', 'Sunday 9 May'), fact('f2', 'address', '12 Mill Lane')];
  const said = (text: string) => roles({ title: 'Fair', facts, topics: saying([text, ['f1', 'f2']]) });
  expect(said('Everything must go, on Sunday 9 May at 12 Mill Lane')).toEqual([
    'title: Fair',
    'date: On Sunday 9 May',
    'place: 12 Mill Lane',
    'subtitle: Everything must go',
  ]);
  expect(said('The mill opens on Sunday 9 May at 12 Mill Lane')).toContain(
    'date: The mill opens on Sunday 9 May',
  );
  expect(said('Please answer by Sunday 9 May to the mill')).toHaveLength(2 + 1);
});

test('a phrase that begins with the name in the title says only the rest; a sentence stays whole', () => {
  const name = 'Crumb & Sons';
  expect(roles({ organisation: name, topics: saying([`${name}, a bakery in Graz since 1987`]) })).toEqual([
    `title: ${name}`,
    'subtitle: A bakery in Graz since 1987',
  ]);
  const whole = `${name}, the bakery of Graz, opens on Sunday.`;
  expect(roles({ organisation: name, topics: saying([whole]) })).toContain(`body: ${whole}`);
});

test('a name within a sentence stands without the marks of the order, and an offer is set as a price', () => {
  const topics = saying(["use the code 'GLOW15' for your next order"]).map((topic) => ({
    ...topic,
    passages: topic.passages.map((one) => ({ ...one, final: false })),
  }));
  expect(roles({ title: 'Thank you', subject: '25% off the first visit', topics })).toEqual([
    'title: Thank you',
    'price: 25% off the first visit',
    'subtitle: Use the code GLOW15 for your next order',
  ]);
});
