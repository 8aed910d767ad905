import { afterAll, expect, test } from '@jest/globals';
import type { Caller } from '@sitewright/protos/projects';
import { createPlainRenderer } from './plain-renderer.ts';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects } from './start-projects.ts';

const renderer = createPlainRenderer();
const caller = newCaller();

const projects = await startProjects({}, { renderer });
afterAll(() => projects.stop());

const save = (title?: string, by: Caller = caller) => saveProject(projects, by, validSpecBytes(title));
const publish = (projectId: string, by: Caller = caller) =>
  projects.rpc.publishProject({ caller: by, projectId });
const unpublish = (projectId: string) => projects.rpc.unpublishProject({ caller, projectId });
const retitle = (projectId: string, expectedRevision: number, value: string) =>
  projects.rpc.updateSpec({
    caller,
    projectId,
    expectedRevision,
    patchJson: patchBytes({ op: 'replace', path: '/title', value }),
  });
const read = (slug: string | undefined, path = '') =>
  projects.rpc.readPublishedFile({ slug: slug ?? '', path, ifNoneMatch: '', baseUrl: 'https://x/s/x/' });
const gone = { reason: 'NOT_FOUND' };

test('puts the current revision up under a slug made from the title', async () => {
  const { project } = await publish(await save('Café Ünïque One'));
  expect(project).toMatchObject({ slug: 'cafe-unique-one', publishedRevision: 1 });
  expect((await read('cafe-unique-one')).body.toString()).toContain('Café Ünïque One');
});

test('the same revision twice changes nothing and renders nothing', async () => {
  const projectId = await save('Twice');
  const first = await publish(projectId);
  const { made } = renderer;
  expect(await publish(projectId)).toEqual(first);
  expect(renderer.made).toBe(made);
});

test('the next revision replaces the one before', async () => {
  const projectId = await save('Replaced');
  const { project } = await publish(projectId);
  await retitle(projectId, 1, 'Newer');
  expect((await read(project?.slug)).body.toString()).toContain('Replaced');
  expect((await publish(projectId)).project).toMatchObject({ publishedRevision: 2, slug: project?.slug });
  expect((await read(project?.slug)).body.toString()).toContain('Newer');
});

test('unpublishing is felt at once, keeps the slug, and may be repeated', async () => {
  const projectId = await save('Down');
  const { project } = await publish(projectId);
  const first = await unpublish(projectId);
  expect(first.project).toMatchObject({ slug: project?.slug });
  expect(first.project?.publishedRevision).toBeUndefined();
  await expect(read(project?.slug)).rejects.toMatchObject(gone);
  expect(await unpublish(projectId)).toEqual(first);
  expect((await publish(projectId)).project).toMatchObject({ slug: project?.slug, publishedRevision: 1 });
});

test('a slow publish never overwrites a newer one', async () => {
  const projectId = await save('Slow');
  await retitle(projectId, 1, 'Second');
  const letGo = renderer.hold();
  const older = publish(projectId);
  await renderer.reached;
  await retitle(projectId, 2, 'Third');
  // The newer one is let through while the older one waits.
  const pass = renderer.hold();
  const newer = publish(projectId);
  await renderer.reached;
  pass();
  expect((await newer).project).toMatchObject({ publishedRevision: 3 });
  letGo();
  expect((await older).project).toMatchObject({ publishedRevision: 3 });
  expect((await read('second')).body.toString()).toContain('Third');
});

test.each(['unpublish', 'delete'] as const)('a slow publish never overwrites a later %s', async (act) => {
  const projectId = await save(`Late ${act}`);
  const letGo = renderer.hold();
  const slow = publish(projectId);
  await renderer.reached;
  if (act === 'unpublish') await unpublish(projectId);
  else await projects.rpc.deleteProject({ caller, projectId });
  letGo();
  expect((await slow).project?.publishedRevision).toBeUndefined();
  await expect(read(`late-${act}`)).rejects.toMatchObject(gone);
});

test('a publish that began before a deletion stays undone after a restore', async () => {
  const projectId = await save('Deleted and back');
  const letGo = renderer.hold();
  const slow = publish(projectId);
  await renderer.reached;
  await projects.rpc.deleteProject({ caller, projectId });
  await projects.rpc.restoreProject({ caller, projectId });
  letGo();
  const { project } = await slow;
  expect(project).toMatchObject({ projectId });
  expect(project?.publishedRevision).toBeUndefined();
});

test('many concurrent publishes of one project end with one publication', async () => {
  const projectId = await save('Crowd');
  const answers = await Promise.all(Array.from({ length: 8 }, () => publish(projectId)));
  for (const { project } of answers) expect(project).toMatchObject({ publishedRevision: 1, slug: 'crowd' });
  const current = await projects.database.db
    .selectFrom('publications')
    .select('seq')
    .where('project_id', '=', projectId)
    .where('replaced_at', 'is', null)
    .execute();
  expect(current).toHaveLength(1);
});

test('gives each of many projects of one title a slug of its own, over all workspaces', async () => {
  const saved = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const by = newCaller();
      return { by, projectId: await save('Popular name', by) };
    }),
  );
  const answers = await Promise.all(saved.map(({ by, projectId }) => publish(projectId, by)));
  const slugs = answers.map(({ project }) => project?.slug);
  expect(new Set(slugs).size).toBe(25);
  expect(slugs).toEqual(expect.arrayContaining(['popular-name', 'popular-name-2', 'popular-name-20']));
});

test('refuses a project in the bin, another workspace, and a key without the scope publish', async () => {
  const projectId = await save('Refused');
  for (const call of [projects.rpc.publishProject, projects.rpc.unpublishProject]) {
    await expect(call({ caller: newCaller(), projectId })).rejects.toMatchObject(gone);
    await expect(
      call({ caller: { ...caller, scopes: ['read', 'write', 'admin'] }, projectId }),
    ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE', metadata: { scope: 'publish' } });
  }
  await projects.rpc.deleteProject({ caller, projectId });
  await expect(publish(projectId)).rejects.toMatchObject({ reason: 'PROJECT_IN_BIN' });
});
