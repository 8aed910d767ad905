import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUILD_TYPES } from '@sitewright/site-spec';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { mcpAt } from './mcp-http.ts';

// What a model reads: short answers, pictures that it can see, and links to what is too much for a conversation.
let mesh: Mesh;
let key: string;
const made = new Map<string, { projectId: string; text: string }>();

beforeAll(async () => {
  mesh = await bootMesh();
  key = (await mesh.workspace()).key;
  for (const buildType of BUILD_TYPES) {
    const { content, structuredContent } = await call('generate_project', {
      prompt: 'A bakery in Graz. Sales by year: 2023 90, 2024 120, 2025 150. Bread 4.20, open Mon-Sat 7-18.',
      buildType,
      mode: 'lite',
    });
    made.set(buildType, { projectId: structuredContent.projectId, text: content[0].text });
  }
});
afterAll(() => mesh.stop());

const newest = { 'mcp-protocol-version': '2025-06-18' };

async function call(name: string, args: object, headers: Record<string, string> = newest) {
  const params = { name, arguments: args };
  const { json } = await mcpAt(mesh.baseUrl, key).rpc(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { headers },
  );
  return json.result;
}

const projectOf = (buildType: string): string => made.get(buildType)?.projectId ?? '';

describe.each(BUILD_TYPES)('a %s', (buildType) => {
  test('is told by its outline, in a few kilobytes, each part with the pointer that reads it', async () => {
    const { projectId, text } = made.get(buildType) ?? { projectId: '', text: '' };
    expect(text.length).toBeLessThan(10_000);
    const told = JSON.parse(text);
    expect(told).toMatchObject({ status: 'succeeded', buildType, toCheckCount: expect.any(Number) });
    expect(told).not.toHaveProperty('spec');
    expect(told.outline.length).toBeGreaterThan(0);
    const [part] = told.outline;
    const { structuredContent } = await call('read_spec', { projectId, pointer: part.pointer });
    expect(structuredContent.spec).toEqual(expect.objectContaining({ id: expect.any(String) }));
    const record = await call('get_project', { projectId });
    expect(record.structuredContent).toMatchObject({ projectId, outline: told.outline, revision: 1 });
  });

  test('is shown as a picture of at most a megapixel', async () => {
    const { content, structuredContent } = await call('export_project', {
      projectId: projectOf(buildType),
      format: 'png',
    });
    expect(structuredContent).toMatchObject({ mediaType: 'image/png' });
    const [picture] = content.filter(({ type }: { type: string }) => type === 'image');
    expect(picture).toMatchObject({ mimeType: 'image/png' });
    const png = Buffer.from(picture.data, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16) * png.readUInt32BE(20)).toBeLessThanOrEqual(1_000_000);
  });
});

test('what has nothing to draw is shown by its cover', async () => {
  const args = { prompt: 'A bakery', buildType: 'dataviz', mode: 'lite' };
  const { structuredContent } = await call('generate_project', args);
  const { projectId } = structuredContent;
  const shown = await call('export_project', { projectId, format: 'png' });
  expect(shown.content[1]).toMatchObject({ type: 'image', mimeType: 'image/png' });
});

test('a build brings its specification where it is asked to', async () => {
  const { structuredContent } = await call('generate_project', {
    ...{ prompt: 'A bakery', mode: 'lite', save: false, include: ['spec'] },
  });
  expect(structuredContent).toMatchObject({ projectId: null, spec: { specVersion: '1.0' } });
  const { buildId } = structuredContent;
  expect((await call('get_build', { buildId })).structuredContent).not.toHaveProperty('spec');
  const again = await call('get_build', { buildId, include: ['spec'] });
  expect(again.structuredContent.spec).toEqual(structuredContent.spec);
});

