import { afterAll, describe, expect, test } from '@jest/globals';
import type { Caller } from '@sitewright/protos/projects';
import { sql } from 'kysely';
import { createPlainRenderer } from './plain-renderer.ts';
import { patchBytes, validSpecBytes } from './sample-spec.ts';
import {
  newCaller,
  newProjectId,
  saveProject,
  specBytes,
  startProjects,
  sweepNow,
} from './start-projects.ts';

const bytes = validSpecBytes().length;
const projects = await startProjects(
  {
    PROJECTS_MAX_PROJECTS: '3',
    PROJECTS_MAX_REVISIONS: '5',
    PROJECTS_MAX_SPEC_BYTES: String(bytes * 3),
    PROJECTS_MAX_EXPORT_BYTES: '0',
  },
  { renderer: createPlainRenderer() },
);
afterAll(() => projects.stop());

const small = (title: string): Buffer => specBytes(title);
const create = (caller: Caller, specJson: Buffer, projectId = newProjectId()) =>
  projects.rpc.createProject({ projectId, caller, specJson });
const patch = (caller: Caller, projectId: string, expectedRevision: number) =>
  projects.rpc.updateSpec({
    caller,
    projectId,
    expectedRevision,
    autosave: true,
    patchJson: patchBytes({ op: 'replace', path: '/description', value: `No. ${expectedRevision}` }),
  });
const refused = (bound: string) => ({ reason: 'QUOTA_EXCEEDED', metadata: { bound } });

describe('a workspace', () => {
  test('keeps as many projects as it may, those in the bin counted, and is told before a build', async () => {
    const caller = newCaller();
    const [first] = [
      await saveProject(projects, caller, small('One')),
      await saveProject(projects, caller, small('Two')),
    ];
    await projects.rpc.checkRoom({ caller });
    const projectId = await saveProject(projects, caller, small('Three'));
    await expect(projects.rpc.checkRoom({ caller })).rejects.toMatchObject(refused('projects'));
    await expect(create(caller, small('Four'))).rejects.toMatchObject({
      ...refused('projects'),
      message: expect.stringContaining('may keep 3 projects'),
    });
    await projects.rpc.deleteProject({ caller, projectId: first });
    await expect(create(caller, small('Four'))).rejects.toMatchObject(refused('projects'));
    // A repeat is not one more.
    await create(caller, small('Three'), projectId);
  });

  test('has the bounds of its test keys apart from those of its live ones, and of other workspaces', async () => {
    const live = newCaller();
    for (const title of ['One', 'Two', 'Three']) await saveProject(projects, live, small(title));
    await saveProject(projects, newCaller(live.workspaceId, true), small('One'));
    await saveProject(projects, newCaller(), small('One'));
    await expect(create(live, small('Four'))).rejects.toMatchObject(refused('projects'));
  });

  test('keeps as many revisions over all its projects as it may', async () => {
    const caller = newCaller();
    const projectId = await saveProject(projects, caller, small('One'));
    const { db } = projects.database;
    await sql`update projects set revision_count = 4 where id = ${projectId}`.execute(db);
    const other = await saveProject(projects, caller, validSpecBytes());
    await expect(patch(caller, other, 1)).rejects.toMatchObject(refused('revisions'));
    const { project } = await projects.rpc.getProject({ caller, projectId: other });
    expect(project?.revision).toBe(1);
  });

  test('keeps as many bytes as it may, whoever adds them', async () => {
    const caller = newCaller();
    const projectId = await saveProject(projects, caller, validSpecBytes());
    await patch(caller, projectId, 1);
    await patch(caller, projectId, 2);
    await expect(patch(caller, projectId, 3)).rejects.toMatchObject(refused('bytes'));
    await expect(create(caller, validSpecBytes())).rejects.toMatchObject(refused('bytes'));
    await expect(
      projects.rpc.restoreRevision({ caller, projectId, revision: 1, expectedRevision: 3 }),
    ).rejects.toMatchObject(refused('bytes'));
  });

  test('gets exports that it has no room for, made anew each time', async () => {
    const caller = newCaller();
    const projectId = await saveProject(projects, caller, validSpecBytes());
    for (let times = 0; times < 2; times += 1) {
      let size = 0;
      for await (const message of projects.rpc.exportRevision({ caller, projectId, format: 'zip' })) {
        size += message.part?.$case === 'chunk' ? message.part.value.length : 0;
      }
      expect(size).toBeGreaterThan(0);
    }
    const kept = await projects.database.db.selectFrom('exports').select('format').execute();
    expect(kept).toEqual([]);
  });
});

test('the tally of every project is what it keeps, whatever was made, thinned, discarded and purged', async () => {
  const caller = newCaller();
  const { db } = projects.database;
  const projectId = await saveProject(projects, caller, validSpecBytes('Harbour Maps'));
  await patch(caller, projectId, 1);
  const discarded = newProjectId();
  await create(caller, small('Gone'), discarded);
  await projects.rpc.discardProject({ projectId: discarded, workspaceId: caller.workspaceId });
  const binned = await saveProject(projects, caller, small('Binned'));
  await projects.rpc.deleteProject({ caller, projectId: binned });
  await sql`update projects set deleted_at = now() - interval '31 days' where id = ${binned}`.execute(db);
  await sql`update projects set thin_from = now() - interval '31 days' where id = ${projectId}`.execute(db);
  await sweepNow(projects);
  const { rows } = await sql<{ id: string; counted: number; kept: number; bytes: number; held: number }>`
    select id, revision_count as counted, spec_bytes::int as bytes,
      (select count(*)::int from revisions where project_id = projects.id) as kept,
      (select coalesce(sum(octet_length(spec_json)), 0)::int from specs where project_id = projects.id) as held
    from projects where workspace_id = ${caller.workspaceId}`.execute(db);
  expect(rows.map(({ id }) => id).sort()).toEqual([projectId, discarded].sort());
  for (const { counted, kept, bytes: tallied, held } of rows)
    expect([counted, tallied]).toEqual([kept, held]);
});
