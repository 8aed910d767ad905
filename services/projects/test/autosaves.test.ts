import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createPlainRenderer } from './plain-renderer.ts';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects, sweepNow } from './start-projects.ts';

const caller = newCaller();
const projects = await startProjects({}, { renderer: createPlainRenderer() });
afterAll(() => projects.stop());

const save = (
  projectId: string,
  expectedRevision: number,
  autosave = true,
  value = `Number ${expectedRevision + 1}`,
) =>
  projects.rpc.updateSpec({
    caller,
    projectId,
    expectedRevision,
    autosave,
    patchJson: patchBytes({ op: 'replace', path: '/description', value }),
  });
const name = (projectId: string, revision: number, text: string) =>
  projects.rpc.nameRevision({ caller, projectId, revision, name: text });
const restore = (projectId: string, revision: number, expectedRevision: number) =>
  projects.rpc.restoreRevision({ caller, projectId, revision, expectedRevision });

async function numbers(projectId: string): Promise<number[]> {
  const { revisions } = await projects.rpc.listRevisions({ caller, projectId, pageSize: 100, cursor: '' });
  return revisions.map(({ revision }) => revision).reverse();
}

/** Makes everything of a project older than any of it is kept, which no RPC can do. */
async function age(projectId: string, days = 31): Promise<void> {
  const { db } = projects.database;
  await db.transaction().execute(async (trx) => {
    await sql`alter table revisions disable trigger revisions_immutable`.execute(trx);
    await sql`update revisions set created_at = created_at - ${days} * interval '1 day' where project_id = ${projectId}`.execute(
      trx,
    );
    await sql`update projects set thin_from = thin_from - ${days} * interval '1 day' where id = ${projectId}`.execute(
      trx,
    );
    await sql`alter table revisions enable trigger revisions_immutable`.execute(trx);
  });
}

/** A project whose revisions 2 to `last` are autosaves. */
async function autosaved(last: number): Promise<string> {
  const projectId = await saveProject(projects, caller, validSpecBytes());
  for (let n = 1; n < last; n += 1) await save(projectId, n);
  return projectId;
}

test('an autosave is a revision of that origin; one that changes nothing is none', async () => {
  const projectId = await autosaved(2);
  await save(projectId, 2, false, 'By hand');
  expect((await save(projectId, 3, true, 'By hand')).project?.revision).toBe(3);
  const { revisions } = await projects.rpc.listRevisions({ caller, projectId, pageSize: 0, cursor: '' });
  expect(revisions.map(({ origin }) => origin)).toEqual(['patch', 'autosave', 'build']);
});

describe('a name', () => {
  test('is given, changed and taken away, as often as one likes', async () => {
    const projectId = await autosaved(2);
    const first = await name(projectId, 2, '  Before lunch ');
    expect(first.revision).toMatchObject({ revision: 2, name: 'Before lunch', origin: 'autosave' });
    expect(await name(projectId, 2, 'Before lunch')).toEqual(first);
    expect((await name(projectId, 2, '')).revision?.name).toBeUndefined();
  });

  test('is refused where it is none, for what is not there, and to whoever may not write', async () => {
    const projectId = await autosaved(2);
    await expect(name(projectId, 2, 'two\nlines')).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
    await expect(name(projectId, 3, 'x')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const reader = { ...caller, scopes: ['read'] };
    const refused = projects.rpc.nameRevision({ caller: reader, projectId, revision: 2, name: 'x' });
    await expect(refused).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
    const foreign = projects.rpc.nameRevision({ caller: newCaller(), projectId, revision: 2, name: 'x' });
    await expect(foreign).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});

describe('after 30 days', () => {
  test('unnamed autosaves go with their bytes; the current one stays, and so does what a person made', async () => {
    const projectId = await autosaved(3);
    await save(projectId, 3, false);
    await save(projectId, 4);
    await save(projectId, 5);
    await age(projectId);
    await sweepNow(projects);
    expect(await numbers(projectId)).toEqual([1, 4, 6]);
    const specs = await projects.database.db
      .selectFrom('specs')
      .select('sha256')
      .where('project_id', '=', projectId)
      .execute();
    expect(specs).toHaveLength(3);
  });

  test('one that is named, published or restored from stays', async () => {
    const projectId = await autosaved(2);
    await projects.rpc.publishProject({ caller, projectId });
    for (let n = 2; n < 5; n += 1) await save(projectId, n);
    await name(projectId, 3, 'Kept');
    await restore(projectId, 4, 5);
    await age(projectId);
    await sweepNow(projects);
    expect(await numbers(projectId)).toEqual([1, 2, 3, 4, 6]);
  });

  test('one that has gone is not found, says why, and its number is not used again', async () => {
    const projectId = await autosaved(3);
    await age(projectId);
    await sweepNow(projects);
    const thinned = { reason: 'NOT_FOUND', message: expect.stringContaining('was an autosave') };
    const read = projects.rpc.readSpec({ caller, projectId, revision: 2, pointer: '' });
    await expect(read).rejects.toMatchObject(thinned);
    await expect(restore(projectId, 2, 3)).rejects.toMatchObject(thinned);
    await expect(name(projectId, 2, 'Late')).rejects.toMatchObject(thinned);
    const never = projects.rpc.readSpec({ caller, projectId, revision: 9, pointer: '' });
    await expect(never).rejects.toMatchObject({ message: expect.stringContaining('has no revision 9') });
    expect((await save(projectId, 3)).project?.revision).toBe(4);
  });

  test('younger ones stay, and go in their turn', async () => {
    const projectId = await autosaved(3);
    await age(projectId, 20);
    await save(projectId, 3);
    await save(projectId, 4);
    await age(projectId, 20);
    await sweepNow(projects);
    expect(await numbers(projectId)).toEqual([1, 4, 5]);
    await save(projectId, 5, false);
    await age(projectId, 31);
    await sweepNow(projects);
    expect(await numbers(projectId)).toEqual([1, 6]);
  });
});

test('the database itself lets no other revision change or go', async () => {
  const projectId = await autosaved(3);
  const { db } = projects.database;
  const remove = (revision: number) =>
    sql`delete from revisions where project_id = ${projectId} and revision = ${revision}`.execute(db);
  await expect(remove(1)).rejects.toThrow('immutable');
  await expect(remove(3)).rejects.toThrow('immutable');
  const touch = sql`update revisions set key_id = 'x' where project_id = ${projectId}`.execute(db);
  await expect(touch).rejects.toThrow('immutable');
});
