import { AppError, requireId } from '@sitewright/errors';
import type { CreateProjectRequest, CreateProjectResponse } from '@sitewright/protos/projects';
import { createPending } from '../db/pending-projects.ts';
import { specFacts } from '../domain/spec-facts.ts';
import { boundsOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

export async function createProject(
  { db, config }: RpcContext,
  request: CreateProjectRequest,
): Promise<CreateProjectResponse> {
  const caller = requireCaller(request.caller, 'write');
  const id = requireId('project_id', 'prj', request.projectId);
  const facts = specFacts(request.specJson);
  const bounds = boundsOf(config);
  const outcome = await createPending(db, { id, ...caller, facts, specJson: request.specJson, bounds });
  if (outcome === 'different') {
    throw new AppError('CONFLICT', `${id} is taken by another specification.`);
  }
  if (outcome === 'discarded') throw new AppError('PROJECT_DISCARDED', `${id} was discarded.`);
  return {};
}
