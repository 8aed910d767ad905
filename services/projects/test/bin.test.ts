import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  newCaller,
  newProjectId,
  saveProject,
  specBytes,
  startProjects,
  sweepNow,
} from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects();
afterAll(() => projects.stop());

const save = () => saveProject(projects, caller, specBytes('Site'));
const remove = (projectId: string) => projects.rpc.deleteProject({ caller, projectId });
const restore = (projectId: string) => projects.rpc.restoreProject({ caller, projectId });
const age = (projectId: string, days: number) =>
  projects.database.db
    .updateTable('projects')
    .set({ deleted_at: sql`now() - ${days} * interval '1 day'` })
    .where('id', '=', projectId)
    .execute();
const runSweep = () => sweepNow(projects);

test('moves to the bin and back, with the same answer for a repeat of each', async () => {
  const projectId = await save();
  const deleted = await remove(projectId);
  expect(deleted.project?.deletedAt).toBeInstanceOf(Date);
  expect(await remove(projectId)).toEqual(deleted);
  const restored = await restore(projectId);
  expect(restored.project?.deletedAt).toBeUndefined();
  expect(await restore(projectId)).toEqual(restored);
});

test('answers all of many concurrent deletes alike', async () => {
  const projectId = await save();
  const answers = await Promise.all(Array.from({ length: 8 }, () => remove(projectId)));
  expect(new Set(answers.map(({ project }) => project?.deletedAt?.getTime())).size).toBe(1);
});

test('keeps for 30 days to the minute, whether or not a sweep has come by', async () => {
  const [kept, gone] = [await save(), await save()];
  for (const projectId of [kept, gone]) await remove(projectId);
  await age(kept, 29.999);
  await age(gone, 30.001);
  await restore(kept);
  await expect(restore(gone)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(projects.rpc.getProject({ caller, projectId: gone })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
});

test('a sweep purges what is overdue, with its revisions and bytes, and nothing else', async () => {
  const [active, fresh, overdue] = [await save(), await save(), await save()];
  for (const projectId of [fresh, overdue]) await remove(projectId);
  await age(overdue, 31);
  await runSweep();
  const { db } = projects.database;
  const left = await db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', [active, fresh, overdue])
    .execute();
  expect(left.map((row) => row.id).sort()).toEqual([active, fresh].sort());
  const bytes = await db.selectFrom('specs').select('project_id').where('project_id', '=', overdue).execute();
  expect(bytes).toHaveLength(0);
});

test('a sweep forgets tombstones after 30 days and not before', async () => {
  const [old, young] = [newProjectId(), newProjectId()];
  const { workspaceId } = caller;
  for (const projectId of [old, young]) await projects.rpc.discardProject({ projectId, workspaceId });
  await projects.database.db
    .updateTable('projects')
    .set({ updated_at: sql`now() - interval '31 days'` })
    .where('id', '=', old)
    .execute();
  await runSweep();
  await expect(
    projects.rpc.createProject({ projectId: young, caller, specJson: specBytes('Late') }),
  ).rejects.toMatchObject({ reason: 'PROJECT_DISCARDED' });
  const rows = await projects.database.db.selectFrom('projects').select('id').where('id', '=', old).execute();
  expect(rows).toHaveLength(0);
});

test('does not discard what somebody has deleted since', async () => {
  const projectId = await save();
  await remove(projectId);
  await projects.rpc.discardProject({ projectId, workspaceId: caller.workspaceId });
  expect((await restore(projectId)).project).toMatchObject({ projectId });
});

test('is closed to another workspace and to keys without the scope write', async () => {
  const projectId = await save();
  const readOnly = { ...caller, scopes: ['read', 'publish'] };
  for (const call of [projects.rpc.deleteProject, projects.rpc.restoreProject]) {
    await expect(call({ caller: newCaller(), projectId })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(call({ caller: readOnly, projectId })).rejects.toMatchObject({
      reason: 'INSUFFICIENT_SCOPE',
    });
  }
});
