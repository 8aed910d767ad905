import { AppError } from '@sitewright/errors';
import { Command, CommanderError } from 'commander';
import { addAudit } from './commands/audit.ts';
import { addBackup } from './commands/backup.ts';
import { addBuilds } from './commands/builds.ts';
import { addCredits } from './commands/credits.ts';
import { addDoctor } from './commands/doctor.ts';
import { addKeys } from './commands/keys.ts';
import { addLogs } from './commands/logs.ts';
import { addProjects } from './commands/projects.ts';
import { addWorkspaces } from './commands/workspaces.ts';
import { exitCodeHelp, exitCodeOf } from './exit-codes.ts';
import type { Io } from './io.ts';
import { type GlobalOptions, openSession } from './session.ts';
import { collectTarget } from './targets.ts';

const examples = `
Examples:
  sitewright workspaces create "Acme"
  sitewright keys issue wsp_… --name "Deploy bot" --scopes read,publish --expires 90d
  sitewright credits grant wsp_… 1000 --note "Invoice 4711"
  sitewright keys list wsp_… --json | jq -r '.items[].keyId'

Where the services are is read, in this order, from --target, from SITEWRIGHT_AUTH_TARGET and the like, and from
the run file of a local stack. Mutual TLS: SITEWRIGHT_TLS_CERT_FILE, SITEWRIGHT_TLS_KEY_FILE, SITEWRIGHT_TLS_CA_FILE.
${exitCodeHelp}`;

const groups = [
  addWorkspaces,
  addKeys,
  addCredits,
  addProjects,
  addBuilds,
  addAudit,
  addLogs,
  addDoctor,
  addBackup,
];

/** Runs one command. @returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const program = new Command('sitewright')
    .description(
      "The operators' tool: workspaces, keys, credits, projects, builds, audit, health and backups of a Sitewright mesh.",
    )
    .option('--json', 'print JSON for scripts instead of tables for people')
    .option('--target <service=host:port>', 'where a service listens; may be given for each', collectTarget)
    .addHelpText('after', examples)
    .showHelpAfterError('(add --help for how to use this command)')
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .exitOverride();
  const session = openSession(io, () => program.opts<GlobalOptions>());
  for (const add of groups) add(program, session);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its own errors already.
    if (!(error instanceof CommanderError)) io.err(`error: ${messageOf(error)}\n`);
    return exitCodeOf(error);
  } finally {
    session.close();
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const method = error instanceof AppError ? error.metadata.method : undefined;
  return method === undefined ? error.message : `${error.message} (${method})`;
}
