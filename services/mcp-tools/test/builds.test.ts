import { afterEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import {
  type BuildResponse,
  BuildStatus,
  GenerationServiceService,
  type GetBuildResponse,
} from '@sitewright/protos/generation';
import { toDuration, unimplemented } from '@sitewright/rpc';
import { startScripted } from '@sitewright/testing';
import { startMcpTools, toolCall } from './mcp-tools-service.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** mcp-tools with a generation that answers so. */
async function startWith(build: () => Promise<BuildResponse>, getBuild: () => Promise<GetBuildResponse>) {
  const { target, stop } = await startScripted(GenerationServiceService, { build, getBuild });
  ends.push(stop);
  const mcpTools = await startMcpTools({ MCP_TOOLS_GENERATION_TARGET: target });
  ends.push(() => mcpTools.stop());
  return mcpTools;
}

async function generateWith(build: () => Promise<BuildResponse>, getBuild: () => Promise<GetBuildResponse>) {
  const mcpTools = await startWith(build, getBuild);
  const call = toolCall('generate_project', { scopes: ['write'], args: { prompt: 'A bakery in Freiburg' } });
  const { resultJson, disownBuild } = await mcpTools.send(call);
  return { result: JSON.parse(resultJson.toString('utf8')), disownBuild };
}

const running = {
  buildId: 'bld_1',
  status: BuildStatus.BUILD_STATUS_RUNNING,
  buildType: 'website',
  mode: 'lite',
  specJson: Buffer.alloc(0),
};

const fail = async (): Promise<never> => {
  throw new AppError('UNAVAILABLE', 'A part of the service is not reachable right now. Try again shortly.');
};

describe('generate_project', () => {
  test('answers a build that has begun as running when its end cannot be asked for', async () => {
    const { result, disownBuild } = await generateWith(
      async () => ({ build: running, replayed: false }),
      fail,
    );
    expect(result.structuredContent).toEqual({ buildId: 'bld_1', status: 'running' });
    expect(disownBuild).toBe(false);
  });

  test('has a build disowned of which nobody knows whether it has begun', async () => {
    const { result, disownBuild } = await generateWith(fail, unimplemented);
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^failed: /) }] });
    expect(disownBuild).toBe(true);
  });

  test('has nothing to disown where the build was refused', async () => {
    const refuse = async (): Promise<never> => {
      throw new AppError('OUT_OF_CREDITS', 'There is not enough credit.');
    };
    const { result, disownBuild } = await generateWith(refuse, unimplemented);
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^out_of_credits: /) }],
    });
    expect(disownBuild).toBe(false);
  });
});

describe('get_build', () => {
  test('answers within the time that its caller has, whatever it waits for', async () => {
    const mcpTools = await startWith(unimplemented, () => new Promise(() => undefined));
    const call = toolCall('get_build', { args: { buildId: 'bld_1' } });
    const { resultJson } = await mcpTools.send({ ...call, budget: toDuration(100) });
    expect(JSON.parse(resultJson.toString('utf8'))).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^timeout: /) }],
    });
  });

  test('tells why a build failed by the stable word of the refusal', async () => {
    const failed = {
      ...running,
      status: BuildStatus.BUILD_STATUS_FAILED,
      error: { reason: 'PROVIDER_BUSY', message: 'The provider is busy.', retryAfter: undefined },
    };
    const mcpTools = await startWith(unimplemented, async () => ({ build: failed }));
    const { structuredContent } = await mcpTools.call('get_build', { args: { buildId: 'bld_1' } });
    expect(structuredContent).toEqual({
      buildId: 'bld_1',
      status: 'failed',
      error: expect.stringMatching(/^[a-z_]+: The provider is busy\.$/),
    });
  });
});
