/** What every line has, or what the columns say already. */
const shown = [
  'level',
  'time',
  'service',
  'msg',
  'err',
  'span_id',
  'request_id',
  'status',
  'ms',
  'route',
  'method',
];

/** A JSON log line as a person reads it; any other line as it is. */
export function readableLine(line: string): string {
  const fields = parse(line.trimEnd());
  if (fields === undefined) return line.trimEnd();
  const { time, level, service, msg, err, status, ms, route, method } = fields;
  const what = route === undefined ? msg : [method, route, status, `${ms} ms`].filter(Boolean).join(' ');
  const rest = Object.entries(fields)
    .filter(([name]) => !shown.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const clock = String(time ?? '').slice(11, 23);
  const head = `${clock} ${String(level ?? '').padEnd(5)} ${String(service ?? '').padEnd(10)} ${what ?? ''}`;
  return [[head, ...rest].join('  '), ...problem(err)].join('\n');
}

function problem(err: unknown): string[] {
  if (typeof err !== 'object' || err === null) return err === undefined ? [] : [`    ${err}`];
  const { type, message, stack, cause }: Record<string, unknown> = { ...err };
  return [`    ${type}: ${message}`, ...(typeof stack === 'string' ? [stack] : []), ...problem(cause)];
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
