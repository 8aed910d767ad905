import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { bootMesh, type Mesh } from '../support/mesh.ts';

/** The page has four megabytes of script to read, and shares the machine. */
const patienceMs = 120_000;

let mesh: Mesh;
let browser: Browser;
let page: Page;
const asked: string[] = [];
const problems: string[] = [];

beforeAll(async () => {
  mesh = await bootMesh();
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // The library's script is large, and a test's own loader of modules takes its time over it.
  await fetch(`${mesh.baseUrl}/docs/scalar.js`);
  page.setDefaultTimeout(patienceMs);
  await page.goto(`${mesh.baseUrl}/docs`);
  await page.getByRole('heading', { name: 'Limits' }).waitFor();
}, 3 * patienceMs);
afterAll(async () => {
  await browser.close();
  await mesh.stop();
});

test('allows no script but that of its origin, and asks nobody else for anything', async () => {
  const { headers } = await fetch(`${mesh.baseUrl}/docs`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
  const elsewhere = asked.filter((url) => !url.startsWith(mesh.baseUrl) && !url.startsWith('data:'));
  expect(elsewhere).toEqual([]);
  expect(problems).toEqual([]);
});

test('tells what changed, by version, and where the collections are', async () => {
  await page.getByRole('heading', { name: 'Changes' }).first().waitFor({ state: 'attached' });
  expect(await page.getByRole('heading', { name: /^\d{4}-\d\d-\d\d/ }).count()).toBeGreaterThan(0);
  expect(await page.locator('a[href="/docs/postman.json"]').count()).toBeGreaterThan(0);
});

test(
  'shows a request in curl, TypeScript and Python',
  async () => {
    await page.goto(`${mesh.baseUrl}/docs#tag/credits/GET/api/v1/credits`);
    const card = page.getByRole('button', { name: /^Test Request/ }).first();
    await card.waitFor();
    const shown = await page.locator('code').allTextContents();
    expect(shown.some((text) => text.includes('curl -sS'))).toBe(true);
  },
  patienceMs,
);

test(
  'finds an operation by its words',
  async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Enter search query' }).fill('restore');
    await page
      .getByRole('option', { name: /Bring back an old revision/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  },
  patienceMs,
);

test(
  'sends a request with one’s own key, to where it is served from',
  async () => {
    const { key } = await mesh.workspace();
    await page
      .getByRole('button', { name: /^Test Request/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /token/i }).first().fill(key);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${mesh.baseUrl}/api/v1/credits`),
      page.getByRole('button', { name: /^Send get request/ }).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(problems).toEqual([]);
  },
  patienceMs,
);

test.each(['postman', 'bruno'])('gives the whole API as a collection of %s', async (name) => {
  const response = await fetch(`${mesh.baseUrl}/docs/${name}.json`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="sitewright\./);
  const collection = await response.text();
  for (const path of [
    '/api/v1/generate',
    '/api/v1/projects/:id/revisions/:revision/restore',
    '/api/v1/keys/:id/rotate',
  ])
    expect(collection).toContain(`{{baseUrl}}${path}`);
});
