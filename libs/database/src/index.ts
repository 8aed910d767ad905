export { isReachable, type Migrations, migrate, pendingMigrations } from './migrate.ts';
export { type DatabaseOptions, openDatabase, safeInteger } from './open.ts';
export { readSqlState, sqlState } from './sqlstate.ts';
