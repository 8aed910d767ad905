import { servedVersions } from '../mcp/versions.ts';
import type { Json } from './openapi-schemas.ts';

/** The day of the newest change that callers can see: the head of the changelog. */
export const apiVersion = '2026-11-29';

export const description = `A text prompt becomes a Site Specification and a project, which can be edited, exported and published.

## Keys

Send an API key as \`Authorization: Bearer <key>\`. Keys have scopes, none of which implies another: \`read\` (list, read, export, credit), \`write\` (build, edit, delete), \`publish\` (publish, take down, slug), \`admin\` (keys). A key of \`sw_test_…\` builds with the built-in engine and is charged nothing.

## Errors

Every error is \`{ error, code, retryable }\` with the right status. Repeat a request whose error is \`retryable\`, after \`Retry-After\` where there is one; no other repeat can help. Every answer carries \`x-request-id\` and \`traceresponse\`: name one of them when you ask for help.

## Limits

- 20 builds in any 5 minutes from one address (429 \`rate_limited\`); a replay by \`Idempotency-Key\` is not counted.
- 120 requests in any minute from one address to \`/api/mcp\`; a batch of up to 20 calls is one.
- 600 requests in any minute with one key, the entries of an MCP batch counted singly.
- 60 requests in any minute from one address with a key that is not valid.
- A prompt of 3 to 16,000 characters (Unicode code points), not all of them blank, none a control character other than tab and line breaks; a body of at most 256 KiB.
- A build takes at most 30 s (\`lite\`), 90 s (\`economy\`) or 180 s (\`power\`); then 504 \`timeout\`, and nothing is charged.

An operator may set others. Every counted answer tells what is left in \`RateLimit\`, and the limit itself in \`RateLimit-Policy\`.

## Versions

The path names the version: \`v1\`. Within it nothing is taken away: fields and values may be added, so pass over what you do not know. What will go one day is marked \`deprecated\` here and is answered with \`Deprecation\` (RFC 9745) and, once the day is known, \`Sunset\` (RFC 8594), at least 180 days before. Revisions of a specification are \`ETag\`s: \`If-Match\` guards a write, \`If-None-Match\` saves a read.

## Agents

The same service speaks MCP at \`POST /api/mcp\` (JSON-RPC 2.0 over Streamable HTTP), with the same keys, limits and charges, in its revisions ${servedVersions.join(', ')}. \`tools/list\` shows what a key may do.

## Browsers

Pages of origins that the operator has named may call the API with a key (CORS). The cookie of a session serves pages of this origin alone.
`;

export const tags: Json[] = [
  { name: 'Builds', description: 'From a prompt to a Site Specification.' },
  { name: 'Projects', description: 'What builds have saved: reading, editing, exporting.' },
  { name: 'Publishing', description: 'What the public sees of a project, and where.' },
  { name: 'Links', description: 'Access to one project for people without a key.' },
  { name: 'Credits', description: 'What a workspace has left, where it came from and where it went.' },
  { name: 'Keys', description: 'The life of API keys; scope `admin`.' },
  { name: 'Sessions', description: 'Signing in and out of the builder, for pages of this origin.' },
  { name: 'Operations', description: 'For balancers.' },
  { name: 'Reference', description: 'This API, described.' },
];

const text = (description: string, example?: string): Json => ({
  description,
  schema: { type: 'string' },
  ...(example === undefined ? {} : { example }),
});

/** Header fields of answers, by name. */
export const headers: Record<string, Json> = {
  'x-request-id': text(
    'Names this answer in our logs: the id of its trace.',
    '0af7651916cd43dd8448eb211c80319c',
  ),
  traceresponse: text(
    'The trace of the request (W3C Trace Context).',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  ),
  'WWW-Authenticate': text('How to present a key (RFC 6750).', 'Bearer'),
  'Retry-After': {
    description: 'After how many seconds to ask again.',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  ETag: text('The revision, or the hash of what was sent; for `If-Match` and `If-None-Match`.', '"3"'),
  RateLimit: text(
    'What is left of a limit, and in how many seconds it is whole again (draft-ietf-httpapi-ratelimit-headers).',
    '"key";r=598;t=41, "builds";r=17;t=212',
  ),
  'RateLimit-Policy': text(
    'The limit: how many in how many seconds.',
    '"key";q=600;w=60, "builds";q=20;w=300',
  ),
};

export const securitySchemes: Json = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key: `sw_live_…` or `sw_test_…`. A test key builds with the built-in engine and is charged nothing. ' +
      'Test and live are two worlds in one workspace: to either kind of key, the projects, builds, links and idempotency keys ' +
      'of the other are not there. What a test key publishes is under `/s/test-…`, with `X-Robots-Tag: noindex`.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sitewright',
    description:
      'The cookie of `POST /api/v1/session`, for pages of this origin in a browser. A key beats it.',
  },
};
