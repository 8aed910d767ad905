import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPlainRenderer } from '../../../../../services/projects/test/plain-renderer.ts';
import { validSpecBytes } from '../../../../../services/projects/test/sample-spec.ts';
import { readAnswer } from '../support/read-answer.ts';
import { type ProjectsStack, startProjectsStack } from './projects-stack.ts';

let stack: ProjectsStack;
let publishedUrl: string;

beforeAll(async () => {
  const env = { GATEWAY_PUBLISHED_ORIGIN: 'http://sites.test' };
  stack = await startProjectsStack(env, { renderer: createPlainRenderer() });
  const owner = await stack.tenant(['publish']);
  const id = await owner.save(validSpecBytes('Own origin'));
  const published = await owner.http(`/api/v1/projects/${id}/publish`, { method: 'POST' });
  publishedUrl = (await readAnswer(published)).publishedUrl ?? '';
});
afterAll(() => stack.stop());

/** Asks under a host name of choice, which fetch does not let one choose. */
function ask(host: string, path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location?: string }>();
  const { hostname, port } = new URL(stack.base);
  const sent = request({ hostname, port, path, headers: { host } }, (response) => {
    response.resume();
    const { location } = response.headers;
    resolve({ status: response.statusCode ?? 0, ...(location === undefined ? {} : { location }) });
  });
  sent.on('error', reject).end();
  return promise;
}

test('names published projects under the origin that they have for themselves', () => {
  expect(publishedUrl).toBe('http://sites.test/s/own-origin/');
});

test('serves published projects there, and sends whoever asks for them elsewhere to it', async () => {
  expect(await ask('sites.test', '/s/own-origin/')).toEqual({ status: 200 });
  expect(await ask('api.test', '/s/own-origin/?a=b')).toEqual({
    status: 308,
    location: 'http://sites.test/s/own-origin/?a=b',
  });
});

test('serves them nowhere else, however their address is written', async () => {
  expect(await ask('api.test', '/%73/own-origin/')).toMatchObject({ status: 308 });
  expect(await ask('SITES.test', '/s/own-origin/')).toEqual({ status: 200 });
});

test('keeps the query of an address without its slash', async () => {
  const to = { status: 308, location: '/s/own-origin/?a=b' };
  expect(await ask('sites.test', '/s/own-origin?a=b')).toEqual(to);
});

test.each(['/docs', '/api/v1/openapi.json', '/builder', '/', '/sx'])(
  'serves nothing else there: %s',
  async (path) => {
    expect(await ask('sites.test', path)).toEqual({ status: 404 });
  },
);

test('serves everything else where it was', async () => {
  expect(await ask('api.test', '/docs')).toEqual({ status: 200 });
});
