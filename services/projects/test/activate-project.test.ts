import { afterAll, expect, test } from '@jest/globals';
import { newCaller, newProjectId, saveProject, specBytes, startProjects } from './start-projects.ts';

const caller = newCaller();
const { workspaceId } = caller;

const projects = await startProjects();
afterAll(() => projects.stop());

test('answers the record, with the title and the build type of the specification', async () => {
  const projectId = newProjectId();
  const specJson = specBytes('Café Süd', { buildType: 'slides' });
  await projects.rpc.createProject({ projectId, caller, specJson });
  const { project } = await projects.rpc.activateProject({ projectId, workspaceId });
  expect(project).toMatchObject({
    projectId,
    workspaceId,
    title: 'Café Süd',
    buildType: 'slides',
    revision: 1,
  });
  expect(project?.slug).toBeUndefined();
  expect(project?.publishedRevision).toBeUndefined();
});

test('answers a repeat with the same record', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Again'));
  const first = await projects.rpc.activateProject({ projectId, workspaceId });
  expect(await projects.rpc.activateProject({ projectId, workspaceId })).toEqual(first);
});

test('does not know an id that was never created, nor one of another workspace', async () => {
  const unknown = { projectId: newProjectId(), workspaceId };
  await expect(projects.rpc.activateProject(unknown)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  const projectId = await saveProject(projects, caller, specBytes('Mine'));
  await expect(
    projects.rpc.activateProject({ projectId, workspaceId: newCaller().workspaceId }),
  ).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
});

test('refuses a project that was discarded', async () => {
  const projectId = newProjectId();
  await projects.rpc.createProject({ projectId, caller, specJson: specBytes('Gone') });
  await projects.rpc.discardProject({ projectId, workspaceId });
  await expect(projects.rpc.activateProject({ projectId, workspaceId })).rejects.toMatchObject({
    reason: 'PROJECT_DISCARDED',
  });
});

test.each(['', 'wsp_\u0000'])('refuses %j, which can be no workspace', async (workspaceId) => {
  const refused = projects.rpc.activateProject({ projectId: newProjectId(), workspaceId });
  await expect(refused).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});
