import { until } from '../until.ts';
import type { DevServer } from './dev-server.ts';
import type { Span } from './spans.ts';
import { waterfallText } from './waterfall.ts';

/** Spans are exported every 200 ms; a process that is busy takes longer. */
const withinMs = 10_000;

/** The waterfall of a trace once its spans have come, for a terminal, and where it is shown. */
export async function printedTrace({ traces, url }: DevServer, id: string): Promise<string> {
  const whole = (): boolean => isWhole(traces.find(id)?.spans ?? []);
  await until(whole, { withinMs, everyMs: 100 });
  const trace = traces.find(id);
  if (trace === undefined) return `${id}: no span of it has come`;
  return `${url}/dev/traces/${id}\n${waterfallText(trace)}`;
}

/** The gateway's span ends last, but every service exports in its own time: no span lacks its parent, no call its answerer. */
function isWhole(spans: readonly Span[]): boolean {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const parents = new Set(spans.map(({ parentSpanId }) => parentSpanId));
  const isCall = ({ name, attributes, parentSpanId = '' }: Span): boolean =>
    attributes['rpc.method'] !== undefined && byId.get(parentSpanId)?.name !== name;
  return (
    spans.some(({ service, parentSpanId }) => service === 'gateway' && parentSpanId === undefined) &&
    spans.every(({ parentSpanId }) => parentSpanId === undefined || byId.has(parentSpanId)) &&
    spans.every((span) => !isCall(span) || parents.has(span.spanId))
  );
}
