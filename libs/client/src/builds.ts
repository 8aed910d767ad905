import { type BuildNews, buildEvents } from './build-events.ts';
import { type CallOptions, dataOf, type Http } from './http.ts';
import { pages } from './pages.ts';
import type { AcceptedBuild, Build, BuildEntry, BuildRequest, BuildResult } from './schema.ts';

/** What an order of a build may be given. */
export interface BuildOptions extends CallOptions {
  /** Makes a repeat answer with the first result; a fresh one where it is left out, so that retries are safe. */
  idempotencyKey?: string | undefined;
}

/** 128 random bits; where a page is not served over TLS, `crypto.randomUUID` is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Builds. All that is paid for goes with an idempotency key: a retry finds the same build. */
export const createBuilds = (http: Http) => {
  const order = (body: BuildRequest, { idempotencyKey = newKey(), signal }: BuildOptions) => ({
    body,
    signal,
    params: { header: { 'Idempotency-Key': idempotencyKey } },
  });

  return {
    /** Builds, and waits for the result. */
    async create(request: BuildRequest, options: BuildOptions = {}): Promise<BuildResult> {
      const data = dataOf(await http.POST('/api/v1/generate', order(request, options)));
      if ('usage' in data) return data;
      throw new TypeError('The answer is no result of a build.');
    },

    /** Starts a build and answers at once; `get` and `watch` tell how it goes. */
    async start(request: BuildRequest, options: BuildOptions = {}): Promise<AcceptedBuild> {
      const init = order(request, options);
      const header = { ...init.params.header, Prefer: 'respond-async' };
      const data = dataOf(await http.POST('/api/v1/generate', { ...init, params: { header } }));
      if ('location' in data) return data;
      throw new TypeError('The answer names no build.');
    },

    /** Builds, and tells how it goes event by event, whatever becomes of the connection. @throws ApiError where it fails. */
    async *stream(request: BuildRequest, options: BuildOptions = {}): AsyncGenerator<BuildNews, void> {
      const init = order(request, options);
      let buildId: string | undefined;
      const open = async (after: number) =>
        buildId === undefined ? begin(http, init) : resume(http, buildId, after, options.signal);
      for await (const news of buildEvents({ open, signal: options.signal })) {
        if (news.event === 'build') buildId = news.data.buildId;
        yield news;
      }
    },

    /** Follows a build from its beginning, or from behind the event of a number. @throws ApiError where it fails. */
    watch(
      buildId: string,
      { after = 0, signal }: CallOptions & { after?: number } = {},
    ): AsyncGenerator<BuildNews, void> {
      const open = (seen: number) => resume(http, buildId, Math.max(seen, after), signal);
      return buildEvents({ open, signal });
    },

    /** How a build is doing, and its result once it has one. */
    async get(buildId: string, { signal }: CallOptions = {}): Promise<Build> {
      return dataOf(await http.GET('/api/v1/builds/{id}', { params: { path: { id: buildId } }, signal }));
    },

    /** The builds of the workspace, newest first, over all pages. */
    list({ signal, limit = 100 }: CallOptions & { limit?: number } = {}): AsyncGenerator<BuildEntry, void> {
      return pages(async (cursor) =>
        dataOf(await http.GET('/api/v1/builds', { params: { query: { limit, cursor } }, signal })),
      );
    },
  };
};

type Order = {
  body: BuildRequest;
  signal: AbortSignal | undefined;
  params: { header: { 'Idempotency-Key': string } };
};

async function begin(http: Http, order: Order): Promise<Response> {
  const headers = { accept: 'text/event-stream' };
  return (await http.POST('/api/v1/generate', { ...order, headers, parseAs: 'stream' })).response;
}

async function resume(
  http: Http,
  id: string,
  after: number,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const params = { path: { id }, header: { 'Last-Event-ID': after } };
  return (await http.GET('/api/v1/builds/{id}/events', { params, signal, parseAs: 'stream' })).response;
}
