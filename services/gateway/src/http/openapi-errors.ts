import { type Reason, reasons } from '@sitewright/errors';
import type { Json } from './openapi-schemas.ts';
import type { Route } from './route.ts';

const codes = [...new Set(Object.values(reasons).map(({ code }) => code))].sort();

/** The body of every error, with the codes that there are. */
export const errorComponents: Record<string, Json> = {
  ErrorCode: {
    type: 'string',
    enum: codes,
    description:
      'A stable word for programs. Others may be added: treat one that you do not know by `retryable`.',
  },
  Error: {
    type: 'object',
    required: ['error', 'code', 'retryable'],
    properties: {
      error: { type: 'string', description: 'What was wrong and what to do, for people.' },
      code: { $ref: '#/components/schemas/ErrorCode' },
      retryable: { type: 'boolean', description: 'Whether the same request may succeed later.' },
    },
  },
};

/** What any route can answer, and what one with a key or a body can. */
function commonErrors(route: Route): Reason[] {
  return [
    'INVALID_REQUEST',
    ...(route.access === 'public'
      ? []
      : ([
          'UNAUTHORIZED',
          'INSUFFICIENT_SCOPE',
          'RATE_LIMITED',
          'UNAVAILABLE',
          'DEADLINE_EXCEEDED',
        ] as const)),
    ...(route.body === undefined ? [] : (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    'INTERNAL',
  ];
}

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** Header fields that errors of a status have. */
const headersOf = (status: number): Json => ({
  ...(status === 401 ? { 'WWW-Authenticate': header('WWW-Authenticate') } : {}),
  ...(status === 412 ? { ETag: header('ETag') } : {}),
  ...(status === 429 || status === 503 ? { 'Retry-After': header('Retry-After') } : {}),
  ...(status === 429
    ? { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimit-Policy') }
    : {}),
});

const pascal = (reason: Reason): string =>
  reason.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every error that a route can answer, by status; each is told once, in `responses`. */
export function errorAnswers(route: Route, common: Json, responses: Record<string, Json>): Json {
  const byStatus = Map.groupBy(
    new Set([...commonErrors(route), ...route.errors]),
    (reason) => reasons[reason].http,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const examples = Object.fromEntries(
        group.map((reason) => {
          const { code, retryable } = reasons[reason];
          return [
            reason.toLowerCase(),
            { value: { error: meanings[reason] ?? 'What was wrong and what to do.', code, retryable } },
          ];
        }),
      );
      const told = [...new Set(group.map((reason) => `\`${reasons[reason].code}\``))].join(' or ');
      const name = group.toSorted().map(pascal).join('Or');
      responses[name] = {
        description: told,
        headers: { ...common, ...headersOf(status) },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } },
      };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const meanings: Partial<Record<Reason, string>> = {
  INVALID_REQUEST: 'The request is invalid. prompt: must have at least 3 characters, has 2',
  UNAUTHORIZED: 'A valid API key is required. Send it as "Authorization: Bearer <key>".',
  INSUFFICIENT_SCOPE: 'This key lacks the scope "write".',
  OUT_OF_CREDITS: 'This build costs 2 credits and the workspace has 1 left.',
  QUOTA_EXCEEDED: 'This workspace may keep 10000 projects and has no room for more.',
  NOT_FOUND: 'There is no such thing in this workspace.',
  RATE_LIMITED: 'Too many requests from this address. Try again in 42 seconds.',
  BUILD_IN_PROGRESS: 'A build with this Idempotency-Key is still running.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used with another request.',
  BUILD_FAILED: 'The build could not be finished and was not charged.',
  PROVIDER_BUSY: 'The model provider is busy. The build was not charged; try again shortly.',
  BUILD_TIMEOUT: 'The build did not finish in time and was not charged.',
  PAYLOAD_TOO_LARGE: 'The request body is too large. At most 256 KiB are accepted.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be JSON. Send "Content-Type: application/json".',
  UNAVAILABLE: 'A part of the service is not reachable right now. Try again shortly.',
  DEADLINE_EXCEEDED: 'A part of the service did not answer in time. Try again shortly.',
  INTERNAL: 'Something went wrong on our side. The error was recorded.',
  ORIGIN_NOT_ALLOWED: 'Sessions are for pages of this origin in a browser.',
  TLS_REQUIRED: 'Signing in needs TLS here.',
  REVISION_CONFLICT: 'The project has moved on to revision 4.',
  REVISION_REQUIRED: 'Name the revision that you edited: If-Match: "3".',
  PROJECT_IN_BIN: 'The project is in the bin. Restore it first.',
  CONFLICT: 'Another project has this slug. Choose another one.',
  KEY_NOT_ACTIVE: 'This key has ended.',
  UNSUPPORTED_FORMAT: 'A website can be exported as html, json or zip.',
  RENDER_FAILED: 'This revision could not be rendered. The error was recorded.',
  OVERLOADED: 'Too many exports are being made right now. Try again shortly.',
};
