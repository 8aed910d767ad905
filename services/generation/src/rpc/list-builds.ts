import { AppError, isId } from '@sitewright/errors';
import type { ListBuildsRequest, ListBuildsResponse } from '@sitewright/protos/generation';
import { listBuilds as list } from '../db/builds.ts';
import type { SagaContext } from '../saga/context.ts';
import { requireCaller } from './caller.ts';

const usual = 20;
const most = 100;

export async function listBuilds(
  { db }: SagaContext,
  { caller, limit, cursor }: ListBuildsRequest,
): Promise<ListBuildsResponse> {
  const world = requireCaller(caller, ['read', 'write']);
  const size = limit === 0 ? usual : limit;
  if (size < 1 || size > most) throw new AppError('INVALID_REQUEST', `limit: must be 1 to ${most}`);
  if (cursor !== '' && !isId('bld', cursor)) {
    throw new AppError('INVALID_REQUEST', 'cursor: is none that this API gave. Begin again without one.');
  }
  const before = cursor === '' ? undefined : cursor;
  const builds = await list(db, world, { before, limit: size + 1 });
  const page = builds.slice(0, size);
  return { builds: page, nextCursor: builds.length > size ? (page.at(-1)?.buildId ?? '') : '' };
}
