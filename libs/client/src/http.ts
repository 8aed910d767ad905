import createFetchClient, { type Client } from 'openapi-fetch';
import { type RetryOptions, retryingFetch } from './retrying-fetch.ts';
import type { paths } from './schema.ts';

/** Whose API it is, where, and how hard to try. */
export interface ClientOptions extends RetryOptions {
  /** An API key: `sw_live_…` or `sw_test_…`. */
  apiKey: string;
  /** Where the API is, without a trailing slash and without `/api`. */
  baseUrl: string;
}

/** What every request may be given. */
export interface CallOptions {
  /** Aborts the request, and the waiting between tries. */
  signal?: AbortSignal | undefined;
}

/** Every path of the API, typed by its document. Answers that are no success are thrown as ApiError. */
export type Http = Client<paths>;

/** Opens the API with a key; what may be repeated is asked again after a failure. */
export const createHttp = ({ apiKey, baseUrl, ...retries }: ClientOptions): Http =>
  createFetchClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    fetch: retryingFetch(retries),
    // The cookie of a page is never meant.
    credentials: 'omit',
  });

/** The data of an answer. @throws TypeError where a success has none. */
export function dataOf<T>({ data }: { data?: T | undefined }): T {
  if (data === undefined) throw new TypeError('The answer has no data.');
  return data;
}
