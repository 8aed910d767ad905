import type { Kysely } from 'kysely';
import { applyFunctions } from './apply-functions.ts';

/** How credit comes in. */
export const up = (db: Kysely<unknown>): Promise<void> => applyFunctions(db, 'grant.sql');
