import { AppError } from '@sitewright/errors';
import { type Kysely, sql } from 'kysely';
import type { Migrations } from './migrate.ts';

/** Where a schema stands, compared with the code that uses it. */
export interface SchemaState {
  /** Whether the database answered; when not, the rest is empty. */
  reachable: boolean;
  /** The database's clock. */
  now?: Date;
  /** The newest migration that has run; empty when none has. */
  version: string;
  /** Migrations that this code has and the schema has not. */
  pending: string[];
  /** Migrations that have run and that this code does not know: the code is older than the schema. */
  unknown: string[];
}

/** Compares a schema with the migrations of this code. Reads only; a database that is away is told, not thrown. */
export async function readSchemaState<DB>(db: Kysely<DB>, migrations: Migrations): Promise<SchemaState> {
  const names = Object.keys(migrations).sort();
  try {
    const { now, migrated } = await readClock(db);
    const done = migrated ? await readDone(db) : [];
    return {
      reachable: true,
      now,
      version: done.at(-1) ?? '',
      pending: names.filter((name) => !done.includes(name)),
      unknown: done.filter((name) => !names.includes(name)),
    };
  } catch (error) {
    if (!(error instanceof AppError && error.reason === 'UNAVAILABLE')) throw error;
    return { reachable: false, version: '', pending: [], unknown: [] };
  }
}

/** The database's clock, and whether any migration has run on this schema. */
async function readClock<DB>(db: Kysely<DB>): Promise<{ now: Date; migrated: boolean }> {
  const { rows } = await sql<{ now: Date; migrated: boolean }>`
    select clock_timestamp() as now, to_regclass('kysely_migration') is not null as migrated`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered without a row.');
  return row;
}

async function readDone<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
