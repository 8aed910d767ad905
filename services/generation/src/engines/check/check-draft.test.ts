import { describe, expect, test } from '@jest/globals';
import { aDeck } from '../../../test/drafts.ts';
import type { Brief } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import type { WebsitePart } from '../draft/website.ts';
import { checkDraft as checkWritten } from './check-draft.ts';
import type { Finding } from './finding.ts';
import { mendDraft } from './mend.ts';

const brief = (more: Partial<Brief> = {}): Brief => ({
  buildType: 'website',
  promptSha256: '0'.repeat(64),
  language: 'en',
  orderLanguage: 'en',
  dir: 'ltr',
  segments: [
    { role: 'order', text: 'Please implement a quiet website with three sections for ' },
    {
      role: 'material',
      text: 'Tern Ferries, 14 boats on 3 routes. Revenue was 2.4 million euros, costs 1.8 million. ',
    },
    { role: 'material', text: '“The sea is our road”, says Ada Lind. Write to hello@tern.example. ' },
    { role: 'private', text: 'Between us: the new boat is late.' },
  ],
  commands: ['Please implement a quiet website with three sections for Tern Ferries'],
  subject: 'Tern Ferries',
  organisation: 'Tern Ferries',
  descriptor: '',
  place: '',
  audience: '',
  title: '',
  tone: [],
  kind: '',
  facts: [{ id: 'f1', kind: 'number', value: '14 boats', span: [0, 0], lead: 'fleet' }],
  lists: [],
  topics: [],
  datasets: [],
  requested: [],
  ...more,
});

const part = (more: Partial<WebsitePart> = {}): WebsitePart => ({
  ...{ ref: 'p', kind: 'richText', page: 'home', eyebrow: '', heading: 'Ferries', intro: '', note: '' },
  ...{ items: [], columns: [], rows: [], actions: [], form: '', fields: [], picture: '', chart: '' },
  ...more,
});
const item = (more: Partial<WebsitePart['items'][number]>): WebsitePart['items'][number] => ({
  ...{ group: '', title: '', text: '', value: '', date: '', time: '', place: '', person: '', label: '' },
  ...{ points: [], target: '', picture: '' },
  ...more,
});

const draft = (...parts: WebsitePart[]): Draft => ({
  buildType: 'website',
  draft: {
    ...{ title: 'Tern Ferries', tagline: '', organisation: 'Tern Ferries', summary: '' },
    ...{ look: { mood: 'civic', letters: 'any', print: 'usual', colours: [] }, datasets: [], charts: [] },
    ...{ pages: [{ ref: 'home', title: 'Home', description: '' }], parts, requested: [] },
  },
});
const saying = (text: string): Draft => draft(part({ items: [item({ text }), item({ text: '14 boats' })] }));
const checkDraft = (checked: Draft, beside: Brief): Finding[] => checkWritten(checked, beside, 'rules');
const codes = (checked: Draft, beside = brief()): string[] =>
  checkDraft(checked, beside).map(({ code }) => code);

