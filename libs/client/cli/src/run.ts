import { ApiError } from '@sitewright/client';
import { Argument, Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addBuild } from './commands/build.ts';
import { addExport } from './commands/export.ts';
import { addLogin } from './commands/login.ts';
import { addProjects } from './commands/projects.ts';
import { completions, shells } from './completions.ts';
import { exitCodeOf } from './exit-codes.ts';
import { help } from './help.ts';
import type { Io } from './io.ts';
import { openSession, type Session } from './session.ts';

/** The commands, and what each takes. */
export function createProgram(io: Io): Command {
  const program: Command = new Command('sitewright')
    .option('--json', 'print JSON for scripts; errors of the API too')
    .version(packageJson.version, '--version', 'print the version')
    .showHelpAfterError('(add --help for how to use this command)')
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .exitOverride();
  const session: Session = openSession(io, () => program.opts<{ json?: boolean }>().json === true);
  for (const add of [addLogin, addBuild, addProjects, addExport]) add(program, session);
  program
    .command('completions')
    .description('print completions for a shell')
    .addArgument(new Argument('<shell>', 'which').choices(shells))
    .action((shell: (typeof shells)[number]) => io.out(completions(shell, program)));
  for (const command of [program, ...program.commands]) {
    command.helpInformation = () => help;
    command.helpOption('--help', 'print this');
  }
  return program;
}

/** Runs one command. @returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const program = createProgram(io);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    const { json } = program.opts<{ json?: boolean }>();
    if (json === true && error instanceof ApiError) io.err(`${bodyOf(error)}\n`);
    // The parser has told its own errors already.
    else if (!(error instanceof CommanderError)) io.err(`error: ${messageOf(error)}\n`);
    return exitCodeOf(error);
  }
}

/** What the API answered, for scripts. */
const bodyOf = ({ message, code, retryable }: ApiError): string =>
  JSON.stringify({ error: message, code, retryable }, null, 2);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
