import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Dataset, List, Request, Segment } from '../brief.ts';
import { readBrief } from '../read-brief.ts';
import { readMaterial } from './read-material.ts';

const read = (prompt: string, more: Partial<Parameters<typeof readMaterial>[0]> = {}) =>
  readMaterial({
    prompt,
    segments: [{ role: 'material', text: prompt }],
    language: 'en',
    requested: [],
    datasets: [],
    named: new Set(),
    ...more,
  });

const facts = (prompt: string, language = 'en') =>
  read(prompt, { language }).facts.map(({ kind, value }) => `${kind}: ${value}`);

const onlyList = (prompt: string, language = 'en'): List => {
  const { lists } = read(prompt, { language });
  if (lists[0] === undefined || lists.length > 1) throw new Error(`${lists.length} lists`);
  return lists[0];
};

/** Fields of the items that hold something, `text` and `facts` apart. */
const itemsOf = (list: List) =>
  list.items.map(({ text: _, facts: __, ...fields }) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0)),
  );

/** A prompt from parts: orders in braces, remarks in angle brackets, the rest material. */
function parts(marked: string): { prompt: string; segments: Segment[] } {
  const segments = [...marked.matchAll(/\{([^}]*)\}|<([^>]*)>|([^{<]+)/g)].map(
    ([, order, remark, text]): Segment => {
      if (order !== undefined) return { role: 'order', text: order };
      return remark !== undefined
        ? { role: 'private', text: remark }
        : { role: 'material', text: text ?? '' };
    },
  );
  return { prompt: segments.map(({ text }) => text).join(''), segments };
}

const request = (id: string, text: string): Request => ({
  id,
  text,
  kind: 'section',
  target: '',
  title: '',
  value: 0,
  value2: 0,
  bound: 'exact',
  unit: '',
  topics: [],
  inside: '',
});

