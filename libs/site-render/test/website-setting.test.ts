import { expect, test } from '@jest/globals';
import type { Asset } from '@sitewright/site-spec';
import { renderPage } from '../src/page.ts';
import { styleSheet } from '../src/render-pages.ts';
import { boundWords, headingText } from '../src/rich-text.ts';
import { websiteCss } from '../src/website-css.ts';
import { textOf } from './fixtures.ts';
import { markupOf, sectionOf } from './website-sections.ts';

const table = async (columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> => {
  const { spec, section } = await sectionOf('comparison');
  const [column] = section.columns;
  const [first] = section.items;
  if (column === undefined || first === undefined) throw new Error('an empty table');
  const item = { ...first, placeholder: undefined, questions: undefined };
  return markupOf(spec, {
    ...section,
    columns: columns.map((title, at) => ({ ...column, id: `c${at}`, title })),
    items: rows.map(([label = '', ...cells], at) => ({ ...item, id: `r${at}`, label, cells })),
  });
};

test('a table that has room on a telephone stays one there, and the rows of another are told in words', async () => {
  const short = await table(
    ['Time', 'Seats'],
    [
      ['Morning', '8–12', '14'],
      ['Evening', '–', '9'],
    ],
  );
  expect(short).toContain('class="compare rows fits roomy"');
  expect(short).toMatch(/<td class="[^"]* none"/);
  const words =
    'What is told of it in a sentence that needs far more than the four lines that a narrow column may have';
  expect(await table(['First', 'Second'], [['One', words, words]])).toContain('class="compare rows"');
});

test('a span of time in a cell is never parted', async () => {
  expect(await table(['Monday'], [['Central', '9:00 – 14:00']])).toContain('>9:00\u00a0–\u00a014:00</td>');
});

test('a moment of which nobody told when it was stands without a mark for that', async () => {
  const { spec, section } = await sectionOf('timeline');
  const items = section.items.map((item, at) => (at === 0 ? { ...item, date: '·' } : item));
  expect(await markupOf(spec, { ...section, items })).toContain('<p class="date"></p>');
});

test('a cell that says otherwise than the rest of its column stands out', async () => {
  const rows = ['Included', 'Included', 'included', 'Not included'].map((cell, at) => [`Part ${at}`, cell]);
  expect((await table(['In it'], rows)).match(/ apart"/g)).toHaveLength(1);
  expect(await table(['In it'], rows.slice(1))).not.toContain(' apart"');
});

test('a cost or a condition of a plan has no check mark', async () => {
  const { spec, section } = await sectionOf('pricing');
  const [item] = section.items;
  if (item === undefined) throw new Error('no plan');
  const features = ['180 minutes', '£1.10 per extra minute', 'Contract: none'].map((text, at) => ({
    id: `f${at}`,
    text,
    included: true,
  }));
  const markup = await markupOf(spec, { ...section, items: [{ ...item, features }] });
  expect([...markup.matchAll(/<li class="(in|out|fact)">/g)].map(([, name]) => name)).toEqual([
    'in',
    'fact',
    'fact',
  ]);
});

test('what is said of one of the goods lifts it out, what is said of all of them none', async () => {
  const { spec, section } = await sectionOf('productGrid');
  const [good] = section.items;
  if (good === undefined) throw new Error('no goods');
  const goods = (...badges: readonly (string | undefined)[]) =>
    markupOf(spec, { ...section, items: badges.map((badge, at) => ({ ...good, id: `g${at}`, badge })) });
  expect(await goods('New', undefined)).toContain('<p class="badge">New</p>');
  const numbered = await goods('NK-1', 'NK-2');
  expect(numbered).not.toContain('class="badge"');
  expect(numbered).toContain('<p class="note">NK-2</p>');
});

test('goods of few words with pictures stand in pairs on a telephone, others one under another', async () => {
  const { spec, section } = await sectionOf('productGrid');
  const [item] = section.items;
  const image = spec.assets[0]?.id;
  const shelf = (count: number, title: string): Promise<string> =>
    markupOf(spec, {
      ...section,
      groups: [],
      items: Array.from({ length: count }, (_, at) => ({
        ...{ id: `p${at}`, title, text: '9 × 9 cm, 260 g', image },
        price: item?.price,
      })),
    });
  expect(await shelf(4, 'Cards')).toContain(' pairs"');
  expect(await shelf(3, 'Cards')).not.toContain(' pairs"');
  expect(await shelf(4, 'Cards with forty-eight words that hiss and buzz')).not.toContain(' pairs"');
});

test('a picture that is to come has its place, in a card and in the hero, and marks nothing else', async () => {
  const { spec, section } = await sectionOf('productGrid');
  const [given] = section.items;
  if (given === undefined) throw new Error('no goods');
  const asking = { image: undefined, placeholder: true, questions: ['image'] };
  const whole = { placeholder: undefined, questions: undefined };
  const items = ['g1', 'g2'].map((id) => ({ ...given, price: undefined, ...asking, id }));
  const goods = await markupOf(spec, { ...section, ...whole, groups: [], items });
  expect(goods.match(/class="media slot"/g)).toHaveLength(2);
  expect(goods.match(/class="placeholder"/g)).toHaveLength(2);
  const opening = await sectionOf('hero');
  const hero = await markupOf(opening.spec, { ...opening.section, ...asking });
  expect(hero.match(/class="media slot"/g)).toHaveLength(1);
  expect(hero).not.toContain('class="gap"');
});

test('a place of a picture in a gallery says in its middle what is to come', async () => {
  const { spec, section } = await sectionOf('gallery');
  const items = [{ id: 'g1', caption: 'The polytunnel', placeholder: true }];
  expect(await markupOf(spec, { ...section, groups: [], items })).toMatch(
    /<div class="slot"><svg class="icon".*?<\/svg><small class="placeholder">/su,
  );
});

test('quotations have the marks of their language, unless they bring their own', async () => {
  const { spec, section } = await sectionOf('testimonials');
  const [item] = section.items;
  if (item === undefined) throw new Error('no quotation');
  const { placeholder, questions, ...given } = item;
  const quotes = ['It went well.', '“It went well.”'].map((quote, at) => ({ ...given, id: `q${at}`, quote }));
  const markup = await markupOf(spec, { ...section, items: quotes });
  expect([...markup.matchAll(/<blockquote[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<blockquote>',
    '<blockquote class="marked">',
  ]);
});

test('groups of one row stand beside their titles, as nothing would be beside that row', async () => {
  const { spec, section } = await sectionOf('menu');
  const [item] = section.items;
  if (item === undefined) throw new Error('no dish');
  const menuOf = (counts: readonly number[]): Promise<string> =>
    markupOf(spec, {
      ...section,
      groups: counts.map((_, at) => ({ id: `g${at}`, title: `Group ${at}` })),
      items: counts.flatMap((count, at) =>
        Array.from({ length: count }, (_, row) => ({ ...item, id: `i${at}_${row}`, group: `g${at}` })),
      ),
    });
  const few = async (counts: readonly number[]): Promise<number> =>
    ((await menuOf(counts)).match(/class="group few[ "]/g) ?? []).length;
  expect(await few([1, 1, 1, 1, 1, 1])).toBe(6);
  expect(await few([4, 1])).toBe(2);
  expect(await few([8, 1])).toBe(1);
  expect(await few([8, 4])).toBe(0);
});

test('a number stays with the number that it reaches to, a day with its month', () => {
  const words = boundWords('Semaines 1 à 5, 17 h 30, bis Samstag, 12. September – und danach');
  expect(words).toBe(
    'Semaines 1\u00a0à\u00a05, 17\u00a0h\u00a030, bis Samstag, 12.\u00a0September\u00a0– und danach',
  );
});

test('no line of a heading ends with the small word before its number', () => {
  expect(headingText('Low Tide, du 3 au 8').text).toBe('Low Tide, du\u00a03\u00a0au\u00a08');
  expect(headingText('Open since 2016').text).toBe('Open since 2016');
});

test('the foot of a site of one page leads to every section that has a short name', async () => {
  const { spec, section } = await sectionOf('stats');
  const [home] = spec.content.pages;
  if (home === undefined) throw new Error('no page');
  const sections = ['Our year', 'What was told of us and of all that we did in this long year'].map(
    (words, at) => ({ ...section, id: `s${at}`, heading: words, questions: undefined }),
  );
  const content = { ...spec.content, navigation: [], pages: [{ ...home, sections }] };
  const footer = { ...content.footer, columns: [] };
  const markup = textOf(await renderPage({ ...spec, content: { ...content, footer } }, home.path));
  const foot = markup.slice(markup.indexOf('<footer class="site-footer'));
  expect([...foot.matchAll(/href="(#s\d)"/g)].map(([, href]) => href)).toEqual(['#s0']);
});

test('a form without an address keeps its button beside another way to reach people', async () => {
  const { spec, section } = await sectionOf('contactForm');
  const site = { ...spec.content.site, contact: { phone: '01970 555 0123' } };
  const known = { ...spec, content: { ...spec.content, site } };
  const markup = await markupOf(known, { ...section, recipient: undefined, submitLabel: 'Sign up' });
  expect(markup).toMatch(/disabled>Sign up<\/button> <a class="button secondary" href="tel:/u);
});

test('what dates and places ask stands in its field', async () => {
  const events = await sectionOf('events');
  const items = events.section.items.map((item) => ({
    ...{ ...item, place: 'Where is it?', placeholder: true as const, questions: ['place'] },
  }));
  expect(await markupOf(events.spec, { ...events.section, items })).toContain(
    '<p class="asked">Where is it?</p>',
  );
  const places = await sectionOf('locationHours');
  const [place] = places.section.items;
  if (place === undefined) throw new Error('no place');
  const hours = [{ id: 'h', days: 'Monday', hours: 'When is it open?', placeholder: true as const }];
  const open = { ...places.section, items: [{ ...place, hours }] };
  expect(await markupOf(places.spec, open)).toContain('<dd class="asked">When is it open?</dd>');
});

test('a list to choose from has one height, which no rule for other fields takes from it', () => {
  const rules = [...websiteCss.matchAll(/([^{}]+)\{[^{}]*min-height:([^;}]+)/gu)];
  const ofLists = rules.filter(([, selector]) => /\bselect\b/u.test(selector ?? ''));
  expect(ofLists.map(([, , height]) => height)).toEqual(['3.2rem']);
});

type Shapes = Extract<Asset, { source: 'drawing' }>['shapes'];

/** An opening, a section and one with a chart, with the same drawing. */
async function drawnWide(shapes: Shapes, size: { width: number; height: number }): Promise<string[]> {
  const { spec, section } = await sectionOf('hero');
  const faq = await sectionOf('faq');
  const asset: Asset = {
    ...{ id: 'wide', kind: 'image', source: 'drawing', ground: 'background', decorative: true },
    ...{ shapes, ...size },
  };
  const own = { ...spec, assets: [asset] };
  const chart = await sectionOf('chart');
  const shown = [section, faq.section, chart.section].map((one) => ({ ...one, image: 'wide' }));
  return Promise.all(shown.map((one) => markupOf(own, one)));
}

test('a drawing twice as wide as high goes from edge to edge, behind words that are read on all of it', async () => {
  const size = { width: 320, height: 100 };
  const plane = { kind: 'plane', path: 'M0 60H320V100H0Z' } as const;
  for (const markup of (await drawnWide([{ ...plane, color: 'surface' }], size)).slice(0, 2))
    expect(markup).toMatch(/class="section [^"]* on-own [^"]*v-behind"[^>]*><svg class="vista behind"/u);
  const [opening = '', section = ''] = await drawnWide([{ ...plane, color: 'text' }], size);
  expect(opening).toMatch(/v-foot"><div class="inner">/u);
  expect(opening.indexOf('<svg class="vista"')).toBeGreaterThan(opening.indexOf('<h1'));
  expect(section).toMatch(/v-top"><svg class="vista"/u);
  const [square = ''] = await drawnWide([{ ...plane, color: 'text' }], { width: 100, height: 100 });
  expect(square).not.toContain('<svg class="vista');
});

test('the rim of a figure that stands by itself crosses no words', async () => {
  const ring = {
    kind: 'plane',
    color: 'surface',
    path: 'M160 3C235 3 312 22 312 50C312 97 8 97 8 50Z',
  } as const;
  const size = { width: 320, height: 100 };
  for (const markup of (await drawnWide([ring], size)).slice(0, 2)) {
    expect(markup).toContain('v-behind');
    expect(markup).not.toContain(ring.path);
  }
  const line = { kind: 'line', color: 'surface', width: 2, path: 'M0 40C60 20 100 20 320 40' } as const;
  expect((await drawnWide([line], size))[1]).toContain(line.path);
});

test('figures that a page opens with stand in a row of their own, and a quotation there is set as one', async () => {
  const { spec, section } = await sectionOf('hero');
  const items = ['Alder: 14 °dH, hard', 'Low Marsh: 6 °dH, soft'].map((text, at) => ({ id: `p${at}`, text }));
  const own = { ...section, image: undefined, lead: '“It gives you soup.” – O. M.', note: 'Open in June' };
  const [home] = spec.content.pages;
  if (home === undefined) throw new Error('no page');
  const page = {
    ...home,
    id: 'two',
    path: '/two',
    title: 'Two',
    sections: [{ ...own, items }],
  };
  const site = { ...spec, content: { ...spec.content, pages: [...spec.content.pages, page] } };
  const markup = textOf((await renderPage(site, '/two')) ?? new Uint8Array());
  expect(markup).toMatch(/<\/div><ul class="points large">/u);
  expect(markup).toContain('<p class="lead said">');
  // What is small print elsewhere stands with the words of an opening.
  expect(markup).toMatch(/<p class="note">Open in June<\/p><\/div>/u);
});

test('numbers of an act that is cited are no pills', async () => {
  const { spec, section } = await sectionOf('portfolio');
  const withTags = (tags: string[]) =>
    markupOf(spec, { ...section, items: section.items.map((one) => ({ ...one, tags })) });
  expect(await withTags(['No. 4518', 'No. 4581'])).toContain('class="tags cited"');
  expect(await withTags(['Timber', 'Stone'])).toContain('class="tags"');
});

test('nothing is drawn under a chart, and words on a drawing keep its colours in a dark scheme', async () => {
  const shapes: Shapes = [{ kind: 'plane', color: 'surface', path: 'M0 60H320V100H0Z' }];
  const [, , chart = ''] = await drawnWide(shapes, { width: 320, height: 100 });
  expect(chart).toContain('v-top');
  const { spec } = await sectionOf('hero');
  const { color } = spec.theme.tokens;
  const pale = { ...color, text: { $type: 'color' as const, $value: '#f5efe8' } };
  const tokens = { ...spec.theme.tokens, dark: { color: pale } };
  const css = await styleSheet({ ...spec, theme: { ...spec.theme, tokens } });
  const dark = css.slice(css.indexOf('@media (prefers-color-scheme:dark)'));
  const [, own = ''] = /\.section:has\(>\.vista\.behind\)\{([^}]*)\}/u.exec(dark) ?? [];
  expect(own).toContain(`--text:${color.text.$value}`);
  expect(await styleSheet(spec)).not.toContain(':has(>.vista');
});

test('numbers to call stay in sight on a telephone, those of a page before those of the site, two at most', async () => {
  const { spec, section } = await sectionOf('hero');
  const calls = ['1', '2', '3'].map((end) => ({
    ...{ id: `a${end}`, label: `Ring 0${end}`, href: `tel:0${end}`, style: 'primary' as const },
  }));
  const markup = await markupOf(spec, { ...section, actions: calls });
  // What is not in sight there stays where it is.
  const [, dial = ''] = /<p class="dial some">(.*?)<\/p>/u.exec(markup) ?? [];
  expect([...dial.matchAll(/href="(tel:\d+)"/gu)].map(([, href]) => href)).toEqual(['tel:01', 'tel:02']);
  const two = await markupOf(spec, { ...section, actions: calls.slice(0, 2) });
  expect(two).toContain('<p class="dial">');
  // At the foot of the screen: in its place behind all else it covers nothing of the page.
  expect(two.indexOf('class="dial"')).toBeGreaterThan(two.indexOf('</footer>'));
  expect(await markupOf(spec, { ...section, actions: [] })).not.toContain('class="dial');
});

test('a section with colours of its own is drawn in them alone', async () => {
  const { spec, section } = await sectionOf('faq');
  const red = { $type: 'color' as const, $value: '#ff5a36' };
  const { color } = spec.theme.tokens;
  const parts = [{ id: section.id, color: { ...color, text: red } }];
  const own = { ...spec, theme: { ...spec.theme, parts } };
  expect(await markupOf(own, section)).toMatch(/class="section faq [^"]*on-own/u);
  expect(await styleSheet(own)).toContain(`#${section.id},.of-${section.id}{--background:`);
});

test('units stand under figures where that lets all of them be larger', async () => {
  const { spec, section } = await sectionOf('stats');
  const [first] = section.items;
  if (first === undefined) throw new Error('no figure');
  const withValues = (values: string[]): Promise<string> =>
    markupOf(spec, {
      ...section,
      items: values.map((value, at) => ({ ...first, id: `f${at}`, value, placeholder: undefined })),
    });
  expect(await withValues(['11 nights', '4 lamps', '26,500 kWh a year'])).toContain('class="below"');
  expect(await withValues(['38 minutes', '2 days'])).not.toContain('class="below"');
  const bounds = await withValues(['under 18 °C', 'over 65 %', 'over 1 m²']);
  expect(bounds).not.toContain('class="below"');
  expect(bounds).toMatch(/<small>under<\/small>\s18/u);
  expect(await withValues(['menos de 3 anos', '4 anos'])).toMatch(/<small>menos de<\/small>\s3/u);
});

test('a date among figures is one text, and may have a second line', async () => {
  const { spec, section } = await sectionOf('stats');
  const [first] = section.items;
  if (first === undefined) throw new Error('no figure');
  const values = ['1 June to 30 September 2026', '62 species', '15 May 2026', '2 h 30 min'];
  const items = values.map((value, at) => ({ ...first, id: `f${at}`, value, placeholder: undefined }));
  const markup = (await markupOf(spec, { ...section, items })).replaceAll('\u00a0', ' ');
  expect(markup).toMatch(/>15 May 2026<\/dd>/u);
  expect(markup).toMatch(/>2 h 30 min<\/dd>/u);
  expect(markup).toMatch(/>62 <small>species<\/small>/u);
  expect(websiteCss).not.toMatch(/\.figures dd\{[^}]*nowrap/u);
});

test('the figures of plans beside one another are of one size', async () => {
  const { spec, section } = await sectionOf('pricing');
  const [first] = section.items;
  if (first === undefined) throw new Error('no plan');
  const shortOf = async (...prices: string[]): Promise<number> => {
    const items = prices.map((text, at) => ({ ...first, id: `p${at}`, price: { text } }));
    return (await markupOf(spec, { ...section, items })).split('class="price short"').length - 1;
  };
  expect(await shortOf('2.400 € pro Vermittlung', '690 € im Monat', '1.850 € im Monat')).toBe(3);
  expect(await shortOf('£1,200 and VAT for all of you in a month', '£40')).toBe(0);
  expect(await shortOf('£40', 'as we agree on it')).toBe(1);
});

test('what helps its readers stands over every page without a script: larger text, and a way out', async () => {
  const { spec, section } = await sectionOf('faq');
  const aids = [
    { id: 'large', kind: 'largerText' as const, label: 'Larger text' },
    { id: 'out', kind: 'exit' as const, label: 'Leave' },
  ];
  const markup = await markupOf({ ...spec, content: { ...spec.content, aids } }, section);
  expect(markup).toMatch(/<label [^>]*id="large"><input [^>]*type="checkbox">.*<span>Larger text<\/span>/u);
  expect(markup).toMatch(/<a [^>]*id="out" href="about:blank" rel="noreferrer">/u);
  expect(markup.indexOf('class="aids"')).toBeLessThan(markup.indexOf('<header'));
  expect(markup).not.toMatch(/<script(?! type="application\/ld\+json")/u);
  const href = 'https://weather.example/';
  const led = aids.map((aid) => ({ ...aid, href }));
  const named = await markupOf({ ...spec, content: { ...spec.content, aids: led } }, section);
  expect(named).toContain(`id="out" href="${href}"`);
  const without = await markupOf({ ...spec, content: { ...spec.content, aids: undefined } }, section);
  expect(without).not.toContain('class="aids"');
});

test('visitors choose one of the groups of a section where it says so', async () => {
  const { spec, section } = await sectionOf('menu');
  const [item] = section.items;
  if (item === undefined) throw new Error('no dish');
  const groups = ['Credit', 'Market', 'Empty'].map((title, at) => ({ id: `g${at}`, title }));
  const items = ['g0', 'g1'].map((group) => ({ ...item, id: `i_${group}`, group }));
  const all = { ...section, groups, items, filter: 'All' };
  const markup = await markupOf(spec, all);
  expect([...markup.matchAll(/type="radio".*?<span>(.*?)<\/span>/gu)].map(([, title]) => title)).toEqual([
    ...['All', 'Credit', 'Market'],
  ]);
  expect(markup).toContain('class="group few p-2" id="g1"');
  expect(await markupOf(spec, { ...all, filter: undefined })).not.toContain('type="radio"');
});
