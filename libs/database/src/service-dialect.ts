import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  type PostgresDriver,
} from 'kysely';
import { NamingDriver } from './lost-connection.ts';
import { OwnSchemaIntrospector } from './own-schema.ts';

/** PostgreSQL as a service sees it: one schema of its own, and a database that may be away for a while. */
export class ServiceDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #refused: (durationMs: number, error: unknown) => void;

  constructor(config: PostgresDialectConfig, refused: (durationMs: number, error: unknown) => void) {
    super(config);
    this.#config = config;
    this.#refused = refused;
  }

  override createDriver(): PostgresDriver {
    return new NamingDriver(this.#config, this.#refused);
  }

  override createIntrospector<DB>(db: Kysely<DB>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}
