import { afterAll, expect, test } from '@jest/globals';
import { newCaller, newProjectId, saveProject, specBytes, startProjects } from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects();
afterAll(() => projects.stop());

test('answers the record of an active project', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Here'));
  const { project } = await projects.rpc.getProject({ caller, projectId });
  expect(project).toMatchObject({ projectId, title: 'Here', revision: 1 });
  expect(project?.deletedAt).toBeUndefined();
});

test('answers the record of one in the bin, with the time of its deletion', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Binned'));
  await projects.rpc.deleteProject({ caller, projectId });
  const { project } = await projects.rpc.getProject({ caller, projectId });
  expect(project?.deletedAt).toBeInstanceOf(Date);
});

test('does not know a project that is pending, discarded, another workspace’s, or never was', async () => {
  const pending = newProjectId();
  await projects.rpc.createProject({ projectId: pending, caller, specJson: specBytes('Pending') });
  const discarded = newProjectId();
  await projects.rpc.discardProject({ projectId: discarded, workspaceId: caller.workspaceId });
  const foreign = await saveProject(projects, newCaller(), specBytes('Foreign'));
  for (const projectId of [pending, discarded, foreign, newProjectId(), 'x', "'; drop table projects"]) {
    await expect(projects.rpc.getProject({ caller, projectId })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
  }
});

test('answers a stranger and a workspace without the project with the same words', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Hidden'));
  const foreign = projects.rpc.getProject({ caller: newCaller(), projectId });
  await expect(foreign).rejects.toMatchObject({ message: `There is no project ${projectId}.` });
});

test('refuses a key without the scope read and names the scope', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Closed'));
  await expect(
    projects.rpc.getProject({ caller: { ...caller, scopes: ['write', 'publish', 'admin'] }, projectId }),
  ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE', metadata: { scope: 'read' } });
});
