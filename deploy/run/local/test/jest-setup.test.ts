import { expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createClient } from 'redis';

test('every test process gets a PostgreSQL of version 15 or later and a Redis', async () => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  expect(rows[0].version).toBeGreaterThanOrEqual(150_000);
  await client.end();

  const redis = await createClient({ url: process.env.TEST_REDIS_URL, RESP: 2 }).connect();
  expect(await redis.ping()).toBe('PONG');
  await redis.close();
});
