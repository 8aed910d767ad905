import { measureStatement, recordSpan, SpanKind } from '@sitewright/telemetry';
import { Kysely } from 'kysely';
import pg from 'pg';
import { watchPool } from './pool-metrics.ts';
import { keepPool } from './prepared.ts';
import { ServiceDialect } from './service-dialect.ts';

/** Whose schema it is, and how much of the server it may take. */
export interface DatabaseOptions {
  /** Connection string with the service's own role; its schema is the one of the role's name. */
  url: string;
  /** The service, as it appears in spans and in pg_stat_activity. */
  service: string;
  maxConnections?: number;
  /** A statement that runs longer is cancelled by the server. */
  statementTimeoutMs?: number;
}

/**
 * Opens a pool on one service's schema. Every query becomes a client span under the active one. int8 columns
 * arrive as strings: convert them where they are read, with `safeInteger`.
 */
export function openDatabase<DB>(options: DatabaseOptions): Kysely<DB> {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: `sitewright-${options.service}`,
    options: `-c search_path="$user" -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=30000`,
  });
  // A connection that breaks is replaced at the next query; the query is what reports. The pool listens to idle
  // connections only: one that breaks between two statements of a transaction would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  watchPool(options.service, pool);
  const observe = (text: string, durationMs: number, error?: unknown): void =>
    recordQuery(options.service, text, { durationMs, error });
  const db = new Kysely<DB>({
    dialect: new ServiceDialect({ pool }, (durationMs, error) => observe('CONNECT', durationMs, error)),
    log: (event) =>
      observe(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
  });
  keepPool(db, pool, observe);
  return db;
}

function recordQuery(
  service: string,
  text: string,
  { durationMs, error }: { durationMs: number; error: unknown },
): void {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  measureStatement('postgresql', operation, durationMs, error);
  recordSpan(`${operation} ${service}`, durationMs, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': service,
      'db.operation.name': operation,
      'db.query.text': text,
    },
    error,
  });
}

/** An int8 column's text as a number. @throws RangeError past 2^53 - 1, where a number would lie. */
export function safeInteger(text: string | number | bigint): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}
