export { isReachable, type Migrations, migrate } from './migrate.ts';
export { type DatabaseOptions, openDatabase, safeInteger } from './open.ts';
export { type PreparedStatement, runPrepared } from './prepared.ts';
export { readSchemaState, type SchemaState } from './schema-state.ts';
export {
  type DatabaseConfig,
  migrateService,
  openServiceDatabase,
  schemaChecks,
} from './service-database.ts';
export { readSqlState, sqlState } from './sqlstate.ts';