describe('leaks', () => {
  test.each(['Please implement a quiet website', 'We offer a quiet website with three sections today.'])(
    'finds the order printed: %s',
    (text) => {
      expect(codes(saying(text))).toContain('order_leaked');
    },
  );

  test('lets the material be printed, and a question repeat what was asked for', () => {
    expect(codes(saying('Tern Ferries, 14 boats on 3 routes.'))).toEqual([]);
    expect(codes(saying('[[What shall the quiet website with three sections say?]]'))).toEqual([]);
  });

  test('lets a page say what the order says that its thing is', () => {
    const order = 'Landing page for a weekend trail-running event, ';
    const asking = (descriptor: string) =>
      brief({
        segments: [
          { role: 'order', text: order },
          { role: 'material', text: 'Tern Run, on 14 June in Bala' },
        ],
        descriptor,
      });
    const said = draft(part({ heading: 'Tern Run', intro: 'A weekend trail-running event' }));
    expect(codes(said, asking(''))).toContain('order_leaked');
    expect(codes(said, asking('a weekend trail-running event'))).not.toContain('order_leaked');
  });

  test('lets a part bear the name that it was asked for by, whatever stands behind that in the order', () => {
    const request = {
      kind: 'section' as const,
      target: 'businessModel',
      text: 'business model (£19 a month',
    };
    const none = {
      title: '',
      value: 0,
      value2: 0,
      bound: 'exact' as const,
      unit: '',
      topics: [],
      inside: '',
    };
    const asking = brief({
      segments: [
        { role: 'order', text: 'business model (' },
        { role: 'material', text: '£19 a month' },
      ],
      requested: [{ id: 'r1', ...request, ...none }],
    });
    const named = draft(part({ heading: 'Business model', items: [item({ text: '£19 a month' })] }));
    expect(checkDraft(named, asking).map(({ code }) => code)).not.toContain('order_leaked');
  });

  test('finds what must stay private, and mending takes it out', () => {
    const leaky = saying('The new boat is late.');
    expect(codes(leaky)).toEqual(['private_shown']);
    expect(JSON.stringify(mendDraft(leaky, brief(), checkDraft(leaky, brief())))).not.toContain('late');
  });
});

describe('honesty', () => {
  test.each([
    'Revenue of 2,400,000 euros',
    'Revenue was €2.4 million',
    'A profit of 0.6 million',
    'Costs are 75 % of revenue',
    'All three routes, 3 of them',
  ])('lets true figures stand however they are written: %s', (text) => {
    expect(codes(saying(text))).toEqual([]);
  });

  test('takes sums of a column, and what follows from them, as given', () => {
    const rows = [
      ['Oct', '4,210', '391', '31,480'],
      ['Nov', '1,880', '142', '13,905'],
      ['Dec', '3,345', '305', '18,660'],
      ['Jan', '1,120', '88', '8,115'],
    ];
    const columns = ['Month', 'Sold', 'Refunded', 'Revenue'].map((name) => ({
      ...{ name, type: 'quantitative' as const, unit: '' },
    }));
    const reported = saying('10,555 copies, £72,160 in all, £6.84 a copy');
    expect(codes(reported)).toEqual(['unverified']);
    reported.draft.datasets.push({ ref: 'months', columns, rows, quote: '' });
    expect(codes(reported)).toEqual([]);
  });

  test.each(['Founded in 1988', 'Over 250,000 passengers', 'From 19 € a ticket'])(
    'marks a figure that nobody gave as a question: %s',
    (text) => {
      const invented = saying(text);
      const findings = checkDraft(invented, brief());
      expect(findings.map(({ code }) => code)).toEqual(['unverified']);
      expect(JSON.stringify(mendDraft(invented, brief(), findings))).toContain(`[[${text}]]`);
    },
  );

  test('marks people and quotations that nobody gave, and keeps those given', () => {
    const forged = draft(
      part({
        kind: 'testimonials',
        items: [
          item({ text: 'The sea is our road', person: 'Ada Lind' }),
          item({ text: 'Best ferry ever', person: 'Bob Smith' }),
          item({ text: '14 boats' }),
        ],
      }),
    );
    expect(codes(forged)).toEqual(['unknown_quotation', 'unknown_name']);
  });

  test('knows a name that was typed without its accents', () => {
    const said = brief({ segments: [{ role: 'material', text: 'Mama pieciolatka: "Bez łez."' }] });
    const written = draft(
      part({ kind: 'testimonials', items: [item({ text: 'Bez łez.', person: 'mama pięciolatka' })] }),
    );
    expect(codes(written, said)).not.toContain('unknown_name');
  });

  test('knows a name and an address however they were said', () => {
    const said = brief({
      segments: [
        { role: 'material', text: 'menajerim Nilgün Aksoy, 14 boats ' },
        { role: 'order', text: 'they should write to board at millbrook dot example' },
      ],
    });
    const written = draft(
      part({
        kind: 'testimonials',
        items: [item({ text: '14 boats', person: 'Nilgün Aksoy, menajeri' })],
        actions: [{ label: 'Write', target: 'mailto:board@millbrook.example' }],
      }),
    );
    expect(codes(written, said)).not.toContain('unknown_name');
    expect(codes(written, said)).not.toContain('unknown_link');
  });

  test('drops addresses that nobody gave, and keeps refs and those given', () => {
    const links = draft(
      part({
        items: [item({ text: '14 boats' })],
        actions: [
          { label: 'Write', target: 'mailto:hello@tern.example' },
          { label: 'Ask', target: 'mailto:hello@tern.example?subject=TN-110' },
          { label: 'Book', target: 'https://evil.example/book' },
          { label: 'More', target: '#p' },
        ],
      }),
    );
    const findings = checkDraft(links, brief());
    expect(findings.map(({ code }) => code)).toEqual(['unknown_link']);
    expect(JSON.stringify(mendDraft(links, brief(), findings))).not.toContain('evil');
  });
});

