import type pg from 'pg';
import { named } from './lost-connection.ts';

/** A statement that PostgreSQL parses once for each connection, under a name of its own. */
export interface PreparedStatement {
  /** Unique in the service. */
  name: string;
  /** With `$1`, `$2` … for its values. */
  text: string;
}

/** Tells the pool's owner of a query that has ended, well or not. */
export type QueryObserver = (text: string, durationMs: number, error?: unknown) => void;

const pools = new WeakMap<object, { pool: pg.Pool; observe: QueryObserver }>();

/** Keeps the pool of a database, and who is told of its queries, for runPrepared. */
export function keepPool(db: object, pool: pg.Pool, observe: QueryObserver): void {
  pools.set(db, { pool, observe });
}

/**
 * Runs a statement that is asked for all the time, at half the price of a query that is built, sent and planned
 * anew. In a transaction of its own: never part of one that `db` has open.
 */
export async function runPrepared<Row extends object>(
  db: { readonly isTransaction: boolean },
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const opened = pools.get(db);
  if (opened === undefined) throw new TypeError('Statements are prepared on what openDatabase opened.');
  const started = performance.now();
  try {
    const { rows } = await opened.pool.query<Row>({ ...statement, values: [...values] });
    opened.observe(statement.text, performance.now() - started);
    return rows;
  } catch (error) {
    opened.observe(statement.text, performance.now() - started, error);
    throw named(error);
  }
}
