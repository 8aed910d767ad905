import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bodyOf, renderPages } from '@sitewright/site-render/browser';
import { BUILD_TYPES, parseSpec, publishable } from '@sitewright/site-spec';
import { waitFor } from '@sitewright/testing';
import type { Locator, Page } from 'playwright-core';
import { type BuilderStage, faults, frameOf, manyStatesMs, openBuilder, READERS } from './builder-stage.ts';

const fixtureFolder = fileURLToPath(
  new URL('../../../../../libs/site-render/test/fixtures/', import.meta.url),
);
const fixtures = readdirSync(fixtureFolder).filter((name) => name !== 'themes.json');

/** Runs in the preview: shows a page, and says whether its body is the one that is expected. */
const showAndCompare = ({ shown, expected }: { shown: string; expected: string }) =>
  new Promise<boolean>((resolve) => {
    const inPage = (name: string) => Reflect.get(globalThis, name);
    const message = JSON.parse(shown);
    const heard = ({ data }: { data: { type: string; turn: number } }) => {
      if (data.type !== 'shown' || data.turn !== message.turn) return;
      inPage('removeEventListener')('message', heard);
      const parser = new (inPage('DOMParser'))();
      const body = parser.parseFromString(expected, 'text/html').body;
      // What was shown before it may leave attributes in another order, which means nothing.
      resolve(inPage('document').body.isEqualNode(body));
    };
    inPage('addEventListener')('message', heard);
    inPage('postMessage')(message, '*');
  });

let stage: BuilderStage;

beforeAll(async () => {
  stage = await openBuilder();
});
afterAll(() => stage.stop());

// An editor loads the renderer of its project's type beside what all need.
test.each([
  ['start', []],
  ...['website', 'slides', 'document', 'design', 'dataviz'].map((type): [string, string[]] => [
    `editor of a ${type}`,
    ['editor', 'preview', `render-${type}`],
  ]),
])('what is loaded first for the page %s is at most 350 KB', (start, stems) => {
  const assets = join(stage.files, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js') || name.endsWith('.css'));
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const text = readFileSync(join(assets, name), 'utf8');
    for (const [, from] of text.matchAll(/(?:from|import)\s*["`]\.\/([^"`]+)["`]/g))
      if (from !== undefined) load(from);
  };
  const named = (stem: string) => names.filter((name) => name.startsWith(`${stem}-`));
  for (const stem of ['index', ...stems]) {
    expect(named(stem)).not.toEqual([]);
    for (const name of named(stem)) load(name);
  }
  const bytes = [...loaded].reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
  console.info(`${start}: ${Math.round(bytes / 1024)} KB gzip in ${loaded.size} files`);
  expect(bytes).toBeLessThanOrEqual(350 * 1024);
});

test('a key that is not known is told, a known one leads to the projects, and signing out leads away', async () => {
  const { page, wrong, close } = await stage.openPage();
  await page.goto(`${stage.mesh.baseUrl}/`);
  await page.getByLabel('API key').fill('sw_live_no');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('API key').fill(stage.key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  const cards = page.locator('.cards .project:not(.skeleton)');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(5);
  // The refused key is an answer of the API, which a browser tells as an error.
  expect(wrong.filter((line) => !line.includes('401'))).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('API key').waitFor();
  await page.reload();
  await page.getByLabel('API key').waitFor();
  expect(await page.locator('.cards').count()).toBe(0);
  await close();
});

test('a build is told as it goes and opens in the editor', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page);
  await page.getByLabel('Describe it').fill('A poster for a chess club in Graz');
  await page.getByRole('radiogroup', { name: 'Type' }).getByText('Design').click();
  await page.getByRole('button', { name: 'Build' }).click();
  await page.waitForURL(/project=prj_/);
  await frameOf(page).locator('svg').first().waitFor();
  expect(wrong).toEqual([]);
  await close();
});

test.each(BUILD_TYPES)(
  'the preview of a %s is its publication to the pixel, at 360 and 1280, light and dark',
  async (buildType) => {
    const id = stage.projects.get(buildType);
    const { publishedUrl } = await stage.ask(`/api/v1/projects/${id}/publish`, 'POST');
    // The public sees no questions to the owner.
    const headers = { authorization: `Bearer ${stage.key}` };
    const answer = await fetch(`${stage.mesh.baseUrl}/api/v1/projects/${id}/spec`, { headers });
    const spec = JSON.stringify(publishable(parseSpec(await answer.json())));
    for (const width of [360, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, close } = await stage.openPage({ viewport: { width, height: 900 }, colorScheme });
        const path = new URL(String(publishedUrl)).pathname;
        await page.goto(`${stage.mesh.baseUrl}${path}`, { waitUntil: 'networkidle' });
        const published = await page.screenshot({ fullPage: true });
        await page.goto(`${stage.mesh.baseUrl}/builder/preview`, { waitUntil: 'networkidle' });
        await page.evaluate(
          (shown) =>
            new Promise((resolve) => {
              const told = Reflect.get(globalThis, 'addEventListener');
              told(
                'message',
                ({ data }: { data: { type: string } }) => data.type === 'shown' && resolve(undefined),
              );
              Reflect.get(globalThis, 'postMessage')({ ...shown, spec: JSON.parse(shown.spec) }, '*');
            }),
          { type: 'show', turn: 1, spec, page: '/', fields: [], scheme: 'system', editable: false },
        );
        // Laid out once, the page asks for its fonts.
        await page.evaluate('document.body.offsetHeight, document.fonts.ready');
        await page.waitForLoadState('networkidle');
        const shown = await page.screenshot({ fullPage: true });
        expect({ width, colorScheme, same: shown.equals(published) }).toEqual({
          width,
          colorScheme,
          same: true,
        });
        await close();
      }
    }
  },
  manyStatesMs,
);

