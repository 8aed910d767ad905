import { randomBytes } from 'node:crypto';
import { type Migrations, migrate, openDatabase } from '@sitewright/database';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A schema of one test file's own, in real PostgreSQL, under a role of its own. */
export interface TestDatabase<DB> {
  /** Connection string of the schema's own role. */
  url: string;
  schema: string;
  /** A pool with the rights of the service itself. */
  db: Kysely<DB>;
  /** Drops the schema and its role. */
  drop(): Promise<void>;
}

/**
 * Makes a schema and role, migrates it, and opens a pool on it. PostgreSQL is the one in TEST_DATABASE_URL,
 * which jest's global setup starts where none is given.
 */
export async function createTestDatabase<DB>(migrations: Migrations): Promise<TestDatabase<DB>> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl === undefined) throw new Error('TEST_DATABASE_URL is not set: run tests through npm test.');
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase<unknown>({ url: adminUrl, service: 'test-admin', maxConnections: 1 });
  const role = sql.id(schema);
  await sql`create role ${role} login password ${sql.lit(schema)}`.execute(admin);
  await sql`create schema ${role} authorization ${role}`.execute(admin);

  const url = new URL(adminUrl);
  url.username = schema;
  url.password = schema;
  const db = openDatabase<DB>({ url: url.href, service: 'test' });
  await migrate(db, migrations);
  return {
    url: url.href,
    schema,
    db,
    async drop() {
      await db.destroy();
      await sql`drop schema ${role} cascade`.execute(admin);
      await sql`drop role ${role}`.execute(admin);
      await admin.destroy();
    },
  };
}
