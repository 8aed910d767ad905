import { describe, expect, it } from '@jest/globals';
import type { Brief, Fact, ListItem, ListKind, Passage, Request, Topic } from '../../../brief/brief.ts';
import { readBrief } from '../../../brief/read-brief.ts';
import { draftSchemas } from '../../../draft/draft.ts';
import { textsOf } from '../common/facts.ts';
import { writeSlides } from './write-slides.ts';

const blank: Brief = {
  buildType: 'slides',
  promptSha256: 'a'.repeat(64),
  language: 'en',
  orderLanguage: 'en',
  commands: [],
  dir: 'ltr',
  segments: [],
  subject: '',
  organisation: '',
  descriptor: '',
  place: '',
  audience: '',
  title: '',
  tone: [],
  kind: '',
  facts: [],
  lists: [],
  topics: [],
  datasets: [],
  requested: [],
};
const item = (fields: Partial<ListItem>): ListItem => ({
  text: '',
  title: '',
  detail: '',
  value: '',
  quantity: '',
  date: '',
  time: '',
  place: '',
  person: '',
  label: '',
  group: '',
  points: [],
  facts: [],
  ...fields,
});
const request = (id: string, kind: Request['kind'], fields: Partial<Request> = {}): Request => ({
  id,
  text: id,
  kind,
  target: '',
  title: '',
  value: 0,
  value2: 0,
  bound: 'exact',
  unit: '',
  topics: [],
  inside: '',
  ...fields,
});
const says = (text: string, facts: string[] = []): Passage => ({
  kind: 'sentence',
  text,
  facts,
  final: false,
  paragraph: 0,
});
const topic = (id: string, heading: string, ...passages: Passage[]): Topic => ({
  id,
  heading,
  level: heading === '' ? 0 : 1,
  request: '',
  passages,
});
const list = (id: string, kind: ListKind, ...items: Partial<ListItem>[]) => ({
  id,
  kind,
  heading: '',
  ordered: false,
  items: items.map(item),
});
const fact = (id: string, kind: Fact['kind'], value: string, lead = ''): Fact => ({
  id,
  kind,
  value,
  lead,
  span: [0, 0],
});
const write = (brief: Partial<Brief>) => {
  const draft = writeSlides({ ...blank, ...brief }, 'economy');
  expect(draftSchemas.slides.parse(draft)).toEqual(draft);
  return draft;
};

describe('slides asked for by name', () => {
  const pitch = ['problem', 'solution', 'market', 'team'];
  const asked = pitch.map((target, at) =>
    request(`r${at}`, 'section', { target, title: target.toUpperCase() }),
  );

  it('stand in their order with what was given for each, and ask where nothing was', () => {
    const market = { ...topic('t', '', says('$4.2B', ['f'])), request: 'r2' };
    const { parts } = write({
      organisation: 'Brinewell',
      descriptor: 'desalination units for islands',
      facts: [fact('f', 'price', '$4.2B')],
      topics: [market],
      requested: asked,
    });
    expect(parts.map(({ title }) => title)).toEqual(['Brinewell', 'PROBLEM', 'SOLUTION', 'MARKET', 'TEAM']);
    expect(parts[0]?.subtitle).toBe('Desalination units for islands');
    expect(parts[1]?.blocks[0]?.items[0]?.text).toMatch(/^\[\[.+\?\]\]$/u);
    expect(parts[3]).toMatchObject({ layout: 'bigNumber', blocks: [{ items: [{ title: '$4.2B' }] }] });
  });

  it('are all of the slides where as many were ordered, and the first says whose they are', () => {
    const { parts, requested } = write({
      organisation: 'Brinewell',
      requested: [...asked, request('n', 'count', { target: 'slides', value: 4 })],
    });
    expect(parts.map(({ title }) => title)).toEqual(['PROBLEM', 'SOLUTION', 'MARKET', 'TEAM']);
    expect(parts[0]?.subtitle).toBe('Brinewell');
    expect(requested.find(({ id }) => id === 'n')).toMatchObject({ plan: 'done', note: '4' });
  });

  it('find material under the same heading and of their kind', () => {
    const { parts } = write({
      title: 'Reserve',
      lists: [list('l', 'people', { text: 'Ana Reis, biologist', title: 'Ana Reis', label: 'biologist' })],
      topics: [
        topic('a', 'Market', says('Two towns buy our water.')),
        topic('b', '', { kind: 'list', list: 'l' }),
        topic('c', '', says('The problem is salt in the wells.'), says('We drew maps.')),
      ],
      requested: asked,
    });
    const slide = (title: string) => textsOf(parts.find((part) => part.title === title)?.blocks).join(' ');
    expect(slide('MARKET')).toContain('Two towns buy our water.');
    expect(slide('TEAM')).toContain('Ana Reis');
    expect(textsOf(parts).join(' ')).toContain('The problem is salt in the wells');
    expect(textsOf(parts).join(' ')).toContain('We drew maps');
  });
});

