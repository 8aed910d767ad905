import { APICallError } from '@ai-sdk/provider';
import { ProviderFault } from './fault.ts';

const words = {
  busy: /overloaded|rate.?limit|too many requests|resource.?exhausted|unavailable|quota/i,
  tooLong:
    /context.{0,20}(length|size|window)|(prompt|input|request).{0,20}(too long|too large|exceeds)|maximum.{0,20}tokens|exceed_context/i,
  filtered: /content.?(filter|policy|management)|safety|moderation|prohibited/i,
  key: /api.?key|permission|unauthorized|forbidden/i,
};

/** What went wrong, by what was thrown or came as an error event. Nothing of the provider's words is kept but as the cause. */
export function faultOf(thrown: unknown): ProviderFault {
  if (thrown instanceof ProviderFault) return thrown;
  if (APICallError.isInstance(thrown) && thrown.statusCode !== undefined && thrown.statusCode >= 300) {
    return faultOfStatus(thrown.statusCode, textOf(thrown), {
      cause: thrown,
      retryAfterMs: retryAfterOf(thrown.responseHeaders ?? {}),
    });
  }
  return faultOfEvent(thrown);
}

function faultOfStatus(
  status: number,
  text: string,
  options: { cause: unknown; retryAfterMs: number | undefined },
): ProviderFault {
  switch (status) {
    case 429:
    case 503:
    case 529:
      return new ProviderFault('busy', 'The provider refuses for load.', options);
    case 401:
    case 403:
    case 404:
      return new ProviderFault('misconfigured', `The provider answers ${status}.`, options);
    case 413:
      return tooLong(options.cause);
    case 400:
    case 422:
      if (words.tooLong.test(text)) return tooLong(options.cause);
      if (words.key.test(text))
        return new ProviderFault('misconfigured', `The provider answers ${status}.`, options);
      if (words.filtered.test(text)) return filtered(options.cause);
      // Which field it means, each server says in its own words: a lesser form is tried before it counts as refused.
      return new ProviderFault('schema_refused', 'The provider refuses the request.', options);
    default:
      return new ProviderFault('broken', `The provider answers ${status}.`, options);
  }
}

/** An error within a stream, or of the connection. */
function faultOfEvent(thrown: unknown): ProviderFault {
  const text = textOf(thrown);
  if (words.tooLong.test(text)) return tooLong(thrown);
  if (words.busy.test(text)) {
    return new ProviderFault('busy', 'The provider refused for load while it answered.', { cause: thrown });
  }
  return new ProviderFault('broken', 'The answer broke off, or was none.', { cause: thrown });
}

export const tooLong = (cause?: unknown): ProviderFault =>
  new ProviderFault('too_long', 'The prompt does not fit what the model can read.', { cause });

export const filtered = (cause?: unknown): ProviderFault =>
  new ProviderFault('filtered', 'The model declined to write.', { cause });

/** All that a provider says in an error, to look for words in. */
function textOf(thrown: unknown): string {
  if (APICallError.isInstance(thrown)) return `${thrown.message} ${thrown.responseBody ?? ''}`;
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? '');
}

/** `Retry-After` in seconds or as a date, or in the milliseconds that some providers send. */
function retryAfterOf(headers: Record<string, string>): number | undefined {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (exact >= 0) return exact;
  const told = headers['retry-after'];
  if (told === undefined) return undefined;
  const seconds = Number(told);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(told);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
