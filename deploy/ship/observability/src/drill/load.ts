import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '@sitewright/chaos/wish';

export interface Request {
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** Asks once, as a caller does. @returns status and body; status 0 where nobody answered. */
export async function ask(
  baseUrl: string,
  { apiKey }: Pick<Account, 'apiKey'>,
  { path, method = 'GET', body, headers = {} }: Request,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: undefined };
  }
}

export const build = (mode: string, save = false, buildType = 'website'): Request => ({
  path: '/api/v1/generate',
  method: 'POST',
  body: { prompt: `A bakery in street number ${Date.now()}`, buildType, mode, save },
});

/** Does something again and again until the signal, with a pause between. */
export async function repeat(
  stop: AbortSignal,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<void> {
  while (!stop.aborted) {
    await work();
    await pause(everyMs);
  }
}

/** What happens all day: builds, lists, and somebody who asks for what is not there. */
export function everyday(baseUrl: string, account: Account, stop: AbortSignal): Promise<unknown> {
  return Promise.all([
    repeat(stop, 400, () => ask(baseUrl, account, build('lite', true))),
    repeat(stop, 100, () => ask(baseUrl, account, { path: '/api/v1/projects' })),
    repeat(stop, 500, () =>
      ask(baseUrl, account, { path: '/api/v1/projects/prj_00000000000000000000000000' }),
    ),
  ]);
}
