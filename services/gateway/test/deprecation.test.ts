import { afterAll, expect, test } from '@jest/globals';
import { loadConfig } from '@sitewright/config';
import { createLogger } from '@sitewright/telemetry';
import { z } from 'zod';
import { settings } from '../src/config.ts';
import { deprecated } from '../src/http/deprecation.ts';
import { openApiDocument } from '../src/http/openapi.ts';
import { defineRoute } from '../src/http/route.ts';
import { createServer } from '../src/server.ts';

const nowhere = '127.0.0.1:9';

/** A route of which one field will go, as a route of the table would write it. */
const route = defineRoute({
  method: 'POST',
  path: '/api/v1/paint',
  id: 'paint',
  tag: 'Test',
  summary: 'Paint',
  access: 'public',
  query: z.strictObject({
    shade: deprecated(z.enum(['light', 'dark']).optional().describe('How light.'), {
      since: '2027-03-01',
      instead: 'use `colour`.',
    }),
  }),
  body: {
    schema: z.strictObject({
      colour: z.string().default('red'),
      color: deprecated(z.string().optional(), {
        since: '2027-01-31',
        sunset: '2027-08-01',
        instead: 'use `colour`.',
      }),
    }),
    mediaType: 'application/json',
    maxBytes: 1024,
    example: { colour: 'red' },
  },
  answers: { 200: { description: 'Painted.' } },
  errors: [],
  handle: async (_gateway, { body }) => ({ status: 200, body: { painted: body.color ?? body.colour } }),
});

const config = loadConfig('GATEWAY', settings, {
  GATEWAY_AUTH_TARGET: nowhere,
  GATEWAY_PROJECTS_TARGET: nowhere,
  GATEWAY_CREDITS_TARGET: nowhere,
  GATEWAY_GENERATION_TARGET: nowhere,
  GATEWAY_MCP_TOOLS_TARGET: nowhere,
  GATEWAY_REDIS_URL: process.env.TEST_REDIS_URL,
  GATEWAY_LINGER_MS: '0',
});
const server = createServer(config, createLogger('gateway', 'silent'), { routes: [route] });
afterAll(() => server.stop());

const paint = (payload: object, query = '') =>
  server.app.inject({ method: 'POST', url: `/api/v1/paint${query}`, payload });

test('a field that will go works as before, and the answer says since when, until when and where to read on', async () => {
  const { statusCode, headers, body } = await paint({ color: 'blue' });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({ painted: 'blue' });
  expect(headers).toMatchObject({
    deprecation: `@${Date.UTC(2027, 0, 31) / 1000}`,
    sunset: 'Sun, 01 Aug 2027 00:00:00 GMT',
    link: expect.stringContaining('rel="deprecation"'),
  });
});

test('without a day decided there is no Sunset; of two fields the earlier days are told', async () => {
  const one = await paint({}, '?shade=dark');
  expect(one.headers.deprecation).toBe(`@${Date.UTC(2027, 2, 1) / 1000}`);
  expect(one.headers.sunset).toBeUndefined();
  const both = await paint({ color: 'blue' }, '?shade=dark');
  expect(both.headers.deprecation).toBe(`@${Date.UTC(2027, 0, 31) / 1000}`);
});

test('whoever does not use it is told nothing', async () => {
  const { statusCode, headers } = await paint({ colour: 'green' });
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('deprecation');
  expect(headers).not.toHaveProperty('sunset');
});

test('the document marks it, with what to use in its place', () => {
  const text = JSON.stringify(openApiDocument([route], 'https://api.example'));
  expect(text).toContain('Deprecated since 2027-01-31: use `colour`. It may be gone from 2027-08-01 on.');
  expect(text).toContain('"deprecated":true');
});

test('a field is not taken away before callers have had their time', () => {
  const soon = { since: '2027-01-31', sunset: '2027-02-28', instead: 'use nothing.' };
  expect(() => deprecated(z.string(), soon)).toThrow('180 days');
});
