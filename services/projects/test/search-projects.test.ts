import { afterAll, expect, test } from '@jest/globals';
import type { Caller } from '@sitewright/protos/projects';
import { newCaller, saveProject, specBytes, startProjects } from './start-projects.ts';

const projects = await startProjects({ PROJECTS_SEARCH_MAX_CANDIDATES: '5' });
afterAll(() => projects.stop());

const search = (caller: Caller, query: string, cursor = '', pageSize = 0) =>
  projects.rpc.listProjects({ caller, pageSize, cursor, buildType: '', query, deleted: false });

test.each([
  ['bakery', 'The old Bakery, Freiburg'],
  ['BAKERY old', 'The old Bakery, Freiburg'],
  ['cafe', 'Grand Café am See'],
  ['café', 'Grand Cafe am See'],
  ['strasse', 'Rue de la Strasse'],
  ['東京', '新東京タワー観光'],
  ['タ', '東京タワー'],
  ['ร้าน', 'เปิดร้านอาหาร'],
  ['فندق', 'فندق البحر'],
  ['2027', 'Review 2027'],
])('finds %s in “%s”', async (query, title) => {
  const caller = newCaller();
  const projectId = await saveProject(projects, caller, specBytes(title));
  await saveProject(projects, caller, specBytes('Something else'));
  const { projects: found } = await search(caller, query);
  expect(found.map((project) => project.projectId)).toEqual([projectId]);
});

test('wants all words, and whole ones', async () => {
  const caller = newCaller();
  await saveProject(projects, caller, specBytes('Red bakery'));
  expect((await search(caller, 'red bakery')).projects).toHaveLength(1);
  expect((await search(caller, 'blue bakery')).projects).toHaveLength(0);
  expect((await search(caller, 'bak')).projects).toHaveLength(0);
});

test('finds a project under its new title after a rename, and not under its old one', async () => {
  const caller = newCaller();
  const projectId = await saveProject(projects, caller, specBytes('Before'));
  await projects.rpc.renameProject({ caller, projectId, title: 'After' });
  expect((await search(caller, 'before')).projects).toHaveLength(0);
  expect((await search(caller, 'after')).projects).toHaveLength(1);
});

test('finds nothing for a query without a word in it', async () => {
  const caller = newCaller();
  await saveProject(projects, caller, specBytes('Anything'));
  expect((await search(caller, '!?')).projects).toHaveLength(0);
  expect((await search(caller, '  ')).projects).toHaveLength(1);
});

test('stops at its bound of candidates, says so, and goes on from there', async () => {
  const caller = newCaller();
  const ids: string[] = [];
  // Words that are all common, so that no rare one leads: only the first and the last have both.
  for (let n = 0; n < 12; n += 1) {
    const title = n === 0 || n === 11 ? 'common shared' : n % 2 === 0 ? 'common' : 'shared';
    ids.push(await saveProject(projects, caller, specBytes(title)));
  }
  for (let n = 0; n < 6; n += 1) {
    await saveProject(projects, caller, specBytes('common'));
    await saveProject(projects, caller, specBytes('shared'));
  }
  const found: string[] = [];
  let cursor = '';
  let truncated = false;
  do {
    const answer = await search(caller, 'common shared', cursor);
    found.push(...answer.projects.map((project) => project.projectId));
    expect(answer.truncated).toBe(answer.nextCursor !== '');
    truncated ||= answer.truncated;
    cursor = answer.nextCursor;
  } while (cursor !== '');
  expect(truncated).toBe(true);
  expect([...found].sort()).toEqual([ids[0], ids[11]].sort());
});

test('lets the rarest word lead, so that a rare match among many is found on the first page', async () => {
  const caller = newCaller();
  const rare = await saveProject(projects, caller, specBytes('common needle'));
  for (let n = 0; n < 12; n += 1) await saveProject(projects, caller, specBytes('common'));
  const answer = await search(caller, 'common needle');
  expect(answer.projects.map((project) => project.projectId)).toEqual([rare]);
  expect(answer.truncated).toBe(false);
});

test('pages through matches that fit within the bound without saying that it stopped', async () => {
  const caller = newCaller();
  for (let n = 0; n < 4; n += 1) await saveProject(projects, caller, specBytes('match'));
  const first = await search(caller, 'match', '', 3);
  expect(first).toMatchObject({ truncated: false });
  expect(first.projects).toHaveLength(3);
  const second = await search(caller, 'match', first.nextCursor, 3);
  expect(second.projects).toHaveLength(1);
  expect(second).toMatchObject({ nextCursor: '', truncated: false });
});

test('refuses a query of more than 10 words or 200 characters', async () => {
  const words = 'a b c d e f g h i j k';
  for (const query of [words, 'x'.repeat(201)]) {
    await expect(search(newCaller(), query)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  }
});
