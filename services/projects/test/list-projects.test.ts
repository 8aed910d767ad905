import { afterAll, expect, test } from '@jest/globals';
import type { Caller, ListProjectsRequest } from '@sitewright/protos/projects';
import fc from 'fast-check';
import { newCaller, newProjectId, saveProject, specBytes, startProjects } from './start-projects.ts';

const projects = await startProjects();
afterAll(() => projects.stop());

const page = (caller: Caller, more: Partial<ListProjectsRequest> = {}) =>
  projects.rpc.listProjects({
    caller,
    pageSize: 0,
    cursor: '',
    buildType: '',
    query: '',
    deleted: false,
    ...more,
  });

/** Walks all pages; `between` runs after each. */
async function walk(
  caller: Caller,
  more: Partial<ListProjectsRequest>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor = '';
  do {
    const answer = await page(caller, { ...more, cursor });
    seen.push(...answer.projects.map((project) => project.projectId));
    cursor = answer.nextCursor;
    await between();
  } while (cursor !== '');
  return seen;
}

test('shows newest first, 20 a page, and says when there is no more', async () => {
  const caller = newCaller();
  const ids: string[] = [];
  for (let n = 0; n < 21; n += 1) ids.push(await saveProject(projects, caller, specBytes(`Site ${n}`)));
  ids.sort().reverse();
  const first = await page(caller);
  expect(first.projects.map((project) => project.projectId)).toEqual(ids.slice(0, 20));
  const second = await page(caller, { cursor: first.nextCursor });
  expect(second.projects.map((project) => project.projectId)).toEqual(ids.slice(20));
  expect(second.nextCursor).toBe('');
});

test('shows each project once and misses none, whatever is inserted and deleted between pages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (count, pageSize, inserts) => {
        const caller = newCaller();
        const ids: string[] = [];
        for (let n = 0; n < count; n += 1) ids.push(await saveProject(projects, caller, specBytes('Site')));
        const doomed: string[] = [];
        const steps = [...inserts];
        const seen = await walk(caller, { pageSize }, async () => {
          const step = steps.shift();
          if (step === true) await saveProject(projects, caller, specBytes('Late'));
          const victim = step === false ? ids[doomed.length] : undefined;
          if (victim === undefined) return;
          await projects.rpc.deleteProject({ caller, projectId: victim });
          doomed.push(victim);
        });
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(expect.arrayContaining(ids.filter((id) => !doomed.includes(id))));
        expect(seen).toEqual([...seen].sort().reverse());
      },
    ),
    { numRuns: 25 },
  );
});

test('shows one build type alone when asked to', async () => {
  const caller = newCaller();
  const slides = await saveProject(projects, caller, specBytes('Deck', { buildType: 'slides' }));
  await saveProject(projects, caller, specBytes('Site'));
  expect(await walk(caller, { buildType: 'slides' })).toEqual([slides]);
  await expect(page(caller, { buildType: 'poster' })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});

test('shows the bin apart from what is active', async () => {
  const caller = newCaller();
  const kept = await saveProject(projects, caller, specBytes('Kept'));
  const binned = await saveProject(projects, caller, specBytes('Binned'));
  await projects.rpc.deleteProject({ caller, projectId: binned });
  expect(await walk(caller, {})).toEqual([kept]);
  expect(await walk(caller, { deleted: true })).toEqual([binned]);
  expect(await walk(caller, { deleted: true, query: 'binned' })).toEqual([binned]);
});

test('never shows pending projects or those of another workspace', async () => {
  const caller = newCaller();
  await projects.rpc.createProject({ projectId: newProjectId(), caller, specJson: specBytes('Pending') });
  await saveProject(projects, newCaller(), specBytes('Foreign'));
  const own = await saveProject(projects, caller, specBytes('Own'));
  expect(await walk(caller, {})).toEqual([own]);
  expect(await walk(caller, { query: 'pending' })).toEqual([]);
  expect(await walk(caller, { query: 'foreign' })).toEqual([]);
});

test.each(['x', '====', 'cHJvamVjdHM6cHJqXzE', Buffer.from('revisions:3').toString('base64url')])(
  'refuses the cursor %s, which no list has given',
  async (cursor) => {
    await expect(page(newCaller(), { cursor })).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
  },
);

test.each([-1, 101])('refuses a page of %d items', async (pageSize) => {
  await expect(page(newCaller(), { pageSize })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});

test('refuses a key without the scope read', async () => {
  await expect(page({ ...newCaller(), scopes: ['write'] })).rejects.toMatchObject({
    reason: 'INSUFFICIENT_SCOPE',
    metadata: { scope: 'read' },
  });
});
