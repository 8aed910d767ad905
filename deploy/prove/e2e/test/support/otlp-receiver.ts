import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.looseObject({}) });
const payload = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: z.array(attribute).default([]) }),
        scopeSpans: z.array(
          z.object({
            spans: z.array(
              z.object({
                name: z.string(),
                traceId: z.string(),
                spanId: z.string(),
                parentSpanId: z.string().optional(),
                attributes: z.array(attribute).default([]),
                links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
                status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
              }),
            ),
          }),
        ),
      }),
    )
    .default([]),
});

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
  /** The traces that it links to. */
  links: string[];
  failed: boolean;
  resource: Record<string, unknown>;
}

const plain = (attributes: z.infer<typeof attribute>[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes OTLP over HTTP in its JSON form, as a collector does, and keeps the spans. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      bodies.push(text);
      for (const { resource, scopeSpans } of payload.parse(JSON.parse(text)).resourceSpans) {
        const from = plain(resource.attributes);
        const service = String(from['service.name']);
        for (const { spans: received } of scopeSpans) {
          for (const span of received) {
            const { name, traceId, spanId } = span;
            const parentSpanId = span.parentSpanId === '' ? undefined : span.parentSpanId;
            spans.push({
              ...{ service, name, traceId, spanId, parentSpanId, resource: from },
              attributes: plain(span.attributes),
              links: span.links.map((link) => link.traceId),
              failed: span.status.code === 2,
            });
          }
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    /** Everything received, as it was sent. */
    bodies,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>;
