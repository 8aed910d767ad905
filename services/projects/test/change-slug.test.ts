import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createPlainRenderer } from './plain-renderer.ts';
import { validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects, sweepNow } from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects({}, { renderer: createPlainRenderer() });
afterAll(() => projects.stop());

const save = (title?: string) => saveProject(projects, caller, validSpecBytes(title));
const change = (projectId: string, slug: string, by = caller) =>
  projects.rpc.changeSlug({ caller: by, projectId, slug });
const read = (slug: string, path = '') =>
  projects.rpc.readPublishedFile({ slug, path, ifNoneMatch: '', baseUrl: '' });
const age = (slug: string, days: number) =>
  projects.database.db
    .updateTable('slugs')
    .set({ freed_at: sql`now() - ${days} * interval '1 day'` })
    .where('slug', '=', slug)
    .execute();
const taken = { reason: 'CONFLICT' };

test('moves what is public to the new slug at once', async () => {
  const projectId = await save('Moving');
  await projects.rpc.publishProject({ caller, projectId });
  expect((await change(projectId, 'moved')).project).toMatchObject({ slug: 'moved' });
  expect((await read('moved')).body.toString()).toContain('Moving');
});

test('leads from the old slug to the new one for 30 days, and nowhere once the project is taken down', async () => {
  const projectId = await save('Old address');
  await projects.rpc.publishProject({ caller, projectId });
  await change(projectId, 'new-address');
  expect(await read('old-address')).toMatchObject({ movedTo: 'new-address/', mediaType: '' });
  expect(await read('old-address', 'menu/x')).toMatchObject({ movedTo: 'new-address/menu/x' });
  await projects.rpc.unpublishProject({ caller, projectId });
  await expect(read('old-address')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await projects.rpc.publishProject({ caller, projectId });
  await age('old-address', 30.01);
  await expect(read('old-address')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});

test('keeps ten slugs for a project and no more, so that nobody keeps names from others for nothing', async () => {
  const projectId = await save();
  for (let n = 0; n <= 10; n += 1) await change(projectId, `hoard-${n}`);
  await expect(change(projectId, 'hoard-11')).rejects.toMatchObject(taken);
  expect((await change(projectId, 'hoard-3')).project).toMatchObject({ slug: 'hoard-3' });
  await age('hoard-0', 30.01);
  expect((await change(projectId, 'hoard-12')).project).toMatchObject({ slug: 'hoard-12' });
});

test('may be chosen before the first publication, and repeated', async () => {
  const projectId = await save();
  const first = await change(projectId, 'chosen-before');
  expect(await change(projectId, 'chosen-before')).toEqual(first);
  const { project } = await projects.rpc.publishProject({ caller, projectId });
  expect(project).toMatchObject({ slug: 'chosen-before' });
});

test('refuses a slug that another project has, and lets one of many racing claims win', async () => {
  const [owner, other] = [await save(), await save()];
  await change(owner, 'owned');
  await expect(change(other, 'owned')).rejects.toMatchObject(taken);
  const rivals = await Promise.all(Array.from({ length: 8 }, () => save()));
  const outcomes = await Promise.allSettled(rivals.map((projectId) => change(projectId, 'wanted')));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('keeps a freed slug for its project for 30 days and gives it to anybody after', async () => {
  const [owner, other] = [await save(), await save()];
  await change(owner, 'first-name');
  await change(owner, 'second-name');
  await age('first-name', 29.99);
  await expect(change(other, 'first-name')).rejects.toMatchObject(taken);
  await change(owner, 'first-name');
  await change(owner, 'third-name');
  await age('first-name', 30.01);
  expect((await change(other, 'first-name')).project).toMatchObject({ slug: 'first-name' });
});

test('a deleted project gets its slug back when it is restored, and loses it when it is purged', async () => {
  const [owner, other] = [await save(), await save()];
  await change(owner, 'kept-name');
  await projects.rpc.deleteProject({ caller, projectId: owner });
  await expect(change(other, 'kept-name')).rejects.toMatchObject(taken);
  await projects.rpc.restoreProject({ caller, projectId: owner });
  await expect(change(other, 'kept-name')).rejects.toMatchObject(taken);
  await projects.rpc.deleteProject({ caller, projectId: owner });
  await projects.database.db
    .updateTable('projects')
    .set({ deleted_at: sql`now() - interval '31 days'` })
    .where('id', '=', owner)
    .execute();
  await age('kept-name', 31);
  await sweepNow(projects);
  expect((await change(other, 'kept-name')).project).toMatchObject({ slug: 'kept-name' });
});

test.each(['ab', '-abc', 'abc-', 'Abc', 'a/b', '../etc', 'a b', 'ä-slug', 'a'.repeat(61), ''])(
  'refuses the slug “%s”',
  async (slug) => {
    await expect(change(await save(), slug)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  },
);

test('is closed to another workspace and to keys without the scope publish', async () => {
  const projectId = await save();
  await expect(change(projectId, 'stolen', newCaller())).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(change(projectId, 'unscoped', { ...caller, scopes: ['write'] })).rejects.toMatchObject({
    reason: 'INSUFFICIENT_SCOPE',
    metadata: { scope: 'publish' },
  });
});
