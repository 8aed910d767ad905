import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '@sitewright/config';
import { createLogger } from '@sitewright/telemetry';
import { settings } from '../../../../../services/gateway/src/config.ts';
import { createServer } from '../../../../../services/gateway/src/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-builder-'));
const script = `console.log('${'x'.repeat(2_000)}');`;
const ends: (() => Promise<void>)[] = [];
let base: string;

async function boot(env: Record<string, string>): Promise<string> {
  const targets = ['AUTH', 'PROJECTS', 'CREDITS', 'GENERATION', 'MCP_TOOLS'];
  const config = loadConfig('GATEWAY', settings, {
    GATEWAY_LISTEN: '127.0.0.1:0',
    ...Object.fromEntries(targets.map((name) => [`GATEWAY_${name}_TARGET`, '127.0.0.1:9'])),
    GATEWAY_REDIS_URL: process.env.TEST_REDIS_URL,
    GATEWAY_LINGER_MS: '0',
    ...env,
  });
  const server = createServer(config, createLogger('gateway', 'silent'));
  ends.push(() => server.stop());
  return `http://127.0.0.1:${await server.start()}`;
}

beforeAll(async () => {
  for (const name of ['assets', 'before']) mkdirSync(join(folder, 'dist', name), { recursive: true });
  const files = {
    'index.html': '<!doctype html><title>Builder</title>',
    'preview.html': '<!doctype html><title>Preview</title>',
    'icon.svg': '<svg/>',
    'assets/main-a1b2.js': script,
    'assets/font-a1b2.woff2': 'font',
    'before/main-0000.js': 'of the release before',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text);
  writeFileSync(join(folder, 'secret.js'), 'secret');
  base = await boot({ GATEWAY_BUILDER_FOLDER: join(folder, 'dist') });
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}, at = base) =>
  fetch(`${at}${path}`, { redirect: 'manual', ...init });

/** A policy by its directives. */
const policyOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('leads from the root to the builder', async () => {
  const response = await ask('/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/builder']);
  const elsewhere = await boot({ GATEWAY_BUILDER_URL: 'https://build.example/' });
  expect((await ask('/', {}, elsewhere)).headers.get('location')).toBe('https://build.example/');
});

test.each(['/builder', '/builder/', '/builder/keys', '/builder?project=prj_x'])(
  'answers %s with the page, under a policy that lets nothing inline and nothing foreign in',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Builder</title>');
    const policy = policyOf(response);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-|nonce-|https?:|\*/);
  },
);

test('answers the frame under a sandbox of its own', async () => {
  const response = await ask('/builder/preview');
  expect(await response.text()).toContain('<title>Preview</title>');
  expect(policyOf(response)).toEqual({
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'none'",
    'font-src': "'self'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });
});

test('lets assets be kept for ever, and be read by the frame', async () => {
  for (const [name, type] of [
    ['main-a1b2.js', 'text/javascript; charset=utf-8'],
    ['font-a1b2.woff2', 'font/woff2'],
  ]) {
    const { status, headers } = await ask(`/builder/assets/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('still has the assets of the release before, for pages that were loaded from it', async () => {
  const response = await ask('/builder/assets/main-0000.js');
  expect(await response.text()).toBe('of the release before');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('compresses, and answers 304 while a file stands', async () => {
  const response = await ask('/builder/assets/main-a1b2.js', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(script);
  const held = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
  expect((await ask('/builder/assets/main-a1b2.js', held)).status).toBe(304);
});

test('shows a page that was built anew without a restart', async () => {
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Builder</title>anew');
  expect(await (await ask('/builder')).text()).toContain('anew');
});

test.each([
  '/builder/assets/gone.js',
  '/builder/assets/..%2f..%2fsecret.js',
  '/builder/..%2fsecret.js',
  '/builder/assets/.hidden.js',
  '/builder/assets/main-a1b2.js%00.js',
  '/builder/main.ts',
])('has nothing at %s', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test('is read only', async () => {
  for (const path of ['/', '/builder', '/builder/keys']) {
    const response = await ask(path, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('says so plainly when the builder has not been built, and serves the rest', async () => {
  const bare = await boot({ GATEWAY_BUILDER_FOLDER: join(folder, 'nowhere') });
  const response = await ask('/builder', {}, bare);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: expect.stringContaining('npm run build -w services/builder'),
  });
  expect((await ask('/healthz', {}, bare)).status).toBe(200);
});
