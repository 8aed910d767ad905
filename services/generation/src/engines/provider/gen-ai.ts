import { type Attributes, context } from '@opentelemetry/api';
import { recordSpan, SpanKind } from '@sitewright/telemetry';
import { modelMetrics } from '../../events.ts';
import type { ProviderFault } from './fault.ts';
import type { Tokens, WriterCall } from './provider.ts';

// OpenTelemetry's semantic conventions for generative AI are in development: their names stand here and nowhere else.
// Prompts, instructions and answers are never recorded, nor are addresses.
const names = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  requestModel: 'gen_ai.request.model',
  maxTokens: 'gen_ai.request.max_tokens',
  outputType: 'gen_ai.output.type',
  finishReasons: 'gen_ai.response.finish_reasons',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  cacheReadTokens: 'gen_ai.usage.cache_read.input_tokens',
  cacheWriteTokens: 'gen_ai.usage.cache_creation.input_tokens',
  tokenType: 'gen_ai.token.type',
  errorType: 'error.type',
} as const;

/** The conventions' own names of providers; an endpoint of the operator's keeps its own. */
const providerNames: Record<string, string> = { google: 'gcp.gemini' };

/** What is told of a call while it runs. */
export interface CallRecord {
  firstText(): void;
  ended(reason: 'stop' | 'length', tokens: Tokens): void;
  failed(fault: ProviderFault): void;
  /** Ends the record; a call that neither ended nor failed was cancelled. */
  close(): void;
}

/** Measures a call, and tells of it as a span once it is over. */
export function recordCall(provider: { id: string; model: string }, call: WriterCall): CallRecord {
  const parent = context.active();
  const started = performance.now();
  const passed = (): number => performance.now() - started;
  const common = {
    [names.operation]: 'chat',
    [names.provider]: providerNames[provider.id] ?? provider.id,
    [names.requestModel]: provider.model,
  };
  const attributes: Attributes = {
    ...common,
    [names.maxTokens]: call.maxOutputTokens,
    [names.outputType]: call.form === 'text' ? 'text' : 'json',
    'sitewright.step': call.step,
  };
  let error: string | undefined = 'cancelled';
  let thrown: unknown;
  return {
    firstText: () => modelMetrics.firstChunk.record(passed() / 1000, common),
    ended(reason, tokens) {
      error = undefined;
      Object.assign(attributes, countsOf(tokens), { [names.finishReasons]: [reason] });
      modelMetrics.tokens.record(tokens.input, { ...common, [names.tokenType]: 'input' });
      modelMetrics.tokens.record(tokens.output, { ...common, [names.tokenType]: 'output' });
    },
    failed(fault) {
      error = fault.kind;
      thrown = fault;
    },
    close() {
      const options = { kind: SpanKind.CLIENT, attributes, parent };
      recordSpan(
        `chat ${provider.model}`,
        passed(),
        thrown === undefined ? options : { ...options, error: thrown },
      );
      modelMetrics.duration.record(passed() / 1000, { ...common, [names.errorType]: error });
    },
  };
}

const countsOf = (tokens: Tokens): Attributes => ({
  [names.inputTokens]: tokens.input,
  [names.outputTokens]: tokens.output,
  [names.cacheReadTokens]: tokens.cacheRead,
  [names.cacheWriteTokens]: tokens.cacheWrite,
});
