import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { readSpans, type Span } from '@sitewright/local/dev/spans';
import { type Row, spanOfTime, timeOf, titleOf, waterfall } from '@sitewright/local/dev/waterfall';

/** Enough for some minutes of a drill. */
const mostSpans = 200_000;

export interface TraceReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT, with the protocol `http/json`. */
  url: string;
  spans: readonly Span[];
  stop(): void;
}

/** Takes spans over OTLP in JSON and keeps the last of them. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    json(request)
      .then((body) => {
        spans.push(...readSpans(body));
        spans.splice(0, Math.max(0, spans.length - mostSpans));
        response.setHeader('content-type', 'application/json').end('{}');
      })
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was assigned');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The whole trace of a span as lines: indented by depth, with time, and what a reader looks for in it. */
export function drawTrace({ traceId: id }: Span, all: readonly Span[]): string[] {
  const trace = { id, spans: all.filter(({ traceId }) => traceId === id) };
  const { start } = spanOfTime(trace);
  return waterfall(trace).map((row) => lineOf(row, start));
}

const telling = [
  'error.reason',
  'error.type',
  'rpc.response.status_code',
  'http.response.status_code',
  'sitewright.ledger.first_violation',
];

function lineOf(row: Row, start: number): string {
  const [first] = row.spans;
  const said = telling.flatMap((key) => {
    const texts = new Set(row.spans.flatMap(({ attributes }) => attributes[key] ?? []));
    return [...texts].filter((text) => text !== 'OK' && text !== '200').map((text) => `${key}=${text}`);
  });
  const name = `${'  '.repeat(row.depth)}${first.service}: ${titleOf(row)}`;
  const times = `${(first.start - start).toFixed(0).padStart(6)} +${timeOf(row).toFixed(0)} ms`;
  return `${first.failed ? '✗' : ' '} ${name.padEnd(64)} ${times.padEnd(18)} ${said.join(' ')}`.trimEnd();
}
