import { createRequire } from 'node:module';
import type { SiteSpec } from '@sitewright/site-spec';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { renderPage } from '../src/page.ts';
import { everythingOfEachKind, inEveryLook } from './every-look.ts';
import { textOf } from './fixtures.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);
export const widths = [360, 768, 1440];

/** What axe-core finds on a page, and whether the page scrolls sideways. */
export async function wrongWith(
  browser: Browser,
  name: string,
  spec: SiteSpec,
  path: string,
  width: number,
): Promise<string[]> {
  const markup = textOf(await renderPage(spec, path));
  const wrong: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // The policy of a published page would keep the checker out, so it is given the page alone.
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
    await page.setContent(markup);
    await page.addScriptTag({ path: axePath });
    const found = violationsSchema.parse(
      await page.evaluate(`axe.run({ resultTypes: ['violations'] }).then((report) => report.violations)`),
    );
    const where = `${name}${path} ${spec.theme.name} ${width} ${colorScheme}`;
    for (const { id, nodes } of found) wrong.push(`${where} ${id} ${nodes[0]?.html.slice(0, 160)}`);
    const overflow = z
      .number()
      .parse(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    if (overflow > 0) wrong.push(`${where} is ${overflow} px too wide`);
    await page.close();
  }
  return wrong;
}

/**
 * The same of everything that the schema knows: each page in one of the looks, or each in every look that its kind is
 * drawn in, which takes minutes.
 */
export async function wrongInLooks(
  browser: Browser,
  which: 'each page once' | 'each page in every look',
): Promise<string[]> {
  const wrong: string[] = [];
  for (const kind of await everythingOfEachKind()) {
    const looks = inEveryLook(kind);
    for (const [index, spec] of looks.entries()) {
      const width = widths[index % widths.length] ?? 360;
      const { buildType } = spec;
      const paths = buildType === 'website' ? spec.content.pages.map(({ path }) => path) : [''];
      const isOwn = (at: number): boolean =>
        paths.length === 1 ? index % 5 === 0 : at % looks.length === index % looks.length;
      for (const [at, path] of paths.entries())
        if (which === 'each page in every look' || isOwn(at))
          wrong.push(...(await wrongWith(browser, buildType, spec, path, width)));
    }
  }
  return wrong;
}