describe('facts', () => {
  it('takes no number before a dash for the beginning of a range of prices', () => {
    expect(facts('Clay lamps, set of 4 – ₹120')).toEqual(['number: 4', 'price: ₹120']);
    expect(facts('Rooms 12–15 €')).toEqual(['price: 12–15 €']);
  });

  it('tells what looks alike apart by what stands around it', () => {
    expect(facts('tour date 3/14, Beck Lane 12, 6:30-14:00, 400 m and 4,00 €, 24/7')).toEqual([
      'date: 3/14',
      'address: Beck Lane 12',
      'time: 6:30-14:00',
      'number: 400 m',
      'price: 4,00 €',
      'number: 24/7',
    ]);
  });

  it('keeps the words that introduce a fact', () => {
    const { facts: found } = read('Solo $29/month, Group on request. The tour date is 3/14.');
    expect(found.map(({ lead, value }) => [lead, value])).toEqual([
      ['Solo', '$29/month'],
      ['Group', 'on request'],
      ['The tour date is', '3/14'],
    ]);
  });

  it.each([
    [
      'de',
      'Mo-Fr 8-18 Uhr, So geschlossen. Goethestraße 12, 79098 Freiburg. Tel. 0761 123456. Am 20. Juni 2026 um 9:30 Uhr, 120 € pro Person.',
      [
        'hours: Mo-Fr 8-18 Uhr',
        'hours: So geschlossen',
        'address: Goethestraße 12, 79098 Freiburg',
        'phone: 0761 123456',
        'date: 20. Juni 2026',
        'time: 9:30 Uhr',
        'price: 120 € pro Person',
      ],
    ],
    [
      'fr',
      'Ouvert du mardi au samedi de 9h30 à 18h. 12 rue des Lilas, 69003 Lyon. Menu à 24,50 € par personne, le 14 juillet.',
      [
        'hours: mardi au samedi de 9h30 à 18h',
        'address: 12 rue des Lilas, 69003 Lyon',
        'price: 24,50 € par personne',
        'date: 14 juillet',
      ],
    ],
    [
      'es',
      'De lunes a viernes de 10 a 14 h. Calle Mayor 4, 28013 Madrid. Sábado 14 de marzo de 2026 a las 20:30, entrada 12 €.',
      [
        'hours: lunes a viernes de 10 a 14 h',
        'address: Calle Mayor 4, 28013 Madrid',
        'date: Sábado 14 de marzo de 2026',
        'time: 20:30',
        'price: 12 €',
      ],
    ],
    [
      'it',
      'Via Roma 5, 20121 Milano. Dal lunedì al venerdì 9-13. Sabato 14 marzo 2026, biglietto 8 €.',
      [
        'address: Via Roma 5, 20121 Milano',
        'hours: lunedì al venerdì 9-13',
        'date: Sabato 14 marzo 2026',
        'price: 8 €',
      ],
    ],
    [
      'pt',
      'De terça a sábado das 10h às 18h. Rua Augusta 12, 1100-053 Lisboa. 14 de março de 2026 às 21h30, 8,50 €.',
      [
        'hours: terça a sábado das 10h às 18h',
        'address: Rua Augusta 12, 1100-053 Lisboa',
        'date: 14 de março de 2026',
        'time: 21h30',
        'price: 8,50 €',
      ],
    ],
    [
      'nl',
      'Open ma t/m vr van 9 tot 17 uur. Prinsengracht 12, 1015 DV Amsterdam. Kaartjes € 12,50 p.p. op 14 maart 2026.',
      [
        'hours: ma t/m vr van 9 tot 17 uur',
        'address: Prinsengracht 12, 1015 DV Amsterdam',
        'price: € 12,50 p.p.',
        'date: 14 maart 2026',
      ],
    ],
    [
      'pl',
      'Czynne pon.–pt. 9:00–17:00. ul. Długa 3, 00-238 Warszawa. Bilety 45 zł, 12 stycznia 2026.',
      [
        'hours: pon.–pt. 9:00–17:00',
        'address: ul. Długa 3, 00-238 Warszawa',
        'price: 45 zł',
        'date: 12 stycznia 2026',
      ],
    ],
    [
      'ja',
      '火〜土 10:00〜19:00、東京都港区芝公園4-2-8、電話 03-1234-5678、大人1,200円、2026年5月3日（日）。売上高は18億4,000万円、48台。',
      [
        'hours: 火〜土 10:00〜19:00',
        'address: 東京都港区芝公園4-2-8',
        'phone: 03-1234-5678',
        'price: 1,200円',
        'date: 2026年5月3日（日）',
        'price: 18億4,000万円',
        'number: 48台',
      ],
    ],
    [
      'zh',
      '我们在北京市朝阳区建国路88号，周一至周五 9:00-18:00，门票80元/人，2026年5月1日，3万名会员。',
      [
        'address: 北京市朝阳区建国路88号',
        'hours: 周一至周五 9:00-18:00',
        'price: 80元/人',
        'date: 2026年5月1日',
        'number: 3万名',
      ],
    ],
    [
      'ar',
      'من الأحد إلى الخميس من ٩ صباحًا إلى ٥ مساءً. السعر ٢٥٠ ريالًا للشخص. ١٤ مارس ٢٠٢٦.',
      ['hours: الأحد إلى الخميس من ٩ صباحًا إلى ٥ مساءً', 'price: ٢٥٠ ريالًا للشخص', 'date: ١٤ مارس ٢٠٢٦'],
    ],
    [
      'hi',
      'सोमवार से शनिवार सुबह 10 बजे से शाम 7 बजे तक। ₹450 प्रति किलो। 15 अगस्त 2026 को।',
      ['hours: सोमवार से शनिवार सुबह 10 बजे से शाम 7 बजे', 'price: ₹450 प्रति किलो', 'date: 15 अगस्त 2026'],
    ],
  ])('reads hours, addresses, prices and dates in %s', (language, prompt, expected) => {
    const kinds = ['hours', 'address', 'phone', 'date', 'time', 'price', 'number'];
    expect(facts(prompt, language).filter((fact) => kinds.includes(fact.split(':')[0] ?? ''))).toEqual(
      expected,
    );
  });

  it('reads the whole of a street that is named with a hyphen', () => {
    const place = '27 rue des Tables-Claudiennes, 69001 Lyon';
    expect(facts(`L'atelier est au ${place}.`, 'fr')).toEqual([`address: ${place}`]);
  });

  it('reads hours behind a capital that opens the sentence', () => {
    expect(facts('Open Wednesday to Sunday 12–22.')).toEqual(['hours: Wednesday to Sunday 12–22']);
  });

  it('gives spans in code points, to the letter', () => {
    const prompt = '🎻🎻 Lessons at £30 an hour, write to ana@strings.example';
    for (const { span, value } of read(prompt).facts) expect([...prompt].slice(...span).join('')).toBe(value);
    expect(facts(prompt)).toEqual(['price: £30 an hour', 'email: ana@strings.example']);
  });

  it('reads nothing from orders and private remarks', () => {
    const { prompt, segments } = parts(
      '{A site in 5 pages for }Kilnside{ please. }<My own number is 0116 496 0142.>',
    );
    expect(read(prompt, { segments }).facts).toEqual([]);
    expect(read('My own number is 0116 496 0142.').facts.map(({ kind }) => kind)).toEqual(['phone']);
  });
});

