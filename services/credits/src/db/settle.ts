import { type Kysely, sql } from 'kysely';
import type { CreditsDatabase } from './schema.ts';

/** How much time has done. */
export interface Settled {
  grantsMade: number;
  holdsExpired: number;
  grantsExpired: number;
}

/**
 * Settles one overdue workspace that nobody else works on, in a transaction of its own.
 * @returns undefined when there is none.
 */
export async function settleNext(db: Kysely<CreditsDatabase>): Promise<Settled | undefined> {
  const { rows } = await sql<{ [K in keyof Settled]: number | null }>`
    select grants_made as "grantsMade", holds_expired as "holdsExpired", grants_expired as "grantsExpired"
    from settle_next()`.execute(db);
  const { grantsMade, holdsExpired, grantsExpired } = rows[0] ?? {};
  if (grantsMade == null || holdsExpired == null || grantsExpired == null) return undefined;
  return { grantsMade, holdsExpired, grantsExpired };
}
