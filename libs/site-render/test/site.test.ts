import { posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { renderSite } from '../src/site.ts';
import { fixture, fixtures, textOf } from './fixtures.ts';

test('every link of a site leads to a file or an anchor that is there', async () => {
  for (const { spec } of await fixtures()) {
    const files = await renderSite(spec);
    const paths = new Set(files.map(({ path }) => path));
    for (const { path, content } of files) {
      if (!path.endsWith('.html') || path === '404.html') continue;
      const markup = textOf(content);
      for (const [, address = ''] of markup.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        if (/^(?:https|mailto|tel):/.test(address)) continue;
        const [target = '', anchor] = address.split('#', 2);
        const resolved = posix.join(posix.dirname(path), target);
        const file =
          target === '' ? path : target.endsWith('/') ? posix.join(resolved, 'index.html') : resolved;
        expect({ path, address, found: paths.has(file) }).toEqual({ path, address, found: true });
        const there = files.find((candidate) => candidate.path === file);
        if (anchor) expect(textOf(there?.content)).toContain(`id="${anchor}"`);
      }
    }
  }
});

test('a site has a page for those that are missing, its rules for robots, and assets that name their content', async () => {
  const files = await renderSite(await fixture('website-pages'));
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['index.html', '404.html', 'robots.txt']));
  for (const { path, immutable } of files) expect(immutable).toBe(path.startsWith('assets/'));
  expect(
    paths.filter((path) => path.startsWith('assets/')).every((path) => /-[0-9a-f]{16}\.\w+$/.test(path)),
  ).toBe(true);
});

test('a sitemap names the pages where the address of the site is known', async () => {
  const spec = await fixture('website-pages');
  spec.meta.seo.canonical = 'https://example.org/';
  const files = await renderSite(spec);
  const map = textOf(files.find(({ path }) => path === 'sitemap.xml')?.content);
  expect(map.match(/<loc>/g)).toHaveLength(5);
  expect(map).toContain('<loc>https://example.org/</loc>');
});

test('the same spec gives the same site, charts and all', async () => {
  for (const { spec } of await fixtures()) expect(await renderSite(spec)).toEqual(await renderSite(spec));
});

test('a section that opens a page does not say the title of the page once more', async () => {
  const spec = await fixture('website-pages');
  if (spec.buildType !== 'website') throw new Error('not a website');
  const page = spec.content.pages.find(({ path }) => path === '/product');
  const features = page?.sections.find(({ type }) => type === 'features');
  if (page === undefined || features === undefined) throw new Error('the fixture has no such section');
  page.sections = [features];
  const headings = async (): Promise<string[]> => {
    const files = await renderSite(spec);
    const markup = textOf(files.find(({ path }) => path === 'product/index.html')?.content);
    return [...markup.matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, text = '']) => text);
  };
  features.heading = 'Something else';
  expect((await headings()).slice(0, 2)).toEqual([page.title, 'Something else']);
  features.heading = page.title;
  expect((await headings()).filter((text) => text === page.title)).toHaveLength(1);
});
