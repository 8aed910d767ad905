import { environmentName } from '@sitewright/config';
import { AppError } from '@sitewright/errors';
import { serviceSettings } from '@sitewright/local/service-settings';
import type { Environment } from '../settings-files.ts';

/** The schema of one service, and how to reach it with the rights of the service itself. */
export interface ServiceDatabase {
  service: string;
  /** The role's name, which is the schema's. */
  schema: string;
  /** The environment of PostgreSQL's programs; on a command line the password would be seen by everyone. */
  environment: Record<string, string>;
}

/**
 * In which order schemas are saved. The ledger is the oldest part of every backup: a build that one part knows and an
 * older part does not is then one that was not charged. Keys come last, so that the fewest revocations are lost.
 */
const order = ['credits', 'projects', 'generation', 'mcp-tools', 'auth'];

/** The databases that an environment names. @throws AppError when it names none. */
export function databasesOf(
  env: Environment,
  only: readonly string[],
  path: string | undefined,
): ServiceDatabase[] {
  const found = order.flatMap((service) => {
    const prefix = serviceSettings.find(({ name }) => name === service)?.prefix ?? '';
    const url = env[environmentName(prefix, 'databaseUrl')];
    if (url === undefined || url === '' || (only.length > 0 && !only.includes(service))) return [];
    return [readDatabase(service, url, path)];
  });
  const missing = only.filter((name) => !found.some(({ service }) => service === name));
  if (found.length > 0 && missing.length === 0) return found;
  const which = missing.length > 0 ? missing.join(', ') : 'any service';
  throw new AppError(
    'INVALID_REQUEST',
    `There is no database URL of ${which}: set CREDITS_DATABASE_URL and the like, or name their files with --settings.`,
  );
}

function readDatabase(service: string, text: string, path = ''): ServiceDatabase {
  const url = new URL(text);
  const schema = decodeURIComponent(url.username) || (url.searchParams.get('user') ?? '');
  const password = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  const environment = {
    PATH: path,
    LC_ALL: 'C.UTF-8',
    PGHOST: url.hostname.replace(/^\[|\]$/g, '') || (url.searchParams.get('host') ?? ''),
    PGPORT: url.port || '5432',
    PGUSER: schema,
    PGPASSWORD: password,
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)) || schema,
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode') ?? '' } : {}),
    ...(url.searchParams.has('sslrootcert')
      ? { PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '' }
      : {}),
  };
  return { service, schema, environment };
}
