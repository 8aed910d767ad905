import { describe, expect, test } from '@jest/globals';
import type { Brief, Fact, List, ListItem, Request } from '../../../brief/brief.ts';
import { questionIn } from '../../../draft/marks.ts';
import type { WebsitePart } from '../../../draft/website.ts';
import { textsOf } from '../common/facts.ts';
import { writeWebsite } from './write-website.ts';

const brief = (more: Partial<Brief>): Brief => ({
  ...{ buildType: 'website', promptSha256: '3c'.repeat(32), language: 'en', orderLanguage: 'en', dir: 'ltr' },
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
  ...{ id, text: `a ${target}`, kind, target, title: '', value: 0, value2: 0, bound: 'exact', unit: '' },
  ...{ topics: [], inside: '', ...more },
});
const item = (more: Partial<ListItem>): ListItem => ({
  ...{
    text: `${more.title ?? ''} ${more.value ?? ''}`,
    title: '',
    detail: '',
    value: '',
    quantity: '',
    date: '',
  },
  ...{ time: '', place: '', person: '', label: '', group: '', points: [], facts: [], ...more },
});
const list = (kind: List['kind'], ...items: ListItem[]): List => ({
  ...{ id: 'l1', kind, heading: '', ordered: false, items },
});
const fact = (id: string, kind: Fact['kind'], value: string, lead = ''): Fact => ({
  ...{ id, kind, value, lead, span: [Number(id.slice(1)) * 99, Number(id.slice(1)) * 99 + value.length] },
});
const holding = (...passages: Brief['topics'][number]['passages']): Brief['topics'] => [
  { id: 't1', heading: '', level: 0, request: '', passages },
];
const sentence = (text: string, facts: string[] = []): Brief['topics'][number]['passages'][number] => ({
  ...{ kind: 'sentence', text, facts, final: false, paragraph: 0 },
});

const partsOf = (given: Partial<Brief>): WebsitePart[] => writeWebsite(brief(given), 'economy').parts;
const kindsOf = (given: Partial<Brief>): string[] => partsOf(given).map(({ kind }) => kind);
const ofKind = (given: Partial<Brief>, kind: WebsitePart['kind']): WebsitePart | undefined =>
  partsOf(given).find((part) => part.kind === kind);

describe('the first screen', () => {
  test('says whose it is and what it is, in the words given', () => {
    const hero = ofKind({ organisation: 'Quill & Ash', descriptor: 'a bindery in Ghent' }, 'hero');
    expect([hero?.heading, hero?.intro]).toEqual(['Quill & Ash', 'A bindery in Ghent']);
  });

  test('opens with the first sentence where nothing else says what it is, and says it once', () => {
    const given = {
      organisation: 'Oxlip',
      topics: holding(sentence('We mend sails.'), sentence('Since 1970.')),
    };
    expect(ofKind(given, 'hero')?.intro).toBe('We mend sails. Since 1970.');
    expect(kindsOf({ ...given, requested: [asked('r1', 'section', 'contactForm')] })).toEqual([
      'hero',
      'contactForm',
    ]);
  });

  test('leaves out of the text what it says itself', () => {
    const topics = holding(
      sentence('We are Oxlip, a mill in Ghent.'),
      sentence('Flour goes out on Fridays.'),
    );
    const texts = textsOf(partsOf({ organisation: 'Oxlip', descriptor: 'a mill in Ghent', topics }));
    expect(texts.filter((text) => text.includes('in Ghent'))).toEqual(['A mill in Ghent']);
    expect(texts).toContain('Flour goes out on Fridays.');
  });

  test('leads to sections that are there', () => {
    const given = { organisation: 'Oxlip', lists: [list('priced', item({ title: 'Sail', value: '9 EUR' }))] };
    const { parts } = writeWebsite(brief(given), 'economy');
    const refs = parts.map(({ ref }) => ref);
    expect(parts[0]?.actions.length).toBeGreaterThan(0);
    expect(parts[0]?.actions.every(({ target }) => refs.includes(target))).toBe(true);
  });
});

