import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { faultOf, filtered, tooLong } from './classify.ts';
import { ProviderFault } from './fault.ts';
import { type Endpoint, openModel, optionsOf } from './language-models.ts';
import type { Tokens, WriterCall, WriterEvent } from './provider.ts';
import { lengthOf, noTokens } from './usage.ts';

/** What an answer may take. */
export interface StreamLimits {
  /** Until the first byte of an answer. */
  firstSignMs: number;
  /** Between two pieces of it; any byte counts. */
  silenceMs: number;
  answerBytes: number;
}

/** A server that counts less input than a fraction of what was sent has cut it: no tokenizer packs letters that tightly. */
const mostCharactersPerToken = 12;

/**
 * One call to a language model, as a stream. When whoever reads it stops, or the call is aborted, the provider's server is
 * told by the end of the connection.
 * @throws ProviderFault; the signal's reason when aborted.
 */
export async function* streamText(
  endpoint: Endpoint,
  call: WriterCall,
  limits: StreamLimits,
): AsyncGenerator<WriterEvent> {
  const watch = watchOver(limits);
  const signal = AbortSignal.any([call.signal, watch.signal]);
  try {
    const model = await openModel(endpoint, call.form, watch.fetch);
    const { stream } = await model.doStream(optionsOf(endpoint.kind, { ...call, signal }));
    let end: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined;
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { text: part.delta };
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') end = part;
    }
    yield endOf(end, call);
  } catch (thrown) {
    call.signal.throwIfAborted();
    throw watch.fault ?? faultOf(thrown);
  } finally {
    watch.end();
  }
}

function endOf(
  end: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined,
  call: WriterCall,
): WriterEvent {
  const tokens = end === undefined ? undefined : tokensOf(end.usage);
  if (tokens !== undefined && tokens.input > 0 && tokens.input * mostCharactersPerToken < lengthOf(call))
    throw tooLong();
  switch (end?.finishReason.unified) {
    case 'stop':
    case 'tool-calls':
      return { end: 'stop', tokens: tokens ?? noTokens };
    case 'length':
      return { end: 'length', tokens: tokens ?? noTokens };
    case 'content-filter':
      throw filtered();
    default:
      throw new ProviderFault('broken', 'The answer ended without its end.');
  }
}

const tokensOf = ({ inputTokens, outputTokens }: LanguageModelV4Usage): Tokens => ({
  input: inputTokens.total ?? 0,
  output: outputTokens.total ?? 0,
  cacheRead: inputTokens.cacheRead ?? 0,
  cacheWrite: inputTokens.cacheWrite ?? 0,
  reasoning: outputTokens.reasoning ?? 0,
});

/** A fetch for one call that holds its answer to the limits. */
function watchOver({ firstSignMs, silenceMs, answerBytes }: StreamLimits) {
  const stop = new AbortController();
  let fault: ProviderFault | undefined;
  const fail = (message: string): void => {
    fault ??= new ProviderFault('broken', message);
    stop.abort(fault);
  };
  let timer = setTimeout(() => fail('The provider gave no sign of life.'), firstSignMs);
  let bytes = 0;
  const seen = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > answerBytes) return fail('The answer is larger than any we asked for.');
      clearTimeout(timer);
      timer = setTimeout(() => fail('The provider fell silent.'), silenceMs);
      controller.enqueue(chunk);
    },
  });
  return {
    signal: stop.signal,
    get fault() {
      return fault;
    },
    /** Follows no redirect: a key goes where the operator has sent it, and nowhere else. */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const response = await fetch(input, { ...init, redirect: 'manual' });
      if (response.ok && !response.headers.get('content-type')?.includes('event-stream')) {
        await response.body?.cancel();
        throw new ProviderFault('broken', 'The provider answered with something else than a stream.');
      }
      return new Response(response.body?.pipeThrough(seen) ?? null, response);
    },
    /** Ends the connection where it still stands. */
    end() {
      clearTimeout(timer);
      stop.abort();
    },
  };
}
