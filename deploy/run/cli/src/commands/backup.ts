import { existsSync, mkdirSync } from 'node:fs';
import { AppError } from '@sitewright/errors';
import type { Command } from 'commander';
import { databasesOf, type ServiceDatabase } from '../backup/databases.ts';
import { dumpFileOf, dumpSchema } from '../backup/dump-schema.ts';
import { restoreSchema } from '../backup/restore-schema.ts';
import type { Session } from '../session.ts';
import { collectSettings, type Environment } from '../settings-files.ts';
import type { Column } from '../table.ts';

interface Options {
  settings?: Environment;
  only?: string[];
}

interface Dump {
  service: string;
  file: string;
  sizeBytes: number;
}

const columns: Column<Dump>[] = [
  { title: 'Service', value: ({ service }) => service },
  { title: 'File', value: ({ file }) => file },
  { title: 'Bytes', value: ({ sizeBytes }) => sizeBytes },
];

const collect = (word: string, before: string[] = []): string[] => [...before, word];

/** `sitewright backup` and `sitewright restore`. */
export function addBackup(program: Command, session: Session): void {
  const withDatabases = (command: Command): Command =>
    command
      .argument('<folder>', 'where the files are, one a service')
      .option(
        '--settings <file>',
        'settings of services, as NAME=value lines; may be given for each',
        collectSettings,
      )
      .option('--only <service>', 'only this service; may be given for several', collect);

  withDatabases(program.command('backup').description('save the schema of each service with pg_dump'))
    .addHelpText('after', backupHelp)
    .action(async (folder: string, options: Options) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const dumps: Dump[] = [];
      for (const database of databasesIn(session, options)) {
        const sizeBytes = await dumpSchema(database, folder);
        dumps.push({ service: database.service, file: dumpFileOf(folder, database.service), sizeBytes });
      }
      session.printList(dumps, columns);
    });

  withDatabases(
    program.command('restore').description('put schemas back as a backup has them, with pg_restore'),
  )
    .option('--yes', 'yes, what is in these schemas now is lost')
    .addHelpText('after', restoreHelp)
    .action(async (folder: string, options: Options & { yes?: boolean }) => {
      const databases = databasesIn(session, options);
      const files = databases.map((database) => ({ database, file: existingFile(folder, database) }));
      if (options.yes !== true) {
        const names = databases.map(({ service }) => service).join(', ');
        throw new AppError('INVALID_REQUEST', `This replaces the data of ${names}: say --yes.`);
      }
      for (const { database, file } of files) {
        await restoreSchema(database, file);
        session.note(`restored ${database.service} from ${file}`);
      }
    });
}

const databasesIn = ({ io }: Session, { settings, only = [] }: Options): ServiceDatabase[] =>
  databasesOf(settings ?? io.env, only, io.env.PATH);

function existingFile(folder: string, { service }: ServiceDatabase): string {
  const file = dumpFileOf(folder, service);
  if (existsSync(file)) return file;
  throw new AppError('NOT_FOUND', `There is no ${file}: name the services that it has with --only.`);
}

const backupHelp = `
Each schema is saved as of one moment while its service goes on, the ledger first: a build that a later file knows and
an earlier one does not is one that was not charged. Peppers, certificates and other secrets are not in it.

Example:
  sitewright backup /var/backups/sitewright/2026-11-21 --settings production.env`;

const restoreHelp = `
Stop the services whose schemas are restored, restore, run their migrations, start them, and ask the doctor. The
roles and empty schemas must be there. Each schema is restored in one transaction with the rights of its own role.

Example:
  sitewright restore /var/backups/sitewright/2026-11-21 --settings production.env --yes`;
