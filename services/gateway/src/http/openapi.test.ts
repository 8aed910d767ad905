import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';
import { createRoutes } from './routes.ts';

const document = openApiDocument(createRoutes('https://api.example'), 'https://api.example');
const operations = z
  .record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        responses: z.record(z.string(), z.object({ description: z.string() })),
      }),
    ),
  )
  .parse(document.paths);

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
};

/** What a reference within the document leads to. */
const target = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      document,
    );

test('every reference within the document leads to something', () => {
  const own = referencesIn(document).filter((reference) => reference.startsWith('#/'));
  expect(own.filter((reference) => target(reference) === undefined)).toEqual([]);
});

test('every operation has a name of its own, its path parameters, and a description of each answer', () => {
  const names = Object.values(operations).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const [path, methods] of Object.entries(operations)) {
    for (const { parameters, responses } of Object.values(methods)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(Object.keys(responses).length).toBeGreaterThan(0);
    }
  }
});
