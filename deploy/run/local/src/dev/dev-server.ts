import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { linesOfRequest, readLogLines } from '../log-lines.ts';
import { metricsPage, tracePage, tracesPage } from './pages.ts';
import { readRed } from './red-table.ts';
import { createSpanStore, type SpanStore } from './spans.ts';

export interface DevServerOptions {
  port: number;
  logFolder: string;
  /** Of every service by its name. */
  metricsPorts: ReadonlyMap<string, number>;
  /** Where spans go besides, as OTLP over HTTP in JSON: a collector of the user's own. */
  forwardTo?: string | undefined;
}

export interface DevServer {
  url: string;
  traces: SpanStore;
  stop(): Promise<void>;
}

const mostBytes = 16_000_000;

/**
 * What a mesh does, to be looked at without anything installed: `/dev/traces` and `/dev/metrics`. It takes the services'
 * spans itself. On loopback alone, under its own name alone, and part of no image.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const traces = createSpanStore();
  const own = [`127.0.0.1:${options.port}`, `localhost:${options.port}`];
  const server = createServer((request, response) => {
    const answer = own.includes(request.headers.host ?? '')
      ? route(request, options, traces)
      : Promise.resolve({ status: 421, body: 'This is served to this machine alone.' });
    answer.then(
      (made) => write(response, made),
      (error: unknown) => write(response, { status: 400, body: String(error) }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${options.port}`,
    traces,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  body: string;
  type?: string;
}

const html = (body: string): Answer => ({ status: 200, body, type: 'text/html; charset=utf-8' });

async function route(
  request: IncomingMessage,
  options: DevServerOptions,
  traces: SpanStore,
): Promise<Answer> {
  const path = request.url?.split('?')[0] ?? '';
  if (request.method === 'POST' && path === '/v1/traces') return receive(request, options, traces);
  if (request.method !== 'GET') return { status: 405, body: 'Only to be looked at.' };
  if (path === '/' || path === '/dev/traces') return html(tracesPage(traces.recent()));
  if (path === '/dev/metrics') return html(metricsPage(await scrape(options)));
  const exposed = await expose(options, /^\/dev\/metrics\/([a-z-]+)$/.exec(path)?.[1] ?? '');
  if (exposed !== undefined) return { status: 200, body: exposed };
  const trace = traces.find(/^\/dev\/traces\/([0-9a-f]{32})$/.exec(path)?.[1] ?? '');
  if (trace !== undefined)
    return html(tracePage(trace, linesOfRequest(readLogLines(options.logFolder), trace.id)));
  return { status: 404, body: 'There is nothing here; see /dev/traces and /dev/metrics.' };
}

async function receive(
  request: IncomingMessage,
  { forwardTo }: DevServerOptions,
  traces: SpanStore,
): Promise<Answer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > mostBytes) return { status: 413, body: 'Too much at once.' };
  }
  const body = Buffer.concat(pieces).toString('utf8');
  traces.receive(JSON.parse(body));
  const headers = { 'content-type': 'application/json' };
  if (forwardTo !== undefined) {
    const target = `${forwardTo.replace(/\/$/, '')}/v1/traces`;
    // A collector that is not there must not cost the spans that are shown here.
    await fetch(target, { method: 'POST', headers, body }).catch(() => undefined);
  }
  return { status: 200, body: '{}', type: 'application/json' };
}

const scrapeMs = 2_000;

/** What a service tells Prometheus; undefined where there is none of the name, or it does not answer. */
async function expose({ metricsPorts }: DevServerOptions, service: string): Promise<string | undefined> {
  const port = metricsPorts.get(service);
  if (port === undefined) return undefined;
  try {
    const signal = AbortSignal.timeout(scrapeMs);
    return await (await fetch(`http://127.0.0.1:${port}/metrics`, { signal })).text();
  } catch {
    return undefined;
  }
}

/** The rows of every service; one that does not answer has none. */
async function scrape(options: DevServerOptions) {
  const rows = await Promise.all(
    [...options.metricsPorts.keys()].map(async (service) =>
      readRed(service, (await expose(options, service)) ?? ''),
    ),
  );
  return rows.flat();
}

function write(response: ServerResponse, { status, body, type = 'text/plain; charset=utf-8' }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
