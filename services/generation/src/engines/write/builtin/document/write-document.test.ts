import { describe, expect, it } from '@jest/globals';
import type { Brief, Fact, ListItem, ListKind, Passage, Request, Topic } from '../../../brief/brief.ts';
import { draftSchemas } from '../../../draft/draft.ts';
import { textsOf } from '../common/facts.ts';
import { writeDocument } from './write-document.ts';

const blank: Brief = {
  buildType: 'document',
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
  const draft = writeDocument({ ...blank, ...brief }, 'economy');
  expect(draftSchemas.document.parse(draft)).toEqual(draft);
  return draft;
};

const blocksOf = (draft: ReturnType<typeof write>) => draft.parts.flatMap(({ blocks }) => blocks);
const textOf = (draft: ReturnType<typeof write>, style: string) =>
  blocksOf(draft).find((block) => block.style === style)?.text;

describe('a letter', () => {
  const to = { text: 'To: Hans Bauer, Lindenstr. 4', label: 'To', detail: 'Hans Bauer, Lindenstr. 4' };
  const letter: Partial<Brief> = {
    kind: 'letter',
    subject: 'the broken heating',
    facts: [fact('p', 'person', 'Hans Bauer')],
    lists: [list('l', 'pairs', to)],
    topics: [
      topic('a', '', { kind: 'list', list: 'l' }),
      topic('b', '', says('The heating has been broken since 3 October.')),
    ],
  };

  it('puts the points in words of the person between salutation and farewell', () => {
    const draft = write(letter);
    expect(draft.title).toBe('The broken heating');
    expect(draft.format.to).toEqual(['Hans Bauer, Lindenstr. 4']);
    expect(textOf(draft, 'salutation')).toBe('Dear Hans Bauer,');
    expect(textOf(draft, 'body')).toBe('The heating has been broken since 3 October.');
    expect(textOf(draft, 'closing')).toBe('Yours sincerely,');
    expect(blocksOf(draft).at(-1)?.kind).toBe('signature');
  });

  it('asks for sender, date and signature where nobody named them', () => {
    const draft = write(letter);
    for (const text of [draft.format.from[0], draft.format.date, blocksOf(draft).at(-1)?.items[0]?.label]) {
      expect(text).toMatch(/^\[\[.+\?\]\]$/u);
    }
  });

  it('keeps a salutation and a farewell that the person wrote', () => {
    const own = topic('b', '', says('Dear Hans,'), says('It is cold.'), says('Best wishes'));
    const draft = write({ ...letter, topics: [own] });
    expect(['salutation', 'body', 'closing'].map((style) => textOf(draft, style))).toEqual([
      'Dear Hans,',
      'It is cold.',
      'Best wishes',
    ]);
  });

  it('asks what to say where only its matter is known', () => {
    const draft = write({ ...letter, topics: [], lists: [] });
    expect(textOf(draft, 'body')).toBe('[[Add the text for “The broken heating”.]]');
  });
});

describe('an invoice', () => {
  const invoice: Partial<Brief> = {
    kind: 'invoice',
    organisation: 'Oak & Iron',
    lists: [
      list(
        'p',
        'pairs',
        { text: 'Client: Harbour Dental', label: 'Client', detail: 'Harbour Dental' },
        { text: 'IBAN: DE02', label: 'IBAN', detail: 'DE02' },
      ),
      list(
        'l',
        'priced',
        { text: 'two chairs at EUR 180 each', title: 'chairs', quantity: 'two', value: 'EUR 180 each' },
        { text: 'VAT 20%', title: 'VAT', value: '20%' },
      ),
    ],
  };

  it('gives the lines as they were given, and leaves sums and taxes to be worked out', () => {
    const draft = write(invoice);
    expect(draft.lines).toMatchObject([{ text: 'chairs', quantity: 'two', price: 'EUR 180 each' }]);
    expect(draft.format.details).toContainEqual({ label: 'VAT', text: '20%' });
    expect(draft.format.from).toEqual(['Oak & Iron']);
    expect(draft.format.to).toEqual(['Harbour Dental']);
    expect(textsOf(draft.parts)).toContain('IBAN: DE02');
  });

  it('asks for its number and when it is due', () => {
    const asked = write(invoice).format.details.filter(({ text }) => text.startsWith('[['));
    expect(asked).toHaveLength(2);
  });
});