test('what must not be shown does not come back as a question', () => {
  const path = ['parts', 0, 'items', 0, 'text'];
  const clear: Finding = { code: 'private_shown', message: '', path, mend: 'clear' };
  const mark: Finding = { code: 'unverified', message: '', path, mend: 'mark' };
  const mended = mendDraft(saying('Ring Ada at 0151 555 0199'), brief(), [clear, mark]);
  expect(JSON.stringify(mended)).not.toContain('0151');
});

describe('of a language model', () => {
  const byModel = (checked: Draft): Finding[] => checkWritten(checked, brief(), 'model');

  test('holds only the words that surely order against a draft', () => {
    const leaky = (text: string) => byModel(saying(text)).map(({ code }) => code);
    expect(leaky('Please implement a quiet website')).toEqual(['order_leaked']);
    const later = brief({ segments: [{ role: 'order', text: 'Come for one try-out morning.' }] });
    expect(
      checkWritten(saying('Come for one try-out morning'), later, 'model').map(({ code }) => code),
    ).not.toContain('order_leaked');
    const dated = brief({ commands: ['I want one chart for the meeting on 9 November'] });
    expect(
      checkWritten(saying('For the meeting on 9 November'), dated, 'model').map(({ code }) => code),
    ).not.toContain('order_leaked');
  });

  test('leaves words of the order to it where it lets them stand', () => {
    const leaky = saying('Please implement a quiet website');
    const findings = byModel(leaky);
    expect(findings).toMatchObject([{ code: 'order_leaked', mend: 'ask' }]);
    expect(mendDraft(leaky, brief(), findings)).toEqual(leaky);
  });

  test('lets a model say what an order names, for a page is about that', () => {
    const invited = brief({ commands: ['Make an invitation to the opening night of'] });
    const codesOf = (text: string) => checkWritten(saying(text), invited, 'model').map(({ code }) => code);
    expect(codesOf('Invitation to the opening night of Tern Ferries')).toEqual([]);
    expect(codesOf('Make an invitation to the opening night of Tern Ferries')).toEqual(['order_leaked']);
  });

  test('knows the share that a row has in its column, or a cell in its row, and no other', () => {
    const rows = [
      ['1st quarter', '410', '90', '75'],
      ['2nd quarter', '438', '122', '73'],
    ];
    const columns = ['Quarter', 'Calls', 'Chats', 'Mails'].map((name, at) => ({
      ...({ name, unit: '', type: at === 0 ? 'ordinal' : 'quantitative' } as const),
    }));
    const codesOf = (text: string) => {
      const table = saying(text);
      table.draft.datasets = [{ ref: 'quarters', columns, rows, quote: '' }];
      return byModel(table).map(({ code }) => code);
    };
    expect(codesOf('Calls were 71.3 % in the first quarter, which had 48.3 % of them')).toEqual([]);
    expect(codesOf('Calls were 74.3 % in the first quarter')).toEqual(['unverified']);
  });

  test('takes a figure for given that was dictated in one breath with what it was told to be silent on', () => {
    const text =
      'it starts the 1st of May 2031 and we look at it again and that the bishop paid stays out of it';
    const dictated = brief({ facts: [], segments: [{ role: 'private', text, orders: true }] });
    expect(checkWritten(saying('From 1 May 2031'), dictated, 'model')).toEqual([]);
  });

  test.each([
    '€99 a year',
    '47.3 % more routes',
    'Over 250,000 passengers',
    'Founded in 1988',
    '2,414,000 euros',
  ])('marks what is claimed of somebody and was not given: %s', (text) => {
    expect(byModel(saying(text))).toMatchObject([{ code: 'unverified', mend: 'mark' }]);
  });

  test.each(['240万ユーロ', 'A profit of 600,000 euros, 25 % of 2.4 million', 'Open 24 hours', '42 boats'])(
    'lets stand what is converted, worked out, or counted: %s',
    (text) => {
      expect(byModel(saying(text))).toEqual([]);
    },
  );

  test('lets what is billed by the month be told as a sum a year', () => {
    const monthly = brief({ segments: [{ role: 'material', text: 'Care is €480 a month. 14 boats' }] });
    expect(checkWritten(saying('€5,760 a year'), monthly, 'model')).toEqual([]);
  });

  test('knows half an hour, a difference of three that is written out, and an address that was dictated', () => {
    const said = brief({
      facts: [],
      segments: [
        {
          role: 'material',
          text: 'six thirty, deposit 5600 yuan, 187 for water, 320 for a door, tern dot example slash quay',
        },
      ],
    });
    const answer = draft(
      part({ heading: '5093 yuan', items: [item({ text: '5600 − 187 − 320 = 5093, from 6.30 am' })] }),
      part({ actions: [{ label: 'Quay', target: 'https://tern.example/quay' }] }),
    );
    expect(checkWritten(answer, said, 'model')).toEqual([]);
    const wrong = saying('5600 − 187 − 320 = 5193');
    expect(checkWritten(wrong, said, 'model')).toMatchObject([{ code: 'unverified' }]);
  });

  test('knows a telephone number that was told digit by digit as the target of a link, and a year in one word', () => {
    const text = 'prova, zero cinque quattro sei cinque cinque cinque zero uno due, fino al duemilaventisei';
    const said = brief({ facts: [], language: 'it', segments: [{ role: 'material', text }] });
    const answer = draft(part({ actions: [{ label: 'Fino al 2026', target: 'tel:0546555012' }] }));
    expect(checkWritten(answer, said, 'model')).toEqual([]);
  });

  test('leaves to a model a few words of what it was told to be silent on, and shows no order to be silent', () => {
    const secret = { role: 'private', text: 'Don’t mention that the boat of the bishop leaks' } as const;
    const mends = (text: string, orders: boolean) =>
      checkWritten(saying(text), brief({ segments: [orders ? { ...secret, orders } : secret] }), 'model').map(
        ({ code, mend }) => [code, mend],
      );
    expect(mends('The boat of the bishop leaks', true)).toEqual([['private_shown', 'ask']]);
    expect(mends('The boat of the bishop leaks', false)).toEqual([['private_shown', 'clear']]);
    expect(mends(`Welcome. ${secret.text}.`, true)).toEqual([['private_shown', 'clear']]);
    // What stands in a remark too is no less private for that.
    const remark = { role: 'private', text: 'Between us, the boat of the bishop leaks' } as const;
    const twice = brief({ segments: [{ ...secret, orders: true }, remark] });
    expect(checkWritten(saying('The boat of the bishop leaks'), twice, 'model')).toMatchObject([
      { code: 'private_shown', mend: 'clear' },
    ]);
  });

  test('takes a short word that is private for no part of longer words, whatever space is around them', () => {
    const secret = { role: 'private', text: ' Ann\n\n' } as const;
    expect(checkWritten(saying('An annual fare'), brief({ segments: [secret] }), 'model')).toEqual([]);
  });

  test.each([
    ['my mobile 0151 555 0199', 'Call 0151 555 0199 any time', 'tel:01515550199'],
    ['ada@quill.example', 'Write to Ada: ada@quill.example', 'mailto:ada@quill.example'],
  ])('shows no way to somebody that shall not be shown, in words or as a link: %s', (way, text, target) => {
    const order = { role: 'private', text: `Please don’t mention ${way}`, orders: true } as const;
    const said = brief({ segments: [{ role: 'material', text: 'Tern Ferries, 14 boats' }, order] });
    const page = draft(part({ items: [item({ text })], actions: [{ label: 'Ask', target }] }));
    const shown = JSON.stringify(mendDraft(page, said, checkWritten(page, said, 'model')));
    expect(shown).not.toContain(way.slice(-6));
    expect(shown).not.toContain(target);
    // It may be the way that the message gives for all.
    const open = brief({ segments: [{ role: 'material', text: `Tern Ferries, ${way}` }, order] });
    expect(checkWritten(page, open, 'model')).toEqual([]);
  });

  test('takes no figure of the message for a part of a telephone number', () => {
    const said = brief({ segments: [{ role: 'material', text: 'Tern Ferries, 14 boats and 0 accidents' }] });
    for (const target of ['tel:+44200000014', 'tel:+440000000']) {
      const page = draft(part({ items: [item({ text: '14 boats' })], actions: [{ label: 'Ring', target }] }));
      expect(checkWritten(page, said, 'model')).toMatchObject([{ code: 'unknown_link' }]);
    }
  });

  test('takes a remark in brackets behind a name for no name', () => {
    const by = (person: string) =>
      byModel(draft(part({ kind: 'testimonials', items: [item({ text: '14 boats', person })] })));
    expect(by('Ada Lind (at the sea)')).toEqual([]);
    expect(by('Ada Lind (Harbour Weekly)')).toMatchObject([{ code: 'unknown_name' }]);
    // Told in other words, or translated.
    expect(by('Ada Lind, head of the quay')).toEqual([]);
    expect(by('Captain Ada Maria Lind')).toMatchObject([{ code: 'unknown_name' }]);
  });

  test('tells what the world knows where no figure was given', () => {
    const lesson = brief({
      segments: [{ role: 'order', text: 'A lesson on seasons for year 5' }],
      facts: [],
    });
    const checked: Draft = { buildType: 'slides', draft: aDeck({ title: 'A year has 365 days' }) };
    expect(checkWritten(checked, lesson, 'model')).toEqual([]);
  });

  test('is not asked for what it left out: it was taken back, told in passing, or said in other words', () => {
    expect(byModel(draft(part({ items: [item({ text: 'Tern Ferries' })] })))).toEqual([]);
  });

  test('holds the address of an item against the brief, as all that is read', () => {
    const items = [item({ title: 'Fair', place: '77 Invented Road, 4,812 seats' })];
    const fair = draft(part({ kind: 'events', heading: 'Fair', items }));
    expect(checkWritten(fair, brief(), 'model')).toMatchObject([{ code: 'unverified' }]);
  });

  test('knows the century of a year that was told in two digits', () => {
    const said = brief({ segments: [{ role: 'material', text: 'He drove it in fifty-eight.' }], facts: [] });
    expect(checkWritten(saying('Drove it in 1958'), said, 'model')).toEqual([]);
    expect(checkWritten(saying('Drove it in 1959'), said, 'model')).toMatchObject([{ code: 'unverified' }]);
  });

  test('knows what so many cost by a rate, and a sum of four that is written out with large figures', () => {
    const priced = (text: string) =>
      brief({ segments: [{ role: 'material', text: `${text} 14 boats` }], facts: [] });
    const plans = priced('Plans: £92 a crown; £79 a month, £74 a crown; £189 a month, £63 a crown.');
    const table = part({ columns: ['Crowns', 'Plan', 'Partner'], rows: [['10', '£819', '£819']] });
    expect(checkWritten(draft(table), plans, 'model')).toEqual([]);
    expect(checkWritten(saying('£1,999 in all'), plans, 'model')).toMatchObject([{ code: 'unverified' }]);
    const months = '3,140, 1,260, 1,870, 2,905, 940, 610, 585, 1,730, 520, 2,240';
    const sum = saying('Launch 3,140 + winter sale 2,905 + bundle 1,730 + summer sale 2,240 = 10,015 copies');
    expect(checkWritten(sum, priced(months), 'model')).toEqual([]);
  });

  test('holds no translation against the quotation that it is of, and no question against addresses', () => {
    const given = 'The timetable is not a law of nature. Somebody wrote it, so somebody can change it.';
    const german =
      'Der Fahrplan ist kein Naturgesetz. Jemand hat ihn geschrieben, also kann ihn jemand ändern.';
    const fact = {
      id: 'f1',
      kind: 'quote' as const,
      value: given,
      span: [0, 0] as [number, number],
      lead: '',
    };
    const said = brief({ segments: [{ role: 'material', text: `“${given}” – Ada Lind` }], facts: [fact] });
    const quoting = (text: string) =>
      draft(part({ kind: 'testimonials', items: [item({ text, person: 'Ada Lind' })] }));
    expect(checkWritten(quoting(german), said, 'model')).toEqual([]);
    const forged = quoting('We love how every single boat arrives before the sun is up in the harbour.');
    expect(checkWritten(forged, said, 'model')).toMatchObject([{ code: 'unknown_quotation' }]);
    const asking = part({ actions: [{ label: 'Order', target: '[[Which address do orders go to?]]' }] });
    expect(byModel(draft(asking))).toEqual([]);
  });
});

