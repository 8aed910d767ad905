import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { bootMesh, type Mesh } from '../support/mesh.ts';

// The document is believed: what its schemas allow is sent, and what they refuse, and every answer is held against it.
const text = readFileSync(new URL('../../../../../libs/client/openapi.json', import.meta.url), 'utf8');

interface Schema {
  $ref?: string | undefined;
  type?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  uniqueItems?: boolean | undefined;
  minProperties?: number | undefined;
  maxProperties?: number | undefined;
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    items: schemaSchema.optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    uniqueItems: z.boolean().optional(),
    minProperties: z.number().optional(),
    maxProperties: z.number().optional(),
  }),
);

const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() })).default({});
const operationSchema = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        schema: schemaSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      $ref: z.string().optional(),
      content: z.record(z.string(), z.object({ schema: z.unknown().optional() })).default({}),
    }),
  ),
});

type Operation = z.output<typeof operationSchema> & { path: string; method: string };

const document = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operationSchema)),
    // Answers are for ajv; only what requests are made of is looked at here.
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(text));

const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(JSON.parse(text), 'document');

/** The check of a part of the document, by its JSON Pointer. */
function checkAt(...pointer: string[]) {
  const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  const check = ajv.getSchema(`document#/${path.join('/')}`);
  if (check === undefined) throw new Error(`the document has nothing at ${pointer.join(' ')}`);
  return check;
}

/** Anything that a schema allows, not too long. */
function allowedBy(schema: Schema): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return referred(schema.$ref);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map(allowedBy));
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const referred = (reference: string): Arbitrary<unknown> => allowedBy(named(reference));

function named(reference: string): Schema {
  const schema = document.components.schemas[reference.slice('#/components/schemas/'.length)];
  return schemaSchema.parse(schema);
}

function stringOf({ pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  if (pattern !== undefined)
    return fc
      .stringMatching(new RegExp(pattern, 'u'))
      .filter((value) => value.length <= maxLength && !/\p{Cc}/u.test(value));
  // That there are no control characters in names and prompts is said in words: not every reader of schemas knows \p{Cc}.
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 15) })
    .filter((value) => minLength === 0 || /[^\s\p{Cf}]/u.test(value));
}

function arrayOf({
  items = {},
  minItems = 0,
  maxItems = 4,
  uniqueItems = false,
}: Schema): Arbitrary<unknown> {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, 4) };
  return uniqueItems ? fc.uniqueArray(allowedBy(items), bounds) : fc.array(allowedBy(items), bounds);
}

const objectOf = ({
  properties = {},
  required = [],
  minProperties = 0,
  maxProperties = 100,
}: Schema): Arbitrary<unknown> =>
  fc
    .record(
      Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, allowedBy(schema)])),
      { requiredKeys: required },
    )
    .filter((value) => {
      const count = Object.keys(value).length;
      return count >= minProperties && count <= maxProperties;
    });

interface Sent {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body?: unknown;
}

let mesh: Mesh;
let key: string;
/** Things that are there, so that more is asked of the service than whether it finds them. */
let known: Record<string, string>;

