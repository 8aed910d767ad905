import { describe, expect, test } from '@jest/globals';
import {
  checkReferences,
  parseSpec,
  type Section,
  type SectionOf,
  type SectionType,
  type WebsiteSpec,
} from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { aWebsite, item, part, stamp } from '../../../../test/drafts.ts';
import type { Brief } from '../../brief/brief.ts';
import type { WebsiteDraft } from '../../draft/draft.ts';
import { SECTION_KINDS } from '../../draft/vocabulary.ts';
import { assemble } from '../assemble.ts';

function build(draft: Partial<WebsiteDraft>, brief: Partial<Brief> = {}): WebsiteSpec {
  const spec = assemble({ buildType: 'website', draft: aWebsite(draft) }, aBrief(brief), stamp);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  if (spec.buildType !== 'website') throw new Error('not a website');
  return spec;
}

const isOf = <T extends SectionType>(section: Section | undefined, type: T): section is SectionOf<T> =>
  section?.type === type;

/** The section that a part becomes, on a page of its own. */
function sectionOf<T extends SectionType>(
  type: T,
  given: Parameters<typeof part>[1],
  brief: Partial<Brief> = {},
): SectionOf<T> {
  const { sections } = build(
    { parts: [part('hero', { ref: 'top' }), part(type, { ref: 'it', ...given })] },
    brief,
  ).content.pages[0] ?? { sections: [] };
  const section = sections.find(({ id }) => id === 'it');
  if (!isOf(section, type)) throw new Error(`it became ${section?.type}`);
  return section;
}

