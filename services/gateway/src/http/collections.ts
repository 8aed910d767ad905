import { apiVersion } from './openapi-info.ts';
import { type ExampleRequest, exampleRequests, type Parameter } from './openapi-requests.ts';
import type { Json } from './openapi-schemas.ts';

const about = 'Set the variable `apiKey` to a key of yours. Made from the OpenAPI document.';

const folders = (document: Json) =>
  Map.groupBy(
    exampleRequests(document).filter(({ path }) => path.startsWith('/api/')),
    ({ tag }) => tag,
  );

/** `{id}` in OpenAPI is `:id` in a collection. */
const pathOf = ({ path }: ExampleRequest): string => path.replace(/\{(\w+)\}/g, ':$1');

const exampleOf = ({ example }: Parameter): string => (example === undefined ? '' : String(example));

/** A header field that a client adds by itself is not told again. */
const headersOf = ({ parameters, body }: ExampleRequest) => [
  ...(body === undefined ? [] : [{ name: 'Content-Type', value: body.mediaType, required: true }]),
  ...parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => ({
      name: parameter.name,
      value: exampleOf(parameter),
      required: parameter.required,
    })),
];

/** The API as a collection of Postman (format 2.1). What is optional is there, and switched off. */
export const postmanCollection = (document: Json, baseUrl: string): Json => ({
  info: {
    name: 'Sitewright',
    description: about,
    version: apiVersion,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
  variable: [
    { key: 'baseUrl', value: baseUrl },
    { key: 'apiKey', value: '' },
  ],
  item: [...folders(document)].map(([name, requests]) => ({ name, item: requests.map(postmanItem) })),
});

function postmanItem(request: ExampleRequest): Json {
  const { summary, description, method, needsKey, body, parameters } = request;
  const path = pathOf(request);
  const told = (where: Parameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => ({
        key: parameter.name,
        value: exampleOf(parameter),
        description: parameter.description,
        ...(parameter.required ? {} : { disabled: true }),
      }));
  return {
    name: summary,
    request: {
      method,
      description,
      ...(needsKey ? {} : { auth: { type: 'noauth' } }),
      header: headersOf(request).map(({ name, value, required }) => ({
        key: name,
        value,
        ...(required ? {} : { disabled: true }),
      })),
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ['{{baseUrl}}'],
        path: path.split('/').slice(1),
        query: told('query'),
        variable: told('path'),
      },
      ...(body === undefined
        ? {}
        : {
            body: {
              mode: 'raw',
              raw: JSON.stringify(body.value, null, 2),
              options: { raw: { language: 'json' } },
            },
          }),
    },
    response: [],
  };
}

/** The API as a collection of Bruno, as it is imported. What is optional is there, and switched off. */
export const brunoCollection = (document: Json, baseUrl: string): Json => ({
  version: '1',
  name: 'Sitewright',
  brunoConfig: { version: '1', name: 'Sitewright', type: 'collection' },
  items: [...folders(document)].map(([name, requests], index) => ({
    type: 'folder',
    name,
    seq: index + 1,
    items: requests.map(brunoItem),
  })),
  environments: [
    {
      name: 'Sitewright',
      variables: [
        { name: 'baseUrl', value: baseUrl, type: 'text', enabled: true, secret: false },
        { name: 'apiKey', value: '', type: 'text', enabled: true, secret: true },
      ],
    },
  ],
  root: {
    docs: about,
    request: { auth: { mode: 'bearer', bearer: { token: '{{apiKey}}' } } },
  },
});

function brunoItem(request: ExampleRequest, index: number): Json {
  const { summary, description, method, needsKey, body, parameters } = request;
  return {
    type: 'http-request',
    name: summary,
    seq: index + 1,
    request: {
      url: `{{baseUrl}}${pathOf(request)}`,
      method,
      headers: headersOf(request).map(({ required, ...header }) => ({ ...header, enabled: required })),
      params: parameters.flatMap((parameter) =>
        parameter.in === 'header'
          ? []
          : [
              {
                name: parameter.name,
                value: exampleOf(parameter),
                description: parameter.description,
                type: parameter.in,
                enabled: parameter.required,
              },
            ],
      ),
      auth: { mode: needsKey ? 'inherit' : 'none' },
      body:
        body === undefined ? { mode: 'none' } : { mode: 'json', json: JSON.stringify(body.value, null, 2) },
      docs: description,
    },
  };
}
