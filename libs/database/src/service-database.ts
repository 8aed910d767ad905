import type { Kysely } from 'kysely';
import { isReachable, type Migrations, migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { readSchemaState } from './schema-state.ts';

/** The settings of a service's database, as `databaseSettings` of the config lib has them. */
export interface DatabaseConfig {
  databaseUrl: string;
  databaseMaxConnections: number;
}

/** A migration may rewrite a table; no other statement takes so long. */
const migrationTimeoutMs = 600_000;

/** Opens the pool that a service works with. */
export const openServiceDatabase = <DB>(service: string, config: DatabaseConfig): Kysely<DB> =>
  openDatabase<DB>({
    url: config.databaseUrl,
    service,
    maxConnections: config.databaseMaxConnections,
  });

/** What a server asks its database: whether it may be ready, and how its schema stands. */
export const schemaChecks = <DB>(db: Kysely<DB>, migrations: Migrations) => ({
  isReady: () => isReachable(db),
  describeSchema: () => readSchemaState(db, migrations),
});

/** Brings a service's schema up to date. @returns the names of the migrations that ran now. */
export async function migrateService(
  service: string,
  { databaseUrl }: Pick<DatabaseConfig, 'databaseUrl'>,
  migrations: Migrations,
): Promise<string[]> {
  const db = openDatabase({ url: databaseUrl, service, statementTimeoutMs: migrationTimeoutMs });
  return migrate(db, migrations).finally(() => db.destroy());
}
