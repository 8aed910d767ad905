import { AppError } from '@sitewright/errors';
import { z } from 'zod';
import { buildOf, buildRecord, include } from './build-fields.ts';
import { callerOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const getBuild = defineTool({
  name: 'get_build',
  title: 'Get a build',
  description: 'Tells how a build is doing, with an outline of what it made once it has succeeded.',
  scopes: ['read', 'write'],
  input: z.strictObject({ buildId: z.string(), include }),
  output: buildRecord,
  notFound: 'generate_project tells the id of each build that it begins.',
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients, addresses }, { buildId, include: wanted }, { caller, call }) {
    const { build } = await clients.generation.getBuild(
      { caller: callerOf(caller), buildId, wait: undefined },
      { within: call },
    );
    if (build === undefined) throw new AppError('NOT_FOUND', 'There is no such build in this workspace.');
    return { result: buildOf(addresses, build, wanted) };
  },
});