test.each([
  [
    'a name with a role',
    part({
      kind: 'testimonials',
      items: [
        item({ text: 'The sea is our road.', person: 'Ada Lind, Tern Ferries' }),
        item({ text: '14 boats' }),
      ],
    }),
  ],
  [
    'a quotation put right',
    part({
      kind: 'testimonials',
      items: [item({ text: 'The sea is our road, it says', person: 'Ada Lind' }), item({ text: '14 boats' })],
    }),
  ],
  ['a number in a link', part({ items: [item({ text: '[More](#p1988), 14 boats' })] })],
  ['a sum of neighbours', part({ items: [item({ text: '14 boats, 4.2 million in all' })] })],
])('finds nothing wrong with %s', (_, fitting) => {
  expect(codes(draft(fitting))).toEqual([]);
});

test('takes a link that nobody gave out of a text, and leaves its words', () => {
  const linked = saying(
    'Book [here](https://evil.example/x) or [write](mailto:hello@tern.example), [more](#p).',
  );
  const findings = checkDraft(linked, brief());
  expect(findings.map(({ code }) => code)).toEqual(['unknown_link']);
  const mended = JSON.stringify(mendDraft(linked, brief(), findings));
  expect(mended).toContain('Book here or [write](mailto:hello@tern.example), [more](#p).');
});