describe('a slide takes the form of what it holds', () => {
  const formOf = (kind: ListKind, ...items: Partial<ListItem>[]) => {
    const { parts } = write({
      title: 'T',
      lists: [list('l', kind, ...items)],
      topics: [topic('t', 'Heading', { kind: 'list', list: 'l' })],
    });
    return parts[1];
  };

  it('figures, dates, people and prices', () => {
    expect(formOf('figures', { text: '640 cows', value: '640', title: 'cows' })?.layout).toBe('bigNumber');
    expect(formOf('dated', { text: '3 May: sowing', date: '3 May', title: 'sowing' })?.layout).toBe(
      'timeline',
    );
    expect(formOf('people', { text: 'Jo, cook', title: 'Jo', label: 'cook' })?.layout).toBe('team');
    expect(formOf('priced', { text: 'Rye 3.90', title: 'Rye', value: '3.90' })?.blocks[0]?.rows).toEqual([
      ['Rye', '3.90'],
    ]);
  });

  it('keeps an item whole where that form would lose words of it', () => {
    const slide = formOf('figures', { text: 'We milk 640 cows twice', value: '640', title: 'cows' });
    expect(slide?.layout).toBe('bullets');
    expect(slide?.blocks[0]?.items[0]?.text).toBe('We milk 640 cows twice');
  });

  it('has no more bullets than can be read', () => {
    const items = Array.from({ length: 14 }, (_, at) => ({ text: `point number ${at}` }));
    const { parts } = write({
      title: 'T',
      lists: [list('l', 'plain', ...items)],
      topics: [topic('t', 'H', { kind: 'list', list: 'l' })],
    });
    expect(parts.slice(1).map(({ title, blocks }) => [title, blocks[0]?.items.length])).toEqual([
      ['H (1/2)', 7],
      ['H (2/2)', 7],
    ]);
  });

  it('shows a quotation with who said it, to the letter', () => {
    const quote: Passage = {
      kind: 'quote',
      text: 'Fits; forgotten.',
      by: 'A. Lind',
      role: 'supervisor',
      facts: [],
    };
    const slide = write({ title: 'T', topics: [topic('t', '', quote)] }).parts[1];
    expect(slide).toMatchObject({
      layout: 'quote',
      blocks: [{ text: 'Fits; forgotten.', by: 'A. Lind', role: 'supervisor' }],
    });
  });
});

describe("the person's own outline", () => {
  it('gives each part asked for what stands behind its name', () => {
    const asked = ['Problem', 'Team'].map((title, at) => request(`r${at}`, 'section', { title }));
    const { parts } = write({
      title: 'T',
      topics: [topic('t', '', says('Problem: the wells are salt.'), says('Team: Ana, cook.'))],
      requested: asked,
    });
    expect(parts.slice(1).map(({ title, blocks }) => [title, blocks[0]?.text])).toEqual([
      ['Problem', 'The wells are salt.'],
      ['Team', 'Ana, cook.'],
    ]);
  });

  it('cuts notes at their commas, but no address and nothing in brackets', () => {
    const text = '640 m of brook, £2m (half given, half asked), answers by May, at 9 Mill Lane, Hartwell';
    const { parts } = write({
      title: 'T',
      facts: [fact('a', 'address', '9 Mill Lane, Hartwell')],
      topics: [topic('t', 'Brook', says(text, ['a']))],
    });
    expect(parts[1]?.blocks[0]?.items.map((item) => item.text)).toEqual([
      '640 m of brook',
      '£2m (half given, half asked)',
      'Answers by May',
      'At 9 Mill Lane, Hartwell',
    ]);
  });
});

