import { afterAll, expect, test } from '@jest/globals';
import { createPlainRenderer } from './plain-renderer.ts';
import { validSpecBytes } from './sample-spec.ts';
import { newCaller, saveProject, startProjects } from './start-projects.ts';

const owner = newCaller();
const projects = await startProjects({}, { renderer: createPlainRenderer() });
afterAll(() => projects.stop());

/** Everything that a caller can ask of one project, by name. */
const asks = (caller: typeof owner, projectId: string): Record<string, () => Promise<unknown>> => ({
  getProject: () => projects.rpc.getProject({ caller, projectId }),
  readSpec: () => projects.rpc.readSpec({ caller, projectId, pointer: '' }),
  updateSpec: () =>
    projects.rpc.updateSpec({ caller, projectId, expectedRevision: 1, patchJson: Buffer.from('[]') }),
  renameProject: () => projects.rpc.renameProject({ caller, projectId, title: 'New' }),
  listRevisions: () => projects.rpc.listRevisions({ caller, projectId, pageSize: 0, cursor: '' }),
  renderRevision: () => projects.rpc.renderRevision({ caller, projectId, pagePath: '' }),
  renderCover: () => projects.rpc.renderCover({ caller, projectId }),
  exportRevision: async () => {
    for await (const _ of projects.rpc.exportRevision({ caller, projectId, format: 'json' }));
  },
  restoreRevision: () =>
    projects.rpc.restoreRevision({ caller, projectId, revision: 1, expectedRevision: 1 }),
});
const more = (caller: typeof owner, projectId: string): Record<string, () => Promise<unknown>> => ({
  listProjects: () =>
    projects.rpc.listProjects({ caller, pageSize: 0, cursor: '', buildType: '', query: '', deleted: false }),
  publishProject: () => projects.rpc.publishProject({ caller, projectId }),
  unpublishProject: () => projects.rpc.unpublishProject({ caller, projectId }),
  changeSlug: () => projects.rpc.changeSlug({ caller, projectId, slug: 'mine' }),
  deleteProject: () => projects.rpc.deleteProject({ caller, projectId }),
  restoreProject: () => projects.rpc.restoreProject({ caller, projectId }),
  createProject: () => projects.rpc.createProject({ caller, projectId, specJson: validSpecBytes() }),
});

test("a link's caller reaches its own project, and no other one of the workspace", async () => {
  const own = await saveProject(projects, owner, validSpecBytes());
  const other = await saveProject(projects, owner, validSpecBytes());
  const caller = { ...owner, projectId: own, linkId: 'lnk_1' };
  for (const ask of Object.values(asks(caller, own))) await ask();
  for (const [name, ask] of Object.entries(asks(caller, other))) {
    await expect([name, await ask().catch(({ reason }) => reason)]).toEqual([name, 'NOT_FOUND']);
  }
});

test('it reaches nothing that is about more than its project, whatever its scopes', async () => {
  const own = await saveProject(projects, owner, validSpecBytes());
  for (const [name, ask] of Object.entries(more({ ...owner, projectId: own, linkId: 'lnk_1' }, own))) {
    expect([name, await ask().catch(({ reason }) => reason)]).toEqual([name, 'INSUFFICIENT_SCOPE']);
  }
});

test('revisions tell by which link they were made', async () => {
  const own = await saveProject(projects, owner, validSpecBytes());
  const caller = { ...owner, projectId: own, linkId: 'lnk_1' };
  const patch = [{ op: 'replace', path: '/description', value: 'By a guest' }];
  const patchJson = Buffer.from(JSON.stringify(patch));
  await projects.rpc.updateSpec({ caller, projectId: own, expectedRevision: 1, patchJson });
  await projects.rpc.restoreRevision({ caller, projectId: own, revision: 1, expectedRevision: 2 });
  const { revisions } = await projects.rpc.listRevisions({ caller, projectId: own, pageSize: 0, cursor: '' });
  expect(revisions.map(({ linkId }) => linkId)).toEqual(['lnk_1', 'lnk_1', undefined]);
});

test.each([
  ['workspaceId', ''],
  ['workspaceId', 'wsp_\u0000'],
  ['keyId', 'key_\u0000'],
  ['linkId', 'lnk_\u0000'],
])('refuses a caller whose %s is %j', async (field, id) => {
  const caller = { ...newCaller(), [field]: id };
  await expect(projects.rpc.checkRoom({ caller })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});
