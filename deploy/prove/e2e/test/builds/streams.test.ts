import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Scope } from '@sitewright/protos/auth';
import { applyOperation, specPatchSchema } from '@sitewright/site-spec';
import { waitFor } from '@sitewright/testing';
import { scriptedEngine } from '../../../../../services/generation/test/scripted-engine.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';

const script = scriptedEngine();
let mesh: Mesh;

beforeAll(async () => {
  mesh = await bootMesh({ engine: script.engine, env: { GENERATION_BUILD_LIMIT: '10000' } });
});
afterAll(() => mesh.stop());

interface Event {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

const read = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? '';
      return { id: Number(field('id')), event: field('event'), data: JSON.parse(field('data')) };
    });

const generate = (key: string, prompt: string, more: { headers?: object; signal?: AbortSignal } = {}) =>
  fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...more.headers,
    },
    body: JSON.stringify({ prompt }),
    ...(more.signal === undefined ? {} : { signal: more.signal }),
  });

const replay = async (key: string, buildId: unknown, headers: Record<string, string> = {}) => {
  const url = `${mesh.baseUrl}/api/v1/builds/${String(buildId)}/events`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}`, ...headers } });
  return { status: response.status, events: read(await response.text()) };
};

/** The workspace's builds, newest first. */
async function listed(key: string): Promise<object[]> {
  const response = await fetch(`${mesh.baseUrl}/api/v1/builds`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return (JSON.parse(await response.text()) as { items: object[] }).items;
}

/** A patch of the whole document puts another one in its place. */
function fold(events: readonly Event[]): unknown {
  const root: { document: unknown } = { document: {} };
  for (const { event, data } of events) {
    if (event !== 'part') continue;
    const [operation] = specPatchSchema.parse([{ ...data, path: `/document${String(data.path)}` }]);
    if (operation !== undefined) applyOperation(root, operation);
  }
  return root.document;
}

test('tells a build event by event; the parts folded are the specification of the result', async () => {
  const { key } = await mesh.workspace();
  const response = await generate(key, 'A bakery in Freiburg');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = read(await response.text());
  expect(events.map(({ id }) => id)).toEqual(events.map((_, at) => at + 1));
  expect(events[0]).toMatchObject({ event: 'build', data: { status: 'running', buildType: 'website' } });
  const last = events.at(-1);
  expect(last?.event).toBe('result');
  expect(fold(events)).toEqual(last?.data.spec);
  expect(last?.data.credits).toMatchObject({ charged: 2, remaining: 998 });
});

test('goes on from every event, and says 204 behind the last', async () => {
  const { key } = await mesh.workspace();
  const events = read(await (await generate(key, 'A bakery')).text());
  const buildId = events[0]?.data.buildId;
  for (let after = 0; after < events.length; after += 1) {
    const { events: rest } = await replay(key, buildId, { 'last-event-id': String(after) });
    expect(rest).toEqual(events.slice(after));
  }
  expect((await replay(key, buildId, { 'last-event-id': String(events.length) })).status).toBe(204);
  const { key: stranger } = await mesh.workspace();
  expect((await replay(stranger, buildId)).status).toBe(404);
});

test('never says 204 of a build that goes on, whether or not it has told more', async () => {
  const { key } = await mesh.workspace();
  const arrived = script.nextRun();
  const whole = generate(key, 'wait for it');
  await arrived;
  const [{ buildId }] = (await listed(key)) as [{ buildId: string }];
  // Its headers come before its next event.
  const behind = await fetch(`${mesh.baseUrl}/api/v1/builds/${buildId}/events?after=2`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(behind.status).toBe(200);
  script.release();
  const events = read(await (await whole).text());
  expect(read(await behind.text())).toEqual(events.slice(2));
});

test('tells a build that was not streamed in one part', async () => {
  const { key } = await mesh.workspace();
  const plain = await generate(key, 'A bakery', { headers: { accept: '*/*' } });
  const { usage, spec }: { usage: { buildId: string }; spec: unknown } = JSON.parse(await plain.text());
  const { events } = await replay(key, usage.buildId);
  expect(events.map(({ event }) => event)).toEqual(['build', 'part', 'result']);
  expect(fold(events)).toEqual(spec);
});

test.each([
  ['application/json, text/event-stream', 'application/json; charset=utf-8'],
  ['text/event-stream;q=0.5, */*;q=0.4', 'text/event-stream'],
  ['text/event-stream;q=0.5, */*', 'application/json; charset=utf-8'],
])('gives Accept: %s the type %s', async (accept, type) => {
  const { key } = await mesh.workspace();
  const response = await generate(key, 'A bakery', { headers: { accept } });
  expect(response.headers.get('content-type')).toBe(type);
  await response.text();
});

test('answers asynchronously where that is preferred, whatever is accepted', async () => {
  const { key } = await mesh.workspace();
  const response = await generate(key, 'A bakery', { headers: { prefer: 'respond-async' } });
  expect(response.status).toBe(202);
});

test('refuses before the first event in plain JSON with its status', async () => {
  const { key: reader } = await mesh.workspace({ scopes: [Scope.SCOPE_READ] });
  expect((await generate(reader, 'A bakery')).status).toBe(403);
  const { key } = await mesh.workspace({ credits: 0 });
  const poor = await generate(key, 'A bakery');
  expect([poor.status, (JSON.parse(await poor.text()) as { code: string }).code]).toEqual([
    402,
    'out_of_credits',
  ]);
});

test('a build that fails ends with its error and is not charged', async () => {
  const { key } = await mesh.workspace();
  const events = read(await (await generate(key, 'fail')).text());
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'failed', status: 500 } });
  const items = await listed(key);
  expect(items).toMatchObject([{ status: 'failed', code: 'failed', creditsCharged: 0 }]);
  expect(JSON.stringify(items)).not.toContain('prompt');
});

test('a client that goes away before the first part cancels the build', async () => {
  const { key, workspaceId } = await mesh.workspace();
  const leaver = new AbortController();
  const arrived = script.nextRun();
  const response = await generate(key, 'wait for it', { signal: leaver.signal });
  await arrived;
  leaver.abort();
  await response.text().catch(() => undefined);
  await waitFor(async () => {
    const { balance } = await mesh.credits.getBalance({ workspaceId });
    return balance?.heldCredits === 0 && balance.availableCredits === 1000 ? true : undefined;
  }, 'the credit to be given back');
});

test('the same key attaches to the stream while it runs, and replays it after', async () => {
  const { key } = await mesh.workspace();
  const headers = { 'idempotency-key': 'once' };
  const arrived = script.nextRun();
  const first = generate(key, 'wait for it', { headers });
  await arrived;
  const second = generate(key, 'wait for it', { headers });
  await second;
  script.release();
  const [one, other] = [read(await (await first).text()), read(await (await second).text())];
  expect(other).toEqual(one);
  const again = read(await (await generate(key, 'wait for it', { headers })).text());
  expect(again).toEqual(one);
});
