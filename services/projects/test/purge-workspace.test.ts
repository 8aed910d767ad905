import { afterAll, expect, test } from '@jest/globals';
import { createPlainRenderer } from './plain-renderer.ts';
import { validSpecBytes } from './sample-spec.ts';
import { newCaller, newProjectId, saveProject, startProjects, sweepNow } from './start-projects.ts';

const projects = await startProjects({}, { renderer: createPlainRenderer() });
afterAll(() => projects.stop());

const read = (slug: string) =>
  projects.rpc.readPublishedFile({ slug, path: '', ifNoneMatch: '', baseUrl: '' });
const rowsOf = (workspaceId: string) =>
  projects.database.db.selectFrom('projects').select('id').where('workspace_id', '=', workspaceId).execute();

test('takes what is public down at once, purges the rest, and leaves other workspaces alone', async () => {
  const [caller, neighbour] = [newCaller(), newCaller()];
  const published = await saveProject(projects, caller, validSpecBytes('Going down'));
  const binned = await saveProject(projects, caller, validSpecBytes('In the bin'));
  const kept = await saveProject(projects, neighbour, validSpecBytes('Staying up'));
  await projects.rpc.publishProject({ caller, projectId: published });
  await projects.rpc.publishProject({ caller: neighbour, projectId: kept });
  await projects.rpc.deleteProject({ caller, projectId: binned });

  await projects.rpc.purgeWorkspace({ workspaceId: caller.workspaceId });
  await expect(read('going-down')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  expect((await read('staying-up')).missing).toBe(false);

  expect(await sweepNow(projects)).toMatchObject({ buried: 2 });
  expect(await rowsOf(caller.workspaceId)).toEqual([]);
  expect(await rowsOf(neighbour.workspaceId)).toHaveLength(1);
});

test('keeps the names of its projects from others for as long as any freed name', async () => {
  const [caller, other] = [newCaller(), newCaller()];
  const projectId = await saveProject(projects, caller, validSpecBytes('Named once'));
  await projects.rpc.publishProject({ caller, projectId });
  await projects.rpc.purgeWorkspace({ workspaceId: caller.workspaceId });
  await sweepNow(projects);
  const rival = await saveProject(projects, other, validSpecBytes());
  await expect(
    projects.rpc.changeSlug({ caller: other, projectId: rival, slug: 'named-once' }),
  ).rejects.toMatchObject({ reason: 'CONFLICT' });
});

test('lets no build save a project afterwards, and purges one that came in between', async () => {
  const caller = newCaller();
  const between = newProjectId();
  await projects.rpc.createProject({ projectId: between, caller, specJson: validSpecBytes() });
  await projects.rpc.purgeWorkspace({ workspaceId: caller.workspaceId });
  await expect(
    projects.rpc.createProject({ projectId: newProjectId(), caller, specJson: validSpecBytes() }),
  ).rejects.toMatchObject({ reason: 'PROJECT_DISCARDED' });
  await projects.rpc.activateProject({ projectId: between, workspaceId: caller.workspaceId });
  await sweepNow(projects);
  expect(await rowsOf(caller.workspaceId)).toEqual([]);
});

test('can be repeated, and wants the id of a workspace', async () => {
  const { workspaceId } = newCaller();
  await projects.rpc.purgeWorkspace({ workspaceId });
  expect(await projects.rpc.purgeWorkspace({ workspaceId })).toEqual({});
  await expect(projects.rpc.purgeWorkspace({ workspaceId: '' })).rejects.toMatchObject({
    reason: 'INVALID_REQUEST',
  });
});
