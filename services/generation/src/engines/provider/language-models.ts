import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ProviderName } from './engine-list.ts';
import type { SchemaForm, WriterCall } from './provider.ts';

/** Where a model is and how it is asked. */
export interface Endpoint {
  kind: ProviderName;
  model: string;
  /** None: the provider's own. */
  url: string | undefined;
  key: string | undefined;
}

type Fetch = typeof globalThis.fetch;
type ProviderOptions = NonNullable<LanguageModelV4CallOptions['providerOptions']>;

/** Told always, since the packages would look into the environment for others. */
const homes: Record<ProviderName, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  compatible: '',
};

/** Opens a model over `fetch`. A provider's package is loaded when it is first needed. */
export async function openModel(
  { kind, model, url, key }: Endpoint,
  form: SchemaForm,
  fetch: Fetch,
): Promise<LanguageModelV4> {
  const base = { fetch, apiKey: key ?? '', baseURL: url ?? homes[kind] };
  switch (kind) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(base).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(base)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(base)(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...{ name: 'compatible', baseURL: base.baseURL, fetch },
        ...(key === undefined ? {} : { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: form === 'json_schema',
      }).chatModel(model);
    }
  }
}

/** A call in the terms of the provider packages. No field of sampling: the model's own defaults hold. */
export function optionsOf(kind: ProviderName, call: WriterCall): LanguageModelV4CallOptions {
  const { form, schema, maxOutputTokens, signal } = call;
  // Anthropic has no JSON without a schema: its middle form is a tool that takes the schema.
  const withSchema = form === 'json_schema' || kind === 'anthropic';
  return {
    prompt: kind === 'anthropic' ? cachedPrompt(call) : plainPrompt(call),
    maxOutputTokens,
    responseFormat:
      form === 'text'
        ? { type: 'text' }
        : { type: 'json', ...(withSchema ? { schema: schema.json, name: schema.name } : {}) },
    abortSignal: signal,
    ...optionsByProvider(kind, form),
  };
}

type Prompt = LanguageModelV4CallOptions['prompt'];

/** Marks what is the same in several calls of a build: the instructions, and what stands before the last message. */
function cachedPrompt({ system, messages }: WriterCall): Prompt {
  const providerOptions: ProviderOptions = { anthropic: { cacheControl: { type: 'ephemeral' } } };
  return [
    { role: 'system', content: system, providerOptions },
    ...messages.map(({ role, text }, at) => ({
      role,
      content: [{ type: 'text' as const, text }],
      ...(at === messages.length - 2 ? { providerOptions } : {}),
    })),
  ];
}

/** Roles in turns, as the templates of many local models ask. */
function plainPrompt({ system, messages }: WriterCall): Prompt {
  const turns: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const { role, text } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) last.text += `\n\n${text}`;
    else turns.push({ role, text });
  }
  return [
    { role: 'system', content: system },
    ...turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
  ];
}

function optionsByProvider(kind: ProviderName, form: SchemaForm): { providerOptions?: ProviderOptions } {
  switch (kind) {
    case 'openai':
      return { providerOptions: { openai: { store: false } } };
    case 'anthropic':
      return {
        providerOptions: {
          anthropic: { structuredOutputMode: form === 'json_object' ? 'jsonTool' : 'outputFormat' },
        },
      };
    default:
      return {};
  }
}
