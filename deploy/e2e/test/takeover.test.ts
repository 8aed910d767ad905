import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus } from '@sitewright/protos/generation';
import { serializeSpec } from '@sitewright/site-spec';
import { waitFor } from '@sitewright/testing';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { sampleSpec } from '../../../libs/site-spec/test/sample.ts';
import { bootMesh, type Mesh } from './mesh.ts';
import { scriptedEngine } from './scripted-engine.ts';

const script = scriptedEngine();
let mesh: Mesh;

beforeAll(async () => {
  mesh = await bootMesh({
    engine: script.engine,
    env: { GENERATION_TAKEOVER_INTERVAL_MS: '100', GENERATION_BUILD_LIMIT: '10000' },
  });
});
afterAll(() => mesh.stop());

const newBuildId = () => `bld_${ulid().toLowerCase()}`;
const callerOf = (workspaceId: string) => ({
  workspaceId,
  keyId: 'key_test',
  scopes: ['read', 'write'],
  test: false,
});

const order = (workspaceId: string, buildId: string) => ({
  buildId,
  caller: callerOf(workspaceId),
  clientAddress: '192.0.2.1',
  prompt: 'A bakery',
  buildType: 'website',
  mode: 'economy',
  save: true,
  idempotencyKey: undefined,
  detached: false,
});

const balance = async (workspaceId: string) => {
  const { balance: now } = await mesh.credits.getBalance({ workspaceId });
  return { available: now?.availableCredits, held: now?.heldCredits, spent: now?.spentCredits };
};

const projectCount = async (workspaceId: string) => {
  const caller = { workspaceId, keyId: 'key_test', scopes: ['read'], test: false };
  const { projects } = await mesh.projects.listProjects({
    caller,
    pageSize: 10,
    cursor: '',
    buildType: '',
    query: '',
    deleted: false,
  });
  return projects.length;
};

const endOf = (workspaceId: string, buildId: string) =>
  waitFor(async () => {
    const { build } = await mesh.generation.getBuild({
      caller: callerOf(workspaceId),
      buildId,
      wait: undefined,
    });
    return build?.status === BuildStatus.BUILD_STATUS_RUNNING ? undefined : build;
  }, 'the build to be taken over and ended');

/** What a worker leaves that died: a row whose lease has run out, and a hold. */
async function orphan(
  workspaceId: string,
  left: { durable: boolean; built: boolean; captured?: boolean; runs?: number; prompt?: string },
) {
  const buildId = newBuildId();
  await mesh.credits.reserve({
    holdId: buildId,
    workspaceId,
    mode: 'economy',
    buildType: 'website',
    test: false,
  });
  if (left.captured === true) await mesh.credits.capture({ holdId: buildId, workspaceId });
  await mesh.databases.generation
    .insertInto('builds')
    .values({
      build_id: buildId,
      workspace_id: workspaceId,
      key_id: 'key_test',
      test: false,
      build_type: 'website',
      mode: 'economy',
      save: true,
      durable: left.durable,
      prompt: left.durable ? (left.prompt ?? 'A bakery') : null,
      status: left.built ? 'built' : 'running',
      spec: left.built ? Buffer.from(serializeSpec(sampleSpec())) : null,
      runs: left.runs ?? 1,
      lease_until: sql<Date>`now() - interval '1 second'`,
    })
    .execute();
  return buildId;
}

const untouched = { available: 1000, held: 0, spent: 0 };
const chargedOnce = { available: 998, held: 0, spent: 2 };

