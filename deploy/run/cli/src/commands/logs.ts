import { join } from 'node:path';
import { linesOfBuild, linesOfRequest, readLogLines } from '@sitewright/local/log-lines';
import { localFolder } from '@sitewright/local/mesh';
import { readableLine } from '@sitewright/telemetry';
import { type Command, InvalidArgumentError } from 'commander';
import { integer } from '../arguments.ts';
import type { Session } from '../session.ts';

/** `sitewright logs`. */
export function addLogs(program: Command, session: Session): void {
  program
    .command('logs')
    .description('show what the services of a local stack have logged, the oldest first')
    .option('--build <build>', 'only the requests that were about this build', idOf('bld_', 'a build'))
    .option(
      '--request <id>',
      'only one request: its x-request-id, which is its trace id, or its caller’s own id',
    )
    .option('--last <n>', 'only so many lines of the end', integer(1, 1_000_000), 1_000)
    .option('--folder <folder>', 'where the logs are', join(localFolder, 'logs'))
    .addHelpText('after', '\nExample:\n  sitewright logs --build bld_01k…')
    .action(({ build, request, last, folder }: LogsOptions) => {
      let lines = readLogLines(folder);
      if (build !== undefined) lines = linesOfBuild(lines, build);
      if (request !== undefined) lines = linesOfRequest(lines, request);
      if (lines.length === 0) throw new Error(`No such line is in the logs of ${folder}.`);
      const texts = lines.slice(-last).map(({ text }) => text);
      if (program.opts().json === true)
        session.printList(
          texts.map((text): unknown => JSON.parse(text)),
          [],
        );
      else session.io.out(`${texts.map(readableLine).join('\n')}\n`);
    });
}

interface LogsOptions {
  build?: string;
  request?: string;
  last: number;
  folder: string;
}

const idOf =
  (prefix: string, what: string) =>
  (text: string): string => {
    if (!text.startsWith(prefix))
      throw new InvalidArgumentError(`This is not the id of ${what}: ${prefix}….`);
    return text;
  };
