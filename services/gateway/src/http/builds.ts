import { AppError } from '@sitewright/errors';
import { buildEntry, buildPageSchema, buildStatusJson, buildStatusSchema } from '@sitewright/public-api';
import { z } from 'zod';
import { buildPageExample, buildStatusExample } from './examples.ts';
import { pageQuery } from './projects-page.ts';
import { defineRoute } from './route.ts';

/** The path of one build. */
export const buildParams = z.object({
  id: z
    .string()
    .max(100)
    .meta({ description: '`bld_` and a ULID in lower case.', example: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh' }),
});

export const getBuildRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/builds/{id}',
  id: 'getBuild',
  tag: 'Builds',
  summary: 'See how a build is doing, and its result',
  description:
    'Answers for every build of the workspace, synchronous ones included. The result of a build that was not saved is kept for 24 hours.',
  access: ['read', 'write'],
  compressed: true,
  params: buildParams,
  answers: {
    200: { description: 'The build as it is now.', schema: buildStatusSchema, example: buildStatusExample },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle(gateway, { params, principal, call }) {
    const caller = { ...principal, scopes: [...principal.scopes] };
    const { build } = await gateway.clients.generation.getBuild(
      { caller, buildId: params.id, wait: undefined },
      { within: call },
    );
    if (build === undefined) throw new AppError('NOT_FOUND', 'There is no such build in this workspace.');
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: buildStatusJson(gateway.config, build),
    };
  },
});

export const listBuildsRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/builds',
  id: 'listBuilds',
  tag: 'Builds',
  summary: 'List builds',
  description: 'The builds of the workspace, newest first, with how they ended; never their prompts.',
  access: ['read', 'write'],
  query: z.strictObject(pageQuery),
  answers: {
    200: { description: 'A page of builds.', schema: buildPageSchema, example: buildPageExample },
  },
  errors: ['INVALID_REQUEST'],
  async handle(gateway, { query, principal, call }) {
    const caller = { ...principal, scopes: [...principal.scopes] };
    const { builds, nextCursor } = await gateway.clients.generation.listBuilds(
      { caller, ...query },
      { within: call },
    );
    const body = { items: builds.map(buildEntry), nextCursor: nextCursor === '' ? null : nextCursor };
    return { status: 200, headers: { 'cache-control': 'no-store' }, body };
  },
});
