import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '@sitewright/local/free-port';
import { BUILD_MODES, BUILD_TYPES, type BuildMode, type BuildType, parseSpec } from '@sitewright/site-spec';
import { waitFor } from '@sitewright/testing';
import { z } from 'zod';
import { bootMesh, type Mesh } from '../support/mesh.ts';

// Builds by a real llama-server with a model that writes random words: whatever it writes becomes a valid specification or a
// failure of a known kind. deploy/prove/e2e/llama/get-llama-server.sh makes both; .ci/run fetches them.
const binary = process.env.LLAMA_SERVER;
const describeWith = binary === undefined ? describe.skip : describe;
if (binary === undefined) {
  console.log(
    'LEFT OUT: builds by a real llama-server. LLAMA_SERVER names none; deploy/prove/e2e/llama/get-llama-server.sh makes one.',
  );
}

const prompt = 'Tern Ferries, 14 boats on 3 routes since 1988: adults £12, children £6. Call 01947 555 0142.';
const serverKey = 'tern-key';
const slots = 4;
const longestMs = 900_000;

let llama: ChildProcess | undefined;
let llamaUrl: string;
let mesh: Mesh;

beforeAll(async () => {
  if (binary === undefined) return;
  const port = await findFreePort();
  llamaUrl = `http://127.0.0.1:${port}`;
  const model = join(dirname(binary), 'tiny.gguf');
  // In small batches: between them the server looks whether its caller is still there.
  // On one thread: several wait for each other as long as a busy machine keeps one of them from its processor.
  const size = ['-c', '131072', '-np', String(slots), '-b', '128', '-ub', '128', '-t', '1', '-tb', '1'];
  const words = ['-m', model, '--port', String(port), ...size, '--jinja', '--slots', '--api-key', serverKey];
  llama = spawn(binary, words, { stdio: 'ignore' });
  await waitFor(
    () =>
      fetch(`${llamaUrl}/health`).then(
        ({ ok }) => (ok ? true : undefined),
        () => undefined,
      ),
    'llama-server',
  );
  const each = (value: string) =>
    Object.fromEntries(
      ['GENERATION', 'GATEWAY'].flatMap((service) =>
        BUILD_MODES.map((mode) => [`${service}_DEADLINE_${mode.toUpperCase()}_MS`, value]),
      ),
    );
  const engines = BUILD_MODES.map((mode) => [
    `GENERATION_ENGINE_${mode.toUpperCase()}`,
    `compatible:tiny@${llamaUrl}/v1`,
  ]);
  mesh = await bootMesh({
    env: {
      ...each('240000'),
      ...Object.fromEntries(engines),
      GENERATION_COMPATIBLE_KEY: serverKey,
      GENERATION_MODEL_FIRST_SIGN_MS: '120000',
      GENERATION_MODEL_SILENCE_MS: '120000',
    },
  });
});

afterAll(async () => {
  await mesh?.stop();
  if (llama === undefined) return;
  const ended = once(llama, 'exit');
  llama.kill('SIGKILL');
  await ended;
});

const answerSchema = z.looseObject({ spec: z.unknown().optional(), code: z.string().optional() });

async function build(key: string, buildType: BuildType, mode: BuildMode, signal?: AbortSignal) {
  const response = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt, buildType, mode, save: false }),
    ...(signal === undefined ? {} : { signal }),
  });
  const { spec, code } = answerSchema.parse(await response.json());
  return { status: response.status, spec, code: code ?? '' };
}

/** A specification that is valid, or a failure of a kind that callers know. */
function outcomeOf({ status, spec, code }: Awaited<ReturnType<typeof build>>): 'built' | 'failed' | 'late' {
  if (status === 200) {
    parseSpec(spec);
    return 'built';
  }
  expect(['failed', 'timeout', 'provider_busy']).toContain(code);
  return code === 'failed' ? 'failed' : 'late';
}

/** How many slots of the server are at work. */
async function slotsAtWork(): Promise<number> {
  const response = await fetch(`${llamaUrl}/slots`, { headers: { authorization: `Bearer ${serverKey}` } });
  const all = z.array(z.looseObject({ is_processing: z.boolean() })).parse(await response.json());
  return all.filter((slot) => slot.is_processing).length;
}

describeWith('a real server of language models', () => {
  test(
    'builds every type in every mode, or says how it failed',
    async () => {
      const { key } = await mesh.workspace();
      const wanted = BUILD_TYPES.flatMap((type) => BUILD_MODES.map((mode) => ({ type, mode })));
      const queue = wanted.values();
      const outcomes: string[] = [];
      const worker = async (): Promise<void> => {
        for (const { type, mode } of queue) outcomes.push(outcomeOf(await build(key, type, mode)));
      };
      await Promise.all(Array.from({ length: slots }, worker));
      const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
      console.log(`llama-server: ${count('built')} built, ${count('failed')} failed, ${count('late')} late`);
      // How many are built is a matter of luck with such a model; the line above says it.
      expect(outcomes).toHaveLength(wanted.length);
    },
    longestMs,
  );

  test(
    'eight builds on four slots all end',
    async () => {
      const { key } = await mesh.workspace();
      const builds = Array.from({ length: 8 }, () => build(key, 'design', 'lite'));
      expect((await Promise.all(builds)).map(outcomeOf)).toHaveLength(8);
    },
    longestMs,
  );

  test('a caller who leaves frees the slot', async () => {
    const { key } = await mesh.workspace();
    const caller = new AbortController();
    const left = build(key, 'website', 'lite', caller.signal).catch(() => 'left');
    await waitFor(async () => ((await slotsAtWork()) > 0 ? true : undefined), 'a slot at work');
    caller.abort();
    expect(await left).toBe('left');
    await waitFor(async () => ((await slotsAtWork()) === 0 ? true : undefined), 'every slot free');
  });

  test('a wrong key, and a prompt that the model can’t hold, fail for good and are not charged', async () => {
    const small = await findFreePort();
    const model = join(dirname(binary ?? ''), 'tiny.gguf');
    const narrow = spawn(binary ?? '', ['-m', model, '--port', String(small), '-c', '2048', '--jinja'], {
      stdio: 'ignore',
    });
    const ended = once(narrow, 'exit');
    const other = await bootMesh({
      env: {
        GENERATION_ENGINE_LITE: `compatible:tiny@${llamaUrl}/v1`,
        GENERATION_ENGINE_ECONOMY: `compatible:tiny@http://127.0.0.1:${small}/v1`,
        GENERATION_COMPATIBLE_KEY: 'another-key',
      },
    });
    try {
      await waitFor(
        () =>
          fetch(`http://127.0.0.1:${small}/health`).then(
            ({ ok }) => (ok ? true : undefined),
            () => undefined,
          ),
        'the small server',
      );
      const { key, workspaceId } = await other.workspace();
      for (const mode of ['lite', 'economy']) {
        const response = await fetch(`${other.baseUrl}/api/v1/generate`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ prompt, mode }),
        });
        expect(response.status).toBe(500);
        expect(await response.json()).toMatchObject({ code: 'failed', retryable: false });
      }
      const { balance } = await other.credits.getBalance({ workspaceId });
      expect(balance).toMatchObject({ availableCredits: 1000, heldCredits: 0 });
    } finally {
      await other.stop();
      narrow.kill('SIGKILL');
      await ended;
    }
  });
});
