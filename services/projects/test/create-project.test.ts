import { afterAll, expect, test } from '@jest/globals';
import { newCaller, newProjectId, specBytes, startProjects } from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects();
afterAll(() => projects.stop());

test('answers a repeat with the same bytes as it answered the first', async () => {
  const request = { projectId: newProjectId(), caller, specJson: specBytes('Bakery') };
  expect(await projects.rpc.createProject(request)).toEqual({});
  expect(await projects.rpc.createProject(request)).toEqual({});
});

test('refuses other bytes under the same id', async () => {
  const projectId = newProjectId();
  await projects.rpc.createProject({ projectId, caller, specJson: specBytes('One') });
  await expect(
    projects.rpc.createProject({ projectId, caller, specJson: specBytes('Two') }),
  ).rejects.toMatchObject({ reason: 'CONFLICT' });
});

test('refuses an id that another workspace has, even with the same bytes', async () => {
  const request = { projectId: newProjectId(), caller, specJson: specBytes('Mine') };
  await projects.rpc.createProject(request);
  await expect(projects.rpc.createProject({ ...request, caller: newCaller() })).rejects.toMatchObject({
    reason: 'CONFLICT',
  });
});

test('lets exactly one of many concurrent creates with different bytes win', async () => {
  const projectId = newProjectId();
  const attempts = Array.from({ length: 12 }, (_, n) =>
    projects.rpc.createProject({ projectId, caller, specJson: specBytes(`Number ${n}`) }),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('lets all of many concurrent creates with the same bytes succeed', async () => {
  const request = { projectId: newProjectId(), caller, specJson: specBytes('Together') };
  const answers = await Promise.all(Array.from({ length: 12 }, () => projects.rpc.createProject(request)));
  expect(answers).toHaveLength(12);
});

test('refuses a key without the scope write and names the scope', async () => {
  const request = { projectId: newProjectId(), specJson: specBytes('No') };
  await expect(
    projects.rpc.createProject({ ...request, caller: { ...caller, scopes: ['read', 'publish'] } }),
  ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE', metadata: { scope: 'write' } });
});

test.each([
  ['an id of another form', { projectId: 'prj_1' }],
  ['no caller', { caller: undefined }],
  ['bytes that are not JSON', { specJson: Buffer.from('{') }],
  ['bytes that are not UTF-8', { specJson: Buffer.from([0x22, 0xff, 0x22]) }],
  ['a specification without a title', { specJson: Buffer.from('{"buildType":"website"}') }],
  ['a build type that there is not', { specJson: specBytes('X', { buildType: 'poster' }) }],
])('refuses %s', async (_name, change) => {
  await expect(
    projects.rpc.createProject({ projectId: newProjectId(), caller, specJson: specBytes('X'), ...change }),
  ).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});

test('refuses a specification of more than 1 MiB and takes one of exactly 1 MiB', async () => {
  const limit = 1_048_576;
  const padding = limit - specBytes('Big', { x: '' }).length;
  const fits = specBytes('Big', { x: 'a'.repeat(padding) });
  expect(fits).toHaveLength(limit);
  await projects.rpc.createProject({ projectId: newProjectId(), caller, specJson: fits });
  const over = specBytes('Big', { x: 'a'.repeat(padding + 1) });
  await expect(
    projects.rpc.createProject({ projectId: newProjectId(), caller, specJson: over }),
  ).rejects.toMatchObject({ reason: 'PAYLOAD_TOO_LARGE' });
});
