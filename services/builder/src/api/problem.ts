import { z } from 'zod';

const bodySchema = z.object({ error: z.string(), code: z.string(), retryable: z.boolean() });

/** An answer that was not a success, in the API's own words. `status` is 0 where nobody answered. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryable: boolean;
  /** The current revision, where a write was refused because the project has moved on. */
  readonly etag: string | null;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number;

  constructor(
    status: number,
    body: { error: string; code: string; retryable: boolean },
    headers: Headers = new Headers(),
  ) {
    super(body.error);
    this.name = 'Problem';
    this.status = status;
    this.code = body.code;
    this.retryable = body.retryable;
    this.etag = headers.get('etag');
    this.retryAfterMs = (Number(headers.get('retry-after')) || 0) * 1000;
  }
}

/** Reads the problem that an answer tells; one that is not ours is told by its status. */
export async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const parsed = bodySchema.safeParse(body);
  const otherwise = {
    error: `The server answered ${response.status}.`,
    code: 'failed',
    retryable: response.status >= 500,
  };
  return new Problem(response.status, parsed.data ?? otherwise, response.headers);
}

/** Whatever was thrown, as a problem. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem(0, { error: 'offline', code: 'offline', retryable: true });
}
