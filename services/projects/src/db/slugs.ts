import { AppError } from '@sitewright/errors';
import { type Kysely, sql } from 'kysely';
import { maxReservedSlugs, slugCandidates } from '../domain/slug.ts';
import { binHorizon } from './projects.ts';
import { isOfLivingWorkspace } from './purged-workspaces.ts';
import type { ProjectsDatabase } from './schema.ts';

/** A slug that a project asks for. */
export interface SlugClaim {
  projectId: string;
  slug: string;
  /** How long a freed slug stays with the project that had it. */
  reservedMs: number;
}

/** Takes a slug that is free, or was this project's before. @returns false when another project holds it. */
export async function claimSlug(trx: Kysely<ProjectsDatabase>, claim: SlugClaim): Promise<boolean> {
  const row = await trx
    .insertInto('slugs')
    .values({ slug: claim.slug, project_id: claim.projectId })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ project_id: claim.projectId, freed_at: null })
        .where((where) =>
          where.or([
            where('slugs.project_id', '=', claim.projectId),
            where.and([
              where('slugs.freed_at', '<=', binHorizon(claim.reservedMs)),
              // A project in the bin that no sweep has purged yet still has it in its row.
              where.not(
                where.exists((exists) =>
                  exists.selectFrom('projects').select('id').where('projects.slug', '=', claim.slug),
                ),
              ),
            ]),
          ]),
        ),
    )
    .returning('slug')
    .executeTakeFirst();
  return row !== undefined;
}

/** The first free slug for a title, claimed. */
export async function claimSlugForTitle(
  trx: Kysely<ProjectsDatabase>,
  project: { id: string; title: string; test: boolean; reservedMs: number },
): Promise<string> {
  const { id, title, test, reservedMs } = project;
  for (const slug of slugCandidates(title, id, test)) {
    if (await claimSlug(trx, { projectId: id, slug, reservedMs })) return slug;
  }
  throw new AppError('CONFLICT', 'No slug could be found for this title. Choose one, then publish again.');
}

/** The slug under which a project is public now that had this one before. */
export async function findMovedSlug(
  db: Kysely<ProjectsDatabase>,
  slug: string,
  reservedMs: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('slugs')
    .innerJoin('projects', 'projects.id', 'slugs.project_id')
    .select('projects.slug')
    .where('slugs.slug', '=', slug)
    .where('slugs.freed_at', '>', binHorizon(reservedMs))
    .where('projects.state', '=', 'active')
    .where('projects.published_revision', 'is not', null)
    .where(isOfLivingWorkspace)
    .executeTakeFirst();
  return row?.slug ?? undefined;
}

/**
 * Keeps a project from taking names for nothing but to keep them from others.
 * @throws AppError CONFLICT when as many as are allowed are reserved for it already.
 */
export async function requireRoomForSlug(
  trx: Kysely<ProjectsDatabase>,
  { projectId, slug, reservedMs }: SlugClaim,
): Promise<void> {
  const reserved = await trx
    .selectFrom('slugs')
    .select('slug')
    .where('project_id', '=', projectId)
    .where('freed_at', '>', binHorizon(reservedMs))
    .limit(maxReservedSlugs)
    .execute();
  if (reserved.length < maxReservedSlugs || reserved.some((own) => own.slug === slug)) return;
  throw new AppError(
    'CONFLICT',
    `This project has given up ${maxReservedSlugs} slugs within the last 30 days, which are kept for it. Take one of them back, or wait until one is free.`,
  );
}

/** Starts the reservation of a slug that its project no longer uses. */
export async function freeSlug(trx: Kysely<ProjectsDatabase>, slug: string): Promise<void> {
  await trx.updateTable('slugs').set({ freed_at: sql`now()` }).where('slug', '=', slug).execute();
}

/** Ends reservations whose time is over. */
export async function purgeSlugs(
  db: Kysely<ProjectsDatabase>,
  reservedMs: number,
  limit: number,
): Promise<number> {
  const over = db
    .selectFrom('slugs')
    .select('slug')
    .where('freed_at', '<=', binHorizon(reservedMs))
    .where((where) =>
      where.not(
        where.exists((exists) =>
          exists.selectFrom('projects').select('id').whereRef('projects.slug', '=', 'slugs.slug'),
        ),
      ),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const gone = await db.deleteFrom('slugs').where('slug', 'in', over).returning('slug').execute();
  return gone.length;
}
