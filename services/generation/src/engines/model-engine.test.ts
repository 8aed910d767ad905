import { afterAll, afterEach, expect, test } from '@jest/globals';
import { parseSpec } from '@sitewright/site-spec';
import {
  chatAnswer,
  chatBegun,
  type ModelServer,
  openModelServer,
  plainAnswer,
} from '../../test/model-server.ts';
import type { EngineRequest, EngineUse } from './engine.ts';
import { createModelEngine } from './model-engine.ts';
import { createProvider } from './provider/create-provider.ts';
import { createStages } from './stages.ts';
import { writeDraft } from './write/builtin/write-draft.ts';
import type {
  ModelWriter,
  ModelWriting,
  RepairWithModel,
  WriteWithModel,
} from './write/model/model-writer.ts';

const stages = createStages({ threads: 1, taskMs: 60_000, memoryMb: 512 });
afterAll(() => stages.close());
let server: ModelServer;
afterEach(() => server.close());

const policy = {
  ...{ firstSignMs: 20_000, silenceMs: 20_000, answerBytes: 1_048_576 },
  ...{ inFlight: 4, breakerFaults: 3, breakerRestMs: 60_000 },
};

/** Asks each provider once, and writes what the rules make of the brief. */
const write: WriteWithModel = async (writing) => {
  const { brief, mode, providers, signal, onDraft } = writing;
  const [provider] = providers;
  if (provider === undefined) throw new Error('no provider');
  await ask(provider, signal);
  const draft = writeDraft(brief, mode);
  onDraft(draft, { written: 1, planned: 2 });
  return { draft, faults: [], writer: provider, instructionsSha256: 'a'.repeat(64) };
};

async function ask(provider: ModelWriting['providers'][number], signal: AbortSignal): Promise<void> {
  const call = {
    ...({ step: 'outline', system: 'Write.', form: provider.form, maxOutputTokens: 99, signal } as const),
    ...{ messages: [{ role: 'user', text: 'x' }] as const, schema: { name: 'outline', json: {} } },
  };
  for await (const _ of provider.stream(call));
}

async function build(
  answers: Parameters<typeof openModelServer>,
  {
    ceiling = { calls: 5, outputTokens: 1000 },
    writer = {},
    ...more
  }: Partial<EngineRequest> & {
    ceiling?: { calls: number; outputTokens: number };
    writer?: Partial<ModelWriter>;
  } = {},
) {
  server = await openModelServer(...answers);
  const endpoint = { kind: 'compatible', model: 'tide-1', url: server.url, key: 'k-secret' } as const;
  const provider = createProvider({
    ...{ id: 'farm', endpoints: [endpoint], policy, onFault: () => undefined },
    coolDown: { left: async () => 0, begin: async () => undefined },
  });
  const engine = createModelEngine({
    ...{ stages, providers: [provider], ceiling },
    writer: {
      ...{ write, repair: async (_, written) => written, retouch: async (_, written) => written },
      ...writer,
    },
  });
  const uses: EngineUse[] = [];
  const result = engine.build({
    ...{ prompt: 'A site for Tern Ferries, 14 boats since 1988', buildType: 'website', mode: 'lite' },
    ...{ createdAt: '2026-01-01T00:00:00Z', deadline: Date.now() + 60_000 },
    signal: new AbortController().signal,
    onUse: (use) => uses.push(use),
    ...more,
  });
  return { result, uses };
}

test('says who wrote, with which instructions, and what that took', async () => {
  const drafts: Uint8Array[] = [];
  const { result, uses } = await build([chatAnswer(['{}'])], { onDraft: (json) => drafts.push(json) });
  const { specJson, engine, model } = await result;
  expect({ engine, model }).toEqual({ engine: 'farm', model: 'tide-1' });
  expect(parseSpec(specJson).provenance).toMatchObject({
    ...{ engine: 'farm', model: 'tide-1', providers: ['farm:tide-1'], instructionsSha256: 'a'.repeat(64) },
  });
  expect(uses).toEqual([
    {
      usage: {
        ...{ input: 900, output: 40, cacheRead: 12, cacheWrite: 0, reasoning: 3 },
        ...{ calls: 1, repairs: 0, providers: ['farm:tide-1'] },
      },
      uses: [
        {
          provider: 'farm:tide-1',
          tokens: { input: 900, output: 40, cacheRead: 12, cacheWrite: 0, reasoning: 3 },
        },
      ],
      spentTokens: 940,
    },
  ]);
  expect(drafts.map((json) => parseSpec(json).buildType)).toEqual(['website']);
});

test.each([
  ['429', plainAnswer(429, '', { 'retry-after': '7' }), { reason: 'PROVIDER_BUSY', retryAfterMs: 7000 }],
  ['500', plainAnswer(500, ''), { reason: 'PROVIDER_FAILED' }],
  ['401', plainAnswer(401, 'k-secret'), { reason: 'BUILD_FAILED' }],
  ['a refusal', chatAnswer(['no'], { finish: 'content_filter' }), { reason: 'BUILD_FAILED' }],
])('%s fails the build as callers know it, in our words', async (_, answer, failure) => {
  const { result, uses } = await build([answer]);
  const error = await result.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject(failure);
  expect(String(error)).not.toMatch(/k-secret|127\.0\.0\.1|tide/);
  expect(uses).toHaveLength(1);
});

test('a caller who leaves ends the call upstream, and what came until then counts', async () => {
  const caller = new AbortController();
  const reason = new Error('gone');
  const { result, uses } = await build(
    [
      chatBegun('a'.repeat(4000), () => {
        setImmediate(() => caller.abort(reason));
      }),
    ],
    { signal: caller.signal },
  );
  await expect(result).rejects.toBe(reason);
  await server.asked[0]?.gone;
  expect(uses[0]?.usage).toMatchObject({ input: 0, output: 0, calls: 1 });
});

test.each([
  ['power', ['This shows what ', 'The figure 7,777']],
  ['economy', []],
] as const)('in %s what is still wrong after the repair is asked for once more', async (mode, asked) => {
  const told: string[] = [];
  const invents: WriteWithModel = async (writing) => {
    const written = await write(writing);
    written.draft.draft.tagline = 'Fares from £7,777';
    // A few words of the order, which the program leaves.
    written.draft.draft.summary = 'The strike at the harbour';
    return written;
  };
  const retouch: RepairWithModel = async (_, written, faults) => {
    told.push(...faults.map(({ message }) => message.slice(0, 16)));
    return written;
  };
  const prompt = 'A site for Tern Ferries, 14 boats since 1988. Don’t mention the strike at the harbour.';
  const { result } = await build([chatAnswer(['{}'])], { prompt, mode, writer: { write: invents, retouch } });
  await result;
  expect(told).toEqual(asked);
});

test('no build calls more often than it may', async () => {
  const { result } = await build([chatAnswer(['{}'])], { ceiling: { calls: 0, outputTokens: 1000 } });
  await expect(result).rejects.toMatchObject({ reason: 'BUILD_FAILED' });
  expect(server.asked).toHaveLength(0);
});
