import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { mesh } from './mesh.ts';

export interface ProvisionOptions {
  adminUrl: string;
  /** Whether the server is ours alone: then it gets a database of its own and nobody else gets in. */
  embedded: boolean;
  rolePasswords: Readonly<Record<string, string>>;
}

const databaseName = 'sitewright';

/**
 * Makes the database, and for each service a role that owns the schema of its name and nothing else.
 * @returns the connection string of each service by its name.
 */
export async function provisionDatabase(options: ProvisionOptions): Promise<Map<string, string>> {
  if (options.embedded) await withClient(options.adminUrl, makeDatabase);
  const url = options.embedded ? withDatabase(options.adminUrl, databaseName) : options.adminUrl;
  const urls = new Map<string, string>();
  await withClient(url, async (client) => {
    if (options.embedded) await closeToOthers(client);
    for (const { name, schema } of mesh) {
      if (schema === undefined) continue;
      const password = options.rolePasswords[schema] ?? '';
      await makeRole(client, schema, password);
      await makeSchema(client, schema);
      urls.set(name, withUser(url, schema, password));
    }
  });
  return urls;
}

async function makeDatabase(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(databaseName)}`);
  await client.query('revoke connect, temporary on database postgres from public');
}

async function closeToOthers(client: Client): Promise<void> {
  await client.query(`revoke all on database ${escapeIdentifier(databaseName)} from public`);
  await client.query('revoke all on schema public from public');
}

async function makeRole(client: Client, role: string, password: string): Promise<void> {
  const name = escapeIdentifier(role);
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${name} login noinherit connection limit 60 password ${escapeLiteral(password)}`,
  );
  await client.query(
    `grant connect on database ${escapeIdentifier(await currentDatabase(client))} to ${name}`,
  );
}

async function makeSchema(client: Client, schema: string): Promise<void> {
  const name = escapeIdentifier(schema);
  const found = await client.query(
    'select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = $1',
    [schema],
  );
  const owner: string | undefined = found.rows[0]?.owner;
  if (owner === undefined) {
    // Who is no superuser may give a schema only to a role that it is a member of.
    const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
    if (rows[0]?.rolsuper !== true) await client.query(`grant ${name} to current_user`);
    await client.query(`create schema ${name} authorization ${name}`);
  } else if (owner !== schema) {
    throw new Error(
      `The schema ${schema} of this database belongs to ${owner}, not to Sitewright: name another database in DATABASE_URL.`,
    );
  }
}

async function currentDatabase(client: Client): Promise<string> {
  return (await client.query('select current_database() as name')).rows[0].name;
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'no answer';
    throw new Error(`PostgreSQL at ${withoutPassword(url)} cannot be used: ${reason}`, { cause });
  }
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** An address without a host (a socket folder in its query) cannot carry a user before the host. */
function withUser(url: string, user: string, password: string): string {
  const changed = new URL(url);
  if (changed.host === '') {
    changed.searchParams.set('user', user);
    changed.searchParams.set('password', password);
  } else {
    changed.username = user;
    changed.password = password;
  }
  return changed.href;
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
