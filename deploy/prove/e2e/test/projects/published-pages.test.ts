import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KeyMode } from '@sitewright/protos/auth';
import { createPlainRenderer } from '../../../../../services/projects/test/plain-renderer.ts';
import { validSpecBytes } from '../../../../../services/projects/test/sample-spec.ts';
import { readAnswer } from '../support/read-answer.ts';
import { type ProjectsStack, startProjectsStack, type Tenant } from './projects-stack.ts';

let stack: ProjectsStack;
let owner: Tenant;
let url: string;

beforeAll(async () => {
  stack = await startProjectsStack({}, { renderer: createPlainRenderer() });
  owner = await stack.tenant(['read', 'write', 'publish']);
  const id = await owner.save(validSpecBytes('Public face'));
  const published = await owner.http(`/api/v1/projects/${id}/publish`, { method: 'POST' });
  expect(await published.json()).toMatchObject({ slug: 'public-face', publishedRevision: 1 });
  url = `${stack.base}/s/public-face/`;
});
afterAll(() => stack.stop());

/** Asks as the path stands, which fetch would tidy up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>();
  const { hostname, port } = new URL(stack.base);
  const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  sent.on('error', reject).end();
  return promise;
}

test('serves a page to anybody, with a policy that allows nothing inline and nothing foreign to run', async () => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src ('none'|'sha256-)/);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(await response.text()).toContain('Public face');
});

test('what a test key publishes is under test-… and kept from search engines, as nothing else is', async () => {
  const tester = await stack.tenant(['write', 'publish'], owner.workspaceId, KeyMode.KEY_MODE_TEST);
  const id = await tester.save(validSpecBytes('Public face'));
  const published = await tester.http(`/api/v1/projects/${id}/publish`, { method: 'POST' });
  expect(await published.json()).toMatchObject({ slug: 'test-public-face' });
  const answer = await ask('/s/test-public-face/');
  expect(answer).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
  const again = await ask('/s/test-public-face/', { 'if-none-match': String(answer.headers.etag) });
  expect(again).toMatchObject({ status: 304, headers: { 'x-robots-tag': 'noindex' } });
  expect((await ask('/s/public-face/')).headers['x-robots-tag']).toBeUndefined();
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends %s to who takes it, under a tag of its own that answers 304', async (encoding, unpack) => {
  const plain = await ask('/s/public-face/');
  const packed = await ask('/s/public-face/', { 'accept-encoding': encoding });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(unpack(packed.body).equals(plain.body)).toBe(true);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  for (const tag of [plain.headers.etag, packed.headers.etag]) {
    const again = await ask('/s/public-face/', {
      'if-none-match': String(tag),
      'accept-encoding': encoding,
    });
    expect(again).toMatchObject({ status: 304, headers: { etag: tag } });
    expect(again.body).toHaveLength(0);
  }
});

test('keeps style sheets and the like for ever, and they are all its own', async () => {
  const html = await (await fetch(url)).text();
  const asset = /<link[^>]+rel="?stylesheet"?[^>]*href="?([^">\s]+)/.exec(html)?.[1] ?? '';
  const response = await fetch(new URL(asset, url));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('adds the slash that relative addresses need', async () => {
  const response = await fetch(`${stack.base}/s/public-face`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/s/public-face/']);
});

test.each(['nothing', '..%2f..%2fetc%2fpasswd', '../../../api/v1/projects', '%2e%2e/', '%00', '//evil'])(
  'answers the path %s with 404 and no file of its own',
  async (path) => {
    const { status, headers } = await ask(`/s/public-face/${path}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  },
);

test('has robots.txt and a sitemap that names the public address', async () => {
  expect(await (await fetch(`${url}robots.txt`)).text()).toContain('/s/public-face/sitemap.xml');
  const sitemap = await fetch(`${url}sitemap.xml`);
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await sitemap.text()).toContain('<loc>http://127.0.0.1:8080/s/public-face/</loc>');
});

test('answers 404 as JSON for a slug that nobody has, and 405 for a method that only reads', async () => {
  const unknown = await fetch(`${stack.base}/s/nobody-has-this/`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not_found' });
  const posted = await fetch(url, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('moves with a new slug and goes with unpublishing, at once', async () => {
  const id = await owner.save(validSpecBytes('Short stay'));
  const path = `/api/v1/projects/${id}`;
  await owner.http(`${path}/publish`, { method: 'POST' });
  const moved = await owner.http(`${path}/slug`, { method: 'PUT', body: { slug: 'long-stay' } });
  expect((await readAnswer(moved)).publishedUrl).toMatch(/\/s\/long-stay\/$/);
  const old = await ask('/s/short-stay/menu');
  expect([old.status, old.headers.location]).toEqual([308, '/s/long-stay/menu']);
  expect(old.headers['cache-control']).toBe('public, no-cache');
  expect((await fetch(`${stack.base}/s/short-stay/`)).status).toBe(200);
  const down = await owner.http(`${path}/unpublish`, { method: 'POST' });
  expect(await down.json()).toMatchObject({ slug: 'long-stay', publishedUrl: null });
  expect((await fetch(`${stack.base}/s/long-stay/`)).status).toBe(404);
  expect((await fetch(`${stack.base}/s/short-stay/`)).status).toBe(404);
});

test('refuses a slug that is taken with 409', async () => {
  const id = await owner.save(validSpecBytes('Rival'));
  const response = await owner.http(`/api/v1/projects/${id}/slug`, {
    method: 'PUT',
    body: { slug: 'public-face' },
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'conflict', retryable: false });
});

test('exports a file with a name, a length and a tag, and lists the formats where there is no such one', async () => {
  const id = await owner.save(validSpecBytes('To go'));
  const path = `/api/v1/projects/${id}/export`;
  const file = await owner.http(`${path}?format=json`);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="to-go.json"; filename*=UTF-8''To%20go.json`,
  );
  expect(file.headers.get('content-type')).toBe('application/json');
  const content = Buffer.from(await file.arrayBuffer());
  expect(content.equals(validSpecBytes('To go'))).toBe(true);
  const again = await owner.http(`${path}?format=json`, {
    headers: { 'if-none-match': file.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const wrong = await owner.http(`${path}?format=pptx`);
  expect(wrong.status).toBe(400);
  expect((await readAnswer(wrong)).error).toContain('pdf, zip, json');
});

test('previews a revision that is not published, in a document that may run nothing', async () => {
  const id = await owner.save(validSpecBytes('Not yet'));
  const preview = await owner.http(`/api/v1/projects/${id}/preview?page=/about`);
  expect(preview.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(preview.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(preview.headers.get('sitewright-revision')).toBe('1');
  expect(await preview.text()).toContain('Not yet /about');
  const etag = preview.headers.get('etag') ?? '';
  const again = await owner.http(`/api/v1/projects/${id}/preview?page=/about`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});
