import { named, projectExample, projectJson, projectSchema } from '@sitewright/public-api';
import { BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { pageOf, pageQuery } from './projects-page.ts';
import { answerProject, callerOf, oneLine, projectAnswer, projectParams } from './projects-record.ts';
import { defineRoute } from './route.ts';

const tag = 'Projects';

const listRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects',
  id: 'listProjects',
  tag,
  summary: 'List and search projects',
  description:
    'Newest first. Pages are stable: what is added or removed meanwhile neither repeats nor hides another project. ' +
    'A search looks at a bounded number of titles for each page; where it stopped there, `truncated` is true and ' +
    '`nextCursor` goes on with the search, so a page may have few items, or none, and still not be the last.',
  access: ['read'],
  query: z.strictObject({
    ...pageQuery,
    buildType: z.enum(BUILD_TYPES).optional().describe('Only projects of this type.'),
    query: z
      .string()
      .max(200)
      .default('')
      .describe('Only titles with all of these words (at most 10), without regard to case and accents.'),
    deleted: z.enum(['true', 'false']).default('false').describe('The bin instead of the active projects.'),
  }),
  answers: {
    200: {
      description: 'A page.',
      schema: named(
        'ProjectPage',
        z.object({
          ...pageOf(projectSchema),
          truncated: z.boolean().describe('A search stopped at its bound: there may be more.'),
        }),
      ),
      example: { items: [projectExample], nextCursor: null, truncated: false },
    },
  },
  errors: ['INVALID_REQUEST'],
  async handle({ clients, config }, { query, principal, call }) {
    const page = await clients.projects.listProjects(
      {
        caller: callerOf(principal),
        pageSize: query.limit,
        cursor: query.cursor,
        buildType: query.buildType ?? '',
        query: query.query,
        deleted: query.deleted === 'true',
      },
      { within: call },
    );
    return {
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        items: page.projects.map((project) => projectJson(config, project)),
        nextCursor: page.nextCursor === '' ? null : page.nextCursor,
        truncated: page.truncated,
      },
    };
  },
});

const getRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects/{id}',
  id: 'getProject',
  tag,
  summary: "Read a project's record",
  description: 'Also answers for a project in the bin, with `deletedAt`.',
  access: ['read'],
  links: true,
  params: projectParams,
  answers: { 200: projectAnswer('The record.') },
  errors: ['NOT_FOUND'],
  async handle({ clients, config }, { params, principal, call }) {
    const request = { caller: callerOf(principal), projectId: params.id };
    const { project } = await clients.projects.getProject(request, { within: call });
    return answerProject(config, project);
  },
});

const renameRoute = defineRoute({
  method: 'PATCH',
  path: '/api/v1/projects/{id}',
  id: 'renameProject',
  tag,
  summary: 'Rename a project',
  description:
    'Changes the title in lists alone. The specification has a title of its own, which `PATCH …/spec` changes; when that one changes, the project takes it on.',
  access: ['write'],
  links: true,
  params: projectParams,
  body: {
    schema: z.strictObject({
      title: z.string().min(1).max(500).meta(oneLine).describe('1 to 120 characters on one line.'),
    }),
    mediaType: 'application/json',
    maxBytes: 16 * 1024,
    example: { title: 'Kessler & Daughters, spring' },
  },
  answers: { 200: projectAnswer('Renamed.') },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN'],
  async handle({ clients, config }, { params, body, principal, call }) {
    const request = { caller: callerOf(principal), projectId: params.id, title: body.title };
    const { project } = await clients.projects.renameProject(request, { within: call });
    return answerProject(config, project);
  },
});

const deleteRoute = defineRoute({
  method: 'DELETE',
  path: '/api/v1/projects/{id}',
  id: 'deleteProject',
  tag,
  summary: 'Move a project to the bin',
  description:
    'Takes it down at once. It can be restored for 30 days; after that it is gone with all its revisions, and its slug is free. Deleting it again changes nothing.',
  access: ['write'],
  params: projectParams,
  answers: { 200: projectAnswer('In the bin, with `deletedAt`.') },
  errors: ['NOT_FOUND'],
  async handle({ clients, config }, { params, principal, call }) {
    const request = { caller: callerOf(principal), projectId: params.id };
    const { project } = await clients.projects.deleteProject(request, { within: call });
    return answerProject(config, project);
  },
});

const restoreRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/projects/{id}/restore',
  id: 'restoreProject',
  tag,
  summary: 'Take a project out of the bin',
  description: 'It stays unpublished and keeps its slug. Restoring it again changes nothing.',
  access: ['write'],
  params: projectParams,
  answers: { 200: projectAnswer('Active again.') },
  errors: ['NOT_FOUND'],
  async handle({ clients, config }, { params, principal, call }) {
    const request = { caller: callerOf(principal), projectId: params.id };
    const { project } = await clients.projects.restoreProject(request, { within: call });
    return answerProject(config, project);
  },
});

/** What there is to do with a project as a whole. */
export const projectRoutes = [listRoute, getRoute, renameRoute, deleteRoute, restoreRoute];
