import { type Postgres, startPostgres } from './src/postgres.ts';
import { type Redis, startRedis } from './src/redis.ts';

declare global {
  /** What the teardown stops; jest runs both in its main process. */
  var startedForTests: { postgres?: Postgres; redis?: Redis } | undefined;
}

/** Gives every test a real PostgreSQL (TEST_DATABASE_URL) and a Redis (TEST_REDIS_URL) unless they are given. */
export default async function setUp(): Promise<void> {
  globalThis.startedForTests = {};
  const log = (line: string) => console.log(line);
  const [postgres, redis] = await Promise.all([
    process.env.TEST_DATABASE_URL ? undefined : startPostgres({ ephemeral: true, log }),
    startRedis({ url: process.env.TEST_REDIS_URL, log }),
  ]);
  globalThis.startedForTests = { postgres, redis };
  if (postgres !== undefined) process.env.TEST_DATABASE_URL = postgres.adminUrl;
  process.env.TEST_REDIS_URL = redis.url;
  process.env.TEST_REDIS_KIND = redis.kind;
  const database = postgres === undefined ? 'TEST_DATABASE_URL' : 'embedded, thrown away after the run';
  console.log(`\nPostgreSQL: ${database}. Redis: ${redis.kind}.`);
}
