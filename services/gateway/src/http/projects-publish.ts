import { z } from 'zod';
import { answerProject, callerOf, projectAnswer, projectParams } from './projects-record.ts';
import { defineRoute } from './route.ts';

const tag = 'Publishing';
/** Rendering every page of a large site takes a while. */
const publishDeadlineMs = 90_000;

const publishRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/projects/{id}/publish',
  id: 'publishProject',
  tag,
  summary: 'Publish the current revision',
  description:
    'Renders it and puts it at `publishedUrl`, all files at once. The first time a slug is made from the title. ' +
    'Publishing the same revision again changes nothing. Where acts on one project overlap, the one that began last ' +
    'decides what the public sees, and the answer tells what that is.',
  access: ['publish'],
  deadlineMs: () => publishDeadlineMs,
  params: projectParams,
  answers: { 200: projectAnswer('Published.') },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN', 'RENDER_FAILED', 'OVERLOADED'],
  async handle({ clients, config }, { params, principal, call }) {
    const { project } = await clients.projects.publishProject(
      { caller: callerOf(principal), projectId: params.id },
      { within: call, deadlineMs: publishDeadlineMs },
    );
    return answerProject(config, project);
  },
});

const unpublishRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/projects/{id}/unpublish',
  id: 'unpublishProject',
  tag,
  summary: 'Take a project down',
  description: 'Felt at once. The slug stays with the project. Unpublishing again changes nothing.',
  access: ['publish'],
  params: projectParams,
  answers: { 200: projectAnswer('Taken down.') },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN'],
  async handle({ clients, config }, { params, principal, call }) {
    const request = { caller: callerOf(principal), projectId: params.id };
    const { project } = await clients.projects.unpublishProject(request, { within: call });
    return answerProject(config, project);
  },
});

const slugRoute = defineRoute({
  method: 'PUT',
  path: '/api/v1/projects/{id}/slug',
  id: 'changeSlug',
  tag,
  summary: 'Change the slug of a project',
  description:
    'What is public moves to the new address at once. The old slug stays reserved for this project for 30 days, and its address leads to the new one (308). ' +
    "The slug of a test key's project begins with `test-`, that of any other must not. " +
    '409 when another project has the slug, or when ten given up ones are reserved for this project already.',
  access: ['publish'],
  params: projectParams,
  body: {
    schema: z.strictObject({
      slug: z
        .string()
        .regex(
          /^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/,
          'must have 3 to 60 of a-z, 0-9 and hyphens, and no hyphen at its start or end',
        )
        .describe('3 to 60 of a-z, 0-9 and hyphens, no hyphen at its start or end.'),
    }),
    mediaType: 'application/json',
    maxBytes: 16 * 1024,
    example: { slug: 'kessler-bakery' },
  },
  answers: { 200: projectAnswer('Changed.') },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN', 'CONFLICT'],
  async handle({ clients, config }, { params, body, principal, call }) {
    const request = { caller: callerOf(principal), projectId: params.id, slug: body.slug };
    const { project } = await clients.projects.changeSlug(request, { within: call });
    return answerProject(config, project);
  },
});

/** What the public sees of a project, and where. */
export const projectPublishRoutes = [publishRoute, unpublishRoute, slugRoute];
