import { expect, test } from '@jest/globals';
import {
  type DocumentBlock,
  MOODS,
  type Section,
  type SectionOf,
  type WebsiteSpec,
} from '@sitewright/site-spec';
import { headForm } from '../src/definition-forms.ts';
import {
  hasSideHeads,
  headingParts,
  isInTwo,
  isWideTable,
  letterhead,
  letterheadLines,
  pageColumns,
} from '../src/document-layout.ts';
import { documentPdf } from '../src/exports/document/document-pdf.ts';
import { html } from '../src/html.ts';
import { lookClasses } from '../src/look.ts';
import { mastheadOf } from '../src/masthead.ts';
import { renderPage } from '../src/page.ts';
import { boundMarkup } from '../src/rich-text.ts';
import { isBold } from '../src/table-rows.ts';
import { themeCss } from '../src/theme-css.ts';
import { themeFills } from '../src/theme-fills.ts';
import { arrangeItems, titleClass, wordClass } from '../src/website/arrange.ts';
import { everything } from './every.ts';
import { fixture, textOf } from './fixtures.ts';

test('a look follows from the mood and from nothing else', async () => {
  const spec = await fixture('website');
  const looks = MOODS.map((mood) => lookClasses({ ...spec, theme: { ...spec.theme, mood } }));
  expect(new Set(looks).size).toBeGreaterThanOrEqual(8);
  const edited = { ...spec, title: 'Another', provenance: { ...spec.provenance, seed: 77 } };
  expect(lookClasses(edited)).toBe(lookClasses(spec));
});

test('a theme from before moods has the look of the mood that is nearest', async () => {
  const spec = await fixture('website');
  const theme: WebsiteSpec['theme'] = { ...spec.theme };
  delete theme.mood;
  expect(lookClasses({ ...spec, theme })).toMatch(/k-heads-start/);
});

test('an office of which the ground alone was ordered is a sheet of paper: none of its buttons is filled', async () => {
  const spec = await fixture('website');
  const white = { role: 'background' as const, text: 'white', value: '#ffffff' };
  const classesOf = (mood: 'civic' | 'poster', ...named: WebsiteSpec['theme']['named']): string =>
    lookClasses({ ...spec, theme: { ...spec.theme, mood, named } });
  expect(classesOf('civic', white)).toContain('k-letterhead');
  expect(classesOf('poster', white)).not.toContain('k-letterhead');
  expect(classesOf('civic', white, { ...white, role: 'primary' })).not.toContain('k-letterhead');
});

const items = (count: number, text: string | undefined) =>
  Array.from({ length: count }, (_, index) => ({ title: `Item ${index}`, text }));
const sentence = 'A sentence that says enough of it to fill a card of three lines.';

test.each([2, 3, 4, 5, 6, 7, 9, 10])('%d items never leave a lone one in the last row', (count) => {
  const { form, columns } = arrangeItems(items(count, sentence), 'cards');
  const cells = form === 'bento' ? count + 1 : count;
  expect(form === 'list' ? 0 : cells % columns).not.toBe(1 % columns);
});

test('items with a word or two are no cards, and long ones stand in rows', () => {
  expect(arrangeItems(items(3, 'Two words'), 'cards').form).toBe('columns');
  expect(arrangeItems(items(3, undefined), 'cards').form).toBe('columns');
  const [bare] = items(1, undefined);
  const some = [...items(3, sentence), ...(bare === undefined ? [] : [bare])];
  expect(arrangeItems(some, 'cards').form).toBe('columns');
  expect(arrangeItems(items(3, sentence), 'cards').form).toBe('cards');
  expect(arrangeItems(items(3, sentence.repeat(3)), 'cards').form).toBe('rows');
});

test('a heading is as large as its lines and its longest word allow', () => {
  const room = { width: 600, most: 84, lines: 2, family: 'Inter' };
  const sizeOf = (title: string): number => Number(titleClass(title, room).slice(2));
  expect(sizeOf('Haven')).toBe(84);
  expect(sizeOf('Wohnungsbaugenossenschaft')).toBeLessThan(56);
  expect(sizeOf('A title that is rather long for two lines')).toBeLessThan(84);
});

