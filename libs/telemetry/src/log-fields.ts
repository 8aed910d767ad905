/**
 * The fields that a log line may have. What is not listed is left out, and only its name is told: a prompt, a key or a
 * specification can't be logged by mistake, whatever the field is called.
 */
const fields = new Set([
  ...['service', 'level', 'time', 'msg', 'err', 'trace_id', 'span_id', 'request_id', 'client_request_id'],
  ...[
    'route',
    'method',
    'status',
    'reason',
    'ms',
    'peer',
    'client_address',
    'departed',
    'tool',
    'rpc_method',
  ],
  ...['workspace_id', 'key_id', 'build_id', 'project_id', 'successor_id', 'link_id'],
  ...[
    'mode',
    'build_type',
    'engine',
    'outcome',
    'epoch',
    'model',
    'fault',
    'ceiling',
    'removed',
    'violations',
  ],
  ...['port', 'listen', 'transport', 'signal', 'applied', 'keys', 'caller'],
  // Of certificates.
  ...['file', 'expires', 'spiffe_id'],
]);

const longestText = 500;

/** What of an object may be in a line. */
export function declaredFields(line: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(line);
  const undeclared = entries.map(([name]) => name).filter((name) => !fields.has(name));
  const kept = Object.fromEntries(
    entries.filter(([name]) => fields.has(name)).map(([name, value]) => [name, short(value)]),
  );
  return undeclared.length === 0 ? kept : { ...kept, undeclared };
}

const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;

/** An error for a line: no property but those that say what happened and where. */
export function describeError(error: unknown, depth = 3): unknown {
  if (!(error instanceof Error)) return short(typeof error === 'string' ? error : typeof error);
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    ...('reason' in error ? { reason: String(error.reason) } : {}),
    ...(code === undefined ? {} : { code }),
    message: quotesInput(error, code) ? '(left out: it may quote what was sent)' : short(error.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: describeError(error.cause, depth - 1) }),
  };
}

/** What parses tells what it could not parse; PostgreSQL's class 22 and 23 tell values. */
const quotesInput = (error: Error, code: string | undefined): boolean =>
  /^(SyntaxError|ZodError|SpecError)$/.test(error.name) || /^2[23][0-9A-Z]{3}$/.test(code ?? '');

const secrets = [
  /\b(?:sw_(?:live|test)|sl)_[0-9A-Za-z]{8,}/g,
  /\bsk-[\w-]{16,}/g,
  /(?<=:\/\/[^\s:@/"]*:)[^\s@"]+(?=@)/g,
  /(?<=\bBearer )[^\s"]+/gi,
];

/** The last look at a line: whatever has the form of a secret goes, wherever it came from. */
export const withoutSecrets = (line: string): string =>
  secrets.reduce((text, secret) => text.replace(secret, '[secret]'), line);
