import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { mesh } from '../src/mesh.ts';
import { type Postgres, startPostgres } from '../src/postgres.ts';
import { provisionDatabase } from '../src/provision.ts';

const rolePasswords = Object.fromEntries(
  mesh.flatMap(({ schema }) => (schema === undefined ? [] : [[schema, `${schema}-secret`]])),
);
let postgres: Postgres;
let urls: Map<string, string>;

beforeAll(async () => {
  postgres = await startPostgres({ ephemeral: true, log: () => {} });
  urls = await provisionDatabase({ adminUrl: postgres.adminUrl, embedded: true, rolePasswords });
});

afterAll(() => postgres.stop());

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

test('every service that keeps data gets a role of its own, and the gateway none', () => {
  expect([...urls.keys()].sort()).toEqual(['auth', 'credits', 'generation', 'mcp-tools', 'projects']);
  expect(new Set([...urls.values()].map((url) => new URL(url).username)).size).toBe(5);
});

test('a role makes tables in its own schema and sees no other one', async () => {
  for (const url of urls.values()) await ask(url, 'create table "own" (id int)');
  for (const [name, url] of urls) {
    for (const other of mesh.filter(({ schema, name: owner }) => schema !== undefined && owner !== name)) {
      await expect(ask(url, `select id from ${other.schema}.own`)).rejects.toThrow('permission denied');
    }
    await expect(ask(url, 'create table public.mine (id int)')).rejects.toThrow('permission denied');
    await expect(ask(url, 'create schema more')).rejects.toThrow('permission denied');
    await expect(ask(url, 'set role postgres')).rejects.toThrow('permission denied');
  }
});

test('a role cannot use another database of the server', async () => {
  const elsewhere = new URL(urls.get('auth') ?? '');
  elsewhere.pathname = '/postgres';
  await expect(ask(elsewhere.href, 'select 1')).rejects.toThrow('permission denied');
});

test('a repeat changes nothing but a password that is new', async () => {
  await provisionDatabase({ adminUrl: postgres.adminUrl, embedded: true, rolePasswords });
  const changed = { ...rolePasswords, auth: 'another-secret' };
  const again = await provisionDatabase({
    adminUrl: postgres.adminUrl,
    embedded: true,
    rolePasswords: changed,
  });
  expect(await ask(again.get('auth') ?? '', 'select id from own')).toEqual([]);
  await expect(ask(urls.get('auth') ?? '', 'select 1')).rejects.toThrow('password authentication failed');
});

test('a server that is given keeps its own database, provisioned by a role that is no superuser', async () => {
  await ask(postgres.adminUrl, "create role owner login createrole password 'owner'");
  await ask(postgres.adminUrl, 'create database given owner owner');
  await ask(postgres.adminUrl, `drop database sitewright`);
  for (const { schema } of mesh)
    if (schema !== undefined) await ask(postgres.adminUrl, `drop role ${schema}`);
  const given = new URL(postgres.adminUrl);
  given.username = 'owner';
  given.password = 'owner';
  given.pathname = '/given';
  const givenUrls = await provisionDatabase({ adminUrl: given.href, embedded: false, rolePasswords });
  for (const url of givenUrls.values()) {
    expect(new URL(url).pathname).toBe('/given');
    await ask(url, 'create table own (id int)');
  }
});

test('says which server does not answer, without its password', async () => {
  const wrong = provisionDatabase({
    adminUrl: 'postgres://me:secret@127.0.0.1:1/x',
    embedded: false,
    rolePasswords,
  });
  await expect(wrong).rejects.toThrow('PostgreSQL at 127.0.0.1:1/x cannot be used');
  await expect(wrong).rejects.not.toThrow('secret');
});