it('a telephone number is told by its form, were it a digit too long', () => {
  expect(facts('Call +44 1865 555 0142 or write.')).toContain('phone: +44 1865 555 0142');
});

it('opening hours keep their days together', () => {
  const { lists } = read('Open Tuesday to Saturday 9-5.');
  expect(lists.flatMap(itemsOf)).toMatchObject([{ date: 'Tuesday to Saturday', time: '9-5' }]);
});

describe('lists', () => {
  it('takes price lists in prose apart, prices on request included', () => {
    const list = onlyList('We have three plans: Solo $29/month, Team $99/month, Group on request.');
    expect([list.kind, list.heading]).toEqual(['priced', 'We have three plans']);
    expect(itemsOf(list)).toEqual([
      { title: 'Solo', value: '$29/month' },
      { title: 'Team', value: '$99/month' },
      { title: 'Group', value: 'on request' },
    ]);
  });

  it.each([
    [
      'Mon-Fri 9-17\nSat 10:00-14:00\nSun closed',
      'hours',
      [
        { date: 'Mon-Fri', time: '9-17' },
        { date: 'Sat', time: '10:00-14:00' },
        { date: 'Sun', time: 'closed' },
      ],
    ],
    [
      'Team: Maria Keller (head baker), Jonas Weiss (apprentice)',
      'people',
      [
        { person: 'Maria Keller', label: 'head baker' },
        { person: 'Jonas Weiss', label: 'apprentice' },
      ],
    ],
    [
      'Our year: 640 cows, 9 farms, 2.1 million litres',
      'figures',
      [{ value: '640', title: 'cows' }, { value: '9', title: 'farms' }, { value: '2.1 million litres' }],
    ],
    [
      'Allergens: nuts\nStorage: cool and dark',
      'pairs',
      [
        { label: 'Allergens', detail: 'nuts' },
        { label: 'Storage', detail: 'cool and dark' },
      ],
    ],
    [
      '- 2015: founded\n- 2018: first boat',
      'dated',
      [
        { date: '2015', title: 'founded' },
        { date: '2018', title: 'first boat' },
      ],
    ],
    [
      '- Do you deliver? Yes, on Fridays.\n- Can I visit? Please ring first.',
      'questions',
      [
        { title: 'Do you deliver?', detail: 'Yes, on Fridays.' },
        { title: 'Can I visit?', detail: 'Please ring first.' },
      ],
    ],
    [
      '- Phone: 0116 496 0187\n- Mail: hi@harbour.example',
      'contacts',
      [
        { label: 'Phone', value: '0116 496 0187' },
        { label: 'Mail', value: 'hi@harbour.example' },
      ],
    ],
    [
      '- “The best bread in the valley.” — Ada Lind, neighbour\n- “We come every single week.” — Ben Orr',
      'quotes',
      [
        { detail: 'The best bread in the valley.', person: 'Ada Lind', label: 'neighbour' },
        { detail: 'We come every single week.', person: 'Ben Orr' },
      ],
    ],
    [
      '- Beds: 3 × 20,00 €\n- Desks: 4 × 13,00 €',
      'priced',
      [
        { title: 'Beds', quantity: '3', value: '20,00 €' },
        { title: 'Desks', quantity: '4', value: '13,00 €' },
      ],
    ],
  ])('reads %j as %s', (prompt, kind, items) => {
    const list = onlyList(prompt);
    expect(list.kind).toBe(kind);
    expect(itemsOf(list)).toEqual(items);
  });

  it('keeps sub-items with their item, and prices under the group that they stand in', () => {
    expect(itemsOf(onlyList('- Walks\n  - by the river\n  - on the hill\n- Talks'))).toEqual([
      { title: 'Walks', points: ['by the river', 'on the hill'] },
      { title: 'Talks' },
    ]);
    expect(
      itemsOf(onlyList('- Starters\n  - Soup £5\n  - Egg £4\n- Mains\n  - Pie £12\n  - Hake £14')),
    ).toEqual([
      { group: 'Starters', title: 'Soup', value: '£5' },
      { group: 'Starters', title: 'Egg', value: '£4' },
      { group: 'Mains', title: 'Pie', value: '£12' },
      { group: 'Mains', title: 'Hake', value: '£14' },
    ]);
  });

  it('takes a number at the start of a line for a marker only where numbers count up', () => {
    expect(read('30) is the room, come early.').lists).toEqual([]);
    expect(onlyList('1) Wash\n2) Peel\n3) Boil').ordered).toBe(true);
  });

  it('leaves one dated thing and clauses with commas as sentences', () => {
    expect(read('Saturday, 20 June 2026, 9:30, at the field').lists).toEqual([]);
    expect(read('We have one rule: we never freeze, and we never rush.').lists).toEqual([]);
  });
});

