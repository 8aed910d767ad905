import { pipeline } from 'node:stream/promises';
import type { ServiceDatabase } from './databases.ts';
import { startProgram } from './postgres-program.ts';

/**
 * Empties the schema of the connected role. A dump brings its own tables; what a later release added besides them would
 * stand in the way of the next migration.
 */
const emptySchema = `
do $$
declare thing text;
begin
  for thing in select oid::regclass from pg_class
    where relnamespace = current_user::regnamespace and relkind in ('r', 'p') loop
    execute 'drop table if exists ' || thing || ' cascade';
  end loop;
  for thing in select oid::regclass from pg_class where relnamespace = current_user::regnamespace and relkind = 'S' loop
    execute 'drop sequence if exists ' || thing || ' cascade';
  end loop;
  for thing in select oid::regprocedure from pg_proc where pronamespace = current_user::regnamespace loop
    execute 'drop routine if exists ' || thing || ' cascade';
  end loop;
  for thing in select oid::regtype from pg_type
    where typnamespace = current_user::regnamespace and typtype in ('e', 'd') loop
    execute 'drop type if exists ' || thing || ' cascade';
  end loop;
end $$;
`;

/** Puts a schema back as a dump has it, in one transaction: it is as it was before, or as the dump has it. */
export async function restoreSchema(database: ServiceDatabase, file: string): Promise<void> {
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    database,
  );
  psql.stdout.resume();
  psql.stdin.write(emptySchema);
  const archive = startProgram(
    'pg_restore',
    ['--no-owner', '--no-privileges', `--schema=${database.schema}`, '--file=-', file],
    database,
  );
  archive.stdin.end();
  const [piped, ...programs] = await Promise.allSettled([pipe(archive, psql), archive.ended, psql.ended]);
  for (const result of [...programs, piped]) if (result.status === 'rejected') throw result.reason;
}

/** Closes psql's input only behind a complete script: what is cut short must not be committed. */
async function pipe(
  archive: ReturnType<typeof startProgram>,
  psql: ReturnType<typeof startProgram>,
): Promise<void> {
  await pipeline(archive.stdout, psql.stdin, { end: false });
  try {
    await archive.ended;
    psql.stdin.end();
  } catch (error) {
    psql.stdin.end('\\echo\nselect 1/0;\n');
    throw error;
  }
}
