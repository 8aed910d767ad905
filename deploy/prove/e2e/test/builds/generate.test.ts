import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KeyMode, Scope } from '@sitewright/protos/auth';
import { waitFor } from '@sitewright/testing';
import { scriptedEngine } from '../../../../../services/generation/test/scripted-engine.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';

const script = scriptedEngine();
let mesh: Mesh;

beforeAll(async () => {
  mesh = await bootMesh({
    engine: script.engine,
    env: {
      GENERATION_BUILD_LIMIT: '10000',
      GENERATION_DEADLINE_POWER_MS: '4000',
      GATEWAY_DEADLINE_POWER_MS: '7000',
      GENERATION_RESERVE_MS: '1000',
    },
  });
});
afterAll(() => mesh.stop());

interface Sent {
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

async function generate(key: string | undefined, { body, raw, headers, signal }: Sent) {
  const response = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: raw ?? JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

const balance = async (workspaceId: string) => {
  const { balance: now } = await mesh.credits.getBalance({ workspaceId });
  return { available: now?.availableCredits, held: now?.heldCredits, spent: now?.spentCredits };
};

const projectsOf = async (workspaceId: string) => {
  const caller = { workspaceId, keyId: 'key_test', scopes: ['read'], test: false };
  const { projects } = await mesh.projects.listProjects({
    caller,
    pageSize: 100,
    cursor: '',
    buildType: '',
    query: '',
    deleted: false,
  });
  return projects;
};

const nothingHappened = async (workspaceId: string) => {
  expect(await balance(workspaceId)).toEqual({ available: 1000, held: 0, spent: 0 });
  expect(await projectsOf(workspaceId)).toEqual([]);
};

describe('a build that succeeds', () => {
  test('answers with project, specification, usage and credits, and is charged once', async () => {
    const { key, workspaceId } = await mesh.workspace();
    const { status, body, headers } = await generate(key, { body: { prompt: 'A bakery in Freiburg' } });
    expect(status).toBe(200);
    expect(body.projectId).toMatch(/^prj_[0-9a-z]{26}$/);
    expect(new URL(body.editorUrl).searchParams.get('project')).toBe(body.projectId);
    expect(body.spec.specVersion).toBe('1.0');
    expect(body.usage).toMatchObject({
      buildType: 'website',
      mode: 'economy',
      engine: 'scripted',
      model: 'scripted-1',
      inputTokens: 11,
      outputTokens: 22,
      tokens: { input: 11, output: 22, cacheRead: 3, cacheWrite: 4, reasoning: 5 },
      calls: 2,
      repairs: 1,
      providers: ['scripted:scripted-1'],
      creditsCharged: 2,
    });
    expect(body.usage.buildId.slice(4)).toBe(body.projectId.slice(4));
    expect(body.credits).toEqual({ remaining: 998, held: 0, charged: 2, plan: 'free' });
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(headers.get('traceresponse')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
    expect((await projectsOf(workspaceId)).map((project) => project.projectId)).toEqual([body.projectId]);
  });

  test('saves nothing when save is false, and charges all the same', async () => {
    const { key, workspaceId } = await mesh.workspace();
    const { status, body } = await generate(key, { body: { prompt: 'abc', save: false, mode: 'lite' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ projectId: null, editorUrl: null, credits: { charged: 1, remaining: 999 } });
    expect(await projectsOf(workspaceId)).toEqual([]);
  });

  test('costs nothing with a test key, and needs no credit', async () => {
    const { key } = await mesh.workspace({ credits: 0, mode: KeyMode.KEY_MODE_TEST });
    const { status, body } = await generate(key, { body: { prompt: 'abc' } });
    expect(status).toBe(200);
    expect(body.credits).toMatchObject({ charged: 0, remaining: 0 });
  });

  test('an idempotency key of a test key is not that of a live key of the same workspace', async () => {
    const live = await mesh.workspace();
    const test = await mesh.workspace({ workspaceId: live.workspaceId, mode: KeyMode.KEY_MODE_TEST });
    const sent = { body: { prompt: 'A bakery' }, headers: { 'idempotency-key': 'the-same' } };
    const first = await generate(test.key, sent);
    const second = await generate(live.key, sent);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.projectId).not.toBe(first.body.projectId);
    expect(second.body.credits).toMatchObject({ charged: 2 });
    expect((await generate(test.key, sent)).body.projectId).toBe(first.body.projectId);
  });
});

describe('a request that is refused leaves nothing behind', () => {
  const invalid: [string, Sent, number, string][] = [
    ['a prompt of two characters', { body: { prompt: 'ab' } }, 400, 'prompt'],
    ['a prompt of 16,001 characters', { body: { prompt: '😀'.repeat(16_001) } }, 400, 'prompt'],
    ['a blank prompt', { body: { prompt: '  \n\t  ' } }, 400, 'prompt'],
    ['a prompt of marks that nobody sees', { body: { prompt: '\u2800\u3164\ufe0f\ud800' } }, 400, 'prompt'],
    ['a prompt with NUL', { body: { prompt: 'abc\u0000def' } }, 400, 'prompt'],
    ['no prompt', { body: {} }, 400, 'prompt'],
    ['a prompt that is a number', { body: { prompt: 123 } }, 400, 'prompt'],
    ['an unknown field', { body: { prompt: 'abc', buildtype: 'website' } }, 400, 'buildtype'],
    ['an unknown build type', { body: { prompt: 'abc', buildType: 'app' } }, 400, 'buildType'],
    ['null for an optional field', { body: { prompt: 'abc', mode: null } }, 400, 'mode'],
    ['a save that is a word', { body: { prompt: 'abc', save: 'yes' } }, 400, 'save'],
    ['an array', { raw: '[]' }, 400, 'body'],
    ['no JSON', { raw: '{"prompt":' }, 400, 'JSON'],
    ['an empty body', { raw: '' }, 400, ''],
    ['a body of another type', { raw: 'prompt=abc', headers: { 'content-type': 'text/plain' } }, 415, 'JSON'],
    ['a body over 256 KiB', { raw: JSON.stringify({ prompt: 'a'.repeat(256 * 1024) }) }, 413, '256 KiB'],
    [
      'a malformed idempotency key',
      { body: { prompt: 'abc' }, headers: { 'idempotency-key': 'a b' } },
      400,
      'idempotency-key',
    ],
  ];
  test.each(invalid)('%s', async (_what, sent, status, word) => {
    const { key, workspaceId } = await mesh.workspace();
    const answer = await generate(key, sent);
    expect({ status: answer.status, keys: Object.keys(answer.body) }).toEqual({
      status,
      keys: ['error', 'code', 'retryable'],
    });
    expect(answer.body.error).toContain(word);
    await nothingHappened(workspaceId);
  });

  test('prompts of exactly 3 and 16,000 code points pass', async () => {
    const { key } = await mesh.workspace();
    for (const prompt of ['😀😀😀', '😀'.repeat(16_000)]) {
      expect((await generate(key, { body: { prompt, save: false } })).status).toBe(200);
    }
  });

  test('no key and a wrong key answer the same 401', async () => {
    const none = await generate(undefined, { body: { prompt: 'abc' } });
    const wrong = await generate('sw_live_nonsense', { body: { prompt: 'abc' } });
    expect([none.status, wrong.status]).toEqual([401, 401]);
    expect(none.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(none.body).toMatchObject({ code: 'unauthorized', retryable: false });
    expect(wrong.body).toEqual(none.body);
  });

  test('a key without write is told which scope it lacks, before its body is looked at', async () => {
    const { key } = await mesh.workspace({ scopes: [Scope.SCOPE_READ] });
    const answer = await generate(key, { raw: '{', headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'insufficient_scope', retryable: false });
    expect(answer.body.error).toContain('write');
  });

  test('too little credit is told with price and what is left', async () => {
    const { key, workspaceId } = await mesh.workspace({ credits: 1 });
    const runs = script.runs();
    const answer = await generate(key, { body: { prompt: 'abc', mode: 'economy' } });
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ code: 'out_of_credits', retryable: false });
    expect(answer.body.error).toMatch(/2[\s\S]*1/);
    expect(script.runs()).toBe(runs);
    expect(await balance(workspaceId)).toEqual({ available: 1, held: 0, spent: 0 });
  });
});

describe('a workspace without room for another project', () => {
  test('gets 403 quota_exceeded before anything is built or charged, and builds what it does not save', async () => {
    const { key, workspaceId } = await mesh.workspace();
    const { body } = await generate(key, { body: { prompt: 'abc', mode: 'lite' } });
    await mesh.databases.projects
      .updateTable('projects')
      .set({ revision_count: 1_000_000 })
      .where('id', '=', body.projectId)
      .execute();
    const before = await balance(workspaceId);
    const runs = script.runs();
    const refused = await generate(key, { body: { prompt: 'abc', mode: 'lite' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'quota_exceeded', retryable: false } });
    expect(refused.body.error).toContain('may keep 250000 revisions');
    expect(script.runs()).toBe(runs);
    expect(await balance(workspaceId)).toEqual(before);
    expect(await generate(key, { body: { prompt: 'abc', mode: 'lite', save: false } })).toMatchObject({
      status: 200,
      body: { projectId: null },
    });
  });
});

describe('a build that fails is never charged', () => {
  const failures: [string, string, number, string, boolean][] = [
    ['the engine breaks', 'please fail', 500, 'failed', false],
    ['the engine makes what no schema accepts', 'invalid result', 500, 'failed', false],
    ['the provider is busy', 'busy now', 503, 'provider_busy', true],
  ];
  test.each(failures)('%s', async (_what, prompt, status, code, retryable) => {
    const { key, workspaceId } = await mesh.workspace();
    const answer = await generate(key, { body: { prompt } });
    expect({ status: answer.status, ...answer.body }).toMatchObject({ status, code, retryable });
    await nothingHappened(workspaceId);
  });

  test("the mode's deadline passes: 504 timeout", async () => {
    const { key, workspaceId } = await mesh.workspace();
    const answer = await generate(key, { body: { prompt: 'wait for ever', mode: 'power' } });
    expect(answer.status).toBe(504);
    expect(answer.body).toMatchObject({ code: 'timeout', retryable: true });
    await nothingHappened(workspaceId);
  });

  test('its record says why and that nothing was charged', async () => {
    const { key } = await mesh.workspace();
    const accepted = await generate(key, {
      body: { prompt: 'please fail' },
      headers: { prefer: 'respond-async' },
    });
    expect(accepted.status).toBe(202);
    const record = await ended(key, accepted.body.buildId);
    expect(record).toMatchObject({
      status: 'failed',
      creditsCharged: 0,
      error: { code: 'failed', retryable: false },
    });
  });

  test('the client goes away: cancelled through every hop', async () => {
    const { key, workspaceId } = await mesh.workspace();
    const leave = new AbortController();
    const begun = script.nextRun();
    const request = generate(key, { body: { prompt: 'wait for me' }, signal: leave.signal }).catch(
      (error: unknown) => error,
    );
    await begun;
    leave.abort();
    await request;
    await waitFor(
      async () => ((await balance(workspaceId)).held === 0 ? true : undefined),
      'the hold to be released',
    );
    await nothingHappened(workspaceId);
  });
});

describe('Idempotency-Key', () => {
  const keyed = (key: string, body: object, word: string, headers = {}) =>
    generate(key, { body, headers: { 'idempotency-key': word, ...headers } });

  test('a repeat answers with the first result and charges nothing more', async () => {
    const { key, workspaceId } = await mesh.workspace();
    const first = await keyed(key, { prompt: 'A bakery' }, 'one');
    const repeat = await keyed(
      key,
      { prompt: 'A bakery', mode: 'economy', save: true, buildType: 'website' },
      'one',
    );
    expect(repeat.status).toBe(200);
    expect(repeat.body).toEqual(first.body);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(repeat.headers.get('idempotency-replayed')).toBe('true');
    expect((await balance(workspaceId)).spent).toBe(2);
  });

  test('another body under the same key is 422, another workspace is free to use it', async () => {
    const [one, two] = [await mesh.workspace(), await mesh.workspace()];
    expect((await keyed(one.key, { prompt: 'A bakery' }, 'same')).status).toBe(200);
    const reused = await keyed(one.key, { prompt: 'A florist' }, 'same');
    expect(reused.status).toBe(422);
    expect(reused.body.code).toBe('idempotency_key_reused');
    expect((await keyed(two.key, { prompt: 'A florist' }, 'same')).status).toBe(200);
  });

  test('a repeat while the first runs is 409, and 202 with the same build when asynchronous', async () => {
    const { key } = await mesh.workspace();
    const begun = script.nextRun();
    const first = keyed(key, { prompt: 'wait a bit' }, 'busy-key');
    await begun;
    const repeat = await keyed(key, { prompt: 'wait a bit' }, 'busy-key');
    expect(repeat.status).toBe(409);
    expect(repeat.body).toMatchObject({ code: 'build_in_progress', retryable: true });
    const async = await keyed(key, { prompt: 'wait a bit' }, 'busy-key', { prefer: 'respond-async' });
    expect(async.status).toBe(202);
    script.release();
    const { body } = await first;
    expect(async.body.buildId).toBe(body.usage.buildId);
  });

  test('a failure frees the key: the repeat builds again', async () => {
    const { key } = await mesh.workspace();
    const runs = script.runs();
    expect((await keyed(key, { prompt: 'please fail' }, 'retry')).status).toBe(500);
    expect((await keyed(key, { prompt: 'please fail' }, 'retry')).status).toBe(500);
    expect(script.runs()).toBe(runs + 2);
  });

  test('ten at once build once', async () => {
    const { key, workspaceId } = await mesh.workspace();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keyed(key, { prompt: 'A bakery' }, 'race')),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await balance(workspaceId)).spent).toBe(2);
  });

