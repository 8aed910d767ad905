import type { JSONSchema7 } from '@ai-sdk/provider';

/** How a model is held to a schema: by its server, to JSON with the shape in words, or by words alone. */
export type SchemaForm = 'json_schema' | 'json_object' | 'text';

/** What a call is for; a call to `repair` counts as one in `usage.repairs`. */
export type WriterStep = 'outline' | 'parts' | 'review' | 'repair';

/** One question to a language model. It holds no clock and no random id: equal calls are equal to the byte. */
export interface WriterCall {
  step: WriterStep;
  /** Instructions; what strangers wrote stands in the messages alone. */
  system: string;
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
  schema: { name: string; json: JSONSchema7 };
  /** The provider's `form` at the time of the call; other forms than `json_schema` want the shape said in `system`. */
  form: SchemaForm;
  maxOutputTokens: number;
  /** Aborted when nobody waits for the answer; the provider's server is told at once. */
  signal: AbortSignal;
}

/** Tokens by the provider's own count. */
export interface Tokens {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  reasoning: number;
}

/** What a build used, over all its calls, failed ones and repairs included. */
export interface Usage extends Tokens {
  calls: number;
  repairs: number;
  /** `<provider>:<model>` of each that was asked, in order of first use. */
  providers: string[];
}

/**
 * What comes of a call: pieces of text, and last of all, exactly once, how it ended. An end by `length` is one that was
 * cut off at the limit of output tokens: what came until there counts.
 */
export type WriterEvent = { text: string } | { end: 'stop' | 'length'; tokens: Tokens };

/** A language model at one endpoint. */
export interface Provider {
  /** As settings name it: "openai", "anthropic", "google", "compatible", or a named endpoint. */
  readonly id: string;
  readonly model: string;
  /** The strictest form that the endpoint is not known to refuse. A `schema_refused` fault has stepped it down already. */
  readonly form: SchemaForm;
  /**
   * Asks the model, as a stream, once: no attempt is repeated in here.
   * @throws ProviderFault; the signal's reason when aborted.
   */
  stream(call: WriterCall): AsyncIterable<WriterEvent>;
}
