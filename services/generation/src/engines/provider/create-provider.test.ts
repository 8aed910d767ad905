import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  type Answer,
  chatAnswer,
  chatBegun,
  googleAnswer,
  type ModelServer,
  messagesAnswer,
  openModelServer,
  plainAnswer,
  responsesAnswer,
} from '../../../test/model-server.ts';
import type { CoolDown } from './cool-down.ts';
import { createProvider, type ProviderPolicy } from './create-provider.ts';
import type { ProviderName } from './engine-list.ts';
import { ProviderFault } from './fault.ts';
import type { Provider, WriterCall, WriterEvent } from './provider.ts';

let server: ModelServer;
afterEach(() => server.close());

const policy: ProviderPolicy = {
  ...{ firstSignMs: 20_000, silenceMs: 20_000, answerBytes: 1_048_576 },
  ...{ inFlight: 4, breakerFaults: 3, breakerRestMs: 60_000 },
};
const restless: CoolDown = { left: async () => 0, begin: async () => undefined };

async function open(
  answers: Answer[],
  {
    kind = 'compatible',
    coolDown = restless,
    ...more
  }: Partial<ProviderPolicy> & { kind?: ProviderName; coolDown?: CoolDown } = {},
): Promise<Provider> {
  server = await openModelServer(...answers);
  return createProvider({
    id: kind,
    endpoints: [{ kind, model: 'tide-1', url: server.url, key: 'k-secret' }],
    policy: { ...policy, ...more },
    coolDown,
    onFault: () => undefined,
  });
}

const call = (more: Partial<WriterCall> = {}): WriterCall => ({
  step: 'outline',
  system: 'Write.',
  messages: [
    { role: 'user', text: 'The brief' },
    { role: 'user', text: 'Now the outline' },
  ],
  schema: {
    name: 'outline',
    json: {
      type: 'object',
      properties: { title: { type: 'string' } },
      required: ['title'],
      additionalProperties: false,
    },
  },
  form: 'json_schema',
  maxOutputTokens: 700,
  signal: new AbortController().signal,
  ...more,
});

async function read(provider: Provider, more: Partial<WriterCall> = {}): Promise<WriterEvent[]> {
  const events: WriterEvent[] = [];
  for await (const event of provider.stream(call({ form: provider.form, ...more }))) events.push(event);
  return events;
}

/** The fault of a call, as its kind and what it says of time. */
async function faultOf(provider: Provider, more: Partial<WriterCall> = {}): Promise<ProviderFault> {
  const fault = await read(provider, more).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof ProviderFault)) throw new Error('no fault', { cause: fault });
  return fault;
}

const textOf = (events: readonly WriterEvent[]): string =>
  events.flatMap((event) => ('text' in event ? [event.text] : [])).join('');

const title = ['{"ti', 'tle":"Tern"}'];
const wires = {
  compatible: chatAnswer,
  openai: responsesAnswer,
  anthropic: messagesAnswer,
  google: googleAnswer,
};
const kinds = ['compatible', 'openai', 'anthropic', 'google'] as const;

test.each(kinds)('%s: tells the text as it comes, and the provider’s own counts', async (kind) => {
  const events = await read(await open([wires[kind](title)], { kind }));
  expect(textOf(events)).toBe('{"title":"Tern"}');
  const cacheWrite = kind === 'anthropic' ? 8 : 0;
  const reasoning = kind === 'anthropic' ? 0 : 3;
  expect(events.at(-1)).toEqual({
    end: 'stop',
    tokens: { input: 900, output: 40, cacheRead: 12, cacheWrite, reasoning },
  });
});

describe.each(kinds)('what is sent to %s', (kind) => {
  test.each(['json_schema', 'json_object', 'text'] as const)('as %s', async (form) => {
    await read(await open([wires[kind](title)], { kind }), { form });
    const [asked] = server.asked;
    expect({ path: asked?.path, body: asked?.body }).toMatchSnapshot();
    expect(JSON.stringify(asked?.body)).not.toMatch(/null|temperature|top_?p|top_?k|seed|penalty/i);
  });
});

