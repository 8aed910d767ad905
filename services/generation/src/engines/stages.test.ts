import { afterEach, expect, test } from '@jest/globals';
import { createStages, type Stages } from './stages.ts';

let stages: Stages;
afterEach(() => stages.close());

test('threads are warm once each of them has built', async () => {
  stages = createStages({ threads: 2, taskMs: 60_000, memoryMb: 512 });
  await expect(stages.warm()).resolves.toBeUndefined();
});

test('threads that cannot build in time are noticed before a build comes', async () => {
  stages = createStages({ threads: 1, taskMs: 1, memoryMb: 512 });
  await expect(stages.warm()).rejects.toMatchObject({ reason: 'BUILD_TIMEOUT' });
});
