import { AppError } from '@sitewright/errors';
import { type Kysely, sql } from 'kysely';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { lockActiveProject, type ProjectKey } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';
import { claimSlug, claimSlugForTitle, freeSlug, requireRoomForSlug } from './slugs.ts';

/** A file of a publication; its content is in the file store. */
export interface PublicationFile {
  path: string;
  sha256: Buffer;
  mediaType: string;
  immutable: boolean;
  scriptSources: string[];
}

/** A publish under way: its number among the acts on the project, and what it shows. */
export interface PublishAct {
  projectId: string;
  seq: string;
  revision: number;
}

/** Takes the next number of a project and fixes the revision and the slug that are published under it. */
export function beginPublish(db: Kysely<ProjectsDatabase>, key: ProjectKey): Promise<PublishAct> {
  return db.transaction().execute(async (trx) => {
    const project = await lockActiveProject(trx, key);
    const slug =
      project.slug ??
      (await claimSlugForTitle(trx, {
        id: key.id,
        title: project.title ?? '',
        test: key.test,
        reservedMs: key.binTtlMs,
      }));
    const { act_seq } = await trx
      .updateTable('projects')
      .set({ act_seq: sql`act_seq + 1`, slug })
      .where('id', '=', key.id)
      .returning('act_seq')
      .executeTakeFirstOrThrow();
    return { projectId: key.id, seq: act_seq, revision: project.current_revision ?? 0 };
  });
}

/**
 * Points the public at a rendering, unless a later act has already decided what the public sees.
 * @returns whether it did.
 */
export function finishPublish(
  db: Kysely<ProjectsDatabase>,
  act: PublishAct,
  files: readonly PublicationFile[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('projects')
      .set({
        pointer_seq: act.seq,
        published_revision: act.revision,
        published_at: sql`now()`,
        updated_at: sql`now()`,
      })
      .where('id', '=', act.projectId)
      .where('state', '=', 'active')
      .where('pointer_seq', '<', act.seq)
      .returning('id')
      .executeTakeFirst();
    if (moved === undefined) return false;
    const { projectId, seq } = act;
    await replacePublications(trx, projectId);
    await trx
      .insertInto('publications')
      .values({ project_id: projectId, seq, revision: act.revision })
      .execute();
    const rows = files.map((file) => ({
      project_id: projectId,
      seq,
      path: file.path,
      sha256: file.sha256,
      media_type: file.mediaType,
      immutable: file.immutable,
      script_sources: file.scriptSources,
    }));
    for (let at = 0; at < rows.length; at += 1000) {
      await trx
        .insertInto('publication_files')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
    return true;
  });
}

/** Takes a project down, at once. It takes a number even where nothing is public: a publish may be under way. */
export function unpublish(db: Kysely<ProjectsDatabase>, key: ProjectKey): Promise<ProjectRecord> {
  return db.transaction().execute(async (trx) => {
    const project = await lockActiveProject(trx, key);
    await replacePublications(trx, key.id);
    return trx
      .updateTable('projects')
      .set({
        act_seq: sql`act_seq + 1`,
        pointer_seq: sql`act_seq + 1`,
        published_revision: null,
        published_at: null,
        ...(project.published_revision === null ? {} : { updated_at: sql`now()` }),
      })
      .where('id', '=', key.id)
      .returning(recordColumns)
      .executeTakeFirstOrThrow();
  });
}

/** Gives an active project another slug; what is public is seen there at once, and no longer at the old one. */
export function changeSlug(
  db: Kysely<ProjectsDatabase>,
  key: ProjectKey,
  slug: string,
): Promise<ProjectRecord> {
  return db.transaction().execute(async (trx) => {
    const project = await lockActiveProject(trx, key);
    if (project.slug === slug) return project;
    const claim = { projectId: key.id, slug, reservedMs: key.binTtlMs };
    await requireRoomForSlug(trx, claim);
    // The old one first: a project has one current slug.
    if (project.slug !== null) await freeSlug(trx, project.slug);
    if (!(await claimSlug(trx, claim))) {
      throw new AppError('CONFLICT', `The slug ${slug} is taken. Choose another one.`);
    }
    return trx
      .updateTable('projects')
      .set({ slug, updated_at: sql`now()` })
      .where('id', '=', key.id)
      .returning(recordColumns)
      .executeTakeFirstOrThrow();
  });
}

/** Starts the last hour of the files that are public now. */
export async function replacePublications(trx: Kysely<ProjectsDatabase>, projectId: string): Promise<void> {
  await trx
    .updateTable('publications')
    .set({ replaced_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Removes publications that were replaced over an hour ago. */
export async function purgePublications(db: Kysely<ProjectsDatabase>, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from publications where (project_id, seq) in (
      select project_id, seq from publications
      where replaced_at < now() - interval '1 hour' limit ${limit} for update skip locked
    ) returning seq`.execute(db);
  return rows.length;
}
