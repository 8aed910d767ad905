import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { validSpecBytes } from '../../../../../services/projects/test/sample-spec.ts';
import { readAnswer } from '../support/read-answer.ts';
import { type ProjectsStack, startProjectsStack, type Tenant } from './projects-stack.ts';

let stack: ProjectsStack;
let owner: Tenant;

beforeAll(async () => {
  stack = await startProjectsStack();
  owner = await stack.tenant(['read', 'write', 'publish']);
});
afterAll(() => stack.stop());

const path = (id: string, rest = '') => `/api/v1/projects/${id}${rest}`;
const patch = (id: string, value: string, headers: Record<string, string>) =>
  owner.http(path(id, '/spec'), {
    method: 'PATCH',
    body: [{ op: 'replace', path: '/description', value }],
    headers: { 'content-type': 'application/json-patch+json', ...headers },
  });

test('lists projects as { items, nextCursor } and pages by cursor', async () => {
  const tenant = await stack.tenant(['read', 'write']);
  const ids = [await tenant.save(validSpecBytes('One')), await tenant.save(validSpecBytes('Two'))];
  const first = await readAnswer(await tenant.http('/api/v1/projects?limit=1'));
  expect(first.items).toHaveLength(1);
  const second = await readAnswer(await tenant.http(`/api/v1/projects?limit=1&cursor=${first.nextCursor}`));
  expect(second.nextCursor).toBeNull();
  const seen = [...first.items, ...second.items].map((item) => item.projectId);
  expect(seen).toEqual([...ids].sort().reverse());
  const found = await (await tenant.http('/api/v1/projects?query=two')).json();
  expect(found).toMatchObject({ items: [{ title: 'Two' }], nextCursor: null, truncated: false });
});

