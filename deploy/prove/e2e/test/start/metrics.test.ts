import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recorded, recordedMetrics } from '@sitewright/testing/recorded-metrics';

const { declaredMetrics } = await import('@sitewright/telemetry');
const { waitFor } = await import('@sitewright/testing');
const { bootMesh } = await import('../support/mesh.ts');

let mesh: Awaited<ReturnType<typeof bootMesh>>;
let key: string;
beforeAll(async () => {
  mesh = await bootMesh({
    env: {
      CREDITS_SWEEP_INTERVAL_MS: '100',
      CREDITS_LEDGER_CHECK_INTERVAL_MS: '100',
      GENERATION_TAKEOVER_INTERVAL_MS: '100',
    },
  });
  ({ key } = await mesh.workspace());
});
afterAll(() => mesh.stop());

const ask = async (method: string, path: string, body?: unknown): Promise<number> => {
  const response = await fetch(`${mesh.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};
const mcp = (method: string, params?: object) =>
  ask('POST', '/api/mcp', { jsonrpc: '2.0', id: 1, method, params });

/** What needs a certificate, a language model or a fault before there is anything to tell. */
const needsCause =
  /^(sitewright\.(tls|model|audit|projects\.(rendering|exports|swept))|gen_ai|nodejs|process|sitewright\.rate_window)/;

test('a mesh that has built something exposes every metric that is declared', async () => {
  expect(await ask('POST', '/api/v1/generate', { prompt: 'A page for a bakery' })).toBe(200);
  expect(await mcp('tools/call', { name: 'get_credits', arguments: {} })).toBe(200);
  await waitFor(
    async () => (await recorded('sitewright.credits.ledger.violations')).at(-1) !== undefined || undefined,
    'the first check of the ledger',
  );
  await waitFor(
    async () => (await recorded('sitewright.builds.open')).at(-1) !== undefined || undefined,
    'the first look for lost builds',
  );
  const exposed = new Set((await recordedMetrics()).map(({ name }) => name));
  const missing = declaredMetrics().filter(({ name }) => !exposed.has(name) && !needsCause.test(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  const [violations] = await recorded('sitewright.credits.ledger.violations');
  expect(violations?.value).toBe(0);
});

/** A wave of what callers make up: addresses, methods, keys, tools. */
async function storm(wave: number): Promise<void> {
  const made = Array.from({ length: 25 }, (_, index) => `${wave}-${index}`);
  await Promise.all(
    made.flatMap((name) => [
      ask('GET', `/nothing/${name}`),
      ask('GET', `/api/v1/projects/prj_${name}`),
      ask('PROPFIND', `/api/v1/builds/${name}`),
      mcp(`made-up/${name}`),
      mcp('tools/call', { name: `made_up_${name}` }),
    ]),
  );
}

const MOST_WAVES = 8;

const countSeries = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await recordedMetrics()).map(({ name, points }) => [name, points.length]));

test('what callers make up makes no series: wave after wave finds those of the waves before', async () => {
  const counted: Record<string, number>[] = [];
  // An outcome comes up when it comes up (a key's first refusal in the middle of a wave); what is made up comes each time.
  const settled = () => counted.length > 1 && isDeepStrictEqual(counted.at(-1), counted.at(-2));
  for (let wave = 1; wave <= MOST_WAVES && !settled(); wave++) {
    await storm(wave);
    const { 'db.client.operation.duration': _, ...series } = await countSeries();
    counted.push(series);
  }
  expect(counted.at(-1)).toEqual(counted.at(-2));
});
