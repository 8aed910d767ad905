import { expect, test } from '@jest/globals';
import { recorded } from '@sitewright/testing/recorded-metrics';
import { sql } from 'kysely';

const { openDatabase } = await import('../src/index.ts');

test('a connection that was refused is measured, since no statement will tell of it', async () => {
  const nowhere = openDatabase<unknown>({ url: 'postgres://a:b@127.0.0.1:9/c', service: 'test' });
  await expect(sql`select 1`.execute(nowhere)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await nowhere.destroy();
  const [refused, ...others] = await recorded('db.client.operation.duration');
  expect(refused?.attributes).toMatchObject({
    'db.system.name': 'postgresql',
    'db.operation.name': 'CONNECT',
    'error.type': 'ECONNREFUSED',
  });
  expect(others).toEqual([]);
});
