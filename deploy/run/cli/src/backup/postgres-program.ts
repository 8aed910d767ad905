import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '@sitewright/errors';
import type { ServiceDatabase } from './databases.ts';

export interface PostgresProgram {
  stdin: Writable;
  stdout: Readable;
  /** Settles when the program ended well. @throws AppError with its own last words. */
  ended: Promise<void>;
}

/** Starts one of PostgreSQL's client programs against one schema. */
export function startProgram(
  command: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  database: ServiceDatabase,
): PostgresProgram {
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(command, args, {
    env: database.environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that ends early closes its input; its exit code and words say why.
  child.stdin.on('error', () => undefined);
  const said = text(child.stderr);
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const ended = exited.then(
    async (code) => {
      if (code !== 0) throw failed(command, database, await said);
    },
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
      throw new AppError(
        'UNAVAILABLE',
        `${command} is not here: install the client programs of PostgreSQL.`,
        {
          cause,
        },
      );
    },
  );
  return { stdin: child.stdin, stdout: child.stdout, ended };
}

function failed(command: string, { service }: ServiceDatabase, words: string): AppError {
  return new AppError(
    'UNAVAILABLE',
    `${command} failed for ${service}: ${words.trim() || 'it said nothing'}`,
  );
}
