import type { ChangeSlugRequest, ChangeSlugResponse } from '@sitewright/protos/projects';
import { toProject } from '../db/project-record.ts';
import { changeSlug } from '../db/publications.ts';
import { requireSlug } from '../domain/slug.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

export async function changeProjectSlug(
  context: RpcContext,
  request: ChangeSlugRequest,
): Promise<ChangeSlugResponse> {
  const caller = requireCaller(request.caller, 'publish');
  const slug = requireSlug(request.slug, caller.test);
  const row = await changeSlug(context.db, keyOf(context, caller, request.projectId), slug);
  return { project: toProject(row) };
}
