import { z } from 'zod';

/** Providers that this service speaks to by name; any other name is that of an endpoint of the operator's own. */
export const PROVIDER_NAMES = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** A language model as a setting names it. */
export interface EngineEntry {
  provider: string;
  model: string;
  /** Where it listens, if told; else where its provider or endpoint does. */
  url?: string;
}

const providerPattern = /^[a-z][a-z0-9-]*$/;

/**
 * A list such as `anthropic:MODEL,compatible:MODEL@http://127.0.0.1:11434/v1`, in order of preference. The provider ends
 * at the first colon, since names of models hold colons too; the address begins at the last `@http`.
 */
export const engineList = () =>
  z.string().transform((text, context): EngineEntry[] =>
    text.split(',').flatMap((word) => {
      const entry = readEntry(word.trim());
      if (typeof entry !== 'string') return [entry];
      context.addIssue({ code: 'custom', message: entry });
      return [];
    }),
  );

/** @returns what is wrong, where it is no entry. */
function readEntry(word: string): EngineEntry | string {
  const colon = word.indexOf(':');
  const at = word.lastIndexOf('@http');
  const provider = word.slice(0, Math.max(colon, 0));
  const model = word.slice(colon + 1, at > colon ? at : undefined);
  if (!providerPattern.test(provider) || model === '') {
    return 'must be entries such as anthropic:MODEL or compatible:MODEL@http://127.0.0.1:11434/v1, separated by commas';
  }
  if (at <= colon) {
    return provider === 'compatible'
      ? 'compatible needs an address: compatible:MODEL@http://host:port/v1'
      : { provider, model };
  }
  const url = word.slice(at + 1);
  return isPlainUrl(url) ? { provider, model, url } : 'has an address that is no http or https URL';
}

/** An address without user, query or fragment: keys have settings of their own. */
export const isPlainUrl = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === ''
  );
};

export const isProviderName = (name: string): name is ProviderName =>
  PROVIDER_NAMES.some((known) => known === name);
