import { afterAll, expect, test } from '@jest/globals';
import type { Caller } from '@sitewright/protos/projects';
import { createPlainRenderer } from './plain-renderer.ts';
import { newCaller, newProjectId, saveProject, specBytes, startProjects } from './start-projects.ts';

const projects = await startProjects(
  { PROJECTS_SEARCH_MAX_CANDIDATES: '5' },
  { renderer: createPlainRenderer() },
);
afterAll(() => projects.stop());

/** A live key of a workspace and a test one. */
function newKeys(): { live: Caller; test: Caller } {
  const live = newCaller();
  return { live, test: newCaller(live.workspaceId, true) };
}

const listed = async (
  caller: Caller,
  more: { query?: string; deleted?: boolean } = {},
): Promise<string[]> => {
  const request = { caller, pageSize: 20, cursor: '', buildType: '', query: '', deleted: false, ...more };
  return (await projects.rpc.listProjects(request)).projects.map(({ projectId }) => projectId);
};

test('lists, searches and the bin show each key what its own kind has made', async () => {
  const keys = newKeys();
  const live = await saveProject(projects, keys.live, specBytes('Kessler bakery'));
  const ofTest = await saveProject(projects, keys.test, specBytes('Kessler bakery'));

  expect(await listed(keys.live)).toEqual([live]);
  expect(await listed(keys.test)).toEqual([ofTest]);
  expect(await listed(keys.live, { query: 'kessler bakery' })).toEqual([live]);
  expect(await listed(keys.test, { query: 'kessler bakery' })).toEqual([ofTest]);

  await projects.rpc.renameProject({ caller: keys.test, projectId: ofTest, title: 'Kessler mill' });
  expect(await listed(keys.test, { query: 'mill' })).toEqual([ofTest]);
  expect(await listed(keys.live, { query: 'mill' })).toEqual([]);

  for (const [caller, projectId] of [
    [keys.live, live],
    [keys.test, ofTest],
  ] as const) {
    await projects.rpc.deleteProject({ caller, projectId });
    expect(await listed(caller, { deleted: true })).toEqual([projectId]);
  }
});

test('a search is not cut short by what the other kind of keys has made', async () => {
  const keys = newKeys();
  const live = await saveProject(projects, keys.live, specBytes('Harbour'));
  for (let count = 0; count < 5; count += 1) {
    await saveProject(projects, keys.test, specBytes('Harbour'));
  }
  expect(await listed(keys.live, { query: 'harbour' })).toEqual([live]);
});

test('a create of the same id by the other kind of key is refused', async () => {
  const keys = newKeys();
  const projectId = newProjectId();
  await projects.rpc.createProject({ projectId, caller: keys.test, specJson: specBytes('Mine') });
  await expect(
    projects.rpc.createProject({ projectId, caller: keys.live, specJson: specBytes('Mine') }),
  ).rejects.toMatchObject({ reason: 'CONFLICT' });
});

test('a test project is public under test-…, and its files say that it is one', async () => {
  const keys = newKeys();
  const unique = keys.live.workspaceId.slice(-12);
  const publish = async (caller: Caller) => {
    const projectId = await saveProject(projects, caller, specBytes(`Test ${unique}`));
    return {
      projectId,
      slug: (await projects.rpc.publishProject({ caller, projectId })).project?.slug ?? '',
    };
  };
  const [live, ofTest] = [await publish(keys.live), await publish(keys.test)];
  expect([live.slug, ofTest.slug]).toEqual([unique, `test-${unique}`]);

  const read = (slug: string) =>
    projects.rpc.readPublishedFile({ slug, path: '', ifNoneMatch: '', baseUrl: 'http://127.0.0.1/' });
  expect((await read(live.slug)).test).toBe(false);
  expect((await read(ofTest.slug)).test).toBe(true);

  const change = (caller: Caller, projectId: string, slug: string) =>
    projects.rpc.changeSlug({ caller, projectId, slug });
  await expect(change(keys.live, live.projectId, `test-${unique}-2`)).rejects.toMatchObject({
    reason: 'INVALID_REQUEST',
  });
  await expect(change(keys.test, ofTest.projectId, `${unique}-2`)).rejects.toMatchObject({
    reason: 'INVALID_REQUEST',
  });
  expect((await change(keys.test, ofTest.projectId, `test-${unique}-2`)).project?.slug).toBe(
    `test-${unique}-2`,
  );
});