describe('what the fields of a draft become, by kind of section', () => {
  test('features and steps: title, text and a way on', () => {
    const items = [item({ title: 'Wood oven', text: 'Lit at **four**.', target: '#top' })];
    expect(sectionOf('features', { items }).items[0]).toMatchObject({
      title: 'Wood oven',
      text: [{ text: 'Lit at ' }, { text: 'four', bold: true }, { text: '.' }],
      action: { href: '#top', label: 'Learn more' },
    });
    expect(sectionOf('steps', { items }).items[0]?.title).toBe('Wood oven');
  });

  test('services: a price and how long it takes', () => {
    const items = [item({ title: 'Tuning', text: 'Upright or grand', value: '€95', time: '90 minutes' })];
    expect(sectionOf('services', { items }).items[0]).toMatchObject({
      title: 'Tuning',
      text: 'Upright or grand',
      price: { text: '€95', amount: 95, currency: 'EUR' },
      duration: '90 minutes',
    });
  });

  test('pricing: name, price with its period, points, and a badge that lifts it out', () => {
    const items = [
      item({
        title: 'Solo',
        value: '$49 per month',
        text: 'For one',
        points: ['3 boats', '– No API'],
        label: 'Popular',
      }),
      item({ title: 'Group', value: 'on request' }),
      item({ title: 'Crew', value: '[[What does Crew cost?]]' }),
    ];
    const [solo, group, crew] = sectionOf('pricing', { items }).items;
    expect(solo).toMatchObject({
      name: 'Solo',
      price: { text: '$49 per month', amount: 49, currency: 'USD', period: 'month' },
      text: 'For one',
      badge: 'Popular',
      highlighted: true,
    });
    expect(solo?.features.map(({ text, included }) => [text, included])).toEqual([
      ['3 boats', true],
      ['No API', false],
    ]);
    expect(group?.price).toEqual({ text: 'on request' });
    expect(crew).toMatchObject({
      price: { text: 'What does Crew cost?', placeholder: true },
      placeholder: true,
      questions: ['price'],
    });
  });

  test('menu: courses as groups, dishes with prices and tags', () => {
    const items = [
      item({ group: 'Starters', title: 'Leek soup', text: 'With rye', value: '6.50', points: ['vegan'] }),
      item({ group: 'Mains', title: 'Cod', value: '18' }),
    ];
    const menu = sectionOf('menu', { items });
    expect(menu.groups.map(({ title }) => title)).toEqual(['Starters', 'Mains']);
    expect(menu.items[0]).toMatchObject({
      title: 'Leek soup',
      text: 'With rye',
      price: { text: '6.50' },
      tags: ['vegan'],
      group: menu.groups[0]?.id,
    });
  });

  test('productGrid: a label becomes the badge, and no picture is made up', () => {
    const items = [item({ title: 'Crown pea', value: '£2.80', label: '40 seeds', picture: 'A pea' })];
    const [pea] = sectionOf('productGrid', { items }).items;
    expect(pea).toMatchObject({
      title: 'Crown pea',
      badge: '40 seeds',
      price: { amount: 2.8, currency: 'GBP' },
    });
    expect(pea?.image).toBeUndefined();
    // Its picture is only described: the place of one of the owner's.
    expect(pea).toMatchObject({ placeholder: true, questions: ['image'] });
  });

  test('a number that a part has a button for gets none from its item', () => {
    const items = ['tel:999', 'tel:+441632960540'].map((target) => item({ title: target, target }));
    const labelsOf = (actions: { label: string; target: string }[]) =>
      sectionOf('features', { items, actions }).items.map(({ action }) => action?.label);
    expect(labelsOf([])).toEqual(['Call us', 'Call us']);
    const both = items.map(({ target }) => ({ label: `Call ${target}`, target }));
    expect(labelsOf(both)).toEqual([undefined, undefined]);
  });

  test('a button that each of the goods has: the words of the one call to action, with the subject of each', () => {
    const ask = 'mailto:ask@peas.example';
    const items = ['NK-1', 'NK-2'].map((title) => item({ title, target: `${ask}?subject=${title}` }));
    const goods = sectionOf('productGrid', { items, actions: [{ label: 'Ask for this', target: ask }] });
    const alike = items.map((one) => ({ ...one, target: ask }));
    const one = sectionOf('productGrid', { items: alike, actions: [{ label: 'Ask us', target: ask }] });
    expect(one.actions.map(({ label }) => label)).toEqual(['Ask us']);
    expect(goods.actions).toEqual([]);
    expect(goods.items.map(({ action }) => [action?.label, action?.href, action?.style])).toEqual([
      ['Ask for this', `${ask}?subject=NK-1`, 'secondary'],
      ['Ask for this', `${ask}?subject=NK-2`, 'secondary'],
    ]);
  });

  test('testimonials: words, who said them, what they are, and stars', () => {
    const items = [item({ text: 'I gave up the car.', person: 'Mrs Oduya', label: 'Brack', value: '4.5' })];
    expect(sectionOf('testimonials', { items }).items[0]).toMatchObject({
      quote: 'I gave up the car.',
      name: 'Mrs Oduya',
      role: 'Brack',
      rating: 4.5,
    });
  });

  test('faq, team, logos and stats', () => {
    expect(sectionOf('faq', { items: [item({ title: 'Open?', text: 'Daily.' })] }).items[0]).toMatchObject({
      question: 'Open?',
      answer: 'Daily.',
    });
    expect(
      sectionOf('team', {
        items: [item({ title: 'Dev', label: 'Potting', text: 'Runs it.', target: 'mailto:dev@a.example' })],
      }).items[0],
    ).toMatchObject({
      name: 'Dev',
      role: 'Potting',
      text: 'Runs it.',
      links: [{ label: 'dev@a.example', href: 'mailto:dev@a.example' }],
    });
    const twice = item({ title: 'Dev', text: 'dev@a.example', target: 'mailto:dev@a.example' });
    expect(sectionOf('team', { items: [twice] }).items[0]).toMatchObject({ text: undefined, links: [{}] });
    const inward = item({ title: 'Dev', text: 'Runs it.', target: 'it' });
    expect(sectionOf('team', { items: [inward] }).items[0]).toMatchObject({
      links: [{ label: 'Learn more', href: '#it' }],
    });
    const awaited = item({ title: 'Dev', picture: 'A portrait of Dev' });
    expect(sectionOf('team', { items: [awaited] }).items[0]).toMatchObject({
      name: 'Dev',
      placeholder: true,
      questions: ['image'],
    });
    expect(
      sectionOf('logos', { items: [item({ title: 'Town Council', group: 'Gold' })] }).items[0],
    ).toMatchObject({ name: 'Town Council', tier: 'Gold' });
    expect(sectionOf('stats', { items: [item({ value: '640', title: 'cows' })] }).items[0]).toMatchObject({
      value: '640',
      label: 'cows',
    });
  });

  test('timeline, events and posts keep dates, people and places apart', () => {
    expect(
      sectionOf('timeline', {
        items: [item({ date: '1966', title: 'Closed', text: 'For good, it seemed.' })],
      }).items[0],
    ).toMatchObject({ date: '1966', title: 'Closed', text: 'For good, it seemed.' });
    const event = item({
      group: 'Friday',
      title: 'Talk',
      text: 'On bees',
      date: '6 March',
      time: '19:00',
      place: 'Cellar',
      person: 'Ada',
      value: '£8',
      target: 'https://t.example/1',
    });
    const events = sectionOf('events', { items: [event] });
    expect(events.items[0]).toMatchObject({
      title: 'Talk',
      text: 'On bees',
      date: '6 March',
      time: '19:00',
      place: 'Cellar',
      person: 'Ada',
      href: 'https://t.example/1',
      group: events.groups[0]?.id,
    });
    const post = item({
      title: 'Rain',
      text: 'At last',
      points: ['It rained.', 'All day.'],
      date: '2 May',
      person: 'Jo',
      label: 'Weather',
    });
    expect(sectionOf('posts', { items: [post] }).items[0]).toMatchObject({
      title: 'Rain',
      excerpt: 'At last',
      body: ['It rained.', 'All day.'],
      date: '2 May',
      author: 'Jo',
      tags: ['Weather'],
    });
  });

  test('portfolio, gallery and video', () => {
    const work = item({
      group: 'Houses',
      title: 'Barn',
      text: 'A barn made new',
      person: 'The Hills',
      date: '2021',
      points: ['wood'],
    });
    expect(sectionOf('portfolio', { items: [work] }).items[0]).toMatchObject({
      title: 'Barn',
      text: 'A barn made new',
      client: 'The Hills',
      year: '2021',
      tags: ['wood'],
    });
    const asked = item({
      title: 'Mill',
      points: ['stone', '[[Which year was the mill at the weir made new?]]'],
    });
    expect(sectionOf('portfolio', { items: [asked] }).items[0]).toMatchObject({
      text: 'Which year was the mill at the weir made new?',
      tags: ['stone'],
      questions: ['text'],
    });
    const pictures = [item({ title: 'The tunnel' }), item({ picture: 'A robin on a spade' })];
    expect(sectionOf('gallery', { items: pictures }).items).toMatchObject([
      { caption: 'The tunnel', questions: ['image'] },
      { caption: 'A robin on a spade', questions: ['caption', 'image'] },
    ]);
    expect(
      sectionOf('video', {
        items: [item({ title: 'Clip', text: 'Live', time: '3:20', target: 'https://v.example/c' })],
      }).items[0],
    ).toMatchObject({ title: 'Clip', text: 'Live', duration: '3:20', href: 'https://v.example/c' });
  });

  test('locationHours: address, days with hours, and the way there', () => {
    const shop = item({
      title: 'Shop',
      place: 'Beck Lane 3',
      points: ['Thu – Sat | 10 till 4', 'Sun: closed', '[[And on Mondays?]]', '[[Fri | 9–5]]'],
      text: 'Behind the mill',
      target: 'https://maps.example/x',
    });
    const [place] = sectionOf('locationHours', { items: [shop] }).items;
    expect(place).toMatchObject({
      name: 'Shop',
      address: 'Beck Lane 3',
      directions: 'Behind the mill',
      mapHref: 'https://maps.example/x',
    });
    expect(place?.hours.map(({ days, hours, placeholder }) => [days, hours, placeholder])).toEqual([
      ['Thu – Sat', '10 till 4', undefined],
      ['Sun', 'closed', undefined],
      ['Opening hours', 'And on Mondays?', true],
      ['Fri', '9–5', true],
    ]);
  });

  test('richText: subheadings, paragraphs, quotations with their speaker, and lists', () => {
    const items = [
      item({ title: 'How it began', text: 'In a shed.\n\nIn the rain.', points: ['one', 'two'] }),
      item({ text: 'We had no roof.', person: 'Ruth', label: 'founder' }),
    ];
    expect(sectionOf('richText', { items }).items).toMatchObject([
      { kind: 'subheading', text: 'How it began' },
      { kind: 'paragraph', text: 'In a shed.' },
      { kind: 'paragraph', text: 'In the rain.' },
      { kind: 'list', entries: ['one', 'two'] },
      { kind: 'quote', text: 'We had no roof.', by: 'Ruth, founder' },
    ]);
  });

  test('comparison: ragged rows are filled, and what the rows are stands over them', () => {
    const table = sectionOf('comparison', {
      columns: ['Cheese', 'Aged', 'Price'],
      rows: [['Gold', '14 months', '✓'], ['Blue']],
    });
    expect(table.corner).toBe('Cheese');
    expect(table.columns.map(({ title }) => title)).toEqual(['Aged', 'Price']);
    expect(table.items.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['Gold', '14 months', true],
      ['Blue', '–', '–'],
    ]);
  });

  test('forms: the fields of the draft, else those that the purpose usually has, sent to the address of its button or the only one given', () => {
    const fields = [
      { label: 'Your boat', kind: 'select' as const, required: true, options: ['Sloop', 'Ketch'] },
    ];
    const facts: Brief['facts'] = [
      { id: 'f1', kind: 'email', value: 'hi@a.example', span: [0, 3], lead: '' },
    ];
    expect(
      sectionOf('contactForm', { form: 'quote', fields, actions: [{ label: 'Ask', target: '' }] }, { facts }),
    ).toMatchObject({
      purpose: 'quote',
      submitLabel: 'Ask',
      recipient: 'mailto:hi@a.example',
      items: [{ label: 'Your boat', kind: 'select', required: true, options: ['Sloop', 'Ketch'] }],
    });
    const mailed = sectionOf('contactForm', {
      actions: [{ label: 'Order', target: 'mailto:desk@a.example' }],
    });
    expect(mailed).toMatchObject({ submitLabel: 'Order', recipient: 'mailto:desk@a.example', actions: [] });
    expect(sectionOf('booking', { form: 'table' }).items.map(({ name }) => name)).toEqual([
      'name',
      'phone',
      'date',
      'time',
      'people',
    ]);
    expect(sectionOf('newsletter', {}).items.map(({ kind }) => kind)).toEqual(['email']);
  });

  test('unsupportedFeature: the function, why not, and what there is in its place', () => {
    const requested = [
      {
        id: 'r1',
        text: 'log in',
        kind: 'feature' as const,
        plan: 'unsupported' as const,
        refs: ['it'],
        note: '',
      },
    ];
    const parts = [
      part('hero', {}),
      part('unsupportedFeature', {
        ref: 'it',
        heading: 'Follow your wheel',
        intro: 'Not yet.',
        note: 'Ask in the shop.',
      }),
    ];
    const request = {
      id: 'r1',
      text: 'log in',
      kind: 'feature',
      target: 'sign-in',
      title: '',
      value: 0,
      value2: 0,
      bound: 'exact',
      unit: '',
      topics: [],
      inside: '',
    } as const;
    const { pages } = build({ parts, requested }, { requested: [{ ...request, topics: [] }] }).content;
    expect(pages[0]?.sections[1]).toMatchObject({
      feature: 'Follow your wheel',
      explanation: 'Not yet.',
      alternative: 'Ask in the shop.',
      requested: 'r1',
    });
  });

  test('a field that a kind does not use is said in the text', () => {
    const [card] = sectionOf('features', {
      items: [item({ title: 'Tour', text: 'Of the mill.', date: '6 March', place: 'Mill' })],
    }).items;
    expect(card?.text).toBe('Of the mill.\n6 March · Mill');
  });

  test('a part whose kind has no place for its table gets one after it', () => {
    const { pages } = build({
      parts: [
        part('hero', {}),
        part('features', {
          ref: 'f',
          items: [item({ title: 'A' })],
          columns: ['x', 'y'],
          rows: [['1', '2']],
        }),
      ],
    }).content;
    expect(pages[0]?.sections.map(({ type }) => type)).toEqual(['hero', 'features', 'comparison']);
  });
});

