import { afterAll, expect, test } from '@jest/globals';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects } from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects();
afterAll(() => projects.stop());

const save = () => saveProject(projects, caller, validSpecBytes());
const update = (projectId: string, expectedRevision: number, ...operations: object[]) =>
  projects.rpc.updateSpec({ caller, projectId, expectedRevision, patchJson: patchBytes(...operations) });
const describe = (value: string) => ({ op: 'replace', path: '/description', value });

test('stores the result as the next revision and leaves the one before as it was', async () => {
  const projectId = await save();
  const { project, specJson } = await update(projectId, 1, describe('Second'));
  expect(project?.revision).toBe(2);
  expect(JSON.parse(specJson.toString())).toMatchObject({ description: 'Second' });
  const first = await projects.rpc.readSpec({ caller, projectId, revision: 1, pointer: '' });
  expect(first.specJson.equals(validSpecBytes())).toBe(true);
});

test('refuses a patch against another revision and names the current one', async () => {
  const projectId = await save();
  await update(projectId, 1, describe('Second'));
  for (const stale of [1, 3, 0]) {
    await expect(update(projectId, stale, describe('Third'))).rejects.toMatchObject({
      reason: 'REVISION_CONFLICT',
      metadata: { current_revision: '2' },
    });
  }
});

test('lets exactly one of many concurrent patches against one revision win', async () => {
  const projectId = await save();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => update(projectId, 1, describe(`Number ${n}`))),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    expect(outcome.reason).toMatchObject({ reason: 'REVISION_CONFLICT' });
  }
  const { revisions } = await projects.rpc.listRevisions({ caller, projectId, pageSize: 0, cursor: '' });
  expect(revisions.map((revision) => revision.revision)).toEqual([2, 1]);
});

test('makes no revision of a patch that changes nothing', async () => {
  const projectId = await save();
  const { project } = await update(projectId, 1, { op: 'test', path: '/language', value: 'en' });
  expect(project?.revision).toBe(1);
});

test('renames the project with the title of its specification, and only then', async () => {
  const projectId = await save();
  await projects.rpc.renameProject({ caller, projectId, title: 'My own name' });
  const first = await update(projectId, 1, describe('Second'));
  expect(first.project?.title).toBe('My own name');
  const second = await update(projectId, 2, { op: 'replace', path: '/title', value: 'Harbour Press' });
  expect(second.project?.title).toBe('Harbour Press');
});

test.each([
  ['a result that fails the schema', patchBytes({ op: 'replace', path: '/title', value: '' })],
  ['a title that is none', patchBytes({ op: 'replace', path: '/title', value: '   ' })],
  ['a number that JSON has not', Buffer.from('[{"op":"add","path":"/extensions","value":{"n":1e400}}]')],
  [
    'a member that would be lost',
    Buffer.from('[{"op":"add","path":"/extensions","value":{"__proto__":{}}}]'),
  ],
  ['a path that is not there', patchBytes({ op: 'remove', path: '/content/nothing' })],
  ['a test that fails', patchBytes({ op: 'test', path: '/title', value: 'Other' })],
  ['an operation that there is not', patchBytes({ op: 'merge', path: '/title' })],
  ['a change of the build type', patchBytes({ op: 'replace', path: '/buildType', value: 'slides' })],
  [
    'a javascript: link',
    patchBytes({ op: 'replace', path: '/content/navigation/0/href', value: 'javascript:x' }),
  ],
  ['a prototype', patchBytes({ op: 'add', path: '/__proto__/polluted', value: true })],
  ['something that is not JSON', Buffer.from('[')],
  ['something that is not a patch', Buffer.from('{"title":"x"}')],
])('refuses %s and stores nothing', async (_name, patchJson) => {
  const projectId = await save();
  await expect(
    projects.rpc.updateSpec({ caller, projectId, expectedRevision: 1, patchJson }),
  ).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  const { project } = await projects.rpc.getProject({ caller, projectId });
  expect(project?.revision).toBe(1);
});

test('refuses a patch of more than 256 KiB', async () => {
  const projectId = await save();
  const patchJson = patchBytes(describe('x'.repeat(256 * 1024)));
  await expect(
    projects.rpc.updateSpec({ caller, projectId, expectedRevision: 1, patchJson }),
  ).rejects.toMatchObject({ reason: 'PAYLOAD_TOO_LARGE' });
});

test('refuses a project in the bin, another workspace, and a key without the scope write', async () => {
  const projectId = await save();
  const request = { projectId, expectedRevision: 1, patchJson: patchBytes(describe('x')) };
  await expect(projects.rpc.updateSpec({ ...request, caller: newCaller() })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
  await expect(
    projects.rpc.updateSpec({ ...request, caller: { ...caller, scopes: ['read'] } }),
  ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE', metadata: { scope: 'write' } });
  await projects.rpc.deleteProject({ caller, projectId });
  await expect(projects.rpc.updateSpec({ ...request, caller })).rejects.toMatchObject({
    reason: 'PROJECT_IN_BIN',
  });
});