describe('lists in a sentence', () => {
  it('has plans that are told with their prices, of which one may have none', () => {
    const list = onlyList('Plans: Single at €59 per month, Group at €149 per month, and Network');
    expect(list.kind).toBe('priced');
    expect(itemsOf(list)).toEqual([
      { title: 'Single', value: '€59 per month' },
      { title: 'Group', value: '€149 per month' },
      { title: 'Network' },
    ]);
  });

  it('has what happened in years, an article behind the year or not', () => {
    const list = onlyList('Our story: 1958 Nonna opens the kiosk, 1987 the parlour, 2021 a new oven');
    expect(list.kind).toBe('dated');
    expect(itemsOf(list)).toContainEqual({ date: '1987', title: 'the parlour' });
  });

  it.each([
    [
      'Hive, cedar = 189 GBP / Bee suit, large = 96 GBP / Smoker = 34 GBP',
      'priced',
      ['Hive, cedar', 'Bee suit, large', 'Smoker'],
    ],
    ['Taster £55 | Weekend £190 | Week £265', 'priced', ['Taster', 'Weekend', 'Week']],
    [
      'The inn in Matera: three rooms (Tufo €95, Gravina €110, Arco €145), breakfast included',
      'priced',
      ['Tufo', 'Gravina', 'Arco'],
    ],
    [
      'Fri: opening walk 2 PM; Sat: clinic 10 AM, dinner 7 PM; Sun: workshop 11 AM',
      'dated',
      ['Fri', 'Sat', 'Sun'],
    ],
    ['Call or come: Unit 7, Feeder Road; tel 0117 555 0146; Mon-Fri 9:00-17:00', 'contacts', undefined],
    ['212 partnerships since we began, 38 dogs in training, 90 raisers', 'figures', ['212', '38', '90']],
  ])('is divided by what divides it best: %s', (prompt, kind, titles) => {
    const list = onlyList(prompt);
    expect(list.kind).toBe(kind);
    expect(list.items).toHaveLength(3);
    if (titles) for (const [at, title] of titles.entries()) expect(list.items[at]?.text).toContain(title);
  });

  it('in small letters has each line for itself', () => {
    const prompt =
      'the undertones, a community choir of about seventy singers, no auditions\nrehearse thursdays 19:15-21:15 at the hall in wapping lane by the river\ncost: £8 drop in, first session free';
    const { topics } = read(prompt);
    expect(topics.flatMap(({ passages }) => passages).length).toBe(3);
  });

  it('has prices beside things of several sizes', () => {
    const list = onlyList('Menu: one scoop / two scoops £2.90 / £4.60, affogato £5.40, waffle £6.95');
    expect(itemsOf(list)).toContainEqual({ title: 'affogato', value: '£5.40' });
  });
});

