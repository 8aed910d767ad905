import { AppError } from '@sitewright/errors';
import { serializeSpec } from '@sitewright/site-spec';
import { buildSpec } from '../src/engines/build.ts';
import type { Engine, EngineRequest, EngineResult } from '../src/engines/engine.ts';

/** The specification that the scripted engine makes of every prompt, as stored. */
export const scriptedSpec = Buffer.from(
  serializeSpec(
    buildSpec({
      prompt: 'Kessler & Daughters, a bakery in Freiburg',
      buildType: 'website',
      mode: 'economy',
      createdAt: '2026-11-21T09:30:00.000Z',
    }),
  ),
);

/**
 * An engine whose course a test decides, by the words of the prompt: `fail` fails, `busy` is refused by its provider,
 * `invalid` makes what no schema accepts, `chatty` tells of its progress twenty times at once, `wait` goes on until it is
 * stopped or `release` is called.
 */
export function scriptedEngine() {
  const waiting = new Set<() => void>();
  let runs = 0;
  let arrival = Promise.withResolvers<void>();
  const released = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.add(resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  const engine: Engine = {
    name: 'scripted',
    version: '1',
    spends: true,
    async build({ prompt, signal, onProgress, onUse }: EngineRequest): Promise<EngineResult> {
      runs += 1;
      arrival.resolve();
      onProgress?.('write', 0.5, 'Writing');
      if (prompt.includes('chatty'))
        for (let step = 1; step < 20; step += 1) onProgress?.('write', 0.5 + step / 100, `Part ${step}`);
      if (prompt.includes('wait')) await released(signal);
      if (prompt.includes('busy')) throw new AppError('PROVIDER_BUSY', 'It is busy.', { retryAfterMs: 7000 });
      if (prompt.includes('fail')) throw new Error('the engine broke');
      const tokens = { input: 11, output: 22, cacheRead: 3, cacheWrite: 4, reasoning: 5 };
      const usage = { ...tokens, calls: 2, repairs: 1, providers: ['scripted:scripted-1'] };
      onUse?.({ usage, uses: [{ provider: 'scripted:scripted-1', tokens }], spentTokens: 33 });
      const specJson = prompt.includes('invalid') ? Buffer.from('{"title":""}') : scriptedSpec;
      return { specJson, engine: 'scripted', model: 'scripted-1' };
    },
    close: async () => undefined,
  };
  return {
    engine,
    runs: () => runs,
    /** Settles when the engine is next asked to build. */
    nextRun() {
      arrival = Promise.withResolvers<void>();
      return arrival.promise;
    },
    /** Lets every waiting build go on. */
    release() {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}