test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=%25', 'buildType=poster', 'deleted=yes', 'colour=red'])(
  'refuses the list query %s with 400',
  async (query) => {
    const response = await owner.http(`/api/v1/projects?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request', retryable: false });
  },
);

test('reads a record, renames it, moves it to the bin and takes it out again', async () => {
  const id = await owner.save(validSpecBytes());
  const record = await readAnswer(await owner.http(path(id)));
  expect(record).toMatchObject({ projectId: id, title: 'Harbour Books', revision: 1, publishedUrl: null });
  expect(record.editorUrl).toMatch(new RegExp(`/builder\\?project=${id}$`));
  const renamed = await owner.http(path(id), { method: 'PATCH', body: { title: 'New name' } });
  expect(await renamed.json()).toMatchObject({ title: 'New name' });
  const deleted = await owner.http(path(id), { method: 'DELETE' });
  expect((await readAnswer(deleted)).deletedAt).toEqual(expect.any(String));
  expect(await (await owner.http('/api/v1/projects?deleted=true')).json()).toMatchObject({
    items: [{ projectId: id }],
  });
  const restored = await owner.http(path(id, '/restore'), { method: 'POST' });
  expect(await restored.json()).toMatchObject({ deletedAt: null });
});

test('reads the specification with its revision as ETag and answers 304 while it stands', async () => {
  const id = await owner.save(validSpecBytes());
  const whole = await owner.http(path(id, '/spec'));
  expect(whole.headers.get('etag')).toBe('"1"');
  expect(Buffer.from(await whole.arrayBuffer()).equals(validSpecBytes())).toBe(true);
  for (const tag of ['"1"', 'W/"1"', '"9", "1"', '*']) {
    const same = await owner.http(path(id, '/spec'), { headers: { 'if-none-match': tag } });
    expect(same.status).toBe(304);
  }
  expect((await owner.http(path(id, '/spec'), { headers: { 'if-none-match': '"2"' } })).status).toBe(200);
  const part = await owner.http(path(id, '/spec?pointer=/content/site/name'));
  expect(await part.text()).toBe('"Harbour Books"');
  expect((await owner.http(path(id, '/spec?revision=2'))).status).toBe(404);
});

test('edits with a JSON Patch against a named revision only', async () => {
  const id = await owner.save(validSpecBytes());
  const without = await patch(id, 'x', {});
  expect(without.status).toBe(428);
  expect(await without.json()).toMatchObject({ code: 'revision_required', retryable: false });
  const edited = await patch(id, 'Second', { 'if-match': '"1"' });
  expect(edited.status).toBe(200);
  expect(edited.headers.get('etag')).toBe('"2"');
  expect(await edited.json()).toMatchObject({ description: 'Second' });
  const stale = await patch(id, 'Third', { 'if-match': '"1"' });
  expect(stale.status).toBe(412);
  expect(stale.headers.get('etag')).toBe('"2"');
  expect(await stale.json()).toMatchObject({ code: 'revision_conflict', retryable: false });
  for (const tag of ['*', '1', '"1", "2"', '"0"']) {
    expect((await patch(id, 'x', { 'if-match': tag })).status).toBe(400);
  }
});

test('takes a JSON Patch as application/json-patch+json or plain JSON, and as nothing else', async () => {
  const id = await owner.save(validSpecBytes());
  const plain = await patch(id, 'x', { 'content-type': 'application/json', 'if-match': '"1"' });
  expect(plain.headers.get('etag')).toBe('"2"');
  for (const type of ['application/merge-patch+json', 'text/plain']) {
    const response = await patch(id, 'x', { 'content-type': type, 'if-match': '"1"' });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
  }
});

test('sends a specification compressed to whoever takes that, under the same entity tag', async () => {
  const id = await owner.save(validSpecBytes());
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await owner.http(path(id, '/spec'), { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('etag')).toBe('"1"');
    expect(Buffer.from(await response.arrayBuffer()).equals(validSpecBytes())).toBe(true);
  }
  const record = await owner.http(path(id), { headers: { 'accept-encoding': 'br' } });
  expect(record.headers.get('content-encoding')).toBeNull();
});

test('lists revisions and restores one of them', async () => {
  const id = await owner.save(validSpecBytes());
  await patch(id, 'Second', { 'if-match': '"1"' });
  const list = await (await owner.http(path(id, '/revisions'))).json();
  expect(list).toMatchObject({ items: [{ revision: 2 }, { revision: 1 }], nextCursor: null });
  const url = path(id, '/revisions/1/restore');
  expect((await owner.http(url, { method: 'POST' })).status).toBe(428);
  const restored = await owner.http(url, { method: 'POST', headers: { 'if-match': '"2"' } });
  expect(restored.headers.get('etag')).toBe('"3"');
  expect(await restored.json()).toMatchObject({ revision: 3 });
});

test('tells autosaves from what a person has saved, and keeps those that have a name', async () => {
  const id = await owner.save(validSpecBytes());
  const saved = await owner.http(path(id, '/spec?save=auto'), {
    method: 'PATCH',
    body: [{ op: 'replace', path: '/description', value: 'While typing' }],
    headers: { 'content-type': 'application/json-patch+json', 'if-match': '"1"' },
  });
  expect(saved.headers.get('etag')).toBe('"2"');
  const named = await owner.http(path(id, '/revisions/2'), {
    method: 'PATCH',
    body: { name: 'Before lunch' },
  });
  expect(await named.json()).toMatchObject({ revision: 2, origin: 'autosave', name: 'Before lunch' });
  const taken = await owner.http(path(id, '/revisions/2'), { method: 'PATCH', body: { name: null } });
  expect(await taken.json()).toMatchObject({ name: null });
  expect((await owner.http(path(id, '/revisions/3'), { method: 'PATCH', body: { name: 'x' } })).status).toBe(
    404,
  );
  expect((await owner.http(path(id, '/spec?save=often'), { method: 'PATCH', body: [] })).status).toBe(400);
});

test('does not let a workspace see, change or even suspect the project of another', async () => {
  const id = await owner.save(validSpecBytes());
  const stranger = await stack.tenant(['read', 'write', 'publish']);
  const calls: [string, string][] = [
    ['GET', ''],
    ['GET', '/spec'],
    ['GET', '/revisions'],
    ['DELETE', ''],
    ['POST', '/restore'],
  ];
  for (const [method, rest] of calls) {
    const response = await stranger.http(path(id, rest), { method });
    expect([method, rest, response.status]).toEqual([method, rest, 404]);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a key without the scope gets 403 that names it, and no key gets 401', async () => {
  const id = await owner.save(validSpecBytes());
  const reader = await stack.tenant(['read'], owner.workspaceId);
  const response = await reader.http(path(id), { method: 'DELETE' });
  expect(response.status).toBe(403);
  expect((await readAnswer(response)).error).toContain('"write"');
  expect((await fetch(`${stack.base}${path(id)}`)).status).toBe(401);
});