/** How the first page sets the heads of so many questions, in each of three sections that follow each other. */
async function headsOfQuestions(count: number): Promise<(string | undefined)[]> {
  const spec = everything(await fixture('website'));
  if (spec.buildType !== 'website') throw new Error('no website');
  const [home] = spec.content.pages;
  const [faq] = spec.content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.type === 'faq' && section.layout === 'list' ? [section] : []));
  const question = faq?.items[0];
  if (home === undefined || faq === undefined || question === undefined) throw new Error('no questions');
  const items = Array.from({ length: count }, (_, at) => ({ ...question, id: `q${at}` }));
  const sections = ['one', 'two', 'three'].map((id) => ({ ...faq, id, items }));
  const content = { ...spec.content, pages: [{ ...home, sections }] };
  const markup = textOf(await renderPage({ ...spec, content }, home.path));
  const forms = [...markup.matchAll(/<section [^>]*class="([^"]+)"/g)].map(([, names = '']) => names);
  return forms.map((names) => names.split(' ').at(-2));
}

test('of two lists that follow each other, only the first has its head beside it', async () => {
  expect(await headsOfQuestions(1)).toEqual(['beside', 'over', 'beside']);
});

test('a list that is much higher than its head has the head over it', async () => {
  expect(await headsOfQuestions(4)).toEqual(['over', 'over', 'over']);
});