describe('material', () => {
  test('a heading begins with a capital, also where the words over it did not', () => {
    const hours = { ...list('hours', item({ date: 'tue-sat', time: '9-18' })), heading: 'open' };
    const parts = partsOf({ lists: [hours], topics: holding({ kind: 'list', list: 'l1' }) });
    expect(parts.map(({ heading }) => heading)).toContain('Open');
  });

  const plan = (value: string): Partial<Brief> => ({
    organisation: 'Oxlip',
    lists: [list('priced', item({ title: 'Small', value }), item({ title: 'Group', value: 'on request' }))],
  });

  test('becomes the section that it is by nature', () => {
    const kinds = (['hours', 'people', 'figures', 'questions', 'steps', 'quotes', 'dated'] as const).map(
      (kind) =>
        partsOf({
          organisation: 'O',
          descriptor: 'a mill',
          lists: [list(kind, item({ title: 'Zyx', time: '9' }))],
        }).find(({ kind: of, items }) => of !== 'hero' && JSON.stringify(items).includes('Zyx'))?.kind,
    );
    expect(kinds).toEqual(['locationHours', 'team', 'stats', 'faq', 'steps', 'testimonials', 'events']);
    expect(kindsOf(plan('$9/month'))).toContain('pricing');
    expect(kindsOf(plan('$9'))).not.toContain('pricing');
  });

  test('keeps a price on request as a price', () => {
    const group = ofKind(plan('$9/month'), 'pricing')?.items.find(({ title }) => title === 'Group');
    expect(group?.value).toBe('on request');
  });

  test('with a mail address alone gives a form that it is sent to, with an address a place for both', () => {
    const mail = fact('f1', 'email', 'a@b.example');
    const given = { organisation: 'O', descriptor: 'a mill' };
    const form = ofKind({ ...given, facts: [mail] }, 'contactForm');
    expect(form?.actions[0]?.target).toBe('mailto:a@b.example');
    const place = ofKind({ ...given, facts: [mail, fact('f2', 'address', '3 Mill Lane')] }, 'locationHours');
    expect(place?.items[0]?.place).toBe('3 Mill Lane');
    expect(place?.actions[0]?.target).toBe('mailto:a@b.example');
  });

  test('for a place that was asked for is its address, where it reads as one', () => {
    const told = (text: string): Partial<Brief> => ({
      organisation: 'Oxlip',
      topics: [
        {
          ...{ id: 't1', heading: '', level: 0, request: 'r1' },
          passages: [{ kind: 'sentence', text, facts: [], final: false, paragraph: 0 }],
        },
      ],
      requested: [asked('r1', 'section', 'locationHours', { title: 'address', topics: ['t1'] })],
    });
    expect(ofKind(told('Obala kneza 17'), 'locationHours')?.items[0]?.place).toBe('Obala kneza 17');
    expect(ofKind(told('Parents, from 8 years upwards'), 'locationHours')?.items[0]?.place).toMatch(/^\[\[/u);
  });

  test('that fits nowhere stands under a heading that claims nothing', () => {
    const facts = [fact('f1', 'number', '14 boats', 'fleet')];
    expect(partsOf({ organisation: 'O', facts }).at(-1)).toMatchObject({
      ...{ kind: 'richText', heading: 'Further information', items: [{ points: ['Fleet 14 boats'] }] },
    });
  });
});

describe('an order', () => {
  test('sets sections in its order, each with its material, its title or its question', () => {
    const given: Partial<Brief> = {
      organisation: 'O',
      lists: [list('priced', item({ title: 'Rye', value: '3 EUR' }))],
      topics: [{ id: 't1', heading: '', level: 0, request: 'r2', passages: [{ kind: 'list', list: 'l1' }] }],
      requested: [asked('r1', 'section', 'team'), asked('r2', 'section', 'menu', { title: 'our breads' })],
    };
    expect(kindsOf(given)).toEqual(['hero', 'team', 'menu']);
    expect(ofKind(given, 'menu')?.heading).toBe('Our breads');
    expect(questionIn(ofKind(given, 'team')?.items[0]?.title ?? '')).toBeDefined();
  });

  test('for five questions gives five, each missing one asked for', () => {
    const requested = [
      asked('r1', 'section', 'faq'),
      asked('r2', 'count', 'questions', { value: 5, inside: 'r1' }),
    ];
    const items = ofKind({ organisation: 'O', requested }, 'faq')?.items ?? [];
    expect(items).toHaveLength(5);
    expect(new Set(items.map(({ title }) => title)).size).toBe(5);
  });

  test('for pages puts each section on the page for it, and a question on an empty one', () => {
    const requested = [
      asked('r1', 'page', 'home'),
      asked('r2', 'page', 'team'),
      asked('r3', 'page', 'pricing'),
    ];
    const lists = [list('people', item({ title: 'Ada Lind', person: 'Ada Lind', label: 'miller' }))];
    const draft = writeWebsite(brief({ organisation: 'O', lists, requested }), 'economy');
    const on = (ref: string): string[] =>
      draft.parts.filter(({ page }) => page === ref).map(({ kind }) => kind);
    expect(draft.pages.map(({ ref }) => on(ref))).toEqual([['hero'], ['team'], ['pricing']]);
    expect(draft.requested.map(({ plan }) => plan)).toEqual(['done', 'done', 'done']);
  });

  test('for a function that a page can’t have says so, with another way', () => {
    const given = {
      organisation: 'O',
      facts: [fact('f1', 'email', 'a@b.example'), fact('f2', 'address', '3 Mill Lane')],
      requested: [asked('r1', 'feature', 'signIn'), asked('r2', 'feature', 'map')],
    };
    const parts = partsOf(given).filter(({ kind }) => kind === 'unsupportedFeature');
    expect(parts.map(({ heading, note }) => [heading, note])).toEqual([
      ['Signing in', 'Instead: a@b.example'],
    ]);
    expect(writeWebsite(brief(given), 'lite').requested.map(({ plan }) => plan)).toEqual([
      'unsupported',
      'done',
    ]);
  });

  test('in a few words gives a small page of questions, in the language of the order', () => {
    for (const language of ['en', 'de', 'fr', 'ja', 'ar', 'hi']) {
      const parts = partsOf({ subject: 'Tattoo', language });
      expect(parts.length).toBeLessThanOrEqual(5);
      const asks = textsOf(parts).filter((text) => questionIn(text) !== undefined);
      expect(asks.length).toBeGreaterThan(2);
      expect(asks.some((text) => /\bAdd\b/u.test(text))).toBe(language === 'en');
    }
  });
});

test('a table that was asked for is a form and no subject: nothing is called a comparison', () => {
  const days = list(
    'dated',
    item({ title: 'Coffee', time: '9:30' }),
    item({ title: 'Visit', time: '10:15' }),
  );
  const requested = [asked('r1', 'section', 'events'), asked('r2', 'section', 'table', { topics: ['t1'] })];
  const topics = holding({ kind: 'list', list: 'l1' }).map((topic) => ({ ...topic, request: 'r2' }));
  const parts = partsOf({ requested, lists: [days], topics });
  expect(parts.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['hero', expect.anything()],
    ['events', 'Events'],
  ]);
  expect(partsOf({ requested: requested.slice(1) }).map(({ kind }) => kind)).not.toContain('richText');
});
