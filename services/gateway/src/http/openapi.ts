import { z } from 'zod';
import { errorAnswers, errorComponents } from './openapi-errors.ts';
import { apiVersion, description, headers, securitySchemes, tags } from './openapi-info.ts';
import { exampleRequest } from './openapi-requests.ts';
import { codeSamples } from './openapi-samples.ts';
import { createSchemas, type Json } from './openapi-schemas.ts';
import type { Documented, Route } from './route.ts';

type Schemas = ReturnType<typeof createSchemas>;

/** The OpenAPI 3.1 document, whole in itself, made from the table of routes and the schemas that validate. */
export function openApiDocument(routes: readonly Route[], publicUrl: string): Json {
  const schemas = createSchemas();
  const paths: Record<string, Json> = {};
  const responses: Record<string, Json> = {};
  for (const route of routes) {
    const method = route.method.toLowerCase();
    const told = operation(route, schemas, responses);
    const samples = codeSamples(exampleRequest(route.path, method, told), publicUrl);
    paths[route.path] = { ...paths[route.path], [method]: { ...told, 'x-codeSamples': samples } };
  }
  const named = Object.entries({ ...schemas.components, ...errorComponents });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitewright',
      version: apiVersion,
      summary: 'A text prompt becomes a Site Specification and a project.',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags,
    paths,
    components: {
      securitySchemes,
      headers,
      responses,
      schemas: Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

/** Header fields that every answer has. */
const commonHeaders: Json = {
  'x-request-id': { $ref: '#/components/headers/x-request-id' },
  traceresponse: { $ref: '#/components/headers/traceresponse' },
};

/** Header fields that every answer to a key has. */
const countedHeaders: Json = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};

function operation(route: Route, schemas: Schemas, responses: Record<string, Json>): Json {
  const scopes = route.access === 'public' ? [] : route.access;
  const told = [
    route.description,
    scopes.length > 0 && `Needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
    route.also !== undefined && `Needs the scope \`${route.also}\` besides.`,
    route.links && 'The session of a link may ask for its own project.',
  ];
  const parameters = [
    ...parametersIn('path', route.params, schemas),
    ...parametersIn('query', route.query, schemas),
    ...parametersIn('header', route.headers, schemas, route.mustBring),
  ];
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary,
    description: told.filter(Boolean).join('\n\n'),
    ...(route.access === 'public'
      ? { security: [] }
      : { security: [{ key: [] }, { session: [] }], 'x-required-scopes': scopes }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBody(route, schemas),
    responses: { ...answers(route, schemas), ...errorAnswers(route, commonHeaders, responses) },
  };
}

function requestBody({ body }: Route, { schemaOf }: Schemas): Json {
  if (body === undefined) return {};
  const content = { schema: schemaOf(body.schema, 'input'), example: body.example };
  const mediaTypes = new Set([body.mediaType, 'application/json']);
  const required = !z.safeParse(body.schema, undefined).success;
  return {
    requestBody: {
      required,
      content: Object.fromEntries([...mediaTypes].map((mediaType) => [mediaType, content])),
    },
  };
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

function parametersIn(
  where: 'path' | 'query' | 'header',
  schema: z.core.$ZodType | undefined,
  { schemaOf }: Schemas,
  mustBring: readonly string[] = [],
): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = objectSchema.parse(schemaOf(schema, 'input'));
  return Object.entries(properties)
    .filter(([name]) => !reserved.has(name))
    .map(([name, { description: told, example, ...rest }]) => ({
      name: where === 'header' ? (spelling[name] ?? name) : name,
      in: where,
      ...(where === 'path' || required.includes(name) || mustBring.includes(name) ? { required: true } : {}),
      ...(told === undefined ? {} : { description: told }),
      schema: rest,
      ...(example === undefined ? {} : { example }),
    }));
}

/** OpenAPI, 4.8.12.1: what a client accepts is told by the media types of answers. */
const reserved = new Set(['accept']);

/** Header fields as their documents write them. */
const spelling: Record<string, string> = {
  'if-match': 'If-Match',
  'if-none-match': 'If-None-Match',
  'idempotency-key': 'Idempotency-Key',
  'last-event-id': 'Last-Event-ID',
  prefer: 'Prefer',
};

const answers = ({ answers: documented, access }: Route, schemas: Schemas): Json =>
  Object.fromEntries(
    Object.entries(documented).map(([status, answer]) => [
      status,
      {
        description: answer.description,
        headers: { ...commonHeaders, ...(access === 'public' ? {} : countedHeaders), ...ownHeaders(answer) },
        ...contentOf(answer, schemas),
      },
    ]),
  );

const ownHeaders = ({ headers: own = {} }: Documented): Json =>
  Object.fromEntries(
    Object.entries(own).map(([name, meaning]) => [
      name,
      { description: meaning, schema: { type: 'string' } },
    ]),
  );

function contentOf(
  { schema, example, mediaType = 'application/json', events }: Documented,
  { schemaOf }: Schemas,
): Json {
  if (schema === undefined && example === undefined) return {};
  return {
    content: {
      [mediaType]: {
        ...(schema === undefined ? {} : { schema: schemaOf(schema, 'output') }),
        ...(example === undefined ? {} : { example }),
      },
      ...(events === undefined ? {} : { 'text/event-stream': { schema: schemaOf(events, 'output') } }),
    },
  };
}
