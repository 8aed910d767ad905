import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceDatabase } from './databases.ts';
import { startProgram } from './postgres-program.ts';

export const dumpFileOf = (folder: string, service: string): string => join(folder, `${service}.dump`);

/**
 * Saves one schema in PostgreSQL's own archive format, as of one moment, while the service goes on. The file has its
 * name only once it is complete.
 * @returns its size in bytes.
 */
export async function dumpSchema(database: ServiceDatabase, folder: string): Promise<number> {
  const file = dumpFileOf(folder, database.service);
  const making = `${file}.making`;
  try {
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--schema=${database.schema}`];
    await startProgram('pg_dump', [...args, `--file=${making}`], database).ended;
    await rename(making, file);
    return (await stat(file)).size;
  } finally {
    await rm(making, { force: true });
  }
}
