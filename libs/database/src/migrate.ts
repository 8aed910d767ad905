import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** The migrations of a service by name: `0001_keys`, `0002_…`; run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the schema up to date, under a lock, so that several replicas may try at once.
 * @returns the names of the migrations that ran now.
 */
export async function migrate<DB>(db: Kysely<DB>, migrations: Migrations): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Tells whether the database answers. A server's readiness depends on this and nothing else. */
export async function isReachable<DB>(db: Kysely<DB>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
