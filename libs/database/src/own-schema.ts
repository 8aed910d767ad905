import { type DatabaseIntrospector, type Kysely, type SchemaMetadata, sql, type TableMetadata } from 'kysely';

interface ColumnRow {
  table: string;
  view: boolean;
  foreign: boolean;
  column: string;
  type: string;
  typeSchema: string;
  identity: boolean;
  nullable: boolean;
  hasDefault: boolean;
}

/**
 * What stands in the schema of the connection's own role, and nowhere else. kysely's own introspector goes through
 * every schema of the database and fails when one is dropped meanwhile.
 */
export class OwnSchemaIntrospector<DB> implements DatabaseIntrospector {
  readonly #db: Kysely<DB>;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  async getSchemas(): Promise<SchemaMetadata[]> {
    const { rows } = await sql<{ name: string }>`
      select current_schema() as name where current_schema() is not null`.execute(this.#db);
    return rows;
  }

  /** Tables and views with their columns in order; kysely's bookkeeping is among them. */
  async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<ColumnRow>`
      select t.table_name as "table", t.table_type = 'VIEW' as view, t.table_type = 'FOREIGN' as foreign,
        c.column_name as "column", c.udt_name as type, c.udt_schema as "typeSchema",
        c.is_identity = 'YES' as identity, c.is_nullable = 'YES' as nullable, c.column_default is not null as "hasDefault"
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = current_schema()
      order by t.table_name, c.ordinal_position`.execute(this.#db);
    return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
      name,
      isView: columns.some(({ view }) => view),
      isForeign: columns.some(({ foreign }) => foreign),
      columns: columns.map(({ column, type, typeSchema, identity, nullable, hasDefault }) => ({
        name: column,
        dataType: type,
        dataTypeSchema: typeSchema,
        isAutoIncrementing: identity,
        isNullable: nullable,
        hasDefaultValue: hasDefault,
      })),
    }));
  }
}
