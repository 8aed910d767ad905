import { expect, test } from '@jest/globals';
import type { SiteSpec } from '@sitewright/site-spec';
import { HtmlValidate } from 'html-validate';
import { baseCss } from '../src/base-css.ts';
import { leadingIn } from '../src/leading.ts';
import { renderPage } from '../src/page.ts';
import { renderSite } from '../src/site.ts';
import { everythingOfEachKind } from './every-look.ts';
import { fixture, fixtures, textOf } from './fixtures.ts';

// Void elements, raw text and attribute order are matters of style; the rest of the recommended rules hold.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'wcag/h30': 'error',
    'svg-focusable': 'off',
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'no-redundant-for': 'off',
    'prefer-native-element': 'off',
    'text-content': 'off',
  },
});

async function complaints(name: string, spec: SiteSpec): Promise<string[]> {
  const wrong: string[] = [];
  const pages = (await renderSite(spec)).filter(({ path }) => path.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${name} has no page`);
  for (const file of pages) {
    const report = await validator.validateString(textOf(file.content));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(
        ({ ruleId, message, line, column }) => `${name} ${file.path}:${line}:${column} ${ruleId} ${message}`,
      ),
    );
    wrong.push(...messages);
  }
  return wrong;
}

const codeOf = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16);

test('every page of every type is valid HTML', async () => {
  const wrong: string[] = [];
  for (const { name, spec } of await fixtures()) wrong.push(...(await complaints(name, spec)));
  expect(wrong).toEqual([]);
});

test('every section, block and tile is valid HTML in every layout and with every field', async () => {
  const wrong: string[] = [];
  for (const spec of await everythingOfEachKind()) wrong.push(...(await complaints(spec.buildType, spec)));
  expect(wrong).toEqual([]);
});

test('every page says what it is: to readers, to browsers, to search engines, and to those who share it', async () => {
  for (const { spec } of await fixtures()) {
    spec.meta.seo.canonical = 'https://example.org/there/';
    for (const { path, content } of await renderSite(spec)) {
      if (!path.endsWith('.html')) continue;
      const page = textOf(content);
      expect(page).toContain(`<html lang="${spec.language}" dir="${spec.dir}">`);
      expect(page).toContain('width=device-width, initial-scale=1');
      expect(page).toMatch(/<title>[^<]+<\/title>/);
      expect(page).toMatch(/<meta property="og:title" content="[^"]+">/);
      expect(page).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}"/i);
      expect(page).toMatch(
        /<link rel="icon" href="[./]*assets\/icon-[0-9a-f]{16}\.svg" type="image\/svg\+xml">/,
      );
      expect(page.match(/<h1[ >]/g)).toHaveLength(1);
      expect(page.match(/<main[ >]/g)).toHaveLength(1);
      if (path === '404.html') continue;
      const folder = path.slice(0, -'index.html'.length);
      expect(page).toMatch(/<meta name="description" content="[^"]+">/);
      expect(page).toContain(`<link rel="canonical" href="https://example.org/there/${folder}">`);
      expect(page).toContain(`<meta property="og:url" content="https://example.org/there/${folder}">`);
      if (spec.buildType === 'website')
        expect(page).toMatch(/<header class="site-header(?: long)?">[\s\S]*<footer class="site-footer/);
    }
  }
});

test('every picture has words that stand for it, or is left out for those who do not see it', async () => {
  let seen = 0;
  for (const spec of await everythingOfEachKind()) {
    for (const { path, content } of await renderSite(spec)) {
      if (!path.endsWith('.html')) continue;
      const markup = textOf(content);
      const pictures = markup.match(/<(?:svg|img)\b[^>]*>/g) ?? [];
      seen += pictures.length;
      // What is drawn inside a picture belongs to it.
      const silent = pictures.filter((tag) => !/aria-hidden="true"|aria-label="[^"]+"|alt="/.test(tag));
      expect(silent).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('a menu that is too long for the line of the name has one of its own', async () => {
  const spec = await fixture('website');
  if (spec.buildType !== 'website') throw new Error('not a website');
  const menu = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...spec.content.navigation[0],
      id: `n-${at}`,
      label: 'What we grow here',
      href: '#a',
    }));
  const headerOf = async (count: number): Promise<string> => {
    const long = { ...spec, content: { ...spec.content, navigation: menu(count) } };
    return /<header class="[^"]*"/.exec(textOf(await renderPage(long as typeof spec, '')))?.[0] ?? '';
  };
  expect(await headerOf(3)).toBe('<header class="site-header"');
  expect(await headerOf(6)).toBe('<header class="site-header long"');
});

test('a menu of more than three ways, or of more than a line of a telephone, folds behind a button that needs no script', async () => {
  const spec = await fixture('website');
  if (spec.buildType !== 'website') throw new Error('not a website');
  const ways = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({
      id: `n-${at}`,
      label: `${name} ${at}`,
      href: '/',
      style: 'link' as const,
    }));
  const page = async (count: number, name = 'Way'): Promise<string> =>
    textOf(await renderPage({ ...spec, content: { ...spec.content, navigation: ways(count, name) } }, ''));
  const folded = /<details class="menu"><summary>.*Open menu.*<\/summary><nav /;
  expect(await page(3)).not.toContain('<details class="menu">');
  expect(await page(4)).toMatch(folded);
  expect(await page(3, 'An hour in the cellar')).toMatch(folded);
  // One way has no others to stand between the name and the page.
  expect(await page(1, 'An hour in the cellar, with the whole of its story')).not.toContain(
    '<details class="menu">',
  );
});

test('a form that can be sent nowhere shows its button, and no visitor can press it', async () => {
  const spec = await fixture('website');
  if (spec.buildType !== 'website') throw new Error('not a website');
  const [home] = spec.content.pages;
  const found = spec.content.pages
    .flatMap(({ sections }) => sections)
    .find((section) => section.type === 'contactForm' || section.type === 'booking');
  if (home === undefined || found === undefined) throw new Error('the fixture has no form');
  const { recipient: _recipient, ...section } = found;
  const content = { ...spec.content, pages: [{ ...home, sections: [section] }] };
  const page = textOf(await renderPage({ ...spec, content }, home.path));
  expect(page).not.toContain('<form');
  expect(page.match(/<button[^>]*>/g)?.map((button) => button.includes(' disabled'))).toEqual([true]);
  expect(page).toContain('<div class="form" role="group"');
});

test('a page that is not there is not rendered', async () => {
  expect(await renderPage(await fixture('website'), '/no-such-page')).toBeUndefined();
});

test('no page asks anything of another host, nor has style or script in its markup', async () => {
  for (const { spec } of await fixtures()) {
    const files = await renderSite(spec);
    expect(files.map(({ path }) => path)).toContain('index.html');
    for (const { path, content } of files) {
      if (path.endsWith('.woff2')) continue;
      const text = textOf(content);
      expect(text).not.toMatch(/(?:src|url\(|@import)\s*[=(]?\s*["']?(?:https?:)?\/\//);
      if (path.endsWith('.html')) expect(text).not.toMatch(/<style|<script>|\sstyle=|\son[a-z]+=/);
    }
  }
});

const paragraph = (text: string, spec: SiteSpec): SiteSpec =>
  spec.buildType === 'document'
    ? { ...spec, content: { ...spec.content, blocks: [{ id: 'p1', type: 'paragraph', role: 'body', text }] } }
    : spec;

test('keeps addresses in a page whole, and marks where one that is wide may break', async () => {
  const spec = paragraph(
    'Write to ciao@corsia-aperta.example, or see a-b.example.',
    await fixture('document'),
  );
  const page = textOf((await renderPage(spec, '')) ?? new Uint8Array());
  expect(page).toContain(
    'to <span class="address" dir="ltr">ciao@<wbr><span class="domain"><span>corsia-aperta.</span><wbr>example,</span></span> or',
  );
  expect(await complaints('addresses', spec)).toEqual([]);
});

test('keeps the groups of a telephone number in order within Arabic', async () => {
  const spec = paragraph('هاتف: 0000-555-0172 أو 02 555 0142', {
    ...(await fixture('document')),
    language: 'ar',
    dir: 'rtl',
  });
  const page = textOf((await renderPage(spec, '')) ?? new Uint8Array());
  const whole = (number: string): string => `<span class="number" dir="ltr">${number}</span>`;
  expect(page).toContain(`هاتف: ${whole('0000-555-0172')} أو ${whole('02 555 0142')}`);
});

test('gives the long vowel of Japanese the font of its kana', async () => {
  const base = paragraph('カートリッジ・ページ', { ...(await fixture('document')), language: 'ja' });
  const font = { ...base.theme.tokens.font };
  const tokens = {
    ...base.theme.tokens,
    font: { ...font, body: { ...font.body, $value: ['Noto Sans JP'] } },
  };
  const spec = { ...base, theme: { ...base.theme, tokens } };
  const style = (await renderSite(spec)).find(({ path }) => path.endsWith('.css'));
  const faces = textOf(style?.content ?? new Uint8Array()).split('@font-face');
  const japanese = faces.filter((face) => face.includes('east-asian'));
  expect(japanese.length).toBeGreaterThan(0);
  for (const face of japanese) expect(face).toMatch(/U\+30fb,U\+30fc/iu);
});

test('draws the marks that the style sheet writes around a quotation in Japanese', async () => {
  const base = await fixture('website');
  const font = { ...base.theme.tokens.font };
  const body = { ...font.body, $value: ['Noto Sans JP'] };
  const theme = { ...base.theme, tokens: { ...base.theme.tokens, font: { ...font, body } } };
  const spec = { ...base, title: '夜の学校', language: 'ja', theme };
  const style = (await renderSite(spec)).find(({ path }) => path.endsWith('.css'));
  const css = textOf(style?.content ?? new Uint8Array());
  expect(css).toContain('content:open-quote');
  const faces = css.split('@font-face').filter((face) => face.includes('east-asian'));
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) for (const mark of '「」『』') expect(face).toContain(`U+${codeOf(mark)}`);
});

test('whose board it is has its letters too, where they stand nowhere else', async () => {
  const base = await fixture('dataviz');
  const { font } = base.theme.tokens;
  const body = { ...font.body, $value: ['Noto Sans JP'] };
  const theme = { ...base.theme, tokens: { ...base.theme.tokens, font: { ...font, body } } };
  const brief = { ...base.brief, organisation: 'そらはかり測量' };
  const files = await renderSite({ ...base, theme, brief, language: 'ja' });
  const css = files.filter(({ path }) => path.endsWith('.css')).map(({ content }) => textOf(content));
  expect(css.join()).toMatch(/U\+6e2c/iu);
});

test('headings of scripts with marks above and below have room for them, in words that every browser knows', () => {
  expect(baseCss).toContain(':lang(hi),:lang(mr)');
  expect(baseCss).not.toMatch(/:lang\([a-z]+,/u);
  expect([leadingIn('hi-IN', 1.08), leadingIn('de', 1.08)]).toEqual([1.4, 1.08]);
});

test('words in place of a price are not set as large as a figure: they would leave their card', async () => {
  const spec = await fixture('website');
  if (spec.buildType !== 'website') throw new Error('no website');
  const menu = spec.content.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'menu');
  if (menu?.type !== 'menu') throw new Error('no menu in the fixture');
  const [first, second] = menu.items;
  if (first === undefined || second === undefined) throw new Error('too few dishes');
  [first.price, second.price] = [{ text: 'No monthly fee' }, { text: '£1,250 a month' }];
  const pages = await renderSite(spec);
  const html = pages.map(({ content }) => textOf(content)).join('');
  expect(html).toContain('<span class="price">No monthly fee');
  expect(html).toContain('<span class="price short">£1,250');
});

test('raised figures of units are drawn larger than their fonts have them, from the files that are there', async () => {
  const stylesOf = async (text: string): Promise<string[]> => {
    const files = await renderSite(paragraph(text, await fixture('document')));
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    const style = files.find(({ path }) => path.endsWith('.css'));
    return textOf(style?.content ?? new Uint8Array())
      .split('@font-face')
      .filter((face) => face.includes(';size-adjust'));
  };
  expect(await stylesOf('0.44 m of gas')).toEqual([]);
  const raised = await stylesOf('0.44 m³ of gas');
  expect(raised.length).toBeGreaterThan(0);
  for (const face of raised) expect(face).toContain('unicode-range:U+B2-B3,U+B9;size-adjust:125%');
});
