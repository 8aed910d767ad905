import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BUILD_TYPES } from '@sitewright/site-spec';
import { type Browser, chromium } from 'playwright-core';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { readAnswer } from '../support/read-answer.ts';

let mesh: Mesh;
let browser: Browser;
let key: string;

beforeAll(async () => {
  mesh = await bootMesh();
  ({ key } = await mesh.workspace());
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await mesh.stop();
});

async function ask(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${mesh.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect({ status: response.status, path }).toEqual({ status: 200, path });
  return readAnswer(response);
}

/** Builds and publishes. @returns the path of its public page. */
async function publish(prompt: string, buildType: string): Promise<string> {
  const { projectId } = await ask('/api/v1/generate', 'POST', { prompt, buildType, mode: 'lite' });
  const { slug } = await ask(`/api/v1/projects/${projectId}/publish`, 'POST');
  return `/s/${slug}/`;
}

/** Opens a page and writes down all that went wrong, and whatever it asked of anybody else. */
async function visit(path: string) {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    // A browser looks for an icon at the root by itself; the page did not ask for it.
    const byItself = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !byItself) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('dialog', (dialog) => {
    wrong.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(mesh.baseUrl) && !request.url().startsWith('data:'))
      wrong.push(`asked ${request.url()}`);
  });
  await page.goto(`${mesh.baseUrl}${path}`, { waitUntil: 'networkidle' });
  return { page, wrong };
}

test.each(BUILD_TYPES)(
  'a published %s opens in a browser without a breach of its policy and asks nobody else for anything',
  async (buildType) => {
    const prompt = 'Kessler & Daughters, a bakery in Freiburg. Sales: Q1 28, Q2 55, Q3 43, Q4 91';
    const { page, wrong } = await visit(await publish(prompt, buildType));
    expect(wrong).toEqual([]);
    expect(await page.locator('h1, svg').count()).toBeGreaterThan(0);
    const font = await page.evaluate('getComputedStyle(document.body).fontFamily');
    expect(font).not.toBe('"Times New Roman"');
    await page.close();
  },
);

test('nothing that a prompt or an edit says gets to run', async () => {
  const canary = '<img src=x onerror=alert(1)><script>alert(2)</script>"><svg onload=alert(3)>';
  const prompt = `A bakery named ${canary} with the motto "${canary}"`;
  const { projectId } = await ask('/api/v1/generate', 'POST', { prompt, mode: 'lite' });
  const patch = ['/title', '/description', '/content/site/name', '/content/pages/0/title'].map((path) => ({
    op: 'replace',
    path,
    value: canary,
  }));
  const edit = { 'content-type': 'application/json-patch+json', 'if-match': '"1"' };
  await ask(`/api/v1/projects/${projectId}/spec`, 'PATCH', patch, edit);
  const { slug } = await ask(`/api/v1/projects/${projectId}/publish`, 'POST');
  const { page, wrong } = await visit(`/s/${slug}/`);
  expect(wrong).toEqual([]);
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  // Data for search engines runs nowhere; it must be one whole value that closes no element.
  expect(await page.locator('script:not([src]):not([type="application/ld+json"])').count()).toBe(0);
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    expect(data).not.toContain('<');
  }
  await page.close();
});
