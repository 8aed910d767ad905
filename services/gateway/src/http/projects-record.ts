import type { Project } from '@sitewright/protos/projects';
import { projectExample, projectJson, projectSchema } from '@sitewright/public-api';
import type { CallContext } from '@sitewright/rpc';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import type { Principal } from '../guard/principal.ts';
import type { Answer, Gateway } from './route.ts';

/** What the projects service asks of a title, as far as a schema can say it. */
export const oneLine = { maxLength: 120, pattern: String.raw`\S` };

export const projectParams = z.object({
  id: z
    .string()
    .max(100)
    .meta({ description: '`prj_` and a ULID in lower case.', example: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh' }),
});

/** On whose behalf the projects service is called. */
export const callerOf = ({ workspaceId, keyId, scopes, test, link }: Principal) => ({
  workspaceId,
  keyId,
  scopes: [...scopes],
  test,
  ...link,
});

/**
 * Fails within the time of a plain call where projects does not answer or has no such project. A rendering, for which
 * this is asked first, may take far longer; silence may not.
 */
export async function requireProject(
  { clients }: Gateway,
  principal: Principal,
  projectId: string,
  call: CallContext,
) {
  await clients.projects.getProject({ caller: callerOf(principal), projectId }, { within: call });
}

/** 200 with a record. */
export const answerProject = (config: GatewayConfig, project: Project | undefined): Answer => ({
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body: projectJson(config, project),
});

/** The documented answer of routes that give a record. */
export const projectAnswer = (description: string) => ({
  description,
  schema: projectSchema,
  example: projectExample,
});
