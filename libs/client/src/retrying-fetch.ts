import { type ApiError, apiErrorOf } from './api-error.ts';
import { backoffMs, pause } from './pause.ts';

/** How patient a client is. */
export interface RetryOptions {
  /** How requests are made; the platform's own `fetch` where it is left out. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How often a request is made again after it failed; 4 where it is left out. */
  maxRetries?: number | undefined;
  /** The longest time that the API may ask a client to wait before the error is thrown instead; 60,000 where it is left out. */
  maxWaitMs?: number | undefined;
}

/** How long a build that runs under the same Idempotency-Key is waited for: more than the longest one takes. */
const inProgressMs = 200_000;

/**
 * `fetch` that asks again where that can help, as the API says: an error that is `retryable`, after its `Retry-After`.
 * A request that got no answer at all is repeated only where a repeat does nothing twice.
 * @throws ApiError for every answer that is not a success; what `fetch` throws where there is no answer.
 */
export function retryingFetch({
  fetch = globalThis.fetch,
  maxRetries = 4,
  maxWaitMs = 60_000,
}: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    const giveUpAt = Date.now() + inProgressMs;
    for (let failures = 0; ; ) {
      const { response, error } = await ask(fetch, request);
      if (response !== undefined) return response;
      const waitMs = waitBefore(failures, error);
      const waitsForBuild = error.code === 'build_in_progress' && Date.now() + waitMs < giveUpAt;
      if (!error.retryable || waitMs > maxWaitMs || (failures >= maxRetries && !waitsForBuild)) {
        throw error.cause ?? error;
      }
      failures += 1;
      await pause(waitMs, request.signal);
    }
  };
}

/** A failure, with what was thrown where there was no answer. */
type Failure = Pick<ApiError, 'code' | 'retryable' | 'retryAfterMs'> & { cause?: unknown };
type Outcome = { response: Response; error?: never } | { response?: never; error: Failure };

async function ask(fetch: typeof globalThis.fetch, request: Request): Promise<Outcome> {
  try {
    const response = await fetch(request.clone());
    if (response.ok || response.status === 304) return { response };
    return { error: await apiErrorOf(response) };
  } catch (cause) {
    const retryable = !request.signal.aborted && doesNothingTwice(request);
    return { error: { code: 'failed', retryable, retryAfterMs: undefined, cause } };
  }
}

const doesNothingTwice = ({ method, headers }: Request): boolean =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) || headers.has('idempotency-key');

const waitBefore = (failures: number, { retryAfterMs }: Failure): number =>
  retryAfterMs ?? backoffMs(failures);
