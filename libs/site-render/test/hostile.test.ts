import { expect, test } from '@jest/globals';
import { safeHref } from '../src/address.ts';
import { frameSvg } from '../src/frame-svg.ts';
import { iconShapes } from '../src/icon.ts';
import { renderSite } from '../src/site.ts';
import { safeColor, themeCss } from '../src/theme-css.ts';
import { fixture, fixtures, textOf } from './fixtures.ts';
import { hostileSpec } from './hostile.ts';

test('no text of a spec becomes markup, an address of script, or CSS', async () => {
  for (const { spec } of await fixtures()) {
    for (const { path, content } of await renderSite(hostileSpec(spec))) {
      const text = textOf(content);
      if (path.endsWith('.css')) expect(text).not.toMatch(/canary|<\/style|<script/);
      if (!path.endsWith('.html')) continue;
      expect(text).not.toMatch(/<script(?! src="[./]*assets\/site-)|<img|href="javascript:/i);
      // What is left of an attack lies in text or in a quoted attribute: no tag has a handler of its own.
      const tags = text.replace(/="[^"]*"/g, '').match(/<[a-z][^>]*>/g) ?? [];
      expect(tags.filter((tag) => /\son\w+/.test(tag))).toEqual([]);
    }
  }
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
