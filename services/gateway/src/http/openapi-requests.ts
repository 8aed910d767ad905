import { z } from 'zod';
import type { Json } from './openapi-schemas.ts';

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  example: z.unknown().optional(),
});

const contentSchema = z.record(z.string(), z.object({ example: z.unknown().optional() })).default({});

const operationSchema = z.object({
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema })),
});

export type Parameter = z.output<typeof parameterSchema>;

/** One request of an operation, with the examples of the document. */
export interface ExampleRequest {
  tag: string;
  summary: string;
  description: string;
  method: string;
  /** With `{name}` for a parameter. */
  path: string;
  needsKey: boolean;
  parameters: Parameter[];
  body: { mediaType: string; value: unknown } | undefined;
  /** What a success is. */
  answer: 'json' | 'text' | 'events' | 'file';
}

/** The example request of an operation of the document. */
export function exampleRequest(path: string, method: string, operation: unknown): ExampleRequest {
  const { tags, security, requestBody, responses, ...told } = operationSchema.parse(operation);
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return {
    tag: tags[0],
    summary: told.summary,
    description: told.description,
    method: method.toUpperCase(),
    path,
    needsKey: security.length > 0,
    parameters: told.parameters,
    body: mediaType === undefined ? undefined : { mediaType, value: content?.example },
    answer: answerOf(Object.keys((responses[200] ?? responses[201])?.content ?? {})[0]),
  };
}

function answerOf(mediaType = 'application/json'): ExampleRequest['answer'] {
  if (mediaType === 'text/event-stream') return 'events';
  if (mediaType === 'text/html') return 'text';
  return /json$/.test(mediaType) ? 'json' : 'file';
}

const pathsSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The example request of every operation of the document, in its order. */
export const exampleRequests = (document: Json): ExampleRequest[] =>
  Object.entries(pathsSchema.parse(document).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => exampleRequest(path, method, operation)),
  );

/** The values that a request can't do without, by name. */
export const requiredIn = (where: Parameter['in'], { parameters }: ExampleRequest): Record<string, unknown> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === where && parameter.required)
      .map(({ name, example }) => [name, example]),
  );

/** The path with its parameters and what the query needs. */
export function addressOf(request: ExampleRequest): string {
  const path = Object.entries(requiredIn('path', request)).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    request.path,
  );
  const query = Object.entries(requiredIn('query', request)).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
