import type { ErrorCode } from './schema.ts';

/** What the API answers an error with; a code that this version does not know is a plain string. */
export interface ErrorBody {
  error: string;
  code: ErrorCode | (string & {});
  retryable: boolean;
}

/** A request that the API refused, or a build that failed. Its message is the API's, for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; of a build that failed, the one that a plain call would have had. */
  readonly status: number;
  /** A stable word for programs. */
  readonly code: ErrorBody['code'];
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Names the answer in the service's logs; undefined for a build that failed. */
  readonly requestId: string | undefined;
  /** After how many milliseconds to ask again, where the API says so. */
  readonly retryAfterMs: number | undefined;
  /** The project's current revision, where a write was refused because it had moved on. */
  readonly currentRevision: number | undefined;

  constructor(status: number, { error, code, retryable }: ErrorBody, headers: Headers = new Headers()) {
    super(error);
    this.status = status;
    this.code = code;
    this.retryable = retryable;
    this.requestId = headers.get('x-request-id') ?? undefined;
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
    this.currentRevision = status === 412 ? revisionOf(headers.get('etag')) : undefined;
  }
}

/** The revision that an entity tag names, such as 3 for `"3"`; undefined where it names none. */
export function revisionOf(etag: string | null): number | undefined {
  const digits = /"(\d+)"/.exec(etag ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The error that an answer tells. One that is not the API's own, such as a proxy's, is told by its status. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const told: ErrorBody = isErrorBody(body)
    ? body
    : { error: `The answer was HTTP ${response.status}.`, code: 'failed', retryable: response.status >= 502 };
  return new ApiError(response.status, told, response.headers);
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  'code' in body &&
  typeof body.code === 'string' &&
  'retryable' in body &&
  typeof body.retryable === 'boolean';
