import { expect, test } from '@jest/globals';
import {
  AppError,
  buildTimedOut,
  isId,
  isReason,
  reasons,
  required,
  requireId,
  requireScope,
  toAppError,
} from '../src/index.ts';

test('the table holds the interface: status, code and retryable of each documented error', () => {
  const documented: [keyof typeof reasons, number, string, boolean][] = [
    ['INVALID_REQUEST', 400, 'invalid_request', false],
    ['UNAUTHORIZED', 401, 'unauthorized', false],
    ['OUT_OF_CREDITS', 402, 'out_of_credits', false],
    ['QUOTA_EXCEEDED', 403, 'quota_exceeded', false],
    ['INSUFFICIENT_SCOPE', 403, 'insufficient_scope', false],
    ['NOT_FOUND', 404, 'not_found', false],
    ['METHOD_NOT_ALLOWED', 405, 'method_not_allowed', false],
    ['BUILD_IN_PROGRESS', 409, 'build_in_progress', true],
    ['REVISION_CONFLICT', 412, 'revision_conflict', false],
    ['PAYLOAD_TOO_LARGE', 413, 'payload_too_large', false],
    ['UNSUPPORTED_MEDIA_TYPE', 415, 'unsupported_media_type', false],
    ['IDEMPOTENCY_KEY_REUSED', 422, 'idempotency_key_reused', false],
    ['REVISION_REQUIRED', 428, 'revision_required', false],
    ['RATE_LIMITED', 429, 'rate_limited', true],
    ['UNAVAILABLE', 503, 'failed', true],
    ['PROVIDER_BUSY', 503, 'provider_busy', true],
    ['BUILD_TIMEOUT', 504, 'timeout', true],
  ];
  for (const [reason, http, code, retryable] of documented) {
    expect({ reason, ...reasons[reason] }).toMatchObject({ reason, http, code, retryable });
  }
});

test('an AppError passes through unchanged, anything else becomes INTERNAL without its message', () => {
  const known = new AppError('NOT_FOUND', 'gone');
  expect(toAppError(known)).toBe(known);
  const unknown = toAppError(new Error('password=hunter2'));
  expect(unknown.reason).toBe('INTERNAL');
  expect(unknown.message).not.toContain('hunter2');
  expect(unknown.cause).toBeInstanceOf(Error);
});

test('words from the wire are checked against the table', () => {
  expect(isReason('RATE_LIMITED')).toBe(true);
  expect(isReason('toString')).toBe(false);
});

test.each([
  ['wsp_01kagq3fx2v8m5n1r7t0c9d4eh', true],
  ['wsp_81kagq3fx2v8m5n1r7t0c9d4eh', false],
  ['wsp_01kagq3fx2v8m5n1r7t0c9d4eu', false],
  ['wsp_01KAGQ3FX2V8M5N1R7T0C9D4EH', false],
  ['prj_01kagq3fx2v8m5n1r7t0c9d4eh', false],
  ['wsp_01kagq3fx2v8m5n1r7t0c9d4e', false],
  ['wsp_01kagq3fx2v8m5n1r7t0c9d4eh\n', false],
  ['wsp_', false],
  ['', false],
])('%j names a workspace: %s', (word, names) => {
  expect(isId('wsp', word)).toBe(names);
  if (names) return expect(requireId('workspace_id', 'wsp', word)).toBe(word);
  expect(thrownBy(() => requireId('workspace_id', 'wsp', word))).toMatchObject({
    reason: 'INVALID_REQUEST',
    message: 'workspace_id must be wsp_ and a ULID in lower case.',
    violations: [{ field: 'workspace_id', description: 'must be wsp_ and a ULID in lower case' }],
  });
});

test('a key with any of the scopes passes, another is told which it lacks', () => {
  requireScope(['read', 'publish'], ['write', 'publish']);
  requireScope([], []);
  const refused = thrownBy(() => requireScope(['read'], ['write', 'admin']));
  expect(refused).toMatchObject({ reason: 'INSUFFICIENT_SCOPE', metadata: { scope: 'write admin' } });
  expect(refused.message).toMatch(/^This key lacks the scope "write" or "admin"\. /);
});

test('a value that is always there is handed on, and its lack is told to the log alone', () => {
  expect(required(0, 'revision')).toBe(0);
  const missing = thrownBy(() => required(undefined, 'revision'));
  expect(missing).toMatchObject({ reason: 'INTERNAL', cause: new Error('revision is missing') });
  expect(missing.message).not.toContain('revision');
});

test('a build that took too long is told to try less, but never the mode that it had', () => {
  expect(buildTimedOut('power')).toMatchObject({ reason: 'BUILD_TIMEOUT' });
  expect(buildTimedOut('power').message).toContain('use mode lite');
  expect(buildTimedOut('lite').message).not.toContain('mode lite');
});

function thrownBy(work: () => unknown): AppError {
  try {
    work();
  } catch (thrown) {
    return toAppError(thrown);
  }
  throw new Error('nothing was thrown');
}
