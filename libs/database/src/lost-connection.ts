import { types } from 'node:util';
import { AppError } from '@sitewright/errors';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';

/**
 * SQLSTATE codes by which the server says that it cannot serve now: shutting down, starting, full, or so slow that it
 * cancelled the statement (`statement_timeout`).
 */
const notNow = new Set(['57P01', '57P02', '57P03', '53300', '57014']);

/** Whether a query failed for want of a database, and not for what it asked. */
function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    return notNow.has(error.code ?? '') || error.code?.startsWith('08') === true;
  }
  // What the driver itself throws: refused, reset, timed out. A wrong argument is a bug, not an outage.
  return types.isNativeError(error) && error.name !== 'TypeError' && error.name !== 'RangeError';
}

/** What a query threw, as UNAVAILABLE where the database was lost or too slow. */
export function named(error: unknown): unknown {
  if (!isLost(error)) return error;
  return new AppError('UNAVAILABLE', 'A part of the service is not reachable right now. Try again shortly.', {
    cause: error,
    retryAfterMs: 1000,
  });
}

/**
 * A driver that tells lost connections and cancelled statements as UNAVAILABLE: callers may try again, and the channel
 * does so by itself for what is idempotent. Whether a COMMIT that was under way took place is then unknown, as with any lost answer.
 */
export class NamingDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();
  readonly #refused: (durationMs: number, error: unknown) => void;

  /** @param refused is told when no connection was to be had: no statement will ever tell it. */
  constructor(config: PostgresDialectConfig, refused: (durationMs: number, error: unknown) => void) {
    super(config);
    this.#refused = refused;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const started = performance.now();
    try {
      const connection = await super.acquireConnection();
      if (!this.#known.has(connection)) nameErrors(connection);
      this.#known.add(connection);
      return connection;
    } catch (error) {
      this.#refused(performance.now() - started, error);
      throw named(error);
    }
  }
}

function nameErrors(connection: DatabaseConnection): void {
  const run = connection.executeQuery.bind(connection);
  connection.executeQuery = async <R>(query: CompiledQuery) => {
    try {
      return await run<R>(query);
    } catch (error) {
      throw named(error);
    }
  };
}
