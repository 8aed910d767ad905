import { afterAll, expect, test } from '@jest/globals';
import { newCaller, saveProject, specBytes, startProjects } from './start-projects.ts';

const caller = newCaller();

const projects = await startProjects();
afterAll(() => projects.stop());

test('changes the title and nothing of the specification', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Old'));
  const { project } = await projects.rpc.renameProject({ caller, projectId, title: '  Neuer Titel 🎉 ' });
  expect(project).toMatchObject({ title: 'Neuer Titel 🎉', revision: 1 });
  const { specJson } = await projects.rpc.readSpec({ caller, projectId, revision: undefined, pointer: '' });
  expect(specJson.equals(specBytes('Old'))).toBe(true);
});

test('answers a repeat with the same record', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Old'));
  const first = await projects.rpc.renameProject({ caller, projectId, title: 'New' });
  expect(await projects.rpc.renameProject({ caller, projectId, title: 'New' })).toEqual(first);
});

test.each([[''], ['   '], ['x'.repeat(121)], ['two\nlines'], ['nul\u0000']])(
  'refuses the title %j',
  async (title) => {
    const projectId = await saveProject(projects, caller, specBytes('Old'));
    await expect(projects.rpc.renameProject({ caller, projectId, title })).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
    });
  },
);

test('keeps the words of search right when renames race', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Old'));
  const titles = Array.from({ length: 8 }, (_, n) => `word${n} shared`);
  await Promise.all(titles.map((title) => projects.rpc.renameProject({ caller, projectId, title })));
  const { project } = await projects.rpc.getProject({ caller, projectId });
  const rows = await projects.database.db
    .selectFrom('title_words')
    .select('word')
    .where('project_id', '=', projectId)
    .orderBy('word')
    .execute();
  expect(rows.map((row) => row.word)).toEqual(project?.title.split(' ').sort());
});

test('is closed to another workspace and to a key without the scope write', async () => {
  const projectId = await saveProject(projects, caller, specBytes('Mine'));
  await expect(
    projects.rpc.renameProject({ caller: newCaller(), projectId, title: 'Yours' }),
  ).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(
    projects.rpc.renameProject({ caller: { ...caller, scopes: ['read'] }, projectId, title: 'X' }),
  ).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
});
