import type { Span, Trace } from './spans.ts';

/** A span at its place in a waterfall. */
export interface Row {
  span: Span;
  depth: number;
  /** From the start of the trace, in ms. */
  offset: number;
}

/** The span that a trace began with, or the earliest that has come. */
export function rootOf({ spans }: Trace): Span {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined || !known.has(parentSpanId));
  const [first] = roots.sort((one, other) => one.start - other.start);
  if (first === undefined) throw new RangeError('A trace has a span.');
  return first;
}

/** How long a trace took, from its first start to its last end, in ms. */
export function spanOfTime({ spans }: Trace): { start: number; ms: number } {
  const start = Math.min(...spans.map((span) => span.start));
  return { start, ms: Math.max(...spans.map((span) => span.start + span.ms)) - start };
}

/** Every span below its parent, in the order of their starts. */
export function waterfall(trace: Trace): Row[] {
  const { start } = spanOfTime(trace);
  const known = new Set(trace.spans.map(({ spanId }) => spanId));
  const children = Map.groupBy(trace.spans, ({ parentSpanId }) =>
    parentSpanId !== undefined && known.has(parentSpanId) ? parentSpanId : '',
  );
  const below = (parent: string, depth: number): Row[] =>
    (children.get(parent) ?? [])
      .sort((one, other) => one.start - other.start)
      .flatMap((span) => [{ span, depth, offset: span.start - start }, ...below(span.spanId, depth + 1)]);
  return below('', 0);
}

const barWidth = 30;

/** A waterfall for a terminal. */
export function waterfallText(trace: Trace): string {
  const { ms } = spanOfTime(trace);
  return waterfall(trace)
    .map(({ span, depth, offset }) => {
      const from = Math.min(barWidth - 1, Math.floor((offset / ms) * barWidth));
      const width = Math.max(1, Math.round((span.ms / ms) * barWidth));
      const bar = `${' '.repeat(from)}${'█'.repeat(Math.min(width, barWidth - from))}`.padEnd(barWidth);
      const name = `${'  '.repeat(depth)}${shortName(span)}${span.failed ? ' ✗' : ''}`;
      return `  ${span.service.padEnd(10)} ${bar} ${span.ms.toFixed(1).padStart(8)} ms  ${name}`;
    })
    .join('\n');
}

/** Without the package, which says what the service says. */
export const shortName = ({ name }: Span): string => name.replace(/^sitewright\.\w+\.v\d\./, '');