describe('topics', () => {
  it('keeps gaps to be filled in, and hides the marks right behind them', () => {
    const { topics } = read('# Gaps\nThe ___`milk` cow __moos__ at _____ o clock.');
    expect(
      topics.map(({ passages }) => passages.map((one) => (one.kind === 'sentence' ? one.text : ''))),
    ).toEqual([['The ___milk cow moos at _____ o clock.']]);
  });

  it('cuts where headings, labels and blank lines cut, and prints no marks', () => {
    const { topics } = read(
      '# The farm\nWe keep **640** cows.\n\nThey graze outside.\n\n## Visits\nCome in May.',
    );
    expect(
      topics.map(({ heading, level, passages }) => [
        heading,
        level,
        passages.map((passage) => (passage.kind === 'sentence' ? passage.text : '')),
      ]),
    ).toEqual([
      ['The farm', 1, ['We keep 640 cows.', 'They graze outside.']],
      ['Visits', 2, ['Come in May.']],
    ]);
  });

  it('ties what an order asks for to what was given for it', () => {
    const { prompt, segments } = parts(
      '{A page with }We are a bindery in Ghent.{ Then our galleries (}Harbour, Markets{)}',
    );
    const { topics, lists } = read(prompt, { segments, requested: [request('r1', 'our galleries')] });
    expect(topics.map((topic) => topic.request)).toEqual(['', 'r1']);
    expect(lists[0]?.items.map(({ title }) => title)).toEqual(['Harbour', 'Markets']);
  });

  it('puts text given in quotation marks as final, and quotations with who said them', () => {
    const { prompt, segments } = parts(
      '{With the text "}Bring a cup and a friend.{" and }"A crown that fits is forgotten." Agneta Lind{.}',
    );
    expect(read(prompt, { segments }).topics.flatMap(({ passages }) => passages)).toMatchObject([
      { kind: 'sentence', text: 'Bring a cup and a friend.', final: true },
      { kind: 'quote', text: 'A crown that fits is forgotten.', by: 'Agneta Lind' },
    ]);
  });

  it('leaves sentences whole behind abbreviations, and ends them where small letters follow', () => {
    const { topics } = read('Dr. Ito meets Prof. Lind at No. 5. they talk. then they leave.');
    expect(topics[0]?.passages.map((passage) => (passage.kind === 'sentence' ? passage.text : ''))).toEqual([
      'Dr. Ito meets Prof. Lind at No. 5.',
      'They talk.',
      'Then they leave.',
    ]);
  });

  it('puts a table where it stood, and none of its cells into text', () => {
    const prompt = 'Our year:\n\nMonth | Sales\nMay | 4\nJune | 7\n\nA good one.';
    const start = prompt.indexOf('Month');
    const end = prompt.indexOf('\n\nA good');
    const table: Dataset = { id: 'd1', title: '', columns: [], rows: [], from: 'table', span: [start, end] };
    const { topics } = read(prompt, { datasets: [table] });
    expect(topics.map(({ heading, passages }) => [heading, passages.map(({ kind }) => kind)])).toEqual([
      ['Our year', ['dataset', 'sentence']],
    ]);
  });
});

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words that topics, lists and headings hold. */
function told(prompt: string): string[] {
  const { lists, topics } = read(prompt);
  const byId = new Map(lists.map((list) => [list.id, list]));
  return topics.flatMap(({ heading, passages }) => [
    ...words(heading),
    ...passages.flatMap((passage) => {
      if (passage.kind === 'dataset') return [];
      if (passage.kind === 'quote') return words(`${passage.text} ${passage.by} ${passage.role}`);
      if (passage.kind === 'sentence') return words(passage.text);
      const list = byId.get(passage.list);
      const own =
        list?.items.flatMap(({ text, points, group }) => words([text, ...points, group].join(' '))) ?? [];
      return [...(list?.heading === heading ? [] : words(list?.heading ?? '')), ...own];
    }),
  ]);
}

