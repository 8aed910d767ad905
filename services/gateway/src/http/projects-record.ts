import type { Project } from '@sitewright/protos/projects';
import { projectExample, projectJson, projectSchema } from '@sitewright/public-api';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import type { Principal } from '../guard/principal.ts';
import type { Answer } from './route.ts';

export const projectParams = z.object({
  id: z.string().max(100).describe('`prj_` and a ULID in lower case.'),
});

/** On whose behalf the projects service is called. */
export const callerOf = ({ workspaceId, keyId, scopes, test, link }: Principal) => ({
  workspaceId,
  keyId,
  scopes: [...scopes],
  test,
  ...link,
});

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