describe('a build whose worker was lost', () => {
  test('with nobody waiting and no result: given up, the hold released', async () => {
    const { workspaceId } = await mesh.workspace();
    const build = await endOf(workspaceId, await orphan(workspaceId, { durable: false, built: false }));
    expect(build.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
    expect(await balance(workspaceId)).toEqual(untouched);
  });

  test('with nobody waiting, though captured: reversed and its project discarded', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = await orphan(workspaceId, { durable: false, built: true, captured: true });
    const build = await endOf(workspaceId, buildId);
    expect(build.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
    expect(await balance(workspaceId)).toEqual(untouched);
    const { hold } = await mesh.credits.getHold({ holdId: buildId, workspaceId });
    expect(hold?.state).toBe(HoldState.HOLD_STATE_REVERSED);
    expect(await projectCount(workspaceId)).toBe(0);
  });

  test('that can be asked for later, with a result: finished and charged once', async () => {
    const { workspaceId } = await mesh.workspace();
    const build = await endOf(workspaceId, await orphan(workspaceId, { durable: true, built: true }));
    expect(build.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
    expect(await balance(workspaceId)).toEqual(chargedOnce);
    expect(await projectCount(workspaceId)).toBe(1);
  });

  test('that can be asked for later, without a result: run again once', async () => {
    const { workspaceId } = await mesh.workspace();
    const build = await endOf(workspaceId, await orphan(workspaceId, { durable: true, built: false }));
    expect(build.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
    expect(await balance(workspaceId)).toEqual(chargedOnce);
  });

  test('keeps no other one waiting while it is run again', async () => {
    const { workspaceId } = await mesh.workspace();
    const begun = script.nextRun();
    const slow = await orphan(workspaceId, { durable: true, built: false, prompt: 'wait' });
    await begun;
    const other = await endOf(workspaceId, await orphan(workspaceId, { durable: true, built: true }));
    expect(other.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
    script.release();
    expect((await endOf(workspaceId, slow)).status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
  });

  test('that took its worker down twice: given up', async () => {
    const { workspaceId } = await mesh.workspace();
    const build = await endOf(
      workspaceId,
      await orphan(workspaceId, { durable: true, built: false, runs: 2 }),
    );
    expect(build.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
    expect(await balance(workspaceId)).toEqual(untouched);
  });
});

describe('AbandonBuild', () => {
  const abandon = (workspaceId: string, buildId: string, failureTold = false) =>
    mesh.generation.abandonBuild({ caller: callerOf(workspaceId), buildId, failureTold });

  test('of a build that has not come yet keeps it from ever being built', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = newBuildId();
    const { build } = await abandon(workspaceId, buildId);
    expect(build?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
    await expect(mesh.generation.build(order(workspaceId, buildId))).rejects.toMatchObject({
      reason: 'BUILD_CANCELLED',
    });
    expect(await balance(workspaceId)).toEqual(untouched);
  });

  test('of a running build ends it uncharged', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = newBuildId();
    const begun = script.nextRun();
    const running = mesh.generation.build({ ...order(workspaceId, buildId), prompt: 'wait' });
    running.catch(() => undefined);
    await begun;
    expect((await abandon(workspaceId, buildId)).build?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
    await expect(running).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    expect(await balance(workspaceId)).toEqual(untouched);
  });

  test('of a committed build answers with its result, and again', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = newBuildId();
    const { build } = await mesh.generation.build(order(workspaceId, buildId));
    for (const answer of [await abandon(workspaceId, buildId), await abandon(workspaceId, buildId)]) {
      expect(answer.build).toEqual(build);
    }
    expect(await balance(workspaceId)).toEqual(chargedOnce);
  });

  test('of a captured build that is not yet finished finishes it', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = await orphan(workspaceId, { durable: true, built: true, captured: true });
    const build = (await abandon(workspaceId, buildId)).build ?? (await endOf(workspaceId, buildId));
    const ended =
      build.status === BuildStatus.BUILD_STATUS_RUNNING ? await endOf(workspaceId, buildId) : build;
    expect(ended.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
    expect(await balance(workspaceId)).toEqual(chargedOnce);
  });

  test('of a committed build whose caller was told of a failure takes it back, once', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = newBuildId();
    await mesh.generation.build(order(workspaceId, buildId));
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const { build } = await abandon(workspaceId, buildId, true);
      expect(build).toMatchObject({ status: BuildStatus.BUILD_STATUS_FAILED, usage: { chargedCredits: 0 } });
    }
    expect(await balance(workspaceId)).toEqual(untouched);
    expect(await projectCount(workspaceId)).toBe(0);
  });

  test('of a build whose caller has come back for it with its key since leaves it to that caller', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = newBuildId();
    const keyed = { ...order(workspaceId, buildId), idempotencyKey: `key-${buildId}` };
    const { build } = await mesh.generation.build(keyed);
    const again = await mesh.generation.build({ ...keyed, buildId: newBuildId() });
    expect(again).toEqual({ build, replayed: true });
    expect((await abandon(workspaceId, buildId, true)).build).toEqual(build);
    expect(await balance(workspaceId)).toEqual(chargedOnce);
    expect((await mesh.generation.build({ ...keyed, buildId: newBuildId() })).build).toEqual(build);
  });

  test('of a keyed build that nobody came back for takes it back, and its key builds anew', async () => {
    const { workspaceId } = await mesh.workspace();
    const buildId = newBuildId();
    const keyed = { ...order(workspaceId, buildId), idempotencyKey: `key-${buildId}` };
    await mesh.generation.build(keyed);
    expect((await abandon(workspaceId, buildId, true)).build?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
    expect(await balance(workspaceId)).toEqual(untouched);
    const { replayed } = await mesh.generation.build({ ...keyed, buildId: newBuildId() });
    expect(replayed).toBe(false);
    expect(await balance(workspaceId)).toEqual(chargedOnce);
  });

  test("of another workspace's build is not found and changes nothing", async () => {
    const [mine, other] = [await mesh.workspace(), await mesh.workspace()];
    const buildId = newBuildId();
    await mesh.generation.build(order(mine.workspaceId, buildId));
    await expect(abandon(other.workspaceId, buildId, true)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect(await balance(mine.workspaceId)).toEqual(chargedOnce);
  });
});

test('CancelBuild stops a running build uncharged, and leaves an ended one as it is', async () => {
  const { workspaceId } = await mesh.workspace();
  const buildId = newBuildId();
  const begun = script.nextRun();
  await mesh.generation.build({ ...order(workspaceId, buildId), prompt: 'wait', detached: true });
  await begun;
  const cancel = () => mesh.generation.cancelBuild({ caller: callerOf(workspaceId), buildId });
  expect((await cancel()).build).toMatchObject({
    status: BuildStatus.BUILD_STATUS_FAILED,
    error: { reason: 'BUILD_CANCELLED' },
  });
  expect((await cancel()).build?.status).toBe(BuildStatus.BUILD_STATUS_FAILED);
  expect(await balance(workspaceId)).toEqual(untouched);
});

test('GetBuild with a wait answers as soon as the build has ended', async () => {
  const { workspaceId } = await mesh.workspace();
  const buildId = newBuildId();
  const begun = script.nextRun();
  await mesh.generation.build({ ...order(workspaceId, buildId), prompt: 'wait', detached: true });
  await begun;
  const waiting = mesh.generation.getBuild({
    caller: callerOf(workspaceId),
    buildId,
    wait: { seconds: 9, nanos: 0 },
  });
  script.release();
  expect((await waiting).build?.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
});
