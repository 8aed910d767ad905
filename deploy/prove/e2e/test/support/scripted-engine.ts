import { AppError } from '@sitewright/errors';
import { serializeSpec } from '@sitewright/site-spec';
import { sampleSpec } from '../../../../../libs/site-spec/test/sample.ts';
import type {
  Engine,
  EngineRequest,
  EngineResult,
} from '../../../../../services/generation/src/engines/engine.ts';

/**
 * An engine whose course a test decides, by the words of the prompt: `fail` fails, `busy` is refused by its
 * provider, `invalid` makes what no schema accepts, `wait` goes on until it is stopped or `release` is called.
 */
export function scriptedEngine() {
  const waiting = new Set<() => void>();
  let runs = 0;
  let arrival = Promise.withResolvers<void>();
  const engine: Engine = {
    name: 'scripted',
    version: '1',
    spends: true,
    async build({ prompt, signal, buildType, onUse }: EngineRequest): Promise<EngineResult> {
      runs += 1;
      arrival.resolve();
      if (prompt.includes('wait')) await released(signal);
      if (prompt.includes('busy'))
        throw new AppError('PROVIDER_BUSY', 'The provider is busy.', { retryAfterMs: 7000 });
      if (prompt.includes('fail')) throw new Error('the engine broke');
      const spec = sampleSpec();
      if (prompt.includes('invalid')) Object.assign(spec, { buildType, title: '' });
      const tokens = { input: 11, output: 22, cacheRead: 3, cacheWrite: 4, reasoning: 5 };
      const provider = 'scripted:scripted-1';
      const usage = { ...tokens, calls: 2, repairs: 1, providers: [provider] };
      onUse?.({ usage, uses: [{ provider, tokens }], spentTokens: 33 });
      return { specJson: serializeSpec(spec), engine: 'scripted', model: 'scripted-1' };
    },
    close: async () => undefined,
  };
  const released = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.add(resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
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
