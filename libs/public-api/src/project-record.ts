import { required } from '@sitewright/errors';
import type { Project } from '@sitewright/protos/projects';
import { BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { type Addresses, editorUrl, publishedUrl } from './addresses.ts';
import { named } from './schema-names.ts';

/** A project in lists and answers; its specification is asked for by itself. */
export const projectSchema = named(
  'Project',
  z.object({
    projectId: z.string().describe('`prj_` and a ULID in lower case.'),
    title: z.string(),
    buildType: z.enum(BUILD_TYPES),
    revision: z.int().describe('The current revision, from 1.'),
    editorUrl: z.url().describe('Where it opens in the builder.'),
    slug: z
      .string()
      .nullable()
      .describe('The name in its public address; null before it was first published.'),
    publishedUrl: z.url().nullable().describe('Its public address; null while it is not published.'),
    publishedRevision: z.int().nullable().describe('The revision that is public.'),
    publishedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().describe('When its record or specification last changed.'),
    deletedAt: z.iso
      .datetime()
      .nullable()
      .describe('When it was moved to the bin; null when it is not there.'),
  }),
);

/** A project as answers carry it, without its specification. */
export type ProjectJson = z.input<typeof projectSchema>;

/** A project as the documentation shows it. */
export const projectExample: ProjectJson = {
  projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh',
  title: 'Kessler & Daughters',
  buildType: 'website',
  revision: 3,
  editorUrl: 'http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh',
  slug: 'kessler-and-daughters',
  publishedUrl: 'http://127.0.0.1:8080/s/kessler-and-daughters/',
  publishedRevision: 2,
  publishedAt: '2026-11-21T09:45:00.000Z',
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:50:00.000Z',
  deletedAt: null,
};

/** A record as the API shows it. */
export function projectJson(addresses: Addresses, answered: Project | undefined): ProjectJson {
  const project = required(answered, 'project');
  const { slug, publishedRevision } = project;
  return {
    projectId: project.projectId,
    title: project.title,
    buildType: z.enum(BUILD_TYPES).parse(project.buildType),
    revision: project.revision,
    editorUrl: editorUrl(addresses, project.projectId),
    slug: slug ?? null,
    publishedUrl:
      slug === undefined || publishedRevision === undefined ? null : publishedUrl(addresses, slug),
    publishedRevision: publishedRevision ?? null,
    publishedAt: project.publishedAt?.toISOString() ?? null,
    createdAt: project.createdAt?.toISOString() ?? '',
    updatedAt: project.updatedAt?.toISOString() ?? '',
    deletedAt: project.deletedAt?.toISOString() ?? null,
  };
}
