import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KeyMode } from '@sitewright/protos/auth';
import { waitFor } from '@sitewright/testing';
import { z } from 'zod';
import { aWebsite, item, part } from '../../../../../services/generation/test/drafts.ts';
import {
  type Answer,
  chatAnswer,
  chatBegun,
  type ModelServer,
  openModelServer,
  plainAnswer,
} from '../../../../../services/generation/test/model-server.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';

// The whole mesh with a language model on a real socket. What it answers is decided by its name, or by the prompt.
const prompt = 'A site for Tern Ferries, 14 boats on 3 routes since 1988. Call 01947 555 0142.';
const slowly = `${prompt} Take your time.`;
const prefix = `m${process.pid}-${Date.now()}`;
const draft = JSON.stringify(
  aWebsite({
    title: 'Tern Ferries',
    organisation: 'Tern Ferries',
    pages: [{ ref: 'home', title: 'Home', description: '' }],
    parts: [
      part('hero', {
        ...{ page: 'home', heading: 'Fourteen boats, three routes', intro: 'Tern Ferries sails since 1988.' },
        actions: [{ label: 'Book', target: 'javascript:alert(1)' }],
      }),
      part('features', {
        ...{ page: 'home', heading: 'What we sail' },
        items: [item({ title: 'Boats', text: '<script>alert(1)</script> 14 boats' })],
      }),
    ],
  }),
);
const half = draft.indexOf('"ref":"features"') - 1;

let server: ModelServer;
let mesh: Mesh;
const held: ServerResponse[] = [];

const answers: Record<string, Answer> = {
  good: chatAnswer([draft.slice(0, half), draft.slice(half)], { input: 4000, output: 300 }),
  busy: plainAnswer(429, '{"error":{"message":"no more"}}', { 'retry-after': '60' }),
  slow: chatBegun(draft.slice(0, half), (response) => {
    held.push(response);
  }),
};

beforeAll(async () => {
  server = await openModelServer((response, asked) => {
    const model = String(Reflect.get(Object(asked.body), 'model'));
    const name = JSON.stringify(asked.body).includes('Take your time')
      ? 'slow'
      : model.slice(prefix.length + 1);
    return answers[name]?.(response, asked);
  });
  mesh = await bootMesh({
    env: {
      GENERATION_ENDPOINT_FARM_URLS: server.url,
      GENERATION_ENGINE_LITE: `farm:${prefix}-good`,
      GENERATION_ENGINE_ECONOMY: `farm:${prefix}-busy`,
      GENERATION_UNCHARGED_TOKENS_PER_DAY: '1500',
      GENERATION_PRICES: JSON.stringify({ [`farm:${prefix}-good`]: { input: 2, output: 10 } }),
      GENERATION_CREDIT_PRICE: '0.05',
    },
  });
});
afterAll(async () => {
  await mesh.stop();
  await server.close();
});

const generate = (
  key: string,
  mode: string,
  more: { prompt?: string; headers?: object; signal?: AbortSignal } = {},
) =>
  fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more.headers },
    body: JSON.stringify({ prompt: more.prompt ?? prompt, mode }),
    ...(more.signal === undefined ? {} : { signal: more.signal }),
  });

const answerSchema = z.looseObject({
  error: z.string().optional(),
  spec: z.looseObject({ content: z.unknown() }).optional(),
  usage: z
    .looseObject({
      calls: z.number(),
      tokens: z.object({ input: z.number() }).loose(),
      providers: z.array(z.string()),
    })
    .optional(),
});
const read = async (response: Response) => answerSchema.parse(await response.json());

const leftOf = async (workspaceId: string) => {
  const { balance } = await mesh.credits.getBalance({ workspaceId });
  return { available: balance?.availableCredits, held: balance?.heldCredits };
};

test('a model writes; its own counts are told, and the price stays flat', async () => {
  const { key } = await mesh.workspace();
  const response = await generate(key, 'lite');
  const body = await read(response);
  expect(response.status).toBe(200);
  expect(body.spec).toMatchObject({ title: 'Tern Ferries', provenance: { engine: 'farm' } });
  expect(body.usage).toMatchObject({ engine: 'farm', model: `${prefix}-good`, creditsCharged: 1 });
  expect(body.usage?.calls).toBeGreaterThanOrEqual(1);
  expect(body.usage?.tokens.input).toBe(4000 * (body.usage?.calls ?? 0));
  expect(body.usage?.providers).toEqual([`farm:${prefix}-good`]);
  expect(JSON.stringify(body.spec?.content)).not.toContain('javascript:');
});

test('an operator sees what language models cost and bring in', async () => {
  const { modes } = await mesh.generation.sumCosts({ within: undefined });
  const lite = modes.find(({ mode }) => mode === 'lite');
  expect(lite).toMatchObject({ chargedBuilds: 1, revenueMicros: 50_000 });
  // 4,000 tokens read at 2 and 300 written at 10 a million, in each call.
  expect((lite?.costMicros ?? 0) % 11_000).toBe(0);
  expect(lite?.costMicros).toBeGreaterThan(0);
});

test('a test key is never written for by a model', async () => {
  const { key } = await mesh.workspace({ mode: KeyMode.KEY_MODE_TEST });
  const before = server.asked.length;
  const body = await read(await generate(key, 'lite'));
  expect(body.usage).toMatchObject({ engine: 'builtin', model: null, calls: 0, creditsCharged: 0 });
  expect(server.asked.length).toBe(before);
});

test('a provider that refuses for load is told as busy, in our words, and nothing is charged', async () => {
  const { key, workspaceId } = await mesh.workspace();
  const response = await generate(key, 'economy');
  const body = await read(response);
  expect(response.status).toBe(503);
  expect(body).toMatchObject({ code: 'provider_busy', retryable: true });
  expect(body.error).not.toMatch(/no more|127\.0\.0\.1|farm/);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(30);
  expect(await leftOf(workspaceId)).toEqual({ available: 1000, held: 0 });
});

test('a caller who leaves ends the call upstream; whoever goes on doing so is told to wait', async () => {
  const { key, workspaceId } = await mesh.workspace();
  for (let turn = 0; turn < 20; turn += 1) {
    const before = server.asked.length;
    const caller = new AbortController();
    const answer = generate(key, 'lite', { prompt: slowly, signal: caller.signal }).catch(() => undefined);
    let status: number | undefined;
    void answer.then((response) => {
      status = response?.status;
    });
    await waitFor(
      () => (server.asked.length > before || status !== undefined ? true : undefined),
      'the call upstream, or a refusal',
    );
    if (status === 503) {
      expect(await (await answer)?.json()).toMatchObject({ code: 'provider_busy' });
      expect(turn).toBeGreaterThan(0);
      return;
    }
    caller.abort();
    await Promise.all(server.asked.slice(before).map(({ gone }) => gone));
    const settled = async () => ((await leftOf(workspaceId)).held === 0 ? true : undefined);
    await waitFor(settled, 'the hold being released');
  }
  throw new Error('builds failed on purpose were never refused');
});

test('parts are told as they are written', async () => {
  const { key } = await mesh.workspace();
  const before = held.length;
  const response = await generate(key, 'lite', {
    prompt: slowly,
    headers: { accept: 'text/event-stream' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (reader !== undefined && !told.includes('event: part')) {
    const { done, value } = await reader.read();
    if (done) break;
    told += value;
  }
  expect(told).toContain('event: progress');
  expect(held.length).toBeGreaterThan(before);
  await reader?.cancel();
  for (const response of held) response.destroy();
});
