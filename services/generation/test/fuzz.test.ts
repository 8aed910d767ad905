import { afterAll, test } from '@jest/globals';
import { GenerationServiceService } from '@sitewright/protos/generation';
import { fuzz } from '@sitewright/testing/fuzz';
import { anOrder, callerOf, newBuildId, newWorkspaceId, startGeneration } from './generation-service.ts';

const generation = await startGeneration({ GENERATION_BUILD_LIMIT: '1000' });
afterAll(() => generation.stop());

test.each(Object.keys(GenerationServiceService))(
  '%s answers, or says what was wrong, whatever it is sent',
  async (name) => {
    const workspaceId = newWorkspaceId();
    const { buildId } = anOrder(workspaceId);
    await generation.rpc.build(anOrder(workspaceId, buildId));
    await fuzz(GenerationServiceService, generation.rpc, name, {
      caller: [callerOf(workspaceId)],
      workspaceId: [workspaceId],
      scopes: ['read', 'write'],
      buildId: [buildId, ...Array.from({ length: 20 }, newBuildId)],
      clientAddress: [workspaceId],
      prompt: ['A bakery', 'fail', 'busy', 'invalid', 'chatty'],
      buildType: ['website', 'slides'],
      mode: ['lite', 'economy', 'power'],
      idempotencyKey: [undefined, 'one', 'two'],
      within: [{ seconds: 3600, nanos: 0 }],
      wait: [undefined, { seconds: 1, nanos: 0 }],
      cursor: [''],
    });
  },
);