  test('a caller who goes away does not cancel', async () => {
    const { key } = await mesh.workspace();
    const leave = new AbortController();
    const begun = script.nextRun();
    const request = generate(key, {
      body: { prompt: 'wait without me' },
      headers: { 'idempotency-key': 'gone' },
      signal: leave.signal,
    }).catch((error: unknown) => error);
    await begun;
    leave.abort();
    await request;
    script.release();
    const repeat = await waitFor(async () => {
      const answer = await keyed(key, { prompt: 'wait without me' }, 'gone');
      return answer.status === 200 ? answer : undefined;
    }, 'the build to end well');
    expect(repeat.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('GET /api/v1/builds/{id}', () => {
  test('an asynchronous build is told as running, then with the result that the synchronous call gives', async () => {
    const { key } = await mesh.workspace();
    const begun = script.nextRun();
    const accepted = await generate(key, {
      body: { prompt: 'wait then go' },
      headers: { prefer: 'respond-async' },
    });
    expect(accepted.headers.get('location')).toBe(`/api/v1/builds/${accepted.body.buildId}`);
    expect(accepted.body).toMatchObject({ status: 'running', location: accepted.headers.get('location') });
    expect(await readBuild(key, accepted.body.buildId)).toMatchObject({
      status: 'running',
      creditsCharged: 0,
    });
    await begun;
    script.release();
    const record = await ended(key, accepted.body.buildId);
    expect(record).toMatchObject({
      status: 'succeeded',
      creditsCharged: 2,
      result: { credits: { charged: 2 } },
    });
    expect(record.result.spec.specVersion).toBe('1.0');
  });

  test("another workspace's build, and one that never was, are not found", async () => {
    const [mine, other] = [await mesh.workspace(), await mesh.workspace()];
    const { body } = await generate(mine.key, { body: { prompt: 'abc' } });
    for (const id of [body.usage.buildId, 'bld_00000000000000000000000000', 'nonsense', 'bld_%00']) {
      expect(await readBuild(other.key, id)).toMatchObject({ code: 'not_found' });
    }
  });
});

test('the 21st build from one address in five minutes is refused with 429, and refused requests do not count', async () => {
  const limited = await bootMesh({
    engine: script.engine,
    env: { GENERATION_BUILD_LIMIT: '3', GATEWAY_TRUSTED_PROXIES: '1' },
  });
  try {
    const { key } = await limited.workspace();
    const send = (prompt: string) =>
      fetch(`${limited.baseUrl}/api/v1/generate`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.7',
        },
        body: JSON.stringify({ prompt, save: false }),
      });
    const statuses = [];
    for (const prompt of ['ab', 'abc', 'abcd', 'a', 'abcde', 'abcdef'])
      statuses.push((await send(prompt)).status);
    expect(statuses).toEqual([400, 200, 200, 400, 200, 429]);
    const refused = await send('abcdefg');
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryable: true });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
    expect(refused.headers.get('ratelimit-policy')).toContain('q=3');
  } finally {
    await limited.stop();
  }
});

