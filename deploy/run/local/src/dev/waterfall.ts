import type { Span, Trace } from './spans.ts';

/** Spans at their place in a waterfall. */
export interface Row {
  /** One, or several alike that followed each other without a child: what was asked again and again. */
  spans: [Span, ...Span[]];
  depth: number;
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
  const known = new Set(trace.spans.map(({ spanId }) => spanId));
  const children = Map.groupBy(trace.spans, ({ parentSpanId }) =>
    parentSpanId !== undefined && known.has(parentSpanId) ? parentSpanId : '',
  );
  const rows: Row[] = [];
  const place = (parent: string, depth: number): void => {
    let last: Row | undefined;
    for (const span of (children.get(parent) ?? []).sort((one, other) => one.start - other.start)) {
      const alone = !children.has(span.spanId);
      if (alone && last !== undefined && areAlike(span, last.spans[0])) {
        last.spans.push(span);
        continue;
      }
      const row: Row = { spans: [span], depth };
      rows.push(row);
      last = alone ? row : undefined;
      place(span.spanId, depth + 1);
    }
  };
  place('', 0);
  return rows;
}

const areAlike = (one: Span, other: Span): boolean =>
  one.name === other.name && one.service === other.service && one.failed === other.failed;

/** What a row is called: the name of its spans, and how many there are. */
export const titleOf = ({ spans }: Row): string =>
  spans.length === 1 ? shortName(spans[0]) : `${spans.length} × ${shortName(spans[0])}`;

/** How long the spans of a row took together, in ms. */
export const timeOf = ({ spans }: Row): number => spans.reduce((ms, span) => ms + span.ms, 0);

const barWidth = 30;

/** A waterfall for a terminal. */
export function waterfallText(trace: Trace): string {
  const { start, ms } = spanOfTime(trace);
  return waterfall(trace)
    .map((row) => {
      const cells = new Array<string>(barWidth).fill(' ');
      for (const span of row.spans) {
        const from = Math.min(barWidth - 1, Math.floor(((span.start - start) / ms) * barWidth));
        cells.fill('█', from, from + Math.max(1, Math.round((span.ms / ms) * barWidth)));
      }
      const [{ service, failed }] = row.spans;
      const name = `${'  '.repeat(row.depth)}${titleOf(row)}${failed ? ' ✗' : ''}`;
      return `  ${service.padEnd(10)} ${cells.join('')} ${timeOf(row).toFixed(1).padStart(8)} ms  ${name}`;
    })
    .join('\n');
}

/** Without the package, which says what the service says. */
export const shortName = ({ name }: Span): string => name.replace(/^sitewright\.\w+\.v\d\./, '');
