import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { createSitewright } from '@sitewright/client';
import { type Browser, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { bootMesh, type Mesh } from '../support/mesh.ts';

/** The client, as the bundle gives it to the page. */
declare const sitewrightClient: { createSitewright: typeof createSitewright };

const workspace = fileURLToPath(new URL('../../../../../services/builder/', import.meta.url));
const entry = fileURLToPath(new URL('../../../../../libs/client/src/index.ts', import.meta.url));

let site: Server;
let mesh: Mesh;
let browser: Browser;
let page: Page;
let access: { baseUrl: string; apiKey: string };

/** The client bundled for browsers by a tool that callers use too, in a process of its own as theirs would be. */
function bundle(): string {
  const options = {
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'sitewrightClient' } },
  };
  const program =
    "import { build } from 'vite';" +
    `const [{ output: [{ code }] }] = await build(${JSON.stringify(options)});` +
    'process.stdout.write(code);';
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: workspace,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
}

beforeAll(async () => {
  const script = bundle();
  site = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<!doctype html><title>A page</title><script src="/client.js"></script>',
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(site.address()).port}`;
  mesh = await bootMesh({ env: { GATEWAY_ALLOWED_ORIGINS: origin } });
  access = { baseUrl: mesh.baseUrl, apiKey: (await mesh.workspace()).key };
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage();
  await page.goto(origin);
});
afterAll(async () => {
  await browser.close();
  site.close();
  await mesh.stop();
});

test('a page of a named origin builds, follows, edits and exports', async () => {
  const seen = await page.evaluate(async (options) => {
    const sitewright = sitewrightClient.createSitewright(options);
    const events: string[] = [];
    let projectId = '';
    const order = { prompt: 'A memo about opening hours', buildType: 'document', mode: 'lite' } as const;
    for await (const news of sitewright.builds.stream(order)) {
      events.push(news.event);
      if (news.event === 'result') projectId = String(news.data.projectId);
    }
    const { revision } = await sitewright.projects.readSpec(projectId);
    const patch = [{ op: 'replace', path: '/title', value: 'From a browser' } as const];
    const edited = await sitewright.projects.patchSpec(projectId, revision, patch);
    const late = await sitewright.projects.patchSpec(projectId, revision, patch).catch((error) => error);
    const file = await sitewright.projects.export(projectId, 'md');
    const text = await new Response(file.body).text();
    const titles: string[] = [];
    for await (const { title } of sitewright.projects.list()) titles.push(title);
    return { events, edited: edited.revision, late: late.currentRevision, text, titles };
  }, access);
  expect(new Set(seen.events)).toEqual(new Set(['build', 'progress', 'part', 'result']));
  expect(seen).toMatchObject({ edited: 2, late: 2, titles: ['From a browser'] });
  expect(seen.text.length).toBeGreaterThan(20);
});

test('a page learns how a request failed, and how long to wait', async () => {
  const seen = await page.evaluate(async (options) => {
    const sitewright = sitewrightClient.createSitewright({ ...options, apiKey: 'sw_live_x' });
    const { status, code, requestId } = await sitewright.credits.get().catch((error) => error);
    return { status, code, requestId };
  }, access);
  expect(seen).toEqual({
    status: 401,
    code: 'unauthorized',
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a page of any other origin is let read nothing', async () => {
  const other = await browser.newPage();
  const { port } = z.object({ port: z.number() }).parse(site.address());
  await other.goto(`http://localhost:${port}`);
  const message = await other.evaluate(async (options) => {
    const sitewright = sitewrightClient.createSitewright({ ...options, maxRetries: 0 });
    return sitewright.credits.get().then(
      () => 'read',
      (error) => String(error),
    );
  }, access);
  expect(message).toContain('Failed to fetch');
});
