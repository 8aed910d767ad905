import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@sitewright/testing';
import { sql } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { CreditsDatabase } from '../src/db/schema.ts';

let database: TestDatabase<CreditsDatabase>;
beforeAll(async () => {
  database = await createTestDatabase<CreditsDatabase>(migrations);
});
afterAll(() => database.drop());

/** The bodies of the functions that the files hold, by their names. */
function written(): Record<string, string> {
  const folder = new URL('../sql/', import.meta.url);
  const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const functions = text.join('\n').matchAll(/create or replace function (\w+)\(.*?as \$\$(.*?)\$\$;/gs);
  return Object.fromEntries([...functions].map(([, name = '', body = '']) => [name, body]));
}

test('the database holds the functions that sql/ says, and no other', async () => {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc
    where pronamespace = current_schema()::regnamespace`.execute(database.db);
  expect(rows.length).toBeGreaterThan(15);
  expect(Object.fromEntries(rows.map(({ name, body }) => [name, body]))).toEqual(written());
});
