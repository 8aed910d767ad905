/** The gRPC status codes that reasons map to, by their names in the gRPC specification. */
export type GrpcCode =
  | 'CANCELLED'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'UNAUTHENTICATED';

/** How one reason looks on each of the two wires. */
export interface ErrorForm {
  grpc: GrpcCode;
  http: number;
  code: string;
  retryable: boolean;
}

const form = (grpc: GrpcCode, http: number, code: string, retryable = false): ErrorForm => ({
  grpc,
  http,
  code,
  retryable,
});

/** Every reason for which anything in the mesh can fail: the one table from reason to gRPC and HTTP. */
export const reasons = {
  INVALID_REQUEST: form('INVALID_ARGUMENT', 400, 'invalid_request'),
  INVALID_CURSOR: form('INVALID_ARGUMENT', 400, 'invalid_request'),
  UNSUPPORTED_FORMAT: form('INVALID_ARGUMENT', 400, 'invalid_request'),
  UNAUTHORIZED: form('UNAUTHENTICATED', 401, 'unauthorized'),
  OUT_OF_CREDITS: form('RESOURCE_EXHAUSTED', 402, 'out_of_credits'),
  INSUFFICIENT_SCOPE: form('PERMISSION_DENIED', 403, 'insufficient_scope'),
  QUOTA_EXCEEDED: form('RESOURCE_EXHAUSTED', 403, 'quota_exceeded'),
  ORIGIN_NOT_ALLOWED: form('PERMISSION_DENIED', 403, 'origin_not_allowed'),
  TLS_REQUIRED: form('PERMISSION_DENIED', 403, 'tls_required'),
  NOT_FOUND: form('NOT_FOUND', 404, 'not_found'),
  UNKNOWN_TOOL: form('NOT_FOUND', 404, 'not_found'),
  METHOD_NOT_ALLOWED: form('UNIMPLEMENTED', 405, 'method_not_allowed'),
  NOT_ACCEPTABLE: form('INVALID_ARGUMENT', 406, 'not_acceptable'),
  BUILD_IN_PROGRESS: form('ABORTED', 409, 'build_in_progress', true),
  CONFLICT: form('ALREADY_EXISTS', 409, 'conflict'),
  KEY_NOT_ACTIVE: form('FAILED_PRECONDITION', 409, 'conflict'),
  PROJECT_IN_BIN: form('FAILED_PRECONDITION', 409, 'conflict'),
  REVISION_CONFLICT: form('ABORTED', 412, 'revision_conflict'),
  PAYLOAD_TOO_LARGE: form('INVALID_ARGUMENT', 413, 'payload_too_large'),
  UNSUPPORTED_MEDIA_TYPE: form('INVALID_ARGUMENT', 415, 'unsupported_media_type'),
  IDEMPOTENCY_KEY_REUSED: form('ALREADY_EXISTS', 422, 'idempotency_key_reused'),
  REVISION_REQUIRED: form('FAILED_PRECONDITION', 428, 'revision_required'),
  RATE_LIMITED: form('RESOURCE_EXHAUSTED', 429, 'rate_limited', true),
  BUILD_FAILED: form('INTERNAL', 500, 'failed'),
  PROVIDER_FAILED: form('INTERNAL', 500, 'failed', true),
  BUILD_CANCELLED: form('CANCELLED', 500, 'failed', true),
  RENDER_FAILED: form('INTERNAL', 500, 'failed'),
  PROJECT_DISCARDED: form('FAILED_PRECONDITION', 500, 'failed'),
  HOLD_NOT_CAPTURED: form('FAILED_PRECONDITION', 500, 'failed'),
  CALLER_NOT_ALLOWED: form('PERMISSION_DENIED', 500, 'failed'),
  UNIMPLEMENTED: form('UNIMPLEMENTED', 500, 'failed'),
  INTERNAL: form('INTERNAL', 500, 'failed', true),
  UNAVAILABLE: form('UNAVAILABLE', 503, 'failed', true),
  OVERLOADED: form('RESOURCE_EXHAUSTED', 503, 'failed', true),
  PROVIDER_BUSY: form('UNAVAILABLE', 503, 'provider_busy', true),
  BUILD_TIMEOUT: form('DEADLINE_EXCEEDED', 504, 'timeout', true),
  DEADLINE_EXCEEDED: form('DEADLINE_EXCEEDED', 504, 'timeout', true),
  CANCELLED: form('CANCELLED', 500, 'failed', true),
} as const satisfies Record<string, ErrorForm>;

/** Why something failed: a key of the table. */
export type Reason = keyof typeof reasons;

/** Tells whether a word from the wire is one of our reasons. */
export const isReason = (word: string): word is Reason => Object.hasOwn(reasons, word);
