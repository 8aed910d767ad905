import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseSpec } from '@sitewright/site-spec';
import type { Browser } from 'playwright-core';
import { renderPage } from '../src/page.ts';
import { widths, wrongInLooks, wrongWith } from './accessibility.ts';
import { openBrowser, serveSite } from './browser.ts';
import { everything } from './every.ts';
import { everythingOfEachKind, inEveryLook } from './every-look.ts';
import { fixtures, textOf } from './fixtures.ts';
import { attacks, hostileSpec } from './hostile.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

test.each(widths)(
  'no page of what the engine makes has an accessibility violation or scrolls sideways at %d pixels',
  async (width) => {
    const wrong: string[] = [];
    for (const { name, spec } of await fixtures())
      wrong.push(...(await wrongWith(browser, name, spec, '', width)));
    expect(wrong).toEqual([]);
  },
  300_000,
);

test('a word that is longer than a telephone is wide breaks, wherever a site says it', async () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const wrong: string[] = [];
  for (const { name, spec } of await fixtures()) {
    if (spec.buildType !== 'website') continue;
    const { site, pages } = spec.content;
    const told = pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, heading: long, lead: long })),
    }));
    const content = { ...spec.content, site: { ...site, name: long }, pages: told };
    wrong.push(...(await wrongWith(browser, name, parseSpec({ ...spec, content }), '', 360)));
  }
  expect(wrong).toEqual([]);
}, 300_000);

test('what a site opens with keeps the length of a line beside much that leads on', async () => {
  const wrong: string[] = [];
  const said = 'The office is closed in July, on Mondays it answers from half past five to seven';
  for (const { name, spec } of await fixtures()) {
    if (spec.buildType !== 'website') continue;
    const pages = spec.content.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.type === 'hero'
          ? {
              ...section,
              lead: said,
              image: undefined,
              items: [1, 2, 3].map((n) => ({ id: `said_${n}`, text: said })),
            }
          : section,
      ),
    }));
    for (const look of inEveryLook({ ...spec, content: { ...spec.content, pages } })) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.setContent(textOf(await renderPage(look, '')));
      const width = await page
        .locator('.hero .lead')
        .first()
        .evaluate((lead) => lead.clientWidth);
      if (width < 300) wrong.push(`${name} ${look.theme.mood}: ${width} px`);
      await page.close();
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);

test('no section, block or tile has one in any layout, on any ground, in some look', async () => {
  expect(await wrongInLooks(browser, 'each page once')).toEqual([]);
}, 900_000);

test('a page keeps to the policy that it is served under, and asks nobody else for anything', async () => {
  for (const { spec } of await fixtures()) {
    const site = await serveSite(spec);
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) wrong.push(request.url());
    });
    await page.goto(site.url, { waitUntil: 'load' });
    expect(wrong).toEqual([]);
    await page.close();
    site.close();
  }
});

test('script in any field of a spec does not run, even where no policy holds it back', async () => {
  const specs = [
    ...(await fixtures()).map(({ spec }) => hostileSpec(spec)),
    ...(await everythingOfEachKind()).map((spec) => hostileSpec(everything(spec, () => attacks.join(' ')))),
  ];
  for (const spec of specs) {
    for (const path of spec.buildType === 'website' ? spec.content.pages.map((page) => page.path) : ['']) {
      const page = await browser.newPage();
      const markup = textOf(await renderPage(spec, path));
      expect(markup).toContain('canary');
      await page.setContent(markup);
      // Links are followed where they lead to script; where they lead elsewhere, the page would be left.
      await page.evaluate(`for (const link of document.querySelectorAll('a[href^=javascript]')) link.click();
        for (const element of document.querySelectorAll('*')) element.dispatchEvent(new MouseEvent('mouseover'))`);
      expect(await page.evaluate('globalThis.canary')).toBeUndefined();
      await page.close();
    }
  }
}, 600_000);

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
