import { sql } from 'kysely';

/** The database's clock, cut to the milliseconds that columns hold, so that "ends now" is never in the future. */
export const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;

/** That many milliseconds from now, by the database's clock. */
export const fromNow = (ms: number) => sql<Date>`${now} + ${ms}::float8 * interval '1 millisecond'`;