test('puts a lost fact into a part of its own, with the words that introduced it', () => {
  const empty = draft(part({ items: [item({ text: 'Tern Ferries' })] }));
  const findings = checkDraft(empty, brief());
  expect(findings).toMatchObject([{ code: 'fact_lost', fact: 'f1' }]);
  const mended = mendDraft(empty, brief(), findings);
  expect(mended.draft.parts).toHaveLength(2);
  expect(JSON.stringify(mended.draft.parts[1])).toContain('fleet 14 boats');
  expect(checkDraft(mended, brief())).toEqual([]);
});

test('words of a drawing are words of the piece, and the numbers of its paths are none', () => {
  const drawn = (words: string): Draft =>
    draft(part({ picture: `A fleet\nprimary M14 14H60V48Z\ntext ink 8 14 48 start ${words}` }));
  expect(codes(drawn('14 boats'))).toEqual([]);
  expect(codes(drawn('boats'))).toEqual(['fact_lost']);
  const wrong = drawn('14 boats, over 250,000 passengers');
  const findings = checkDraft(wrong, brief());
  expect(findings).toMatchObject([{ code: 'unverified', mend: 'mark' }]);
  expect(mendDraft(wrong, brief(), findings).draft.parts[0]).toMatchObject({ picture: 'A fleet' });
});
