import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { validate } from '@readme/openapi-parser';
import { z } from 'zod';
import { reasons } from '../../../../libs/errors/src/index.ts';
import { changelog } from '../../../../libs/public-api/src/changelog.ts';
import { madeFiles } from '../src/made-files.ts';
import { redoclyProblems } from './redocly-problems.ts';

// The file is what people save and feed to their tools: it is what is tested, not the object in the gateway.
const file = fileURLToPath(new URL('../../../../libs/client/openapi.json', import.meta.url));
const documentSchema = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});
const text = await readFile(file, 'utf8');
const document = documentSchema.parse(JSON.parse(text));

test('every file made from the routes is as they would make it now', async () => {
  for (const [path, made] of Object.entries(await madeFiles())) {
    const kept = await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    // Not toEqual: a difference of ten thousand lines tells nobody anything.
    if (kept !== made) throw new Error(`${path} is not fresh: run npm run openapi`);
  }
});

test("keeps Redocly's recommended rules, examples against their schemas included", async () => {
  expect(await redoclyProblems(file)).toEqual([]);
});

test('is valid to the parser of ReadMe', async () => {
  expect(await validate(file)).toMatchObject({ valid: true, warnings: [] });
});

test('bears the day of the newest change', () => {
  expect(/^## (.+)$/m.exec(changelog())?.[1]).toBe(document.info.version);
});

test('leads nowhere outside of itself', () => {
  const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference]) => reference);
  expect(references.length).toBeGreaterThan(500);
  expect(references.filter((reference) => reference?.startsWith('#/components/') !== true)).toEqual([]);
});

test('gives every schema a name that a person would give', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining([
      'Project',
      'Build',
      'BuildRequest',
      'Key',
      'Link',
      'SiteSpec',
      'Error',
      'Session',
    ]),
  );
  expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  // Bodies and answers are told by name; only bodies of a field or two stand where they are used.
  const inline = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => {
      const { operationId, responses } = z
        .looseObject({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })
        .parse(operation);
      return /"schema":\{"type":"object"/.test(JSON.stringify(responses)) ? [operationId] : [];
    }),
  );
  expect(inline).toEqual([]);
});

test('tells every code that an error can have', () => {
  const codes = new Set(Object.values(reasons).map(({ code }) => code));
  expect(new Set(z.array(z.string()).parse(document.components.schemas.ErrorCode?.enum))).toEqual(codes);
});

test('requires the header without which a write is refused', () => {
  for (const [path, method] of [
    ['/api/v1/projects/{id}/spec', 'patch'],
    ['/api/v1/projects/{id}/revisions/{revision}/restore', 'post'],
  ] as const) {
    expect(document.paths[path]?.[method]?.parameters).toContainEqual(
      expect.objectContaining({ name: 'If-Match', in: 'header', required: true }),
    );
  }
});

test('takes a JSON Patch as plain JSON too', () => {
  const body = z.object({ content: z.record(z.string(), z.unknown()) });
  const { content } = body.parse(document.paths['/api/v1/projects/{id}/spec']?.patch?.requestBody);
  expect(Object.keys(content)).toEqual(['application/json-patch+json', 'application/json']);
});
