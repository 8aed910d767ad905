import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, type RunningProjects, saveProject, startProjects } from './start-projects.ts';

let projects: RunningProjects;
let projectId: string;
const caller = newCaller();

beforeAll(async () => {
  projects = await startProjects();
  projectId = await saveProject(projects, caller, validSpecBytes());
  await projects.rpc.updateSpec({
    caller,
    projectId,
    expectedRevision: 1,
    patchJson: patchBytes({ op: 'replace', path: '/description', value: 'Changed' }),
  });
});
afterAll(() => projects.stop());

const read = (revision: number | undefined, pointer = '') =>
  projects.rpc.readSpec({ caller, projectId, revision, pointer });

test('answers the very bytes that were saved, at the revision asked for', async () => {
  const first = await read(1);
  expect(first.revision).toBe(1);
  expect(first.specJson.equals(validSpecBytes())).toBe(true);
});

test('answers the current revision where none is named', async () => {
  const current = await read(undefined);
  expect(current.revision).toBe(2);
  expect(JSON.parse(current.specJson.toString())).toMatchObject({ description: 'Changed' });
});

test('answers the part under a JSON Pointer', async () => {
  const part = await read(1, '/content/pages/0/sections/0/type');
  expect(part.specJson.toString()).toBe('"hero"');
});

test.each([['/content/nothing'], ['/content/pages/9'], ['/__proto__'], ['/title/length']])(
  'has nothing at %s',
  async (pointer) => {
    await expect(read(1, pointer)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  },
);

test('refuses what is not a JSON Pointer', async () => {
  await expect(read(1, 'content')).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});

test.each([[0], [3], [-1]])('does not know revision %d', async (revision) => {
  await expect(read(revision)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

test('is closed to another workspace and to a key without the scope read', async () => {
  const request = { projectId, revision: undefined, pointer: '' };
  await expect(projects.rpc.readSpec({ ...request, caller: newCaller() })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
  await expect(
    projects.rpc.readSpec({ ...request, caller: { ...caller, scopes: ['write'] } }),
  ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
});
