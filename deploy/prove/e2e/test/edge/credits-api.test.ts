import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Scope } from '@sitewright/protos/auth';
import { z } from 'zod';
import { bootMesh, type Mesh } from '../support/mesh.ts';

let mesh: Mesh;
beforeAll(async () => {
  mesh = await bootMesh();
});
afterAll(() => mesh.stop());

async function get(path: string, key: string) {
  const response = await fetch(`${mesh.baseUrl}/api/v1/credits${path}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const body = z.record(z.string(), z.unknown()).parse(await response.json());
  return { status: response.status, headers: response.headers, body };
}

/** A workspace that has built once. */
async function used() {
  const workspace = await mesh.workspace({ credits: 10 });
  const build = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${workspace.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A bakery in Graz', mode: 'economy', save: false }),
  });
  expect(build.status).toBe(200);
  return workspace;
}

describe('/api/v1/credits', () => {
  test('answers the balance and the prices', async () => {
    const { key } = await used();
    const { status, headers, body } = await get('', key);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      remaining: 8,
      held: 0,
      spent: 2,
      expired: 0,
      granted: 10,
      plan: 'free',
      prices: { lite: 1, economy: 2, power: 5 },
    });
  });

  test('lists what moved, page by page, newest first', async () => {
    const { key } = await used();
    const first = (await get('/entries?limit=2', key)).body;
    expect(first.items).toMatchObject([
      { kind: 'capture', from: 'held', to: 'spent', amount: 2, buildId: expect.stringMatching(/^bld_/) },
      { kind: 'reserve', from: 'available', to: 'held', amount: 2 },
    ]);
    const second = (await get(`/entries?limit=2&cursor=${first.nextCursor}`, key)).body;
    expect(second).toMatchObject({
      items: [{ kind: 'grant', from: 'granted', to: 'available', amount: 10, buildId: null }],
      nextCursor: null,
    });
  });

  test('lists the grants with what remains of them', async () => {
    const { key } = await used();
    expect((await get('/grants', key)).body).toMatchObject({
      items: [{ kind: 'purchase', amount: 10, remaining: 8, expiresAt: null, note: '' }],
      nextCursor: null,
    });
  });

  test('refuses a cursor that it did not give, and what it does not know', async () => {
    const { key } = await mesh.workspace();
    for (const query of ['?cursor=nonsense', '?limit=0', '?page=2']) {
      for (const list of ['/entries', '/grants']) {
        expect(await get(`${list}${query}`, key)).toMatchObject({
          status: 400,
          body: { code: 'invalid_request', retryable: false },
        });
      }
    }
  });

  test.each(['', '/entries', '/grants'])('asks for the scope read on %s', async (path) => {
    const { key } = await mesh.workspace({ scopes: [Scope.SCOPE_WRITE] });
    expect(await get(path, key)).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
  });
});