describe('minutes', () => {
  it('say who was there, what was said and decided, and who does what by when', () => {
    const draft = write({
      kind: 'minutes',
      subject: 'the garden club',
      lists: [
        list('h', 'pairs', { text: 'Present: Ana, Jo', label: 'Present', detail: 'Ana, Jo' }),
        list('a', 'plain', { text: 'Book the hall: Ana, 3 May' }),
      ],
      topics: [
        topic('h', '', { kind: 'list', list: 'h' }),
        topic('b', 'Water', says('The pump leaks.')),
        topic('c', 'Decisions', says('We buy a new pump.')),
        topic('d', 'Actions', { kind: 'list', list: 'a' }),
      ],
    });
    expect(draft.title).toBe('Minutes: the garden club');
    expect(draft.format.details).toEqual([{ label: 'Present', text: 'Ana, Jo' }]);
    expect(draft.parts.map(({ heading }) => heading)).toEqual(['Water', 'Decisions', 'Actions']);
  });
});

describe('a résumé', () => {
  it('keeps the chapters of the person in their order', () => {
    const draft = write({
      kind: 'resume',
      organisation: 'Ana Reis',
      topics: [
        topic('e', 'Education', says('BSc, Porto, 2014.')),
        topic('x', 'Experience', says('Warden since 2016.')),
      ],
    });
    expect(draft.title).toBe('Ana Reis');
    expect(draft.parts.map(({ heading }) => heading)).toEqual(['Education', 'Experience']);
  });
});

it('is called by the words over its first part where nothing else names it', () => {
  const own = topic('a', 'Harbour library in 2026', says('1,200 people came in January.'));
  const { title, parts } = write({ topics: [own] });
  expect([title, parts[0]?.heading]).toEqual(['Harbour library in 2026', '']);
  const named = write({ topics: [own], title: 'The year' });
  expect([named.title, named.parts[0]?.heading]).toEqual(['The year', 'Harbour library in 2026']);
});

it('names a résumé by whom it tells of first, not by a school', () => {
  const school = { id: 'f2', kind: 'name', value: 'Quay College', span: [40, 52], lead: 'at' } as const;
  const person = {
    id: 'f1',
    kind: 'person',
    value: 'Ada Quill',
    span: [11, 20],
    lead: 'My name is',
  } as const;
  expect(write({ kind: 'resume', organisation: 'Quay College', facts: [person, school] }).title).toBe(
    'Ada Quill',
  );
});