const PIECES = [
  'We keep 640 cows.',
  'Soup £5, pie £12',
  'Opening hours:',
  '- Mon-Fri 9-17',
  '- Ada Lind (baker)',
  '1. Wash',
  '2. Peel',
  '## Visits',
  '',
  '',
  'Allergens: nuts',
  '“It was the best day of all.” Ben Orr',
  'Team (Ada, Ben, Cy)',
  '   indented',
  'call 0116 496 0187, or write to a@b.example',
  '日本語の文です。次の文。',
  '**Bold**: yes',
  'a, b and c',
  '(',
  '"',
  'x: y; z',
];

it('loses no word of the material and adds none that small words do not explain', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (lines) => {
      const prompt = lines.join('\n');
      const given = new Set(words(prompt).map((word) => word.toLowerCase()));
      const found = new Set(told(prompt).map((word) => word.toLowerCase()));
      expect([...given].filter((word) => !found.has(word) && !['and', '1', '2'].includes(word))).toEqual([]);
      expect([...found].filter((word) => !given.has(word))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** Items as people write them, with and without clear signs between their parts. */
const ITEMS = [
  'Fossil – £38/year, one adult, unlimited entry',
  'Soup (leek) £5.50',
  'Guided walk £12 per person and dog',
  'Bench hire on request',
  'Beds: 3 × 20,00 €',
  'Line reopened, 11.4 km, in service since 10 December 2023',
  '10:30 Dr Orme on new registers',
  'Concert – 14 March, 7 pm – Town Hall',
  'Ada Lind, head baker – ovens and ordering',
  'Head of finance: Ben Orr',
  'closed: 22, open: 5, running: 7',
  'Mon-Fri 9-17 (office)',
  '640 cows',
  'Brand, small 22',
  'Do you deliver? Yes – on Fridays.',
  '“It was the best day of all.” Ben Orr, guest',
  'Phone: 0116 496 0187',
  'Harbour Street 4, Leeds LS2 0XX',
  'Store at 19–23 °C; target 12 °C ± 1',
];

it('takes items apart without losing, doubling or adding a word', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ITEMS), { minLength: 2, maxLength: 6 }), (lines) => {
      for (const list of read(lines.map((line) => `- ${line}`).join('\n')).lists)
        for (const { text, facts: _, group: __, points, ...fields } of list.items)
          expect(words([...Object.values(fields), ...points].join(' ')).toSorted()).toEqual(
            words(text).toSorted(),
          );
    }),
    { numRuns: 200 },
  );
});

it('keeps facts whole, and figures inside words out', () => {
  expect(
    facts(
      'It is £96,400 in 1889–1931, at 12 °C ± 1 and 19–23 °C for GAIVOTA-2; 500ml - 7.95 in 1080 × 1920.',
    ),
  ).toEqual([
    'price: £96,400',
    'date: 1889–1931',
    'number: 12 °C ± 1',
    'number: 19–23 °C',
    'number: 500ml',
    'number: 7.95',
    'number: 1080',
    'number: 1920',
  ]);
  expect(facts('Przychód: 68\u00a0400 zł, koszty 41 150 zł, kwiecień 11, maj 14', 'pl')).toEqual([
    'price: 68\u00a0400 zł',
    'price: 41 150 zł',
    'number: 11',
    'number: 14',
  ]);
});