test('every build that was counted says what is left, however it was asked for and however it ended', async () => {
  const limited = await bootMesh({
    engine: script.engine,
    env: { GENERATION_BUILD_LIMIT: '9', GATEWAY_TRUSTED_PROXIES: '1' },
  });
  try {
    const { key } = await limited.workspace();
    const { key: poor } = await limited.workspace({ credits: 0 });
    const send = async (sent: Record<string, string> = {}, by = key) => {
      const response = await fetch(`${limited.baseUrl}/api/v1/generate`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${by}`,
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.8',
          ...sent,
        },
        body: JSON.stringify({ prompt: 'A memo', save: false }),
      });
      await response.text();
      return [response.status, /"builds";r=(\d)/.exec(response.headers.get('ratelimit') ?? '')?.[1]];
    };
    expect(await send()).toEqual([200, '8']);
    expect(await send({ prefer: 'respond-async' })).toEqual([202, '7']);
    expect(await send({ accept: 'text/event-stream' })).toEqual([200, '6']);
    expect(await send({ 'idempotency-key': 'once' })).toEqual([200, '5']);
    expect(await send({ 'idempotency-key': 'once' })).toEqual([200, undefined]);
    expect(await send({}, poor)).toEqual([402, '4']);
    expect(await send({ accept: 'text/event-stream' }, poor)).toEqual([402, '3']);
  } finally {
    await limited.stop();
  }
});

async function readBuild(key: string, buildId: string) {
  const response = await fetch(`${mesh.baseUrl}/api/v1/builds/${buildId}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return JSON.parse(await response.text());
}

const ended = (key: string, buildId: string) =>
  waitFor(async () => {
    const record = await readBuild(key, buildId);
    return record.status === 'running' ? undefined : record;
  }, 'the build to end');
