import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '@sitewright/protos/generation';
import { toDuration } from '@sitewright/rpc';
import type { Clients } from '../clients.ts';
import type { Principal } from '../guard/principal.ts';
import type { RpcId } from './json-rpc.ts';

/** How far a build has come, each time that it has come further; ends when the signal does. */
export type BuildProgress = (
  principal: Principal,
  buildId: string,
) => (signal: AbortSignal) => AsyncIterable<Progress>;

/** Between two looks at a build; also how long one waits for its end. */
const lookMs = 1_000;

export function createBuildProgress(generation: Clients['generation']): BuildProgress {
  return (principal, buildId) => (signal) => lookAt(generation, principal, buildId, signal);
}

async function* lookAt(
  generation: Clients['generation'],
  { workspaceId, keyId, scopes, test }: Principal,
  buildId: string,
  signal: AbortSignal,
): AsyncGenerator<Progress> {
  const caller = { workspaceId, keyId, scopes: [...scopes], test };
  let told = -1;
  while (!signal.aborted) {
    const { build } = await generation
      .getBuild({ caller, buildId, wait: toDuration(lookMs) }, { deadlineMs: lookMs + 2_000 })
      // Not begun yet, or not to be asked right now: the answer of the call tells how it ends.
      .catch(() => ({ build: undefined }));
    const { stage = 'begun', fraction = 0, message = 'The build has begun.' } = build?.progress ?? {};
    if (build !== undefined && fraction > told) {
      told = fraction;
      yield { stage, fraction, message };
    }
    if (build === undefined) await delay(lookMs, undefined, { signal }).catch(() => undefined);
  }
}

/** A call whose build is told of while its answer is waited for. */
export interface Watched {
  answer: Promise<string>;
  watch(signal: AbortSignal): AsyncIterable<Progress>;
  progressToken: RpcId;
  /** Aborted when the client goes away, which ends the watching; the build goes on. */
  gone: AbortSignal;
}

/** Server-sent events: progress until the answer is there, then the answer. */
export async function* withProgress({ answer, watch, progressToken, gone }: Watched): AsyncGenerator<string> {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, gone]);
  // The answer ends the watching too, whatever the watcher waits for.
  const ended = answer.finally(() => end.abort());
  ended.catch(() => undefined);
  for await (const { fraction, message } of untilAborted(watch(signal), signal)) {
    const params = { progressToken, progress: fraction, total: 1, message };
    yield event(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }));
  }
  if (!gone.aborted) yield event(await ended);
}

async function* untilAborted<T>(values: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = Promise.withResolvers<{ done: true }>();
  signal.addEventListener('abort', () => aborted.resolve({ done: true }), { once: true });
  const iterator = values[Symbol.asyncIterator]();
  while (!signal.aborted) {
    const next = await Promise.race([iterator.next(), aborted.promise]);
    if (next.done === true) return;
    yield next.value;
  }
}

const event = (data: string): string => `event: message\ndata: ${data}\n\n`;