describe('a site', () => {
  test('opens with a hero of its title where the draft has none, and has one only', () => {
    const { pages } = build({
      title: 'Quill',
      tagline: 'Books bound',
      parts: [part('faq', { items: [item({ title: 'Q?', text: 'A' })] })],
    }).content;
    expect(pages[0]?.sections[0]).toMatchObject({ type: 'hero', heading: 'Quill', lead: 'Books bound' });
    const two = build({
      parts: [part('hero', { heading: 'One' }), part('hero', { heading: 'Two' })],
    }).content;
    expect(two.pages[0]?.sections.map(({ type }) => type)).toEqual(['hero', 'callToAction']);
  });

  test('resolves refs of parts and pages from wherever they are named', () => {
    const pages = [
      { ref: 'home', title: 'Home', description: '' },
      { ref: 'shop', title: 'Our shop', description: '' },
    ];
    const parts = [
      part('hero', {
        page: 'home',
        actions: [
          { label: 'Shop', target: '#shop' },
          { label: 'Ask', target: '#ask' },
        ],
      }),
      part('contactForm', {
        ref: 'ask',
        page: 'shop',
        intro: 'Or [write](mailto:a@b.example), see [home](#home), not [this](javascript:x)',
      }),
      part('richText', { ref: 'lost', page: 'nowhere', intro: 'On the first page' }),
    ];
    const { content } = build({ pages, parts });
    expect(content.pages.map(({ path }) => path)).toEqual(['/', '/our-shop']);
    expect(content.pages[0]?.sections[0]?.actions.map(({ href }) => href)).toEqual([
      '/our-shop',
      '/our-shop#ask',
    ]);
    expect(content.pages[0]?.sections[1]?.id).toBe('lost');
    expect(content.pages[1]?.sections[0]?.lead).toEqual([
      { text: 'Or ' },
      { text: 'write', href: 'mailto:a@b.example' },
      { text: ', see ' },
      { text: 'home', href: '/' },
      { text: ', not this' },
    ]);
    expect(content.navigation.map(({ label, href, style }) => [label, href, style])).toEqual([
      ['Home', '/', 'link'],
      ['Our shop', '/our-shop', 'button'],
    ]);
  });

  test('its footer has the whole address or none, and no number that its pages leave out', () => {
    const footOf = (place: string, brief: Partial<Brief>, title = 'Quill') =>
      build(
        {
          organisation: 'Quill',
          parts: [part('hero', {}), part('locationHours', { items: [item({ title, place })] })],
        },
        brief,
      ).content;
    for (const place of [
      'Unit 4, Ings Lane, Brackenford',
      '27 rue des Tables-Claudiennes, 69001 Lyon',
      'Flat 2/1, 14 Peel Street, Glasgow',
      'Beck Lane 3',
      '東京都台東区谷中3-2-1',
      'ул. Садовая, д. 5, Казань',
      'شارع النيل 12، القاهرة',
    ]) {
      expect(footOf(place, { place: 'Unit' }).footer.text).toBe(place);
      const [street = ''] = place.split(/[,،]/u);
      const facts = [{ id: 'f1', kind: 'address', value: street, lead: '', span: [0, 1] }] as const;
      expect(footOf(place, { facts: [...facts] }).footer.text).toBe(place);
    }
    expect(footOf('[[Where is it?]]', { place: 'Unit' }).footer.text).toBe('');
    expect(footOf('Unit 4, Leeds', { place: 'Unit' }, 'The hall').footer.text).toBe('');
    expect(footOf('谷中に、東京都台東区', { place: '東京都' }, 'The hall').footer.text).toBe('');
    const fax = { id: 'f2', kind: 'phone', value: '0490-555 02', lead: 'Fax', span: [0, 1] } as const;
    const { site, footer } = footOf('Beck Lane 3', { facts: [fax] });
    expect(site.contact?.phone).toBeUndefined();
    expect(footer.columns).toEqual([]);
    expect(footOf('Beck Lane 3, tel. 0490 55502', { facts: [fax] }).site.contact?.phone).toBe(fax.value);
  });

  test('names the sections of a single page in its navigation, by short headings or the language’s words', () => {
    const items = [item({ title: 'A', text: 'b' })];
    const parts = [
      part('hero', {}),
      part('faq', { ref: 'q', heading: 'Everything that you ever wanted to ask', items }),
      part('team', { ref: 't', heading: 'Wir', items }),
      part('contactForm', { ref: 'c' }),
    ];
    const { navigation } = build({ parts }, { language: 'de' }).content;
    expect(navigation.map(({ href }) => href)).toEqual(['#q', '#t', '#c']);
    expect(navigation[0]?.label).toBe('Häufige Fragen');
    expect(navigation[1]?.label).toBe('Wir');
    expect(navigation[2]?.style).toBe('button');
  });

  test('puts over every page what was ordered to help its readers, and nothing twice', () => {
    const way = 'https://weather.example/today';
    const aids = part('aids', {
      ref: 'help',
      actions: [
        { label: 'Larger text', target: '#larger-text' },
        { label: 'Leave', target: way },
        { label: 'Leave again', target: '' },
      ],
    });
    const { content } = build({ parts: [part('hero', { ref: 'top' }), aids] });
    expect(content.aids).toEqual([
      { id: 'help', kind: 'largerText', label: 'Larger text' },
      { id: 'help_2', kind: 'exit', label: 'Leave', href: way },
    ]);
    expect(content.pages.flatMap(({ sections }) => sections.map(({ id }) => id))).not.toContain('help');
    const nowhere = part('aids', { ref: 'help', actions: [{ label: 'Leave', target: '#exit' }] });
    expect(build({ parts: [nowhere] }).content.aids).toEqual([{ id: 'help', kind: 'exit', label: 'Leave' }]);
    expect(build({ parts: [part('hero', { ref: 'top' })] }).content.aids).toBeUndefined();
  });

  test('lets visitors choose a group where that was ordered and there are two', () => {
    const actions = [{ label: 'All', target: '#groups' }];
    const items = ['Credit', 'Market'].map((group) => item({ group, title: `Of ${group}` }));
    const { filter, actions: left } = sectionOf('menu', { items, actions });
    expect([filter, left]).toEqual(['All', []]);
    expect(sectionOf('events', { items, actions }).filter).toBe('All');
    expect(sectionOf('menu', { items: items.slice(0, 1), actions }).filter).toBeUndefined();
    expect(sectionOf('menu', { items }).filter).toBeUndefined();
    const ways = items.map((one, at) => ({ ...one, target: `mailto:shop@oxlip.example?subject=${at}` }));
    const goods = sectionOf('productGrid', {
      items: ways,
      actions: [...actions, { label: 'Reserve', target: '' }],
    });
    expect(goods.items.map(({ action }) => action?.label)).toEqual(['Reserve', 'Reserve']);
    expect([goods.filter, goods.actions]).toEqual(['All', []]);
  });

  test('says at the foot of every page what was ordered for it, beside what stands there anyway', () => {
    const foot = part('footer', {
      ref: 'foot',
      intro: 'Open all year',
      note: 'Company no. 4471 · VAT GB 112 233',
      items: [
        item({ title: 'Operator', value: 'GBR-552', points: ['Boats', 'Bikes'] }),
        item({ title: 'Map', target: 'https://harbour.example/map' }),
        item({ text: '[[Which licence?]]' }),
      ],
      actions: [
        { label: 'Imprint', target: 'https://harbour.example/imprint' },
        { label: ' ', target: 'https://harbour.example/nowhere' },
        { label: 'Prices', target: '#it' },
      ],
    });
    const parts = [
      part('hero', { ref: 'top' }),
      foot,
      part('menu', { ref: 'it', heading: 'Prices', items: [item({ title: 'A', text: 'b' })] }),
    ];
    const { content, warnings } = build({ parts });
    const { footer, navigation, pages } = content;
    expect(footer.text).toBe('Open all year · Operator GBR-552 · Boats · Bikes');
    expect(warnings.map(({ code }) => code)).toContain('text_left_out');
    expect(footer.legal).toBe('Company no. 4471 · VAT GB 112 233');
    const links = footer.columns.flatMap(({ links }) => links.map(({ label, href }) => [label, href]));
    expect(links).toEqual([
      ['Imprint', 'https://harbour.example/imprint'],
      ['Prices', '#it'],
      ['Map', 'https://harbour.example/map'],
    ]);
    expect(pages[0]?.sections.map(({ type }) => type)).toEqual(['hero', 'menu']);
    expect(navigation.map(({ label }) => label)).toEqual(['Prices']);
  });

  test.each(SECTION_KINDS)('says of a %s in its menu no name of a kind', (kind) => {
    const items = [item({ title: 'A', text: 'b' })];
    const title = 'Everything that anybody has ever wanted to know';
    const parts = [
      part('hero', { ref: 'top', eyebrow: title }),
      part(kind, { ref: 'it', heading: title, items }),
    ];
    const { navigation } = build({ pages: [{ ref: 'home', title, description: '' }], parts }).content;
    for (const { label } of navigation) expect(SECTION_KINDS).not.toContain(label);
    expect(navigation.every(({ label }) => label !== '')).toBe(true);
  });

  test('names what it asks for as its opening does, and sections of two signs by their headings', () => {
    const parts = [
      part('hero', { actions: [{ label: 'Ask for a walkthrough', target: '#c' }] }),
      part('menu', { ref: 'm', heading: '曲目', items: [item({ title: 'A', text: 'b' })] }),
      part('contactForm', { ref: 'c', heading: 'Ask for a walkthrough of the register of Hope' }),
    ];
    const labels = build({ parts }).content.navigation.map(({ label }) => label);
    expect(labels).toEqual(['曲目', 'Ask for a walkthrough']);
  });

  test('leads to an opening that has the name of its page, and to all that is counted through', () => {
    const items = [item({ title: 'A', text: 'b' })];
    const said = [item({ text: 'It is warm', person: 'P. Q.' })];
    const parts = [
      part('hero', { ref: 'top', eyebrow: 'Home', page: 'index' }),
      ...['1. What there is', '2. Who to ask for a key', '3. How the shed is left in the evening'].map(
        (heading, at) => part('faq', { ref: `f${at}`, heading, page: 'index', items }),
      ),
      part('testimonials', { ref: 's', heading: '4. What is said of us', page: 'index', items: said }),
    ];
    const site = { parts, pages: [{ ref: 'index', title: 'Home', description: '' }] };
    expect(build(site).content.navigation.map(({ href }) => href)).toContain('#top');
    const counted = {
      ...site,
      parts: parts.with(0, part('hero', { page: 'index' })),
      organisation: 'Shed '.repeat(8),
    };
    expect(build(counted).content.navigation.map(({ href }) => href)).toEqual(['#f0', '#f1', '#f2', '#s']);
    // A number that begins a name counts nothing.
    const more = [5, 6, 7, 8].map((at) =>
      part('faq', {
        ref: `f${at}`,
        heading: 'All that is asked of the shed'.slice(at),
        page: 'index',
        items,
      }),
    );
    const named = {
      ...counted,
      parts: [...counted.parts, ...more].map((one) => ({ ...one, heading: `2${one.heading}` })),
    };
    expect(build(named).content.navigation.map(({ href }) => href)).not.toContain('#s');
  });

  test('tells sections apart that are alike before a colon', () => {
    const headings = ['Prices: grown-ups who come on weekdays', 'Prices: families who come on Saturdays'];
    const parts = headings.map((heading, at) =>
      part('richText', { ref: `s${at}`, heading, items: [item({ text: 'Words.' })] }),
    );
    expect(build({ parts }).content.navigation.map(({ label }) => label)).toEqual(headings);
  });

  test('has no question for a name, and of one name the button', () => {
    const parts = [
      part('hero', { actions: [{ label: '[[What shall it say?]]', target: '#c' }] }),
      part('faq', { ref: 'q', heading: 'Ask us', items: [item({ title: 'A', text: 'b' })] }),
      part('booking', { ref: 'b', heading: 'Ask us' }),
      part('contactForm', { ref: 'c', heading: 'Write' }),
    ];
    const links = build({ parts }).content.navigation.map(({ label, href }) => [label, href]);
    expect(links).toEqual([
      ['Ask us', '#b'],
      ['Contact', '#c'],
    ]);
  });

  test('leads to the sections that its bar has room for, and at last to what it asks for', () => {
    const kinds = ['pricing', 'steps', 'team', 'testimonials', 'faq', 'stats', 'callToAction'] as const;
    const spec = build({
      parts: [
        part('hero', { ref: 'top' }),
        ...kinds.map((kind) =>
          part(kind, {
            ref: kind,
            heading: `What is told of our ${kind}`.slice(0, 30),
            items: [item({ title: 'One', text: 'Two', value: '3', person: 'P. Q.' })],
            actions: [{ label: 'Go', target: 'mailto:a@b.example' }],
          }),
        ),
      ],
    });
    const { navigation } = spec.content;
    expect(navigation.map(({ href }) => href)).toEqual([
      ...['#pricing', '#steps', '#team', '#testimonials', '#faq', '#calltoaction'],
    ]);
    expect(navigation.at(-1)?.style).toBe('button');
  });

  test('names like things in its bar by what stands before the colon, before it leaves one of them out', () => {
    const jobs = ['118', '1147', '1174', '64', '2014'].map((number, at) =>
      part('stats', {
        ref: `job${at}`,
        heading: `${number}: columns on the Gallows Hill`,
        items: [item({ title: 'of them', value: number })],
      }),
    );
    const { navigation } = build({ parts: [part('hero', {}), ...jobs] }).content;
    expect(navigation.map(({ label }) => label).slice(0, 5)).toEqual(['118', '1147', '1174', '64', '2014']);
    const few = build({ parts: [part('hero', {}), ...jobs.slice(0, 2)] }).content.navigation;
    expect(few.map(({ label }) => label)).toContain('1147: columns on the Gallows Hill');
  });

  test('makes buttons of what calls and writes, and no second number of one that is said', () => {
    const items = [
      item({ title: 'Ring us', text: 'In opening hours', target: 'tel:01632960259' }),
      item({ title: 'Read', text: 'All of it', target: '#it' }),
    ];
    expect(sectionOf('features', { items }).items.map(({ action }) => action?.style)).toEqual([
      'secondary',
      'link',
    ]);
    const ways = ['**01632960259**, tel:01632960259', '01632 960 259, tel:+441632960259'];
    const people = ways.map((way) => {
      const [said, target = ''] = way.split(', ');
      return item({ title: 'Nasreen', text: `Orders: ${said}`, target });
    });
    const labels = sectionOf('team', { items: people }).items.map(({ links }) => links[0]?.label);
    expect(labels).toEqual(['Call us', 'Call us']);
  });

  test('says in its navigation what a section is called rather than what kind it is', () => {
    const items = [item({ text: 'I gave up the car.', person: 'Mrs Oduya' })];
    const parts = [
      part('hero', {}),
      part('testimonials', { ref: 'p', heading: 'What the help has paid for', items }),
      part('faq', { ref: 'q', heading: 'Two doubts', items: [item({ title: 'A', text: 'b' })] }),
      part('features', { ref: 'f', heading: 'Getting used to it, with ten children at the most', items }),
      part('features', { ref: 'g', heading: 'All that you will do with us on a Wednesday morning', items }),
    ];
    const { navigation } = build({ parts }).content;
    const labels = ['What the help has paid for', 'Two doubts', 'Getting used to it'];
    expect(navigation.map(({ label }) => label)).toEqual(labels);
  });

  test('has the same ids when a part is written anew', () => {
    const parts = [
      part('hero', { ref: 'top' }),
      part('faq', { ref: 'Häufige Fragen', items: [item({ title: 'Q', text: 'A' })] }),
      part('faq', { ref: 'top', items: [item({ title: 'Q', text: 'A' })] }),
    ];
    const ids = (draft: Partial<WebsiteDraft>) => build(draft).content.pages[0]?.sections.map(({ id }) => id);
    expect(ids({ parts })).toEqual(['top', 'haufige-fragen', 'top-2']);
    expect(ids({ parts: parts.map((one) => ({ ...one, heading: 'Other words' })) })).toEqual(ids({ parts }));
  });

  test('never has the same layout twice running where another suits, nor two strong grounds side by side', () => {
    const items = ['a', 'b', 'c'].map((title) => item({ title, text: 'Some words' }));
    const kinds = [
      'hero',
      'features',
      'services',
      'stats',
      'features',
      'testimonials',
      'faq',
      'callToAction',
    ] as const;
    const { sections } = build({
      parts: kinds.map((kind) => part(kind, { heading: kind, items, actions: [] })),
    }).content.pages[0] ?? { sections: [] };
    const layouts = sections.map(({ layout }) => layout);
    expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
    const grounds = sections.map(({ background }) => background);
    expect(
      grounds.filter(
        (ground, index) => ground !== 'default' && grounds[index - 1] !== 'default' && index > 0,
      ),
    ).toEqual([]);
    expect(['default', 'surface', grounds[0]]).not.toContain(grounds.at(-1));
    expect(grounds.filter((ground) => ground === 'dark')).toHaveLength(1);
  });

  test('leads to an opening whose heading begins with a name that was ordered among others', () => {
    const items = [item({ title: 'A', text: 'b' })];
    const site = {
      parts: [
        part('hero', { ref: 'top', heading: 'Welcome: open from June' }),
        part('faq', { ref: 'f', heading: 'Rules', items }),
      ],
    };
    const order = 'Exactly 2 parts: Welcome, Rules';
    const told = { segments: [{ role: 'order' as const, text: order, start: 0, end: order.length }] };
    const labels = (brief: Partial<Brief>) => build(site, brief).content.navigation.map(({ label }) => label);
    expect(labels(told)).toEqual(['Welcome', 'Rules']);
    expect(labels({})).toEqual(['Rules']);
  });

  test('where the ground is all that was ordered of the colours, the whole page stays on it', () => {
    const items = [item({ title: 'One', text: 'First thing' }), item({ title: 'Two', text: 'Second' })];
    const kinds = ['hero', 'features', 'faq', 'steps', 'team', 'services', 'callToAction'] as const;
    const groundsIn = (colours: WebsiteDraft['look']['colours']) => {
      const look = { mood: 'civic' as const, letters: 'any' as const, print: 'usual' as const, colours };
      const actions = [{ label: 'Call', target: 'tel:0' }];
      const parts = kinds.map((kind) => part(kind, { heading: kind, items, actions }));
      return new Set(build({ look, parts }).content.pages[0]?.sections.map(({ background }) => background));
    };
    const white = { text: 'white', use: 'background' as const };
    expect([...groundsIn([white])].toSorted()).toEqual(['default', 'surface']);
    expect(groundsIn([white, { text: 'navy', use: 'primary' }])).toContain('dark');
  });

  test('beside white a bright colour that was ordered fills its bands, where the mood is a loud one', () => {
    const items = [item({ title: 'One', text: 'First thing' }), item({ title: 'Two', text: 'Second' })];
    const groundsIn = (mood: WebsiteDraft['look']['mood'], colour: string) => {
      const named = [
        { text: 'white', use: 'background' as const },
        { text: colour, use: 'primary' as const },
      ];
      const { pages } = build({
        look: { mood, letters: 'any', print: 'usual', colours: named },
        parts: (['hero', 'features', 'services', 'team'] as const).map((kind) =>
          part(kind, { heading: kind, items }),
        ),
      }).content;
      return new Set(pages[0]?.sections.map(({ background }) => background));
    };
    expect([...groundsIn('poster', '#e6ff00')]).toEqual(['default', 'primary']);
    expect([...groundsIn('poster', 'navy')]).toEqual(['default', 'surface']);
    expect([...groundsIn('botanic', '#e6ff00')]).toEqual(['default', 'surface']);
  });
});

test.each([
  ['bakery', 'hearth', 'We are a bakery. Our bakery is in Ghent.', 'pictogram'],
  ['bakery', 'hearth', 'Bread over the counter. There was a bakery next door.', 'generated-svg'],
  ['law-firm', 'civic', '', undefined],
  ['bakery', 'editorial', 'We are a bakery. Our bakery is in Ghent.', undefined],
  ['gym', 'poster', '', 'generated-svg'],
  ['', 'hearth', '', 'generated-svg'],
] as const)(
  'a site of the trade "%s" that is %s, ordered by "%s", opens with %s',
  (kind, mood, text, source) => {
    const brief = { kind, segments: [{ role: 'order' as const, text }] };
    const { assets } = build(
      { look: { mood, letters: 'any', print: 'usual', colours: [] }, parts: [part('hero', { ref: 'top' })] },
      brief,
    );
    expect(assets[0]?.source).toBe(source);
  },
);
