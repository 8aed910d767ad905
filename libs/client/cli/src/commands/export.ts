import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Command, InvalidArgumentError } from 'commander';
import type { Session } from '../session.ts';

interface Wish {
  format: string;
  bleed?: boolean;
  out?: string;
  revision?: number;
}

/** `sitewright export`. */
export function addExport(program: Command, session: Session): void {
  program
    .command('export')
    .description('save a project as a file')
    .argument('<project>', 'its id')
    .requiredOption('--format <format>', 'html or json, and what else its type has')
    .option('--bleed', 'for printers: a pdf with bleed and crop marks')
    .option('--out <file>', 'where to; - is the standard output')
    .option('--revision <n>', 'an older revision', revisionOf)
    .action(async (id: string, { format, bleed, out, revision }: Wish) => {
      const { projects } = await session.api();
      const { body, filename, sizeBytes, mediaType, ...file } = await projects.export(id, format, {
        revision,
        bleed,
      });
      if (out === '-') {
        for await (const chunk of body) session.io.out(chunk);
        return;
      }
      // The name is the API's to suggest; where to is not.
      const path = out ?? basename(filename);
      await pipeline(body, createWriteStream(path));
      const told = { path, sizeBytes, mediaType, revision: file.revision };
      session.tell(told, `${path}: revision ${file.revision}, ${sizeBytes} bytes\n`);
    });
}

function revisionOf(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('Give the number of a revision, from 1.');
}