describe('around the material', () => {
  it('an agenda stands only where it was asked for', () => {
    const topics = (count: number) =>
      Array.from({ length: count }, (_, at) => topic(`t${at}`, `Topic ${at}`, says('Said so.')));
    const layouts = (count: number, requested: Request[] = []) =>
      write({ title: 'T', topics: topics(count), requested }).parts.map(({ layout }) => layout);
    expect(layouts(3)).not.toContain('agenda');
    expect(layouts(3, [request('a', 'section', { target: 'agenda' })])[1]).toBe('agenda');
    expect(layouts(9)).not.toContain('agenda');
  });

  it('ends on ways to reach the presenter where they were given, and on nothing else', () => {
    const contacts = list('l', 'contacts', { text: 'ana@reserve.example', value: 'ana@reserve.example' });
    const t = topic('t', 'Birds', says('Terns came back.'));
    expect(write({ title: 'T', topics: [t] }).parts.at(-1)?.title).toBe('Birds');
    const { parts } = write({
      title: 'T',
      topics: [t, topic('c', '', { kind: 'list', list: 'l' })],
      lists: [contacts],
    });
    expect(parts.at(-1)).toMatchObject({ layout: 'closing', title: 'Contact' });
  });

  it('leaves notes to the person: the slide’s own words are no notes', () => {
    const { parts } = write({
      title: 'T',
      topics: [topic('t', 'Birds', says('Terns came back in May after ten years.'))],
    });
    expect(parts[1]?.notes).toBe('');
  });

  it('keeps to a number of slides by dividing, asking and putting together', () => {
    const topics = Array.from({ length: 5 }, (_, at) => topic(`t${at}`, `Topic ${at}`, says(`Said ${at}.`)));
    for (const value of [3, 6, 9, 12]) {
      const draft = write({
        title: 'T',
        topics,
        requested: [request('n', 'count', { target: 'slides', value })],
      });
      expect(draft.parts).toHaveLength(value);
      expect(draft.requested[0]?.plan).toBe('done');
    }
  });

  it('beside matter, makes no slide of a word that is called like a kind of slides', () => {
    const matter = topic('t', 'Watt', says('Zwei Boote, ein Kutter.'));
    const requested = [request('r', 'section', { target: 'team' })];
    const { parts } = write({ language: 'de', requested, subject: 'Watt', topics: [matter] });
    expect(parts.map(({ title }) => title)).not.toContain('Team');
  });

  it('asks in the language of the result', () => {
    const { parts } = write({
      language: 'de',
      requested: [request('r', 'section', { target: 'risks' })],
      subject: 'Watt',
    });
    expect(parts.at(-1)?.title).toBe('Risiken');
    expect(parts.at(-1)?.blocks[0]?.items[0]?.text).toMatch(/^\[\[Was /u);
  });
});

const built = (prompt: string) => writeSlides(readBrief(prompt, 'slides'), 'economy');

it('bears the name of the first of numbered slides, and draws what a numbered slide tells with its unit', () => {
  const { title, parts, charts } = built(
    'Slide 1: Harbour review\nSlide 2: Salt used by quay (North 31, East 27, Old 19, in tonnes)\nSlide 3: What worked - new routes\nSlide 4: Plan for next winter',
  );
  expect([title, parts[0]?.title]).toEqual(['Harbour review', 'Harbour review']);
  expect(parts[1]).toMatchObject({ layout: 'chart', title: 'Salt used by quay', subtitle: 'in tonnes' });
  expect(charts).toHaveLength(1);
});

it('has no cover beside an agenda where all slides that were counted are named', () => {
  const { parts } = built(
    'Board update for Oxlip Trust, 6 slides: agenda, enrolment, exam results, staffing with 9 vacancies, estates, decisions needed today.',
  );
  expect(parts.map(({ layout }) => layout)).toHaveLength(6);
});

describe('one slide asked for', () => {
  it('bears its whole title, and that once', () => {
    const { title, parts } = built(
      'Create a slide titled "Salt, Rope and Tar" with a smaller line below it, "The port of Teal, 1820-1860". Below, list:\n- Built: 1822\n- Berths: 14\n- Closed: 1859',
    );
    expect([title, ...parts.map((part) => part.title)]).toEqual(Array(2).fill('Salt, Rope and Tar'));
    expect(textsOf(parts[0]?.blocks).join(' ')).not.toContain('Tar');
    expect(textsOf(parts).join(' ')).toContain('The port of Teal, 1820-1860');
  });

  it('reads out what the order dictates in a list, not the marks around it', () => {
    const { parts } = built(
      'Create a slide with the title "Before You Row".\n\n1. On the left, a numbered list:\n   - "Check the oars."\n   - "Sit down slowly."\n2. On the right, a picture of a boat.',
    );
    expect(textsOf(parts[0]?.blocks)).toEqual(
      expect.arrayContaining(['Check the oars.', 'Sit down slowly.']),
    );
  });

  it('draws the figures told for a chart, and reads nothing else of the order as a question to them', () => {
    const { parts, charts } = built(
      'One slide, title "Paint Sold, 2026". Left half: a bar chart of litres sold, Red 41, Green 28, White 15, Mixed 6. Right half: two bullet points, "Red sells in May." and "White sells all year." Source line at the bottom in small grey type: "Till records".',
    );
    expect(parts).toHaveLength(1);
    expect(charts).toEqual([expect.objectContaining({ kind: 'bar', where: [] })]);
    expect(textsOf(parts).join(' ')).toContain('Till records');
  });

  it('is meant where the order says what stands in which place, and counts none', () => {
    const { parts } = built(
      '**Top left**: a tag reading "HEAT 3".\n**Middle**: in large type, "Which boat is the oldest?"\n**Bottom right**: a button labelled "SHOW".\n\nBlue background.',
    );
    expect(parts).toHaveLength(1);
    expect(textsOf(parts).join(' ')).not.toContain('labelled');
  });
});
