import type { paths } from '@sitewright/client';
import createClient from 'openapi-fetch';
import { problemOf } from './problem.ts';

/** The public API, typed by its own document. Whatever is not a success is thrown as a Problem. */
export const api = createClient<paths>({ baseUrl: '', credentials: 'same-origin' });

api.use({
  async onResponse({ response }) {
    if (!response.ok && response.status !== 304) throw await problemOf(response);
  },
});

/** The data of an answer that has some. */
export function dataOf<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new TypeError('the answer has no data');
  return data;
}
