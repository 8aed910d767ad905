import { afterAll, expect, test } from '@jest/globals';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, newProjectId, saveProject, specBytes, startProjects } from './start-projects.ts';

const caller = newCaller();
const { workspaceId } = caller;

const projects = await startProjects();
afterAll(() => projects.stop());

const countOf = async (table: 'specs' | 'revisions' | 'title_words', projectId: string): Promise<number> => {
  const rows = await projects.database.db
    .selectFrom(table)
    .select('project_id')
    .where('project_id', '=', projectId)
    .execute();
  return rows.length;
};

test('refuses a create that comes after the discard of an id not seen before', async () => {
  const projectId = newProjectId();
  await projects.rpc.discardProject({ projectId, workspaceId });
  await expect(
    projects.rpc.createProject({ projectId, caller, specJson: specBytes('Late') }),
  ).rejects.toMatchObject({ reason: 'PROJECT_DISCARDED' });
});

test('leaves nothing of a discarded project but its id, however often it is told to', async () => {
  const projectId = newProjectId();
  await projects.rpc.createProject({ projectId, caller, specJson: specBytes('Short lived') });
  expect(await countOf('revisions', projectId)).toBe(1);
  await projects.rpc.discardProject({ projectId, workspaceId });
  await projects.rpc.discardProject({ projectId, workspaceId });
  expect(await countOf('specs', projectId)).toBe(0);
  expect(await countOf('revisions', projectId)).toBe(0);
  expect(await countOf('title_words', projectId)).toBe(0);
});

test('discards an active project that nobody has touched, as a reversed build asks', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Reversed'));
  await projects.rpc.discardProject({ projectId, workspaceId });
  await expect(projects.rpc.activateProject({ projectId, workspaceId })).rejects.toMatchObject({
    reason: 'PROJECT_DISCARDED',
  });
});

test('does not touch the project of another workspace', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Safe'));
  await expect(
    projects.rpc.discardProject({ projectId, workspaceId: newCaller().workspaceId }),
  ).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
  expect(await countOf('revisions', projectId)).toBe(1);
});

test('ends discarded or never created when a create and a discard race, and never active', async () => {
  const ids = Array.from({ length: 20 }, newProjectId);
  await Promise.allSettled(
    ids.flatMap((projectId) => [
      projects.rpc.createProject({ projectId, caller, specJson: specBytes('Race') }),
      projects.rpc.discardProject({ projectId, workspaceId }),
    ]),
  );
  const activations = await Promise.allSettled(
    ids.map((projectId) => projects.rpc.activateProject({ projectId, workspaceId })),
  );
  expect(activations).toHaveLength(20);
  for (const outcome of activations) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'PROJECT_DISCARDED' } });
  }
});

test('leaves a project alone that somebody has edited or given a slug since', async () => {
  const edited = await saveProject(projects, caller, validSpecBytes());
  const patchJson = patchBytes({ op: 'replace', path: '/description', value: 'Mine now' });
  await projects.rpc.updateSpec({ caller, projectId: edited, expectedRevision: 1, patchJson });
  const named = await saveProject(projects, caller, validSpecBytes());
  await projects.rpc.changeSlug({ caller, projectId: named, slug: 'mine-now' });
  for (const projectId of [edited, named]) {
    await projects.rpc.discardProject({ projectId, workspaceId });
    const { project } = await projects.rpc.getProject({ caller, projectId });
    expect(project).toMatchObject({ projectId });
  }
});

test.each(['', 'wsp_\u0000'])('refuses %j, which can be no workspace', async (workspaceId) => {
  const refused = projects.rpc.discardProject({ projectId: newProjectId(), workspaceId });
  await expect(refused).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});
