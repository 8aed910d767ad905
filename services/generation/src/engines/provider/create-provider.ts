import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { watchModelCalls } from '../../events.ts';
import type { CoolDown } from './cool-down.ts';
import { ProviderFault } from './fault.ts';
import { type CallRecord, recordCall } from './gen-ai.ts';
import type { Endpoint } from './language-models.ts';
import type { Provider, SchemaForm, WriterCall, WriterEvent } from './provider.ts';
import { type StreamLimits, streamText } from './stream-text.ts';

/** How one replica spares a provider. */
export interface ProviderPolicy extends StreamLimits {
  /** Calls at once; as many again wait in line. */
  inFlight: number;
  /** Faults in a row after which it is left alone. */
  breakerFaults: number;
  breakerRestMs: number;
}

export interface ProviderOptions {
  /** As settings name it. */
  id: string;
  /** Where it is; several are replicas of one, asked in turn. */
  endpoints: readonly [Endpoint, ...Endpoint[]];
  policy: ProviderPolicy;
  coolDown: CoolDown;
  /** Told of every fault. */
  onFault: (provider: string, fault: ProviderFault) => void;
}

const forms: readonly SchemaForm[] = ['json_schema', 'json_object', 'text'];

/** A refusal for load that names no time is given this one. */
const restMs = 2_000;
const longestRestMs = 300_000;

/** A provider behind its policy: no more calls than it may get, none while it is down or asks to be left alone. */
export function createProvider(options: ProviderOptions): Provider {
  const { id, endpoints, policy, coolDown, onFault } = options;
  const { model } = endpoints[0];
  const name = `${id}:${model}`;
  const places = bulkhead(policy.inFlight, policy.inFlight);
  watchModelCalls(name, () => ({
    working: policy.inFlight - places.executionSlots,
    waiting: policy.inFlight - places.queueSlots,
  }));
  const guard = wrap(
    places,
    circuitBreaker(
      handleWhen(
        (error) => error instanceof ProviderFault && (error.kind === 'busy' || error.kind === 'broken'),
      ),
      { breaker: new ConsecutiveBreaker(policy.breakerFaults), halfOpenAfter: policy.breakerRestMs },
    ),
  );
  let form: SchemaForm = 'json_schema';
  let turn = 0;

  /** A request that is refused in every form is refused for something else: the next call begins anew. */
  function stepDown(call: WriterCall, fault: ProviderFault): ProviderFault {
    if (fault.kind !== 'schema_refused') return fault;
    const next = forms[forms.indexOf(call.form) + 1];
    form = next ?? 'json_schema';
    return next === undefined
      ? new ProviderFault('refused', 'The provider refuses the request.', { cause: fault.cause })
      : fault;
  }

  async function throwIfResting(): Promise<void> {
    const left = await coolDown.left(name);
    if (left > 0)
      throw new ProviderFault('busy', 'The provider asked to be left alone.', { retryAfterMs: left });
  }

  function nextEndpoint(): Endpoint {
    turn = (turn + 1) % endpoints.length;
    return endpoints[turn] ?? endpoints[0];
  }

  return {
    id,
    model,
    get form() {
      return form;
    },
    async *stream(call) {
      await throwIfResting();
      const pass = await enter(guard, call.signal, policy.breakerRestMs);
      const record = recordCall({ id, model }, call);
      try {
        yield* recorded(streamText(nextEndpoint(), call, policy), record);
      } catch (thrown) {
        if (!(thrown instanceof ProviderFault)) throw thrown;
        const fault = stepDown(call, thrown);
        record.failed(fault);
        pass.fail(fault);
        onFault(name, fault);
        if (fault.kind === 'busy') {
          await coolDown.begin(name, Math.min(fault.retryAfterMs ?? restMs, longestRestMs));
        }
        throw fault;
      } finally {
        pass.leave();
        record.close();
      }
    },
  };
}

async function* recorded(
  events: AsyncIterable<WriterEvent>,
  record: CallRecord,
): AsyncGenerator<WriterEvent> {
  let begun = false;
  for await (const event of events) {
    if ('end' in event) record.ended(event.end, event.tokens);
    else if (!begun) record.firstText();
    begun = true;
    yield event;
  }
}

/** A place within the policy, held for as long as a stream lasts. */
interface Pass {
  fail(fault: ProviderFault): void;
  leave(): void;
}

/** @throws ProviderFault `busy` where the policy lets nobody in; the signal's reason when aborted in line. */
async function enter(
  guard: { execute<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> },
  signal: AbortSignal,
  restMs: number,
): Promise<Pass> {
  signal.throwIfAborted();
  const inside = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<void>();
  const held = guard.execute(() => {
    inside.resolve();
    return outcome.promise;
  }, signal);
  // How the stream ends is told to whoever reads it; here it is counted.
  held.catch(inside.reject);
  try {
    await inside.promise;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof BrokenCircuitError)
      throw new ProviderFault('busy', 'The provider has failed too often of late.', {
        cause,
        retryAfterMs: restMs,
      });
    if (cause instanceof BulkheadRejectedError)
      throw new ProviderFault('busy', 'Too many calls to the provider are at work.', { cause });
    throw cause;
  }
  return { fail: outcome.reject, leave: outcome.resolve };
}
