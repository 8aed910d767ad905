import { afterAll, expect, test } from '@jest/globals';
import { HoldState } from '@sitewright/protos/credits';
import { BuildStatus } from '@sitewright/protos/generation';
import { newWorkspaceId, projectOf, startGeneration } from './generation-service.ts';

// A build whose worker was lost: every replica looks for such builds and goes on with them.
const generation = await startGeneration();
afterAll(() => generation.stop());

const pending = HoldState.HOLD_STATE_PENDING;
const captured = HoldState.HOLD_STATE_CAPTURED;

test.each([
  [
    'with nobody waiting and no result is given up, its hold released',
    { durable: false, built: false, hold: pending },
    { status: BuildStatus.BUILD_STATUS_FAILED, hold: HoldState.HOLD_STATE_RELEASED, project: 'discarded' },
  ],
  [
    'with nobody waiting, though captured, is reversed and its project discarded',
    { durable: false, built: true, hold: captured },
    { status: BuildStatus.BUILD_STATUS_FAILED, hold: HoldState.HOLD_STATE_REVERSED, project: 'discarded' },
  ],
  [
    'that can be asked for later, with a result, is finished and charged once',
    { durable: true, built: true, hold: pending },
    { status: BuildStatus.BUILD_STATUS_SUCCEEDED, hold: captured, project: 'active' },
  ],
  [
    'that can be asked for later, captured, is finished',
    { durable: true, built: true, hold: captured },
    { status: BuildStatus.BUILD_STATUS_SUCCEEDED, hold: captured, project: 'active' },
  ],
  [
    'that can be asked for later, though its hold was released, is undone',
    { durable: true, built: true, hold: HoldState.HOLD_STATE_RELEASED },
    { status: BuildStatus.BUILD_STATUS_FAILED, hold: HoldState.HOLD_STATE_RELEASED, project: 'discarded' },
  ],
  [
    'that can be asked for later, without a result, is run again',
    { durable: true, built: false, hold: pending },
    { status: BuildStatus.BUILD_STATUS_SUCCEEDED, hold: captured, project: 'active' },
  ],
  [
    'that took its worker down twice is given up',
    { durable: true, built: false, hold: pending, runs: 2 },
    { status: BuildStatus.BUILD_STATUS_FAILED, hold: HoldState.HOLD_STATE_RELEASED, project: 'discarded' },
  ],
])('a build %s', async (_what, left, becomes) => {
  const workspaceId = newWorkspaceId();
  const buildId = await generation.orphan(workspaceId, left);
  const build = await generation.endOf(workspaceId, buildId);
  expect({
    status: build.status,
    hold: generation.credits.stateOf(buildId),
    project: generation.projects.stateOf(projectOf(buildId)),
  }).toEqual(becomes);
});

test('one that is run again keeps no other waiting', async () => {
  const workspaceId = newWorkspaceId();
  const begun = generation.script.nextRun();
  const slow = await generation.orphan(workspaceId, {
    ...{ durable: true, built: false, hold: pending, prompt: 'wait' },
  });
  await begun;
  const other = await generation.orphan(workspaceId, { durable: true, built: true, hold: pending });
  const ended = await generation.endOf(workspaceId, other);
  expect(ended.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
  generation.script.release();
  const last = await generation.endOf(workspaceId, slow);
  expect(last.status).toBe(BuildStatus.BUILD_STATUS_SUCCEEDED);
});
