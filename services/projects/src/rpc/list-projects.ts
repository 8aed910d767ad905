import { AppError, isId } from '@sitewright/errors';
import type { ListProjectsRequest, ListProjectsResponse } from '@sitewright/protos/projects';
import { BUILD_TYPES } from '@sitewright/site-spec';
import { type ListFilter, listProjectRows } from '../db/list-projects.ts';
import { toProject } from '../db/project-record.ts';
import { searchProjectRows } from '../db/search-projects.ts';
import { decodeCursor, encodeCursor } from '../domain/cursor.ts';
import { requirePageSize } from '../domain/page-size.ts';
import { queryWords } from '../domain/title-words.ts';
import type { RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

const maxQueryLength = 200;
const maxWords = 10;
const buildTypes: readonly string[] = ['', ...BUILD_TYPES];

interface Page {
  before: string | undefined;
  size: number;
}

export async function listProjects(
  context: RpcContext,
  request: ListProjectsRequest,
): Promise<ListProjectsResponse> {
  const { workspaceId, test } = requireCaller(request.caller, 'read');
  const page = {
    before: decodeCursor('projects', request.cursor, (key) => isId('prj', key)),
    size: requirePageSize(request.pageSize),
  };
  if (!buildTypes.includes(request.buildType)) {
    throw new AppError('INVALID_REQUEST', `build_type must be one of ${BUILD_TYPES.join(', ')}.`);
  }
  const { buildType, deleted } = request;
  const filter = { workspaceId, test, buildType, deleted, binTtlMs: context.config.binTtlMs };
  return request.query.trim() === ''
    ? listPage(context, filter, page)
    : searchPage(context, filter, page, request.query);
}

async function listPage({ db }: RpcContext, filter: ListFilter, page: Page): Promise<ListProjectsResponse> {
  const rows = await listProjectRows(db, filter, page.before, page.size + 1);
  const shown = rows.slice(0, page.size);
  const last = rows.length > page.size ? shown.at(-1)?.id : undefined;
  return { projects: shown.map(toProject), nextCursor: cursorAfter(last), truncated: false };
}

async function searchPage(
  { db, config }: RpcContext,
  filter: ListFilter,
  page: Page,
  query: string,
): Promise<ListProjectsResponse> {
  const words = requireWords(query);
  if (words.length === 0) return { projects: [], nextCursor: '', truncated: false };
  const { rows, stoppedAt } = await searchProjectRows(db, filter, {
    words,
    before: page.before,
    limit: page.size + 1,
    maxCandidates: config.searchMaxCandidates,
  });
  const shown = rows.slice(0, page.size);
  const more = rows.length > page.size;
  return {
    projects: shown.map(toProject),
    nextCursor: cursorAfter(more ? shown.at(-1)?.id : stoppedAt),
    truncated: !more && stoppedAt !== undefined,
  };
}

const cursorAfter = (id: string | undefined): string =>
  id === undefined ? '' : encodeCursor('projects', id);

function requireWords(query: string): string[] {
  const words = query.length > maxQueryLength ? [] : queryWords(query);
  if (query.length <= maxQueryLength && words.length <= maxWords) return words;
  throw new AppError(
    'INVALID_REQUEST',
    `query must have at most ${maxQueryLength} characters and ${maxWords} words.`,
  );
}
