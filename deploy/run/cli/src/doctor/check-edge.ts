import { type Finding, findingsOf, wordsOf } from './finding.ts';

const { ok, failure, skipped } = findingsOf('edge');
const limitMs = 10_000;

/**
 * The public edge: whether a gateway takes requests there, and, with a key, whether a request goes all the way through
 * auth and credits. No build is made.
 */
export async function checkEdge(url: URL, apiKey: string | undefined): Promise<Finding[]> {
  const ready = await ask(new URL('/readyz', url), {});
  if (ready !== 200) {
    const advice = 'Check the load balancer, the route and that a gateway is ready.';
    return [failure(url.href, `/readyz: ${ready}`, advice)];
  }
  return [ok(url.href, 'takes requests'), await checkKey(url, apiKey)];
}

async function checkKey(url: URL, apiKey: string | undefined): Promise<Finding> {
  if (apiKey === undefined || apiKey === '') {
    return skipped(url.href, 'no key to call with', 'Set SITEWRIGHT_KEY to a key with the scope read.');
  }
  const answer = await ask(new URL('/api/v1/credits', url), { authorization: `Bearer ${apiKey}` });
  if (answer === 200) return ok(url.href, 'a key is verified and its credit read');
  const advice =
    answer === 401 || answer === 403
      ? 'Use a live key with the scope read.'
      : 'Look at the failures above, and at the trace of GET /api/v1/credits.';
  return failure(url.href, `GET /api/v1/credits: ${answer}`, advice);
}

/** The status of a GET, or why there is none. */
async function ask(url: URL, headers: Record<string, string>): Promise<number | string> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(limitMs), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return wordsOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
  }
}
