import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  boolValue: z.boolean().optional(),
  doubleValue: z.number().optional(),
});
const attributes = z.array(z.object({ key: z.string(), value })).default([]);
const exported = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes }),
        scopeSpans: z.array(
          z.object({
            spans: z.array(
              z.object({
                traceId: z.string(),
                spanId: z.string(),
                parentSpanId: z.string().default(''),
                name: z.string(),
                startTimeUnixNano: z.coerce.bigint(),
                endTimeUnixNano: z.coerce.bigint(),
                attributes,
                status: z.object({ code: z.number().default(0), message: z.string().default('') }).default({
                  code: 0,
                  message: '',
                }),
              }),
            ),
          }),
        ),
      }),
    )
    .default([]),
});

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  service: string;
  name: string;
  startMs: number;
  ms: number;
  failed: boolean;
  attributes: Readonly<Record<string, string>>;
}

const errorStatus = 2;
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
    spansOf(request).then(
      (taken) => {
        spans.push(...taken);
        spans.splice(0, Math.max(0, spans.length - mostSpans));
        response.setHeader('content-type', 'application/json').end('{}');
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
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

async function spansOf(request: IncomingMessage): Promise<Span[]> {
  const { resourceSpans } = exported.parse(await json(request));
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = named(resource.attributes)['service.name'] ?? '';
    return scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        service,
        name: span.name,
        startMs: Number(span.startTimeUnixNano / 1000n) / 1000,
        ms: Number((span.endTimeUnixNano - span.startTimeUnixNano) / 1000n) / 1000,
        failed: span.status.code === errorStatus,
        attributes: named(span.attributes),
      })),
    );
  });
}

function named(list: z.infer<typeof attributes>): Record<string, string> {
  return Object.fromEntries(
    list.map(({ key, value: { stringValue, intValue, boolValue, doubleValue } }) => [
      key,
      String(stringValue ?? intValue ?? boolValue ?? doubleValue ?? ''),
    ]),
  );
}

/** The whole trace of a span as lines: indented by depth, with time, and what a reader looks for in it. */
export function drawTrace(span: Span, all: readonly Span[]): string[] {
  const own = all.filter(({ traceId }) => traceId === span.traceId).sort((a, b) => a.startMs - b.startMs);
  const ids = new Set(own.map(({ spanId }) => spanId));
  const start = own[0]?.startMs ?? 0;
  const drawFrom = (parent: Span | undefined, depth: number): string[] =>
    own
      .filter(({ parentSpanId }) =>
        parent === undefined ? !ids.has(parentSpanId) : parentSpanId === parent.spanId,
      )
      .flatMap((one) => [lineOf(one, start, depth), ...drawFrom(one, depth + 1)]);
  return drawFrom(undefined, 0);
}

const telling = [
  'error.reason',
  'error.type',
  'rpc.response.status_code',
  'http.response.status_code',
  'sitewright.ledger.first_violation',
];

function lineOf(span: Span, start: number, depth: number): string {
  const said = telling.flatMap((key) => {
    const text = span.attributes[key];
    return text === undefined || text === 'OK' || text === '200' ? [] : [`${key}=${text}`];
  });
  const name = `${'  '.repeat(depth)}${span.service}: ${span.name}`;
  const times = `${(span.startMs - start).toFixed(0).padStart(6)} +${span.ms.toFixed(0)} ms`;
  return `${span.failed ? '✗' : ' '} ${name.padEnd(64)} ${times.padEnd(18)} ${said.join(' ')}`.trimEnd();
}