test('a site shows its ornament twice at most, and its footers have one colour that no page ends in', async () => {
  const spec = everything(await fixture('website'));
  if (spec.buildType !== 'website') throw new Error('no website');
  const pages = await Promise.all(
    spec.content.pages.map(async ({ path }) => textOf(await renderPage(spec, path))),
  );
  const shown = pages.flatMap((page) => page.match(/class="(?:media|drawn) o-/g) ?? []);
  expect(shown.length).toBeLessThanOrEqual(2);
  const feet = pages.map((page) => /<footer class="site-footer[^"]*? foot-(\w+)"/.exec(page)?.[1]);
  expect(new Set(feet).size).toBe(1);
  expect(spec.content.pages.map(({ sections }) => sections.at(-1)?.background)).not.toContain(feet[0]);
});

type Page = WebsiteSpec['content']['pages'][number];

/** A section of a type with all of its fields, and how a site of one page with some sections reads. */
async function sections(): Promise<{
  find: <T extends Section['type']>(type: T) => SectionOf<T>;
  markupOf: (sections: Page['sections']) => Promise<string>;
}> {
  const spec = everything(await fixture('website'));
  if (spec.buildType !== 'website') throw new Error('no website');
  const all = spec.content.pages.flatMap((page) => page.sections);
  const isOf =
    <T extends Section['type']>(type: T) =>
    (section: Section): section is SectionOf<T> =>
      section.type === type;
  const [home] = spec.content.pages;
  return {
    find: (type) => {
      const found = all.find(isOf(type));
      if (found === undefined) throw new Error(`no ${type}`);
      return found;
    },
    markupOf: async (own) => {
      const pages = home === undefined ? [] : [{ ...home, sections: own }];
      return textOf(await renderPage({ ...spec, content: { ...spec.content, pages } }, '/'));
    },
  };
}

test('a section that only asks is a heading with a slot for each question', async () => {
  const { find, markupOf } = await sections();
  const { lead: _, questions: __, placeholder: ___, ...faq } = find('faq');
  const open = { id: 'q1', question: 'What do people ask?', answer: 'To be confirmed', placeholder: true };
  const slot = /class="section vacant">.*<ul class="asks"[^>]*><li>What do people ask/s;
  expect(await markupOf([{ ...faq, items: [{ ...open, questions: ['question', 'answer'] }] }])).toMatch(slot);
  expect(await markupOf([{ ...faq, items: [{ ...open, questions: ['answer'] }] }])).not.toMatch(slot);
});

test('a site opens with nothing that stands further down', async () => {
  const { find, markupOf } = await sections();
  const opening = { ...find('hero'), heading: 'A heading of more than twenty letters', items: [] };
  const plans = find('pricing');
  const items = plans.items.map(({ placeholder: _, ...item }, at) => ({
    ...item,
    price: { text: `€ 30${at}` },
  }));
  const markup = await markupOf([opening, find('callToAction'), { ...plans, items }]);
  expect(markup.match(/>€\s300</g)).toHaveLength(1);
});

test('of a price the number is large, and the words around it are small', async () => {
  const { find, markupOf } = await sections();
  const plans = find('pricing');
  const item = { id: 'i', name: 'Children', features: [] };
  const shown = async (text: string): Promise<string | undefined> => {
    const items = [{ ...item, price: { text } }];
    return /<span class="price short">(.*?)<\/span>/u
      .exec(await markupOf([{ ...plans, items }]))?.[1]
      ?.replaceAll('\u00a0', ' ');
  };
  expect(await shown('Aylık 1.500 lira')).toBe('<small>Aylık</small> 1.500 <small>lira</small>');
  expect(await shown('CHF 45')).toBe('CHF 45');
  expect(await shown('ab 12 €')).toBe('<small>ab</small> 12 €');
  expect(await shown('من 30')).toBe('<small>من</small> 30');
  for (const price of ['Euro 20', 'kr 500', 'Rs 500']) expect(await shown(price)).toBe(price);
});

test('a list of prices leaves no entry alone, and draws no line to a price that is not there', async () => {
  const { find, markupOf } = await sections();
  const list = find('menu');
  const markup = async (count: number): Promise<string> => {
    const items = Array.from({ length: count }, (_, at) => ({ id: `m${at}`, title: `Song ${at}`, tags: [] }));
    return await markupOf([find('hero'), find('faq'), { ...list, groups: [], items: [...items] }]);
  };
  expect(await markup(3)).toMatch(/class="section menu[^"]* (?:c-3|beside)[ "]/);
  expect(await markup(5)).toMatch(/class="section menu[^"]* (?:c-1|beside)[ "]/);
  expect(await markup(3)).not.toContain('class="dots"');
});

test('a dash among words is neither seen nor read out in a table, and one among figures is', async () => {
  const { find, markupOf } = await sections();
  const { placeholder: _, ...table } = find('comparison');
  const columns = [
    { id: 'a', title: 'Good to know' },
    { id: 'b', title: 'Hours' },
  ];
  const items = [
    { id: 'x', label: 'Clay', cells: ['Old shoes', '12'] },
    { id: 'y', label: 'Market', cells: ['—', '—'] },
  ];
  const cells = (await markupOf([{ ...table, columns, items }])).match(
    /<td class="[^"]*none[^"]*".*?<\/td>/g,
  );
  expect(cells).toEqual([
    '<td class=" none" data-label="Good to know:"></td>',
    '<td class=" none" data-label="Hours:">—</td>',
  ]);
});

test('apostrophes are set as such, quotation marks and code as they were written', () => {
  const set = (words: string): string => boundMarkup(html`<p>${words}</p>`).text;
  expect(set("Don't go to the parents' group")).toBe('<p>Don’t go to the parents’ group</p>');
  expect(set("Called 'the lads' by all")).toBe('<p>Called &#39;the lads&#39; by all</p>');
  expect(set("Write to o'brien@club.example or don't")).toBe(
    '<p>Write to o&#39;brien@club.example or don’t</p>',
  );
  const torn = html`<p>${"The 'very "}<b>best</b>${" cooks' day"}</p>`;
  expect(boundMarkup(torn).text).toBe('<p>The &#39;very <b>best</b> cooks&#39; day</p>');
  expect(boundMarkup(html`<code>${"it's"}</code>`).text).toBe('<code>it&#39;s</code>');
});

test('a title in Japanese is broken between its characters, and is no smaller for that', () => {
  const room = { width: 620, most: 84, lines: 3, family: 'Noto Sans JP' };
  expect(Number(titleClass('ウェールズの姉妹合唱団が谷川に来ます', room).slice(2))).toBeGreaterThanOrEqual(
    72,
  );
});

test('a heading is set down to its longest word where a phone has no room for that, and not where it may be broken', () => {
  expect(wordClass('Zes woensdagochtenden wennen', 'Fraunces')).toMatch(/^ w-1\d$/);
  expect(wordClass('Open on Sundays', 'Fraunces')).toBe('');
  expect(wordClass('第三四半期の業績と今後の見通しについて', 'Noto Sans JP')).toBe('');
});

test('the name of a site is not broken within a word at the foot of its pages', async () => {
  const spec = await fixture('website');
  if (spec.buildType !== 'website') throw new Error('no website');
  const site = { ...spec.content.site, name: 'Straßenbeleuchtung Ohlenau' };
  const page = textOf(await renderPage({ ...spec, content: { ...spec.content, site } }, '/'));
  expect(page).toMatch(/<p class="brand t-\d+ w-\d+">Straßenbeleuchtung/);
});

test('small words on a full red are white, on a shade of it that carries them; yellow keeps its dark ones', async () => {
  const { theme } = await fixture('website');
  const { color } = theme.tokens;
  const fillOf = (primary: string, onPrimary: string): string[] => {
    const own = { ...color, primary: { ...color.primary, $value: primary } };
    own.onPrimary = { ...color.onPrimary, $value: onPrimary };
    const css = themeCss({ ...theme, tokens: { ...theme.tokens, color: own } });
    return ['fill', 'on-fill'].map((name) => new RegExp(`--${name}:(#\\w+)`).exec(css)?.[1] ?? '');
  };
  expect(fillOf('#ff0000', '#1a0e0c')).toEqual([expect.stringMatching(/^#e\w0000$/), '#ffffff']);
  expect(fillOf('#fac131', '#161107')).toEqual(['#fac131', '#161107']);
});

test('beside a grey that was ordered alone nothing is filled with an accent that nobody ordered', () => {
  const colours: Record<string, string> = {
    ...{ primary: '#222222', onPrimary: '#ffffff', accent: '#cc0000', onAccent: '#ffffff' },
    ...{ background: '#ffffff', text: '#111111' },
  };
  const filled = (roles: readonly ('primary' | 'accent')[]): string => {
    const named = roles.map((role) => ({ text: role, value: colours[role] ?? '', role }));
    return themeFills((role) => colours[role] ?? '', named).fill[0];
  };
  expect(filled(['primary'])).toBe('#222222');
  expect(filled(['primary', 'accent'])).toBe('#cc0000');
});

test('titles of groups and first sums stand out in a table, and not each line of a reckoning', () => {
  const rows = [
    ['Plants', '', '', ''],
    ['Hidcote', '480', '1.35', '648'],
    ['Subtotal: Plants', '', '', '648'],
    ['Subtotal', '', '', '648'],
    ['VAT', '', '', '130'],
  ];
  expect(rows.map((_, at) => isBold(rows, at))).toEqual([true, false, true, false, false]);
  expect(isBold([['Name', '']], 0)).toBe(false);
});

test('lines of code that follow one another are one block of the page', async () => {
  const { find, markupOf } = await sections();
  const line = (id: string, text: string) => ({
    id,
    kind: 'paragraph' as const,
    text: [{ text, code: true }],
  });
  const { placeholder: _, questions: __, ...prose } = find('richText');
  const items = [line('a', 'pip install x'), line('b', 'x --help')];
  expect(await markupOf([{ ...prose, items }])).toContain(
    '<pre class="code" tabindex="0"><code>pip install x</code>\n<code>x --help</code></pre>',
  );
});

test('all of a page grows with the type of its theme where large letters were ordered', async () => {
  const { theme } = await fixture('website');
  const size = { ...theme.tokens.size, base: { ...theme.tokens.size.base } };
  size.base = { $type: 'dimension', $value: { value: 1.38125, unit: 'rem' } };
  const large = themeCss({ ...theme, tokens: { ...theme.tokens, size } });
  expect(large).toContain('font-size:130%');
  expect(large).toContain('--size-base:1.0625rem');
  expect(themeCss(theme)).not.toContain('font-size:1');
});

test('the text of a document stands in the middle of its page, and wide tables reach over both its edges', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('no document');
  const marginMm = { top: 26, right: 30, bottom: 26, left: 30 };
  const columns = pageColumns({
    ...spec.content,
    ...{
      documentType: 'article',
      page: { ...spec.content.page, size: 'A4', orientation: 'portrait', marginMm },
    },
  });
  expect(columns).toEqual({ text: 134, beyond: 36, around: 8, side: 0 });
});

test('a table reaches beyond the text where its rows have no room beside it', () => {
  const columns = ['Item', 'Quantity', 'Price', 'Amount'].map((label) => ({ label }));
  expect(isWideTable({ columns, rows: [['Workbench', '3', '€480', '€1,440']] })).toBe(false);
  const words = 'Test table with protection against leaking current';
  expect(isWideTable({ columns, rows: [[words, '1', '€1,150', 'paid by the city of Zutphen']] })).toBe(true);
  expect(isWideTable({ columns: columns.slice(2), rows: [[words, words]] })).toBe(false);
});

test('a letter begins with whose it is where another address follows, and no bill opens as prose does', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('no document');
  const address = (id: string, text: string) => ({ id, type: 'paragraph', role: 'address', text }) as const;
  const blocks = [address('from', 'Hush\n12 Quay Street\nLowport'), address('to', 'A. Moss')];
  const letter = { ...spec.content, documentType: 'letter' as const, cover: undefined, blocks };
  const head = letterhead(letter);
  expect(head?.id).toBe('from');
  expect(head && letterheadLines(head)).toEqual(['Hush', ['12 Quay Street', 'Lowport']]);
  expect(letterhead({ ...letter, blocks: blocks.slice(1) })).toBeUndefined();
  const title = { id: 'title', type: 'heading', level: 1, text: 'Offer' } as const;
  const opens = (documentType: 'letter' | 'essay' | 'invoice', mood: 'crisp' | 'swiss' | 'editorial') =>
    mastheadOf({
      ...spec,
      theme: { ...spec.theme, mood },
      content: { ...letter, documentType, blocks: documentType === 'letter' ? blocks : [title] },
    });
  expect([opens('letter', 'crisp'), opens('invoice', 'crisp'), opens('essay', 'crisp')]).toEqual([
    'panel',
    'panel',
    'ruled',
  ]);
  expect([opens('invoice', 'swiss'), opens('invoice', 'editorial')]).toEqual(['edge', 'ruled']);
});

const terms = (texts: Record<string, string>): DocumentBlock => ({
  ...{ id: 'facts', type: 'definitions', layout: 'columns' },
  items: Object.entries(texts).map(([term, text], at) => ({ id: `facts_${at}`, term, text })),
});
const headOf = (level: number, text: string): DocumentBlock => ({ id: text, type: 'heading', level, text });
const said = (id: string, text: string): DocumentBlock => ({ id, type: 'paragraph', role: 'body', text });

test('bare figures stand large in a row, facts under the title in columns, and terms beside what they mean', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('no document');
  const formOf = (facts: DocumentBlock, before: DocumentBlock[]) =>
    headForm(
      { ...spec.content, documentType: 'report', cover: undefined, blocks: [...before, facts] },
      facts,
    );
  const below = [headOf(1, 'Report'), headOf(2, 'The year')];
  expect(formOf(terms({ Swims: '38,412', Surplus: '£6,230', Heat: 'about 22 %' }), below)).toBe('figures');
  expect(formOf(terms({ German: 'C1', English: 'B2' }), below)).toBeUndefined();
  expect(formOf(terms({ Swims: '38,412', Chair: 'R. Petersen' }), below)).toBeUndefined();
  expect(formOf(terms({ Date: '3 May', Place: 'the hut' }), below.slice(0, 1))).toBe('grid');
});

test('heads of short sections stand beside them, unless one is long or a table is wide', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('no document');
  const sided = (...blocks: DocumentBlock[]) =>
    hasSideHeads({
      ...{ ...spec.content, documentType: 'resume', cover: undefined },
      blocks: [headOf(1, 'R. Pugh'), headOf(2, 'Work'), ...blocks],
    });
  expect(sided(headOf(2, 'Languages and licence'))).toBe(true);
  expect(sided(headOf(2, '学歴・語学'))).toBe(true);
  expect(sided(headOf(2, 'Arbeitsunfähigkeitsbescheinigung'))).toBe(false);
  expect(headingParts({ text: '2. Fees' })).toEqual({ number: '2', words: 'Fees' });
  expect(headingParts({ text: '3 things to know' }).number).toBe('');
});

test('a long list of short items stands in two columns, steps only where that was asked', () => {
  const list = (style: 'check' | 'numbered', text: string, columns?: 2) =>
    isInTwo({
      ...{ id: 'list', type: 'list', style, columns },
      items: Array.from({ length: 8 }, (_, at) => ({ id: `i${at}`, text })),
    });
  expect([list('check', 'Eggs'), list('numbered', 'Eggs'), list('check', sentence)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(list('numbered', sentence, 2)).toBe(true);
});

test('a document stays on the pages that were asked for where little is over', async () => {
  const spec = await fixture('document');
  if (spec.buildType !== 'document') throw new Error('no document');
  const { page, ...content } = spec.content;
  const pagesOf = async (most?: number): Promise<number> => {
    const blocks = [
      headOf(1, 'Report'),
      ...Array.from({ length: 30 }, (_, at) => said(`p${at}`, sentence.repeat(3))),
    ];
    const asked = { ...page, pageNumbers: true, most };
    const pdf = await documentPdf({
      ...spec,
      content: {
        ...content,
        cover: undefined,
        tableOfContents: { show: false, depth: 1 },
        page: asked,
        blocks,
      },
    });
    return (
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/gu)?.length ?? 0
    );
  };
  expect([await pagesOf(), await pagesOf(2)]).toEqual([3, 2]);
});