test('each page of each fixture is drawn in the browser as it is in Node', async () => {
  const { page, close } = await stage.openPage();
  await page.goto(`${stage.mesh.baseUrl}/builder/preview`, { waitUntil: 'networkidle' });
  const compared: string[] = [];
  for (const name of fixtures) {
    const spec = parseSpec(JSON.parse(readFileSync(join(fixtureFolder, name), 'utf8')));
    const pages = await renderPages(spec);
    const paths = spec.buildType === 'website' ? spec.content.pages.map(({ path }) => path) : ['/'];
    for (const [index, path] of paths.entries()) {
      const drawn = pages[index];
      if (drawn === undefined) throw new Error(`${name} has no page ${path}`);
      const { className, markup } = bodyOf(spec, drawn);
      const shown = {
        type: 'show',
        turn: compared.length + 1,
        spec,
        page: path,
        fields: [],
        editable: false,
      };
      const same = await page.evaluate(showAndCompare, {
        shown: JSON.stringify({ ...shown, scheme: index % 2 === 0 ? 'light' : 'dark' }),
        expected: `<body class="${className}">${markup}</body>`,
      });
      compared.push(`${name} ${path}: ${same}`);
    }
  }
  expect(compared.filter((line) => !line.endsWith(': true'))).toEqual([]);
  expect(compared.length).toBeGreaterThan(fixtures.length);
  await close();
});

test('a text is edited where it stands, saved by itself, undone, and there after a reload', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  const heading = frameOf(page).locator('h1').first();
  const before = await heading.textContent();
  await heading.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' & Sons');
  await page.locator('.save-badge', { hasText: 'Edited' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.save-badge', { hasText: 'Saved' }).waitFor();
  await page.reload();
  await frameOf(page).getByText(`${before} & Sons`).first().waitFor();
  expect(wrong).toEqual([]);
  await close();
});

test('a section is added, moved by keyboard, and removed with what leads to it; undo brings all back', async () => {
  const { page, wrong, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('website'));
  const rows = page.getByRole('grid', { name: 'Outline' }).getByRole('row');
  await rows.first().waitFor();
  const names = () => rows.evaluateAll((found) => found.map((row) => row.textContent));
  const before = await names();
  await page.locator('body').press('/');
  await page.getByRole('menuitem', { name: 'Steps' }).click();
  await hasRows(rows, before.length + 1);
  const added = frameOf(page).getByRole('heading', { name: 'A new heading' });
  await waitFor(async () => ((await isInView(added)) ? true : undefined), 'the new part to be in view');
  await page.keyboard.press('Control+z');
  await hasRows(rows, before.length);
  expect(await names()).toEqual(before);
  expect(wrong).toEqual([]);
  await close();
});

async function isInView(place: Locator): Promise<boolean> {
  const [box, frame] = [await place.boundingBox(), await place.page().locator('iframe').boundingBox()];
  if (box === null || frame === null) return false;
  return box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
}

async function hasRows(rows: ReturnType<Page['getByRole']>, count: number): Promise<void> {
  await rows.nth(count - 1).waitFor();
  await rows.nth(count).waitFor({ state: 'detached' });
}

test('edits made offline are kept through a crash and offered again', async () => {
  const { page, close } = await stage.openPage();
  await stage.signIn(page, stage.editorOf('document'));
  const title = frameOf(page).locator('h1').first();
  await title.waitFor();
  await page.context().route('**/spec?save=auto', (route) => route.abort());
  // The preview is shown smaller than it is, which the browser's driver does not reckon with.
  await title.click({ force: true });
  await page.keyboard.press('End');
  await page.keyboard.type(' kept');
  await page.locator('.save-badge', { hasText: 'Offline' }).waitFor();
  // The process of the page ends without a word.
  await page.goto('chrome://crash').catch(() => undefined);
  const again = await page.context().newPage();
  await again.goto(`${stage.mesh.baseUrl}${stage.editorOf('document')}`);
  await again.getByRole('button', { name: 'Bring them back' }).click();
  await frameOf(again)
    .getByText(/ kept$/)
    .first()
    .waitFor();
  await close();
});

describe('no fault for who does not see or use a mouse', () => {
  const screens: [string, () => string][] = [
    ['start', () => '/builder'],
    ['editor', () => stage.editorOf('website')],
    ['history', () => `/builder/history?project=${stage.projects.get('website')}`],
    ['usage', () => '/builder/usage'],
    ['keys', () => '/builder/keys'],
  ];

  test.each(READERS)(
    'in %s, %s, %i wide',
    async (locale, colorScheme, width) => {
      const { page, wrong, close } = await stage.openPage({
        locale,
        colorScheme,
        viewport: { width, height: 800 },
      });
      await page.goto(`${stage.mesh.baseUrl}/builder`);
      await page.getByLabel('API key').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByLabel('API key').fill(stage.key);
      await page.keyboard.press('Enter');
      await page.locator('.cards').waitFor();
      for (const [name, address] of screens) {
        await page.goto(`${stage.mesh.baseUrl}${address()}`, { waitUntil: 'networkidle' });
        await page.locator('main').waitFor();
        expect({ name, faults: await faults(page) }).toEqual({ name, faults: [] });
      }
      expect(wrong).toEqual([]);
      await close();
    },
    manyStatesMs,
  );
});