test('a file over 16 KB is a link to its resource; a client that knows no links gets its address', async () => {
  const args = { projectId: projectOf('website'), format: 'html' };
  const { content, structuredContent } = await call('export_project', args);
  expect(content).toHaveLength(2);
  expect(content[1]).toEqual({
    ...{ type: 'resource_link', mimeType: 'text/html; charset=utf-8', size: structuredContent.sizeBytes },
    name: structuredContent.filename,
    uri: `sitewright://project/${args.projectId}/export/html?revision=1`,
  });
  const unknowing: Record<string, string>[] = [{}, { 'mcp-protocol-version': '2025-03-26' }];
  for (const headers of unknowing) {
    const older = await call('export_project', args, headers);
    expect(older.content).toEqual([content[0]]);
  }
  const { pathname, search } = new URL(structuredContent.url);
  const response = await fetch(`${mesh.baseUrl}${pathname}${search}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect((await response.arrayBuffer()).byteLength).toBe(structuredContent.sizeBytes);
});

test('a document for printers has its bleed at its address and as a resource too', async () => {
  const args = { projectId: projectOf('document'), format: 'pdf', bleed: true };
  const { content, structuredContent } = await call('export_project', args);
  expect(structuredContent.url).toMatch(/\?format=pdf&revision=1&bleed=true$/);
  const { uri, resource } = content[1];
  expect(uri ?? resource.uri).toBe(`sitewright://project/${args.projectId}/export/pdf?revision=1&bleed=true`);
  const { pathname, search } = new URL(structuredContent.url);
  const response = await fetch(`${mesh.baseUrl}${pathname}${search}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.toString('latin1')).toContain('/BleedBox');
  expect(pdf).toHaveLength(structuredContent.sizeBytes);
});

test('a text of up to 16 KB stands inline', async () => {
  const { content } = await call('export_project', { projectId: projectOf('slides'), format: 'md' });
  expect(content[1]).toEqual({ type: 'text', text: expect.stringMatching(/^# |\n# /) });
});

describe('a specification that is too much for a conversation', () => {
  let projectId: string;
  beforeAll(async () => {
    const { structuredContent } = await call('generate_project', { prompt: 'A bakery', mode: 'lite' });
    projectId = structuredContent.projectId;
    const value = { notes: 'long '.repeat(16_000), other: 1 };
    const patch = [{ op: 'add', path: '/extensions', value: { 'org.example': value } }];
    expect(await call('update_spec', { projectId, revision: 1, patch })).toMatchObject({
      structuredContent: { revision: 2 },
    });
  });

  test('is told by its outline and by how to ask for a part', async () => {
    const { structuredContent } = await call('read_spec', { projectId });
    expect(structuredContent).not.toHaveProperty('spec');
    expect(structuredContent).toMatchObject({ hint: expect.stringMatching(/pointer/) });
    expect(structuredContent.outline[0]).toMatchObject({ pointer: '/content/pages/0', kind: 'page' });
    const part = await call('read_spec', { projectId, pointer: '/content/pages/0' });
    expect(part.structuredContent.spec).toMatchObject({ path: '/' });
  });

  test('a part that is too much itself is told by its members', async () => {
    const { structuredContent } = await call('read_spec', { projectId, pointer: '/extensions' });
    expect(structuredContent.outline).toEqual([
      { pointer: '/extensions/org.example', kind: 'object', text: expect.stringMatching(/^\d+ KB$/) },
    ]);
  });
});

test.each([
  [{ op: 'add', path: '/title' }],
  [{ op: 'replace' }],
  [{ op: 'move', path: '/title' }],
  [{ op: 'shout', path: '/title', value: 1 }],
])('update_spec says what an operation needs (%j)', async (operation) => {
  const { content } = await call('update_spec', {
    ...{ projectId: projectOf('website'), revision: 1, patch: [operation] },
  });
  expect(content[0].text).toMatch(
    /^invalid_arguments: .*patch\.0(\.value: is missing|: must be an operation of RFC 6902)/,
  );
});

test('what was changed, renamed and deleted can be had back', async () => {
  const { structuredContent: built } = await call('generate_project', { prompt: 'A bakery', mode: 'lite' });
  const { projectId } = built;
  const run = async (name: string, args: object = {}) =>
    (await call(name, { projectId, ...args })).structuredContent;
  const patch = [{ op: 'replace', path: '/description', value: 'Another' }];
  await run('update_spec', { revision: 1, patch });
  expect((await run('list_revisions')).revisions).toMatchObject([
    { revision: 2, origin: 'patch' },
    { revision: 1, origin: 'build', keyId: expect.stringMatching(/^key_/) },
  ]);
  expect(await run('restore_revision', { revision: 1, currentRevision: 2 })).toMatchObject({ revision: 3 });
  const late = await call('restore_revision', { projectId, revision: 1, currentRevision: 2 });
  expect(late.content[0].text).toMatch(/^revision_conflict: /);
  expect(await run('rename_project', { title: 'Rolls' })).toMatchObject({ title: 'Rolls', revision: 3 });
  await run('delete_project');
  const listed = async (args: object) =>
    (await call('list_projects', { query: 'Rolls', ...args })).structuredContent.projects;
  expect(await listed({})).toEqual([]);
  expect(await listed({ inBin: true })).toMatchObject([{ projectId }]);
  await run('restore_project');
  expect(await listed({})).toMatchObject([{ projectId, title: 'Rolls' }]);
});

test('a slug is for a key that may publish', async () => {
  const args = { projectId: projectOf('website'), slug: `bread-${Date.now()}` };
  const { content } = await call('rename_project', { projectId: args.projectId });
  expect(content[0].text).toMatch(/^invalid_request: /);
  await call('publish_project', { projectId: args.projectId });
  const { structuredContent } = await call('rename_project', args);
  expect(structuredContent.publishedUrl).toContain(args.slug);
});