it('keeps bullets with a year in each sentence whole', () => {
  const list = onlyList(
    '1. Lock rebuilt, in use since May 2019\n2. Signals of 1912 and 1954 replaced\n3. Trains bought',
  );
  expect([list.kind, list.ordered, itemsOf(list)]).toEqual([
    'plain',
    true,
    [
      { title: 'Lock rebuilt, in use since May 2019' },
      { title: 'Signals of 1912 and 1954 replaced' },
      { title: 'Trains bought' },
    ],
  ]);
});

it('keeps numbered points one list, with their clauses below them', () => {
  const list = onlyList('1. Scope\na) ships\nb) boats\n2. Duties of masters\n3. Review');
  expect(itemsOf(list)).toEqual([
    { title: 'Scope', points: ['ships', 'boats'] },
    { title: 'Duties of masters' },
    { title: 'Review' },
  ]);
});

it('leaves out head and greeting of a mail', () => {
  const { facts: found, topics } = read(
    'From: Ann Lee\nSent: Monday, 9:14\nSubject: the fair\n\nHi there,\n\nWe open in May.',
  );
  expect(topics.flatMap(({ passages }) => passages)).toMatchObject([{ text: 'We open in May.' }]);
  expect(found).toEqual([]);
});

/** Kinds of facts, lists and passages that a text is read as. */
const readAs = (text: string): string[] => {
  const { facts, lists } = read(text);
  return [...new Set([...facts, ...lists].map(({ kind }) => kind))].sort();
};

it.each([
  '(',
  '1,',
  '“',
  'a:\n',
  '1. a\n',
  'a, and ',
  '（http://a.b/c',
  '@ red without （ http:// no more “ chart " ',
])(
  'reads 16,000 characters of %j, which took minutes once, as it reads a few of them',
  (unit) => {
    const few = readAs(unit.repeat(40));
    expect(readAs(unit.repeat(Math.ceil(16_000 / unit.length)))).toEqual(few);
  },
  60_000,
);

describe('sentences with labels', () => {
  it('stand for themselves, each below its own; what has none stands below none', () => {
    const { topics } = read(
      'Reports to the head. Duties: payroll for 14 people, monthly accounts, reports to funders, year-end. Wanted: charity accounts. Apply by 5 May.',
    );
    expect(topics.map(({ heading }) => heading)).toEqual(['', 'Duties', 'Wanted', '']);
  });

  it('are pairs where little is said below each', () => {
    const { lists } = read('Doors: 7 pm. Bar: until late. Coats: £1.');
    expect(lists.map(({ kind, items }) => [kind, items.length])).toEqual([['pairs', 3]]);
  });
});

describe('prices told in sentences', () => {
  const pricedIn = (prompt: string): string[][] =>
    readBrief(prompt, 'website')
      .lists.filter(({ kind }) => kind === 'priced')
      .flatMap(({ items }) => items.map(({ title, value }) => [title, value]));

  it.each([
    [
      'Site for Inkwell. Price list: wedding cards £68 per 100, large prints £18, bookplates £24 per 50.',
      [
        ['wedding cards', '£68 per 100'],
        ['large prints', '£18'],
        ['bookplates', '£24 per 50'],
      ],
    ],
    [
      'Site for Kite. Plans: Solo $12/month for 1 seat, Team $49/month for 10 seats, Firm $90/month for 50 seats.',
      [
        ['Solo', '$12/month'],
        ['Team', '$49/month'],
        ['Firm', '$90/month'],
      ],
    ],
  ])('%s', (prompt, items) => {
    expect(pricedIn(prompt)).toEqual(items);
  });
});
