import { z } from 'zod';

const attributeSchema = z.object({ key: z.string(), value: z.looseObject({}) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: z.array(attributeSchema).default([]),
  status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
});
/** OTLP over HTTP in its JSON form. */
const otlpSchema = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: z.array(attributeSchema).default([]) }),
        scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
      }),
    )
    .default([]),
});

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  service: string;
  name: string;
  /** In ms since the epoch. */
  start: number;
  ms: number;
  failed: boolean;
  attributes: Record<string, string>;
}

export interface Trace {
  id: string;
  spans: Span[];
}

const keptTraces = 300;
const keptSpans = 2_000;

/** The traces that came last, in memory. */
export function createSpanStore() {
  const traces = new Map<string, Span[]>();
  const add = (span: Span): void => {
    const known = traces.get(span.traceId);
    if (known === undefined) traces.set(span.traceId, [span]);
    else if (known.length < keptSpans) known.push(span);
    for (const oldest of traces.keys()) {
      if (traces.size <= keptTraces) return;
      traces.delete(oldest);
    }
  };
  return {
    /** Takes what a service has exported. @throws where it is not OTLP. */
    receive(body: unknown): void {
      for (const span of readSpans(body)) add(span);
    },
    /** The newest first; statements that belong to no work are left out. */
    recent: (): Trace[] =>
      [...traces]
        .map(([id, spans]) => ({ id, spans }))
        .filter(({ spans }) => spans.some((span) => span.attributes['db.system.name'] === undefined))
        .reverse(),
    find: (id: string): Trace | undefined => {
      const spans = traces.get(id);
      return spans === undefined ? undefined : { id, spans };
    },
  };
}

export type SpanStore = ReturnType<typeof createSpanStore>;

/** The spans of what a service has exported. @throws where it is not OTLP. */
export const readSpans = (body: unknown): Span[] =>
  otlpSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = textOf(resource.attributes)['service.name'] ?? 'unknown';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => toSpan(service, span)));
  });

const textOf = (attributes: z.infer<typeof attributeSchema>[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

function toSpan(service: string, span: z.infer<typeof spanSchema>): Span {
  const { traceId, spanId, parentSpanId, name, startTimeUnixNano: start, endTimeUnixNano: end } = span;
  return {
    ...{ traceId, spanId, service, name },
    parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
    start: Number(start / 1_000n) / 1_000,
    ms: Number(end - start) / 1e6,
    failed: span.status.code === 2,
    attributes: textOf(span.attributes),
  };
}
