import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { BUILD_TYPES, type BuildType } from '@sitewright/site-spec';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { bootMesh } from '../support/mesh.ts';
import { readAnswer } from '../support/read-answer.ts';

const workspace = fileURLToPath(new URL('../../../../../services/builder/', import.meta.url));
const require = createRequire(join(workspace, 'package.json'));
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const prompt =
  'Kessler & Daughters, a bakery in Freiburg, sourdough since 1987. Sales: Q1 28, Q2 55, Q3 43, Q4 91';
/** Slide by slide, so that how many there are is nobody's guess. */
const deckPrompt = [
  'Slide 1: Kessler & Daughters, a bakery in Freiburg',
  'Slide 2: Sales: Q1 28, Q2 55, Q3 43, Q4 91',
  'Slide 3: What went well: sourdough, the new oven',
  'Slide 4: Next year: a second shop',
].join('\n');

/** So long a page is waited for, and so long a test of many of its states may take. */
const patienceMs = 120_000;
export const manyStatesMs = 600_000;

/** How the builder is looked at: language, light or dark, width in pixels. */
export const READERS = [
  ['en-GB', 'light', 1280],
  ['de-DE', 'dark', 1280],
  ['en-GB', 'dark', 360],
  ['de-DE', 'light', 360],
] as const;

export type BuilderStage = Awaited<ReturnType<typeof openBuilder>>;

/** The builder's files built, served by the running mesh, and a browser before it, with a project of each type asked for. */
export async function openBuilder(buildTypes: readonly BuildType[] = BUILD_TYPES) {
  const files = mkdtempSync(join(tmpdir(), 'builder-'));
  buildFiles(files);
  const mesh = await bootMesh({ env: { GATEWAY_BUILDER_FOLDER: files } });
  const { key } = await mesh.workspace();
  const ask = async (path: string, method = 'GET', body?: unknown) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${mesh.baseUrl}${path}`, { method, headers, ...sent });
    expect({ status: response.status < 300, path }).toEqual({ status: true, path });
    return readAnswer(response);
  };
  const projects = new Map<string, string>();
  for (const buildType of buildTypes) {
    const { projectId } = await ask('/api/v1/generate', 'POST', {
      prompt: buildType === 'slides' ? deckPrompt : prompt,
      buildType,
      mode: 'lite',
    });
    projects.set(buildType, String(projectId));
  }
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    files,
    mesh,
    key,
    projects,
    ask,
    /** A page that writes down all that goes wrong: errors, breaches of the policy, and whoever else is asked. */
    async openPage(options: BrowserContextOptions = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      // A machine at work on something else is slow, which is no fault of the page.
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      return { page, wrong: watch(page, mesh.baseUrl), close: () => context.close() };
    },
    /** Closes what a test that failed has left open, so that it holds up no other. */
    async closePages() {
      for (const context of browser.contexts()) await context.close();
    },
    async signIn(page: Page, path = '/builder') {
      await page.goto(`${mesh.baseUrl}${path}`);
      await page.getByLabel('API key').fill(key);
      await page.keyboard.press('Enter');
    },
    editorOf: (buildType: BuildType): string => `/builder?project=${projects.get(buildType)}`,
    async stop() {
      await browser.close();
      await mesh.stop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

function buildFiles(folder: string): void {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const build = ['--conditions=sitewright', vite, 'build', '--outDir', folder, '--emptyOutDir'];
  execFileSync(process.execPath, [...build, '--logLevel', 'error'], {
    cwd: workspace,
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
}

/** What goes wrong on a page, as it goes wrong. */
export function watch(page: Page, baseUrl: string): string[] {
  const wrong: string[] = [];
  const busy = (url: string): string => `no answer in time: ${url}`;
  page.on('console', (message) => {
    const { url } = message.location();
    // A project without a cover shows a sign in its place.
    if (message.type() !== 'error' || url.includes('/cover.png')) return;
    wrong.push(message.text().includes('status of 503') ? busy(url) : message.text());
  });
  // Who was told to come back and did so has an answer: a busy server is no fault of the page.
  page.on('response', (response) => {
    const told = busy(response.url());
    for (let at = wrong.indexOf(told); response.ok() && at >= 0; at = wrong.indexOf(told))
      wrong.splice(at, 1);
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseUrl))
      wrong.push(request.url());
  });
  return wrong;
}

/** The preview; the small pictures of slides are drawn in a frame, too. */
export const frameOf = (page: Page) => page.frameLocator('.stage iframe');

/** Faults that axe finds on the builder's own page; the preview is the project's. */
export async function faults(page: Page): Promise<string[]> {
  // What is half faded in has half its contrast.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))',
  );
  // A button that works is announced by its name for some seconds, also where it is gone by then.
  await page.locator('[data-live-announcer] [role="img"]').first().waitFor({ state: 'detached' });
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    `axe.run(document, { iframes: false }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`,
  );
  return Array.isArray(found) ? found.map(String) : [];
}
