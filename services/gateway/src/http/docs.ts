import { jsonSchema } from '@sitewright/site-spec';
import { sharedBody } from './compressed-answer.ts';
import { openApiDocument } from './openapi.ts';
import { defineRoute, type Route } from './route.ts';

const kept = { 'cache-control': 'public, max-age=300' };

/** The routes that describe the others. Each document is made once, at start. */
export function documentationRoutes(described: readonly Route[], publicUrl: string): Route[] {
  const routes: Route[] = [...described];
  const openApi = defineRoute({
    method: 'GET',
    path: '/api/v1/openapi.json',
    id: 'getOpenApi',
    tag: 'Reference',
    summary: 'This API as OpenAPI 3.1',
    access: 'public',
    compressed: true,
    answers: { 200: { description: 'The document.' } },
    errors: [],
    handle: async () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', ...kept },
      body: document,
    }),
  });
  const schema = defineRoute({
    method: 'GET',
    path: '/schemas/site-spec/v1.json',
    id: 'getSiteSpecSchema',
    tag: 'Reference',
    summary: 'The Site Specification as JSON Schema 2020-12',
    access: 'public',
    compressed: true,
    answers: { 200: { description: 'The schema.', mediaType: 'application/schema+json' } },
    errors: [],
    handle: async () => ({
      status: 200,
      headers: {
        'content-type': 'application/schema+json; charset=utf-8',
        'access-control-allow-origin': '*',
        ...kept,
      },
      body: schemaText,
    }),
  });
  routes.push(openApi, schema);
  const document = sharedBody(JSON.stringify(openApiDocument(routes, publicUrl)));
  const schemaText = sharedBody(JSON.stringify(jsonSchema()));
  return [openApi, schema];
}