describe('faults', () => {
  const of = async (answer: Answer, more: Parameters<typeof open>[1] = {}) =>
    faultOf(await open([answer], more));

  test.each([
    ['429', plainAnswer(429, '{"error":{"message":"slow down"}}'), 'busy', undefined],
    ['429 with Retry-After', plainAnswer(429, '', { 'retry-after': '7' }), 'busy', 7000],
    ['503', plainAnswer(503, 'loading'), 'busy', undefined],
    [
      '529',
      plainAnswer(529, '{"type":"error","error":{"type":"overloaded_error","message":"x"}}'),
      'busy',
      undefined,
    ],
    ['500 as HTML', plainAnswer(500, '<h1>Oops</h1>', { 'content-type': 'text/html' }), 'broken', undefined],
    ['200 as HTML', plainAnswer(200, '<h1>Hi</h1>', { 'content-type': 'text/html' }), 'broken', undefined],
    ['a redirect', plainAnswer(302, '', { location: 'http://127.0.0.1:9/' }), 'broken', undefined],
    ['401', plainAnswer(401, '{"error":{"message":"bad key"}}'), 'misconfigured', undefined],
    ['403', plainAnswer(403, ''), 'misconfigured', undefined],
    ['404', plainAnswer(404, '{"error":{"message":"no such model"}}'), 'misconfigured', undefined],
    [
      'a context too long',
      plainAnswer(400, '{"error":{"message":"This model\'s maximum context length is 8192 tokens"}}'),
      'too_long',
      undefined,
    ],
    [
      'a content filter',
      plainAnswer(400, '{"error":{"code":"content_filter","message":"x"}}'),
      'filtered',
      undefined,
    ],
    ['a refusal', chatAnswer(['I '], { finish: 'content_filter' }), 'filtered', undefined],
    ['a reset', (response) => void response.socket?.destroy(), 'broken', undefined],
    [
      'a reset within the answer',
      chatBegun('{"ti', (response) => void response.socket?.destroy()),
      'broken',
      undefined,
    ],
    ['an answer without its end', chatBegun('{"ti', (response) => void response.end()), 'broken', undefined],
    [
      'a garbage event',
      chatBegun('{"ti', (response) => void response.end('data: {no json\n\n')),
      'broken',
      undefined,
    ],
    [
      'an error event',
      chatBegun('{"ti', (response) => void response.end('data: {"error":{"message":"boom"}}\n\n')),
      'broken',
      undefined,
    ],
    [
      'an overload within the answer',
      chatBegun('{"ti', (response) => void response.end('data: {"error":{"message":"Overloaded"}}\n\n')),
      'busy',
      undefined,
    ],
  ] satisfies [string, Answer, string, number | undefined][])(
    '%s',
    async (_, answer, kind, retryAfterMs) => {
      const fault = await of(answer, {});
      expect({ kind: fault.kind, retryAfterMs: fault.retryAfterMs }).toEqual({ kind, retryAfterMs });
      expect(fault.message).not.toMatch(/127\.0\.0\.1|k-secret|slow down|bad key|boom/);
    },
    20_000,
  );

  test('an input that the server counts far too low was cut by it', async () => {
    const provider = await open([chatAnswer(['{}'], { input: 3 })]);
    const system = 'Write of the ferries. '.repeat(20);
    expect(await faultOf(provider, { system })).toMatchObject({ kind: 'too_long', worthRetrying: false });
  });

  test('no sign of life', async () => {
    expect(await of(() => undefined, { firstSignMs: 50 })).toMatchObject({ kind: 'broken' });
    await server.asked[0]?.gone;
  });

  test('silence within the answer', async () => {
    expect(
      await of(
        chatBegun('{', () => undefined),
        { silenceMs: 50 },
      ),
    ).toMatchObject({ kind: 'broken' });
    await server.asked[0]?.gone;
  });

  test('an answer that never stops', async () => {
    const endless = chatBegun('{', (response) => {
      const more = () => {
        while (response.write(`: ${'x'.repeat(60_000)}\n\n`) && !response.destroyed);
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await of(endless)).toMatchObject({ kind: 'broken' });
    await server.asked[0]?.gone;
  });

  test('nobody there', async () => {
    const provider = await open([]);
    await server.close();
    expect(await faultOf(provider)).toMatchObject({ kind: 'broken' });
    server = await openModelServer();
  });
});

test('an answer that trickles is waited for, and one cut off at the limit is told as such', async () => {
  const trickle = chatBegun('{"a', async (response) => {
    for (let at = 0; at < 20; at += 1) {
      await turn();
      response.write(': still here\n\n');
    }
    const rest = { id: 'c', object: 'x', created: 1, model: 'm' };
    const choices = [{ index: 0, delta: { content: '":1' }, finish_reason: 'length' }];
    response.end(`data: ${JSON.stringify({ ...rest, choices })}\n\ndata: [DONE]\n\n`);
  });
  const events = await read(await open([trickle]));
  expect(textOf(events)).toBe('{"a":1');
  expect(events.at(-1)).toMatchObject({ end: 'length' });
});

test('a refused schema steps down a form, which is remembered', async () => {
  const refusal = plainAnswer(400, '{"error":{"message":"response_format is not supported"}}');
  const provider = await open([refusal, refusal, chatAnswer(title)]);
  expect(await faultOf(provider)).toMatchObject({ kind: 'schema_refused', worthRetrying: true });
  expect(provider.form).toBe('json_object');
  expect(await faultOf(provider)).toMatchObject({ kind: 'schema_refused' });
  expect(provider.form).toBe('text');
  expect(textOf(await read(provider))).toBe('{"title":"Tern"}');
  expect(provider.form).toBe('text');
});

test('a request that is refused in every form is refused', async () => {
  const provider = await open([plainAnswer(400, '{"error":{"message":"no"}}')]);
  await faultOf(provider);
  await faultOf(provider);
  expect(await faultOf(provider)).toMatchObject({ kind: 'refused', worthRetrying: false });
  expect(provider.form).toBe('json_schema');
});

test('a caller who leaves ends the call upstream', async () => {
  const provider = await open([chatBegun('{"ti', () => undefined)]);
  const caller = new AbortController();
  const reason = new Error('gone');
  const reading = (async () => {
    for await (const _ of provider.stream(call({ signal: caller.signal }))) caller.abort(reason);
  })();
  await expect(reading).rejects.toBe(reason);
  await server.asked[0]?.gone;
});

test('a reader who stops reading ends the call upstream', async () => {
  const provider = await open([chatBegun('{"ti', () => undefined)]);
  for await (const _ of provider.stream(call())) break;
  await server.asked[0]?.gone;
});

test('after faults in a row the provider is left alone', async () => {
  const provider = await open([plainAnswer(500, '')]);
  for (const _ of [1, 2, 3]) expect(await faultOf(provider)).toMatchObject({ kind: 'broken' });
  expect(await faultOf(provider)).toMatchObject({ kind: 'busy', retryAfterMs: 60_000 });
  expect(server.asked).toHaveLength(3);
});

test('more calls than may wait in line are refused', async () => {
  const provider = await open([chatBegun('{', () => undefined)], { inFlight: 1 });
  const caller = new AbortController();
  const held = [1, 2].map(() => read(provider, { signal: caller.signal }).catch(() => 'left'));
  await turn();
  expect(await faultOf(provider)).toMatchObject({ kind: 'busy' });
  caller.abort();
  expect(await Promise.all(held)).toEqual(['left', 'left']);
});

test('a provider that asks to be left alone is, by every replica', async () => {
  const rests = new Map<string, number>();
  const coolDown: CoolDown = {
    left: async (name) => rests.get(name) ?? 0,
    begin: async (name, ms) => void rests.set(name, ms),
  };
  const provider = await open([plainAnswer(429, '', { 'retry-after': '7' })], { coolDown });
  await faultOf(provider);
  expect(await faultOf(provider)).toMatchObject({ kind: 'busy', retryAfterMs: 7000 });
  expect(server.asked).toHaveLength(1);
});
