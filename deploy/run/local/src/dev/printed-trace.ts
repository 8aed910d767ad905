import { until } from '../until.ts';
import type { DevServer } from './dev-server.ts';
import { waterfallText } from './waterfall.ts';

/** Spans are exported every 200 ms; a process that is busy takes longer. */
const withinMs = 10_000;

/** The waterfall of a trace once its spans have come, for a terminal, and where it is shown. */
export async function printedTrace({ traces, url }: DevServer, id: string): Promise<string> {
  // The gateway's span ends last.
  const whole = async (): Promise<boolean> =>
    traces
      .find(id)
      ?.spans.some(({ service, parentSpanId }) => service === 'gateway' && parentSpanId === undefined) ===
    true;
  await until(whole, { withinMs, everyMs: 100 });
  const trace = traces.find(id);
  if (trace === undefined) return `${id}: no span of it has come`;
  return `${url}/dev/traces/${id}\n${waterfallText(trace)}`;
}
