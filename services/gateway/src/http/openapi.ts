import { type Reason, reasons } from '@sitewright/errors';
import { z } from 'zod';
import type { Documented, Route } from './route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the table of routes and the schemas that validate. */
export function openApiDocument(routes: readonly Route[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitewright',
      version: '1',
      summary: 'A text prompt becomes a Site Specification and a project.',
      description:
        'Every error outside /api/mcp is `{ error, code, retryable }`. Every answer carries `x-request-id` and `traceresponse`. ' +
        'MCP clients use POST /api/mcp (MCP 2025-06-18, Streamable HTTP) with the same keys.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: keyDescription },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sitewright',
          description:
            'The cookie of `POST /api/v1/session`, for pages of this origin in a browser. A key beats it.',
        },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const keyDescription =
  'An API key: `sw_live_…` or `sw_test_…`. A test key builds with the built-in engine and is charged nothing. ' +
  'Test and live are two worlds in one workspace: to either kind of key, the projects, builds, links and idempotency keys ' +
  'of the other are not there. What a test key publishes is under `/s/test-…`, with `X-Robots-Tag: noindex`. ' +
  'A key makes at most 600 requests in any minute, the entries of an MCP batch counted singly; further ones get 429.';

const errorSchema: Json = {
  type: 'object',
  required: ['error', 'code', 'retryable'],
  properties: {
    error: { type: 'string', description: 'What was wrong and what to do, for people.' },
    code: { type: 'string', description: 'A stable word for programs.' },
    retryable: { type: 'boolean', description: 'Whether the same request may succeed later.' },
  },
};

function operation(route: Route): Json {
  const scopes = route.access === 'public' ? [] : route.access;
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary,
    description: [
      route.description,
      scopes.length > 0 && `Needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
      route.also !== undefined && `Needs the scope \`${route.also}\` besides.`,
      route.links && 'The session of a link may ask for its own project.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(route.access === 'public'
      ? { security: [] }
      : { security: [{ key: [] }, { session: [] }], 'x-required-scopes': scopes }),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...parameters(route.headers, 'header'),
    ],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [route.body.mediaType]: {
                schema: schemaOf(route.body.schema, 'input'),
                example: route.body.example,
              },
            },
          },
        }),
    responses: { ...answers(route.answers), ...errorAnswers(route) },
  };
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

function parameters(schema: z.ZodType | undefined, where: string): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = objectSchema.parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    description,
    schema: rest,
  }));
}

function answers(documented: Record<number, Documented>): Json {
  return Object.fromEntries(
    Object.entries(documented).map(([status, { description, schema, example, mediaType, headers }]) => [
      status,
      {
        description,
        ...(headers === undefined
          ? {}
          : {
              headers: Object.fromEntries(
                Object.entries(headers).map(([name, meaning]) => [
                  name,
                  { description: meaning, schema: { type: 'string' } },
                ]),
              ),
            }),
        ...(schema === undefined && example === undefined
          ? {}
          : {
              content: {
                [mediaType ?? 'application/json']: {
                  ...(schema === undefined ? {} : { schema: schemaOf(schema, 'output') }),
                  ...(example === undefined ? {} : { example }),
                },
              },
            }),
      },
    ]),
  );
}

/** What any route can answer, and what one with a key or a body can. */
function commonErrors(route: Route): Reason[] {
  return [
    ...(route.access === 'public'
      ? []
      : ([
          'UNAUTHORIZED',
          'INSUFFICIENT_SCOPE',
          'RATE_LIMITED',
          'UNAVAILABLE',
          'DEADLINE_EXCEEDED',
        ] as const)),
    ...(route.body === undefined
      ? []
      : (['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    'INTERNAL',
  ];
}

function errorAnswers(route: Route): Json {
  const byStatus = Map.groupBy(
    new Set([...commonErrors(route), ...route.errors]),
    (reason) => reasons[reason].http,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const codes = [...new Set(group.map((reason) => reasons[reason].code))];
      const examples = Object.fromEntries(
        group.map((reason) => {
          const { code, retryable } = reasons[reason];
          return [
            reason.toLowerCase(),
            { value: { error: meanings[reason] ?? 'What was wrong and what to do.', code, retryable } },
          ];
        }),
      );
      return [
        status,
        {
          description: codes.map((code) => `\`${code}\``).join(' or '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } },
        },
      ];
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
  INTERNAL: 'Something went wrong on our side. The error was recorded.',
  ORIGIN_NOT_ALLOWED: 'Sessions are for pages of this origin in a browser.',
  TLS_REQUIRED: 'Signing in needs TLS here.',
  REVISION_CONFLICT: 'The project has moved on to revision 4.',
  REVISION_REQUIRED: 'Name the revision that you edited: If-Match: "3".',
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}