describe('chapters', () => {
  const asked = ['Summary', 'Budget', 'Risks'].map((title, at) =>
    request(`r${at}`, 'section', { target: title.toLowerCase(), title }),
  );

  it('stand as they were asked for, with prices in the budget, and ask where nothing was given', () => {
    const draft = write({
      kind: 'proposal',
      subject: 'a new pump',
      lists: [list('l', 'priced', { text: 'Pump EUR 900', title: 'Pump', value: 'EUR 900' })],
      topics: [topic('t', '', says('The pump leaks.'), { kind: 'list', list: 'l' })],
      requested: asked,
    });
    expect(draft.parts.map(({ heading }) => heading)).toEqual(['', 'Summary', 'Budget', 'Risks']);
    expect(draft.parts[2]?.blocks[0]?.rows).toEqual([['Pump', 'EUR 900']]);
    expect(draft.parts[1]?.blocks[0]?.text).toMatch(/^\[\[/u);
    expect(draft.requested.map(({ refs }) => refs)).toEqual([['part-2'], ['part-3'], ['part-4']]);
  });

  it('are no longer than the material: a length that it does not fill is adapted', () => {
    const draft = write({
      kind: 'essay',
      subject: 'tides',
      requested: [request('w', 'length', { target: 'words', unit: 'words', value: 800, bound: 'about' })],
    });
    expect(draft.requested[0]).toMatchObject({ plan: 'adapted', note: '0 / 800' });
    expect(draft.parts.map(({ heading }) => heading)).toEqual(['']);
  });

  it('have a table of what a dataset holds, numbers written as the language writes them', () => {
    const draft = write({
      language: 'de',
      kind: 'report',
      datasets: [
        {
          id: 'd',
          title: 'Fang',
          columns: [
            { name: 'Jahr', type: 'temporal', unit: '' },
            { name: 'Fang', type: 'quantitative', unit: 't' },
          ],
          rows: [['2024', 12715.5]],
          from: 'table',
          span: [0, 0],
        },
      ],
    });
    expect(blocksOf(draft)[0]).toMatchObject({
      kind: 'table',
      columns: ['Jahr', 'Fang (t)'],
      rows: [['2024', '12.715,5']],
    });
  });
});

describe('an offer', () => {
  const made = {
    text: 'Hedge, 25 plants, € 6,80 per plant',
    title: 'Hedge, 25 plants',
    value: '€ 6,80 per plant',
  };
  const offer: Partial<Brief> = {
    kind: 'quotation',
    segments: [{ role: 'order', text: 'Make an offer from Oak Gardens for Mrs Reed.' }],
    lists: [
      list('l', 'priced', made, { text: 'Twine € 2 per metre', title: 'Twine', value: '€ 2 per metre' }),
    ],
  };

  it('names the parties of its order, and takes quantities from the end of a name', () => {
    const { format, lines } = write(offer);
    expect([format.from, format.to]).toEqual([['Oak Gardens'], ['Mrs Reed']]);
    expect(lines[0]).toMatchObject({ text: 'Hedge', quantity: '25', unit: 'plants', price: '€ 6,80' });
  });

  it('takes how many from between a name and its price, and the rates that the order reckons with', () => {
    const told = [{ text: 'Chairs - 120 at £1.75', title: 'Chairs', detail: '120', value: '£1.75' }];
    const { format, lines } = write({
      kind: 'invoice',
      segments: [{ role: 'order', text: 'Take off a 5% club discount, then add VAT at 20%.' }],
      lists: [
        list('l', 'priced', ...told, {
          text: 'Pruning, 6 hours at £48',
          title: 'Pruning, 6 hours at',
          value: '£48',
        }),
      ],
    });
    expect(lines).toMatchObject([
      { text: 'Chairs', quantity: '120', price: '£1.75' },
      { text: 'Pruning', quantity: '6', unit: 'hours', price: '£48' },
    ]);
    expect(format.details).toEqual(
      expect.arrayContaining([
        { label: 'Club discount', text: '5%' },
        { label: 'VAT', text: '20%' },
      ]),
    );
  });

  it('counts what stands at a price, and reckons a rate of some lines for none of them', () => {
    const { format, lines } = write({
      kind: 'invoice',
      segments: [{ role: 'order', text: 'VAT 25% on everything except the transport.' }],
      lists: [
        list(
          'l',
          'priced',
          { text: 'PA rental, 2 days at 3,400 DKK', title: 'PA rental, 2 days', value: '3,400 DKK' },
          { text: 'Transport, 86 km at 4.50 DKK', title: 'Transport, 86 km', value: '4.50 DKK' },
          { text: '10% discount on the PA rental only', title: '10% discount on the PA rental only' },
        ),
      ],
    });
    expect(lines.slice(0, 2)).toMatchObject([
      { text: 'PA rental', quantity: '2', unit: 'days', price: '3,400 DKK' },
      { text: 'Transport', quantity: '86', unit: 'km', price: '4.50 DKK' },
    ]);
    expect(lines[2]).toMatchObject({ text: '10% discount on the PA rental only', quantity: '' });
    expect(lines[2]?.price).toMatch(/^\[\[/u);
    expect(format.details.map(({ text }) => text)).not.toContain('25%');
  });

  it('takes what ends in a price without its currency as lines, and the currency from elsewhere', () => {
    const items = [
      '2 tunings at 95 each',
      'travel 38 km at 0.45',
      'proofs, 6.5 hours at 48 = 321.00',
      'a bench',
    ];
    const { format, lines } = write({
      kind: 'invoice',
      segments: [{ role: 'order', text: 'All in pounds.' }],
      lists: [list('l', 'plain', ...items.map((text) => ({ text, title: text })))],
    });
    expect(lines).toMatchObject([
      { text: 'tunings', quantity: '2', price: '95' },
      { text: 'travel', quantity: '38', unit: 'km', price: '0.45' },
      { text: 'proofs, = 321.00', quantity: '6.5', unit: 'hours', price: '48' },
      { text: 'a bench', price: expect.stringMatching(/^\[\[/u) },
    ]);
    expect(format.currency).toBe('pounds');
  });

  it('takes no word in capitals for a currency, though it is the code of one', () => {
    const currencyOf = (text: string) =>
      write({ kind: 'invoice', segments: [{ role: 'order', text }] }).format.currency;
    expect(['BILL FOR ALL WORK, TRY THE CUP', 'All prices in EUR.'].map(currencyOf)).toEqual(['', 'EUR']);
  });

  it('reads the number and the date that stand below who receives it', () => {
    const { format } = write({
      kind: 'invoice',
      facts: [fact('d', 'date', '3 May 2027')],
      topics: [
        topic('a', 'To', says('Arts House, 4 Mill Lane'), says('Invoice no. 2027-0118, date 3 May 2027')),
      ],
    });
    expect([format.to, format.date]).toEqual([['Arts House, 4 Mill Lane'], '3 May 2027']);
    expect(format.details).toContainEqual({ label: 'Invoice no.', text: '2027-0118' });
  });

  it('works out no sum from a price for one where nobody said how many', () => {
    expect(write(offer).lines[1]?.quantity).toBe('–');
  });
});
