import { type Kysely, sql } from 'kysely';
import type { OwnedBuild, World } from '../domain/build.ts';
import type { Failure } from './owned-builds.ts';
import type { GenerationDatabase } from './schema.ts';

type Db = Kysely<GenerationDatabase>;

/** An event before it has its number. */
export interface NewEvent {
  event: 'progress' | 'part';
  /** JSON, as it is sent. */
  data: string;
}

/** An event with its place among those of its build. */
export interface StoredEvent extends NewEvent {
  seq: number;
}

/**
 * Stores events behind those that are there, under the lease: a worker that has lost its build adds nothing. Acceptance
 * is event 1, so these count from 2. @returns false when the build is no longer ours.
 */
export async function appendEvents(db: Db, build: OwnedBuild, events: readonly NewEvent[]): Promise<boolean> {
  if (events.length === 0) return true;
  const kinds = events.map(({ event }) => event);
  const data = events.map((entry) => entry.data);
  const { numAffectedRows } = await sql`
    with owned as (
      select build_id, epoch from builds
      where build_id = ${build.buildId} and epoch = ${build.epoch} and ended_at is null
      for share
    ), last as (
      select coalesce(max(seq), 1) as seq from build_events where build_id = ${build.buildId}
    )
    insert into build_events (build_id, seq, epoch, event, data)
    select owned.build_id, last.seq + entry.position, owned.epoch, entry.event, entry.data
    from owned, last, unnest(${kinds}::text[], ${data}::text[]) with ordinality as entry (event, data, position)
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The events of a build behind `after`, in order, at most `limit`. */
export async function readEvents(
  db: Db,
  buildId: string,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  return db
    .selectFrom('build_events')
    .select(['seq', 'event', 'data'])
    .where('build_id', '=', buildId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/**
 * Lets the stream of a build that has failed, or is being undone, end behind `after` with this failure: whoever followed
 * it was told so there, whatever happened to the build since. One whose caller has come back for it stays as it is.
 */
export async function endStreamAt(
  db: Db,
  world: World,
  buildId: string,
  { after, failure }: { after: number; failure: Failure },
): Promise<void> {
  await sql`
    with ended as (
      update builds set error_reason = ${failure.reason}, error_message = ${failure.message},
        error_retry_after_ms = ${failure.retryAfterMs ?? null}
      where build_id = ${buildId} and workspace_id = ${world.workspaceId} and test = ${world.test}
        and status in ('undoing', 'failed') and not reclaimed
      returning build_id
    )
    delete from build_events using ended where build_events.build_id = ended.build_id and build_events.seq > ${after}
  `.execute(db);
}

/** The number of the last event stored of a build; undefined where none is. */
export async function lastStored(db: Db, buildId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('build_events')
    .select('seq')
    .where('build_id', '=', buildId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq;
}

/** Whether a part of a build has been told. */
export async function hasParts(db: Db, buildId: string): Promise<boolean> {
  const row = await db
    .selectFrom('build_events')
    .select('seq')
    .where('build_id', '=', buildId)
    .where('event', '=', 'part')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of builds that are watched: the number of the last event, and whether it is known how the build ends. */
export async function readNews(
  db: Db,
  buildIds: readonly string[],
): Promise<{ buildId: string; last: number; ended: boolean }[]> {
  const { rows } = await sql<{ buildId: string; last: number; ended: boolean }>`
    select build_id as "buildId",
      ended_at is not null or undo_postponed as ended,
      coalesce((select max(seq) from build_events where build_events.build_id = builds.build_id), 1) as last
    from builds where build_id = any(${[...buildIds]}::text[])
  `.execute(db);
  return rows;
}
