import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { renderPage } from '../src/page.ts';
import { openBrowser, serveSite } from './browser.ts';
import { fixtures, textOf } from './fixtures.ts';
import { hostileSpec } from './hostile.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

test.each([360, 768, 1440])(
  'no page has an accessibility violation or scrolls sideways at %d pixels',
  async (width) => {
    const wrong: string[] = [];
    for (const { name, spec } of await fixtures()) {
      for (const colorScheme of ['light', 'dark'] as const) {
        // The policy of a published page would keep the checker out, so it is given the page alone.
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          bypassCSP: true,
        });
        await page.setContent(textOf(await renderPage(spec, '')));
        await page.addScriptTag({ path: axePath });
        const violations = violationsSchema.parse(
          await page.evaluate('axe.run().then((report) => report.violations)'),
        );
        for (const { id, nodes } of violations)
          wrong.push(`${name} ${colorScheme} ${id} ${nodes[0]?.html.slice(0, 160)}`);
        const overflow = z
          .number()
          .parse(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
        if (overflow > 0) wrong.push(`${name} is ${overflow} px too wide`);
        await page.close();
      }
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

test('a page keeps to the policy that it is served under, and asks nobody else for anything', async () => {
  for (const { spec } of await fixtures()) {
    const site = await serveSite(spec);
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
        wrong.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) wrong.push(request.url());
    });
    await page.goto(site.url, { waitUntil: 'load' });
    expect(wrong.filter((line) => !line.endsWith('/favicon.ico'))).toEqual([]);
    await page.close();
    site.close();
  }
}, 120_000);

test('script in any field of a spec does not run, even where no policy holds it back', async () => {
  for (const { spec } of await fixtures()) {
    const page = await browser.newPage();
    await page.setContent(textOf(await renderPage(hostileSpec(spec), '')));
    // Links are followed where they lead to script; where they lead elsewhere, the page would be left.
    await page.evaluate(`for (const link of document.querySelectorAll('a[href^=javascript]')) link.click();
      for (const element of document.querySelectorAll('*')) element.dispatchEvent(new MouseEvent('mouseover'))`);
    expect(await page.evaluate('globalThis.canary')).toBeUndefined();
    await page.close();
  }
}, 120_000);

test('the keys of a deck lead from slide to slide', async () => {
  const deck = (await fixtures()).find(({ name }) => name === 'slides');
  if (deck === undefined) throw new Error('no deck');
  const site = await serveSite(deck.spec);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(site.url);
  await page.keyboard.press('End');
  await page.waitForFunction('scrollY > 1000');
  await page.keyboard.press('Home');
  await page.waitForFunction('scrollY < 100');
  await page.close();
  site.close();
});
