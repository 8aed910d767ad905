import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bootEdge, type Edge } from '../support/edge.ts';

const page = 'https://app.example';
let edge: Edge;

beforeAll(async () => {
  edge = await bootEdge(1, { GATEWAY_ALLOWED_ORIGINS: page });
});
afterAll(() => edge.stop());

const preflight = (path: string, origin: string) =>
  edge.ask(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,if-match',
    },
  });

test.each(['/api/v1/projects/prj_x/spec', '/api/v1/generate', '/api/mcp'])(
  'a page of a named origin may ask %s with a key',
  async (path) => {
    const { status, headers } = await preflight(path, page);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(page);
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('if-match');
  },
);

test('its answers can be read, with what a client needs of their header fields, errors included', async () => {
  const { key } = await edge.issue(['admin']);
  for (const asked of [{ key }, {}]) {
    const { headers } = await edge.ask('/api/v1/keys', { ...asked, headers: { origin: page } });
    expect(headers.get('access-control-allow-origin')).toBe(page);
    expect(headers.get('vary')).toContain('origin');
    for (const name of ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'x-request-id']) {
      expect(headers.get('access-control-expose-headers')).toContain(name);
    }
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('a page of another origin is let read nothing', async () => {
  const { key } = await edge.issue(['admin']);
  const { status, headers } = await preflight('/api/v1/keys', 'https://else.example');
  expect(status).toBe(405);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const answer = await edge.ask('/api/v1/keys', { key, headers: { origin: 'https://else.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('no page is let in where no origin is named', async () => {
  const closed = await bootEdge();
  try {
    const { status, headers } = await closed.ask('/api/v1/keys', {
      method: 'OPTIONS',
      headers: { origin: page, 'access-control-request-method': 'GET' },
    });
    expect(status).toBe(405);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  } finally {
    await closed.stop();
  }
});
