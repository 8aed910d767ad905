import type { BuildType } from '@sitewright/site-spec';
import { ProviderFault } from '../../provider/fault.ts';
import type { Provider, WriterCall, WriterStep } from '../../provider/provider.ts';
import { coerce } from './coerce.ts';
import { craftOf } from './instructions.ts';
import { createAnswerReader } from './read-json.ts';
import { type Stage, schemaOf, shapeInWords, wireSchema } from './wire-schema.ts';

/** What all calls of one build share. */
export interface Asking {
  buildType: BuildType;
  /** In the order of preference. */
  providers: readonly Provider[];
  signal: AbortSignal;
  /** What is left of the time for the build. */
  msLeft: () => number;
  /** How much each provider has written so far, in characters. */
  wrote: Map<Provider, number>;
  /** Providers that are of no use for this build. */
  excluded: Set<Provider>;
}

export interface Question {
  step: WriterStep;
  stage: Stage;
  messages: WriterCall['messages'];
  maxOutputTokens: number;
  /** How long all tries together may take; the rest of the build's time where it is not given. */
  mostMs?: number;
  /** Told of each part that is finished, with the answer as it is by then. */
  onPart?: (soFar: Record<string, unknown>) => void;
  /** Whether an answer will do, though it broke off. */
  suffices: (answer: Record<string, unknown>) => boolean;
}

/** Tries of one provider, steps to a lesser form of schema not counted. */
const mostTries = 2;
/** A provider that wants to be asked again later than this share of the time left is left for the next. */
const mostWait = 0.2;

/**
 * Asks the providers in their order until one answers with something that suffices, and makes that fit the stage's schema.
 * @throws ProviderFault, the first that was met, when none does; the signal's reason when aborted.
 */
export async function ask(asking: Asking, question: Question): Promise<Record<string, unknown>> {
  const until =
    question.mostMs === undefined ? undefined : AbortSignal.timeout(Math.max(1, Math.round(question.mostMs)));
  const signal = until === undefined ? asking.signal : AbortSignal.any([asking.signal, until]);
  let first: ProviderFault | undefined;
  for (const provider of asking.providers) {
    if (asking.excluded.has(provider)) continue;
    const outcome = await askOne(provider, asking, question, signal);
    if (!(outcome instanceof ProviderFault)) return outcome;
    if (isFinal(outcome)) asking.excluded.add(provider);
    first ??= outcome;
    asking.signal.throwIfAborted();
    if (until?.aborted) break;
  }
  throw first ?? new ProviderFault('broken', 'no language model is left to be asked');
}

const isFinal = ({ kind }: ProviderFault): boolean =>
  kind === 'misconfigured' || kind === 'too_long' || kind === 'filtered' || kind === 'refused';

async function askOne(
  provider: Provider,
  asking: Asking,
  question: Question,
  signal: AbortSignal,
): Promise<Record<string, unknown> | ProviderFault> {
  let fault = new ProviderFault('broken', 'the language model was not asked');
  for (let tries = 0; tries < mostTries; ) {
    const { form } = provider;
    const outcome = await listen(provider, asking, question, signal);
    if (!(outcome instanceof ProviderFault)) return outcome;
    fault = outcome;
    if (!fault.worthRetrying) return fault;
    const steppedDown = fault.kind === 'schema_refused' && provider.form !== form;
    if (!steppedDown) tries += 1;
    if (tries < mostTries && !(await waited(fault, asking, signal))) return fault;
  }
  return fault;
}

/** Waits as long as the provider asks for. @returns false where that is not worth it. */
async function waited(fault: ProviderFault, { msLeft }: Asking, signal: AbortSignal): Promise<boolean> {
  if (fault.kind === 'busy' && fault.retryAfterMs === undefined) return false;
  const ms = fault.retryAfterMs ?? 0;
  if (ms > msLeft() * mostWait) return false;
  const pause = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => pause.resolve(true), ms);
  const leave = () => pause.resolve(false);
  signal.addEventListener('abort', leave, { once: true });
  const isOver = await pause.promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', leave);
  return isOver && !signal.aborted;
}

/** One call, read while it comes. */
async function listen(
  provider: Provider,
  { buildType, wrote, signal: whole }: Asking,
  { step, stage, messages, maxOutputTokens, onPart, suffices }: Question,
  signal: AbortSignal,
): Promise<Record<string, unknown> | ProviderFault> {
  const { form } = provider;
  const schema = wireSchema(stage, buildType);
  const shape = `\n\n# The form of your answer\n\nOne JSON object of this shape, every member there:\n${shapeInWords(schema)}`;
  const system = `${craftOf(buildType)}${form === 'json_schema' ? '' : shape}`;
  const fit = (value: unknown): unknown => coerce(schemaOf(stage, buildType), value);
  const reader = createAnswerReader((soFar) => {
    const answer = onPart === undefined ? undefined : fit(soFar);
    if (isRecord(answer)) onPart?.(answer);
  });
  let fault: ProviderFault | undefined;
  try {
    const call = { step, system, messages, form, maxOutputTokens, signal };
    for await (const event of provider.stream({
      ...call,
      schema: { name: `${buildType}_${stage}`, json: schema },
    })) {
      if (!('text' in event)) continue;
      reader.push(event.text);
      wrote.set(provider, (wrote.get(provider) ?? 0) + event.text.length);
    }
  } catch (thrown) {
    whole.throwIfAborted();
    if (thrown instanceof ProviderFault) fault = thrown;
    else if (signal.aborted) fault = new ProviderFault('broken', 'the language model took too long');
    else throw thrown;
  }
  if (fault !== undefined && fault.kind !== 'broken') return fault;
  const read = reader.end();
  const answer = read === undefined ? undefined : fit(read.value);
  if (isRecord(answer) && suffices(answer)) return answer;
  return (
    fault ?? new ProviderFault('broken', 'the language model answered with something else than was asked for')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
