import { createHash } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects } from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects();
afterAll(() => projects.stop());

/** A project with this many revisions. */
async function saveWith(revisions: number): Promise<string> {
  const projectId = await saveProject(projects, caller, validSpecBytes('Number 1'));
  for (let n = 1; n < revisions; n += 1) {
    const patchJson = patchBytes({ op: 'replace', path: '/title', value: `Number ${n + 1}` });
    await projects.rpc.updateSpec({ caller, projectId, expectedRevision: n, patchJson });
  }
  return projectId;
}
const list = (projectId: string, pageSize = 0, cursor = '') =>
  projects.rpc.listRevisions({ caller, projectId, pageSize, cursor });
const restore = (projectId: string, revision: number, expectedRevision: number) =>
  projects.rpc.restoreRevision({ caller, projectId, revision, expectedRevision });

test('lists revisions newest first, with where they came from', async () => {
  const projectId = await saveWith(2);
  const { revisions, nextCursor } = await list(projectId);
  expect(nextCursor).toBe('');
  expect(revisions.map(({ revision, origin, keyId }) => [revision, origin, keyId])).toEqual([
    [2, 'patch', caller.keyId],
    [1, 'build', caller.keyId],
  ]);
  const bytes = validSpecBytes('Number 1');
  expect(revisions[1]).toMatchObject({
    specSha256: createHash('sha256').update(bytes).digest('hex'),
    sizeBytes: bytes.length,
  });
});

test('pages through revisions and refuses a cursor of another list', async () => {
  const projectId = await saveWith(5);
  const first = await list(projectId, 2);
  const second = await list(projectId, 2, first.nextCursor);
  const third = await list(projectId, 2, second.nextCursor);
  const numbers = [first, second, third].map((page) => page.revisions.map(({ revision }) => revision));
  expect(numbers).toEqual([[5, 4], [3, 2], [1]]);
  expect(third.nextCursor).toBe('');
  const foreign = Buffer.from('projects:3').toString('base64url');
  await expect(list(projectId, 2, foreign)).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
});

test('restores an old revision as a new one, with its title and without storing its bytes again', async () => {
  const projectId = await saveWith(3);
  const { project } = await restore(projectId, 1, 3);
  expect(project).toMatchObject({ revision: 4, title: 'Number 1' });
  const { specJson } = await projects.rpc.readSpec({ caller, projectId, revision: undefined, pointer: '' });
  expect(specJson.equals(validSpecBytes('Number 1'))).toBe(true);
  const { revisions } = await list(projectId);
  expect(revisions[0]).toMatchObject({ revision: 4, origin: 'restore', restoredFrom: 1 });
  const stored = await projects.database.db
    .selectFrom('specs')
    .select('sha256')
    .where('project_id', '=', projectId)
    .execute();
  expect(stored).toHaveLength(3);
});

test('refuses to restore against a revision that has moved on, or one that never was', async () => {
  const projectId = await saveWith(2);
  await expect(restore(projectId, 1, 1)).rejects.toMatchObject({
    reason: 'REVISION_CONFLICT',
    metadata: { current_revision: '2' },
  });
  await expect(restore(projectId, 9, 2)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

test('lets one of many concurrent restores win', async () => {
  const projectId = await saveWith(2);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => restore(projectId, 1, 2)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('the database itself refuses to change or remove a revision or its bytes', async () => {
  const projectId = await saveWith(1);
  const { db } = projects.database;
  const attempts = [
    sql`update revisions set key_id = 'x' where project_id = ${projectId}`,
    sql`delete from revisions where project_id = ${projectId}`,
    sql`update specs set spec_json = '\x7b7d' where project_id = ${projectId}`,
  ];
  for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow(/immutable/);
});

test('are closed to another workspace and to keys without the scope', async () => {
  const projectId = await saveWith(1);
  const stranger = newCaller();
  await expect(
    projects.rpc.listRevisions({ caller: stranger, projectId, pageSize: 0, cursor: '' }),
  ).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  const request = { projectId, revision: 1, expectedRevision: 1 };
  await expect(projects.rpc.restoreRevision({ ...request, caller: stranger })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
  await expect(
    projects.rpc.restoreRevision({ ...request, caller: { ...caller, scopes: ['read'] } }),
  ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE', metadata: { scope: 'write' } });
});
