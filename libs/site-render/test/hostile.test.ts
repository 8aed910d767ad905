import { expect, test } from '@jest/globals';
import type { SiteSpec } from '@sitewright/site-spec';
import { safeHref } from '../src/address.ts';
import { frameSvg } from '../src/frame-svg.ts';
import { iconShapes } from '../src/icon.ts';
import { renderPage } from '../src/page.ts';
import { renderSite } from '../src/site.ts';
import { safeColor, themeCss } from '../src/theme-css.ts';
import { everything } from './every.ts';
import { everythingOfEachKind, inEveryLook } from './every-look.ts';
import { fixture, fixtures, textOf } from './fixtures.ts';
import { attacks, hostileSpec, hostileThroughout } from './hostile.ts';

async function escapes(spec: SiteSpec): Promise<string[]> {
  const found: string[] = [];
  const files = await renderSite(spec);
  if (!files.some(({ path }) => path.endsWith('.html'))) throw new Error('no page was rendered');
  for (const { path, content } of files) {
    const text = textOf(content);
    if (path.endsWith('.css')) found.push(...(text.match(/canary|<\/style|<script/g) ?? []));
    if (!path.endsWith('.html')) continue;
    found.push(
      ...(text.match(
        /<script(?! src="[./]*assets\/site-| type="application\/ld\+json">)|<img|href="\s*javascript:/gi,
      ) ?? []),
    );
    // What is left of an attack lies in text or in a quoted attribute: no tag has a handler of its own.
    const tags = text.replace(/="[^"]*"/g, '').match(/<[a-z][^>]*>/g) ?? [];
    found.push(...tags.filter((tag) => /\son\w+/.test(tag)));
  }
  return found;
}

test('no text of a spec becomes markup, an address of script, or CSS', async () => {
  for (const { spec } of await fixtures()) expect(await escapes(hostileSpec(spec))).toEqual([]);
});

test('nor does any string in any field that the schema knows', async () => {
  for (const spec of await everythingOfEachKind()) {
    expect(await escapes(hostileSpec(everything(spec, () => attacks.join(' '))))).toEqual([]);
    const { content } = hostileThroughout({ content: spec.content });
    // Paths of pages become names of files, and those are refused.
    if (content !== undefined && 'pages' in content) for (const page of content.pages) page.path = '/';
    const attacked = { ...spec, content } as SiteSpec;
    expect(await escapes(attacked)).toEqual([]);
  }
}, 600_000);

test('data for search engines can not end the element that it stands in', async () => {
  const page = textOf(await renderPage(hostileSpec(await fixture('website')), ''));
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'Thing', name: attacks.join(' ') });
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  '//evil.example',
  'http://x',
  'java\nscript:x',
  ' https://x',
])('the address %j leads nowhere', (address) => {
  expect(safeHref(address, (href) => href)).toBe('#');
});

test('colours and fonts of a theme are checked again before they are written', async () => {
  const { theme } = hostileSpec(await fixture('website'));
  expect(safeColor('url(//x)')).toBe('#000000');
  expect(themeCss(theme)).not.toMatch(/url|script|red/);
});

test('an icon has a name of the set, or is not drawn', () => {
  expect(iconShapes('constructor')).toBeUndefined();
  expect(iconShapes('../x')).toBeUndefined();
  expect(iconShapes('phone')?.text).toContain('<path');
});

test('a hostile design stays a drawing', async () => {
  const spec = await fixture('design');
  if (spec.buildType !== 'design') throw new Error('not a design');
  const attacked = hostileSpec(spec);
  if (attacked.buildType !== 'design') throw new Error('not a design');
  for (const frame of attacked.content.frames) {
    const tags =
      frameSvg(attacked, frame)
        .replace(/="[^"]*"/g, '')
        .match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length).toBeGreaterThan(frame.layers.length);
    expect(tags.filter((tag) => /\son\w+|<script|<foreignObject|<image|href/i.test(tag))).toEqual([]);
  }
});

test('the path of a page can not leave the site', async () => {
  const spec = await fixture('website-pages');
  if (spec.buildType !== 'website') throw new Error('not a website');
  const [, second] = spec.content.pages;
  if (second !== undefined) second.path = '/../../etc/passwd';
  await expect(renderSite(spec)).rejects.toThrow(RangeError);
});

test('a language that is written as one and known to nobody is rendered in every look', async () => {
  const site = await fixture('website');
  if (site.buildType !== 'website') throw new Error('the fixture of a website is none');
  const pages = site.content.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) =>
      section.type === 'hero' ? [{ ...section, image: undefined }] : [],
    ),
  }));
  const heroes: SiteSpec = { ...site, language: 'aa-AaA', content: { ...site.content, pages } };
  for (const spec of inEveryLook(heroes)) {
    const files = await renderSite(spec);
    expect(files.length).toBeGreaterThan(0);
  }
}, 600_000);