beforeAll(async () => {
  mesh = await bootMesh();
  ({ key } = await mesh.workspace({ credits: 100_000 }));
  const body = { prompt: 'A memo about tea', buildType: 'document', mode: 'lite' };
  const { projectId, usage } = z
    .object({ projectId: z.string(), usage: z.object({ buildId: z.string() }) })
    .parse(await (await ask('POST', '/api/v1/generate', {}, body)).json());
  known = { projects: projectId, builds: usage.buildId };
});
afterAll(() => mesh.stop());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
  fetch(`${mesh.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A token that only an answer gives: the empty one asks for the first page. */
const isToken = (name: string): boolean => name === 'cursor';

function allowed({ path, parameters, requestBody }: Operation): Arbitrary<Sent> {
  const room = path.split('/')[3] ?? '';
  const valuesIn = (where: 'path' | 'query' | 'header') => {
    const own = parameters.filter((parameter) => parameter.in === where && !isToken(parameter.name));
    const values = own.map(({ name, schema }) => [name, sendable(where, name, schema)] as const);
    const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys });
  };
  const sendable = (where: string, name: string, schema: Schema): Arbitrary<unknown> => {
    const value = allowedBy(schema);
    // What an address and a header field can carry is not the document's to say.
    if (where === 'header') return value.filter((it) => /^(?:[!-~]|[!-~][ -~]*[!-~])$/.test(String(it)));
    if (where === 'query') return value;
    const any = value.filter((it) => !/^\.{0,2}$/.test(String(it)));
    const there = known[room];
    return name === 'id' && there !== undefined
      ? fc.oneof({ arbitrary: fc.constant(there), weight: 4 }, any)
      : any;
  };
  const content = requestBody?.content['application/json']?.schema;
  return fc.record(
    {
      path: valuesIn('path'),
      query: valuesIn('query'),
      header: valuesIn('header'),
      ...(content === undefined ? {} : { body: allowedBy(content) }),
    },
    { requiredKeys: requestBody?.required === false ? ['path', 'query', 'header'] : undefined },
  );
}

function send({ path, method }: Operation, sent: Sent): Promise<Response> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sent.path[name])),
  );
  const query = Object.entries(sent.query).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  const headers = Object.fromEntries(
    Object.entries(sent.header).map(([name, value]) => [name, String(value)]),
  );
  return ask(
    method.toUpperCase(),
    query.length === 0 ? address : `${address}?${query.join('&')}`,
    headers,
    sent.body,
  );
}

/** @throws where an answer is not one of those that the document tells, or its body is another. */
async function expectDocumented(operation: Operation, response: Response): Promise<void> {
  const { path, method, responses } = operation;
  const { status } = response;
  const body = await response.text();
  const documented = responses[status];
  if (documented === undefined) throw new Error(`${status} is not documented: ${body.slice(0, 300)}`);
  if (status >= 500) throw new Error(`${status}: ${body}`);
  const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (mediaType !== 'application/json') return;
  const pointer =
    documented.$ref === undefined
      ? ['paths', path, method, 'responses', String(status)]
      : documented.$ref.slice(2).split('/');
  if (documented.$ref === undefined && documented.content[mediaType]?.schema === undefined) return;
  const check = checkAt(...pointer, 'content', mediaType, 'schema');
  if (!check(JSON.parse(body)))
    throw new Error(`${status}: ${ajv.errorsText(check.errors)} ${body.slice(0, 300)}`);
}

/** Where a request may be refused for what it would do, not for what it is. */
const mayNotDo: ReadonlySet<string> = new Set(['patchSpec', 'exportProject']);

const runs = { numRuns: 12, endOnFailure: true };

describe('what the document allows is taken, and answered as it says', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (id, operation) => {
      await fc.assert(
        fc.asyncProperty(allowed(operation), async (sent) => {
          const response = await send(operation, sent);
          const copy = response.clone();
          await expectDocumented(operation, response);
          if (!mayNotDo.has(id))
            expect([copy.status, copy.status === 400 ? await copy.text() : '']).not.toContain(400);
        }),
        runs,
      );
    },
  );
});

const wrong = fc.constantFrom<unknown>(null, true, -1, 1.5, '', 'wrong', 'x'.repeat(600), [], {}, [{}]);

/** A body that differs from an allowed one in one place. */
function brokenBody({ path, method, requestBody }: Operation): Arbitrary<unknown> | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return undefined;
  const check = checkAt('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
  const names = Object.keys(resolved(schema).properties ?? {});
  const changed = fc
    .tuple(allowedBy(schema), fc.constantFrom(...names, 'surplus'), fc.option(wrong, { nil: undefined }))
    .map(([value, name, other]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, [name]: other }
        : other,
    );
  // As it is sent: a member without a value is none.
  return fc
    .oneof(changed, wrong)
    .map((value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value))))
    .filter((value) => value !== undefined && check(value) === false);
}

const resolved = (schema: Schema): Schema => (schema.$ref === undefined ? schema : named(schema.$ref));

/** A parameter of the query that its schema refuses, or that the document does not know. */
function brokenQuery({ parameters }: Operation): Arbitrary<Record<string, unknown>> {
  const surplus = fc.constant<Record<string, unknown>>({ surplus: 'x' });
  const own = parameters.flatMap(({ in: where, name, schema }) => {
    if (where !== 'query') return [];
    if (schema.type === 'integer')
      return [fc.constantFrom('x', '-1', '1.5', '99999999999').map((it) => ({ [name]: it }))];
    if (schema.enum !== undefined) return [fc.constant({ [name]: 'wrong' })];
    return schema.maxLength === undefined ? [] : [fc.constant({ [name]: 'x'.repeat(schema.maxLength + 1) })];
  });
  return fc.oneof(surplus, ...own);
}

describe('what the document refuses is refused, and told what was wrong', () => {
  const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
  const withQuery = operations.filter(({ parameters }) =>
    parameters.some((parameter) => parameter.in === 'query'),
  );
  const expectRefused = async (operation: Operation, sent: Sent): Promise<void> => {
    const response = await send(operation, sent);
    const status = response.status;
    await expectDocumented(operation, response);
    expect(status).toBe(400);
  };

  test.each(withBody.map((operation) => [operation.operationId, operation] as const))(
    'the body of %s',
    async (_, operation) => {
      const bodies = brokenBody(operation) ?? fc.constant(undefined);
      await fc.assert(
        fc.asyncProperty(allowed(operation), bodies, (sent, body) =>
          expectRefused(operation, { ...sent, body }),
        ),
        runs,
      );
    },
  );

  test.each(withQuery.map((operation) => [operation.operationId, operation] as const))(
    'the query of %s',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(allowed(operation), brokenQuery(operation), (sent, query) =>
          expectRefused(operation, { ...sent, query: { ...sent.query, ...query } }),
        ),
        runs,
      );
    },
  );
});
