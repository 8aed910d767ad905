import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase, waitFor } from '@sitewright/testing';
import { sql } from 'kysely';
import {
  isReachable,
  type Migrations,
  migrate,
  openDatabase,
  readSchemaState,
  readSqlState,
  runPrepared,
  safeInteger,
} from '../src/index.ts';

interface Tables {
  things: { id: string; amount: string };
}

const migrations: Migrations = {
  '0001_things': {
    up: (db) =>
      sql`create table things (id text primary key, amount bigint not null constraint positive check (amount > 0))`
        .execute(db)
        .then(() => undefined),
  },
};

let database: TestDatabase<Tables>;
beforeAll(async () => {
  database = await createTestDatabase<Tables>(migrations);
});
afterAll(() => database.drop());

test('a migration runs once, also when it is asked for again', async () => {
  expect(await migrate(database.db, migrations)).toEqual([]);
  expect(await readSchemaState(database.db, migrations)).toMatchObject({ version: '0001_things' });
});

test('a schema is compared with the code: up to date, behind it, ahead of it', async () => {
  const upToDate = {
    reachable: true,
    now: expect.any(Date),
    version: '0001_things',
    pending: [],
    unknown: [],
  };
  expect(await readSchemaState(database.db, migrations)).toEqual(upToDate);
  const newer: Migrations = { ...migrations, '0002_more': { up: async () => undefined } };
  expect(await readSchemaState(database.db, newer)).toEqual({ ...upToDate, pending: ['0002_more'] });
  expect(await readSchemaState(database.db, {})).toEqual({ ...upToDate, unknown: ['0001_things'] });
});

test('a broken rule is told by SQLSTATE and constraint', async () => {
  const error = await database.db
    .insertInto('things')
    .values({ id: 'a', amount: '0' })
    .execute()
    .catch((caught: unknown) => caught);
  expect(readSqlState(error)).toEqual({ code: '23514', constraint: 'positive' });
});

test('a prepared statement is planned once for a connection, takes values, and tells errors as any query does', async () => {
  const one = openDatabase<Tables>({ url: database.url, service: 'test', maxConnections: 1 });
  const twice = { name: 'twice', text: 'select $1::int * 2 as doubled' };
  for (const value of [1, 21])
    expect(await runPrepared(one, twice, [value])).toEqual([{ doubled: value * 2 }]);
  const { rows } =
    await sql`select name, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(one);
  expect(rows).toEqual([{ name: 'twice', runs: '2' }]);
  await expect(runPrepared(one, twice, ['x'])).rejects.toMatchObject({ code: '22P02' });
  const suicide = { name: 'suicide', text: 'select pg_terminate_backend(pg_backend_pid())' };
  await expect(runPrepared(one, suicide, [])).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await one.destroy();
});

test("a role can't read another's schema", async () => {
  const other = await createTestDatabase<unknown>({});
  try {
    const theft = sql`select id from ${sql.id(database.schema, 'things')}`.execute(other.db);
    await expect(theft).rejects.toMatchObject({ code: '42501' });
  } finally {
    await other.drop();
  }
});

test('large amounts are exact or refused, never rounded', () => {
  expect(safeInteger('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(() => safeInteger('9007199254740993')).toThrow(RangeError);
});

test('a database that does not answer is not reachable, and says so without throwing', async () => {
  const nowhere = openDatabase<unknown>({ url: 'postgres://x:y@127.0.0.1:1/none', service: 'test' });
  expect(await isReachable(nowhere)).toBe(false);
  expect(await readSchemaState(nowhere, {})).toMatchObject({ reachable: false });
  await nowhere.destroy();
});

/** The pool may give a broken connection out once more before it hears of the break. */
const untilReachable = () =>
  waitFor(async () => (await isReachable(database.db)) || undefined, 'the database is reachable');

test('a database that is not there, or goes away, is told as UNAVAILABLE', async () => {
  const nowhere = openDatabase<unknown>({ url: 'postgres://a:b@127.0.0.1:9/c', service: 'test' });
  await expect(sql`select 1`.execute(nowhere)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await nowhere.destroy();
  const suicide = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
  await expect(suicide).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await untilReachable();
});

test('a statement that takes too long is told as UNAVAILABLE, prepared or not, and what waits for a lock with it', async () => {
  const hasty = openDatabase<Tables>({ url: database.url, service: 'test', statementTimeoutMs: 50 });
  const tooLong = { reason: 'UNAVAILABLE', retryAfterMs: 1000, cause: { code: '57014' } };
  await expect(sql`select pg_sleep(60)`.execute(hasty)).rejects.toMatchObject(tooLong);
  await expect(runPrepared(hasty, { name: 'doze', text: 'select pg_sleep(60)' }, [])).rejects.toMatchObject(
    tooLong,
  );
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table things`.execute(trx);
    const waiting = hasty.transaction().execute((other) => other.selectFrom('things').select('id').execute());
    await expect(waiting).rejects.toMatchObject(tooLong);
  });
  await hasty.destroy();
});

test('a connection that breaks between two statements of a transaction ends neither process nor pool', async () => {
  const broken = database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await untilReachable();
});

test('a migration does not look at the schemas of others, which may come and go meanwhile', async () => {
  const others = openDatabase<unknown>({ url: process.env.TEST_DATABASE_URL ?? '', service: 'test-others' });
  let running = true;
  const churn = Array.from({ length: 6 }, async (_, worker) => {
    const schema = sql.id(`${database.schema}_other_${worker}`);
    while (running) {
      await sql`create schema ${schema}`.execute(others);
      await sql`drop schema ${schema}`.execute(others);
    }
  });
  try {
    for (let round = 0; round < 60; round++) expect(await migrate(database.db, migrations)).toEqual([]);
  } finally {
    running = false;
    await Promise.all(churn);
    await others.destroy();
  }
});
