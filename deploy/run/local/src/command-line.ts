import { parseArgs } from 'node:util';
import { BUILD_MODES, BUILD_TYPES } from '@sitewright/site-spec';
import { mesh } from './mesh.ts';

export interface Command {
  prompt: string | undefined;
  buildType: string;
  mode: string;
  save: boolean;
  once: boolean;
  /** Print the waterfall of the build. */
  trace: boolean;
  port: number;
  /** Which engine writes; what is found is asked for where this says nothing. */
  engine: string | undefined;
  /** For who works on services; the words are then their names, and none means all. */
  dev: DevCommand | undefined;
  help: boolean;
}

export interface DevCommand {
  /** Started again when their source changes. */
  watched: readonly string[];
  /** Whether a debugger may attach to those that are watched. */
  inspect: boolean;
  /** Whether those that are named are left to who works on them. */
  without: boolean;
}

/** A command line that cannot be obeyed; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Usage: npm start -- ["<prompt>"] [options]

Starts Sitewright on this machine, builds the prompt through its API, and goes on serving until Ctrl-C.

  --type TYPE   ${BUILD_TYPES.join(', ')} (default website)
  --mode MODE   ${BUILD_MODES.join(', ')} (default economy)
  --no-save     do not keep the result as a project
  --once        leave after the build: exit code 0 when it succeeded, 1 when not
  --trace       print where the time of the build went, as the waterfall of its trace
  --engine E    who writes: builtin, or language models such as anthropic:MODEL or
                compatible:MODEL@http://127.0.0.1:11434/v1 (keys: ANTHROPIC_API_KEY, OPENAI_API_KEY, GEMINI_API_KEY)
  --port N      port of the API on 127.0.0.1 (default 8080)
  --help        this text

       npm run dev [-- SERVICE … [--inspect | --without]] [options]

The same without a build, for work on services: those named, or all, start again when their source changes.

  --inspect     a debugger may attach to them; the start says where
  --without     leave those named to you: the start writes .local/SERVICE.env and waits until they run

Environment: DATABASE_URL (a role that may create roles and schemas) and REDIS_URL name servers of yours;
without them PostgreSQL and a Redis are started here. Settings of a service, such as CREDITS_PRICE_LITE, pass through.
Data, logs and the key are kept in .local/, or in the folder that SITEWRIGHT_LOCAL_FOLDER names.`;

/** Reads the words after `npm start --`. @throws UsageError */
export function parseCommand(words: string[]): Command {
  const { values, positionals: said } = parse(words);
  const dev = values.dev === true ? parseDev(said, values) : undefined;
  if (dev === undefined && (values.inspect === true || values.without === true))
    throw new UsageError('--inspect and --without belong to npm run dev.');
  const positionals = dev === undefined ? said : [];
  if (positionals.length > 1) {
    throw new UsageError(
      'There is more than one prompt: put it in quotes, as in npm start -- "A site for a bakery".',
    );
  }
  const [prompt] = positionals;
  if (values.once === true && prompt === undefined) throw new UsageError('--once needs a prompt to build.');
  if (values.trace === true && prompt === undefined) throw new UsageError('--trace needs a prompt to build.');
  return {
    prompt,
    buildType: oneOf('--type', values.type ?? 'website', BUILD_TYPES),
    mode: oneOf('--mode', values.mode ?? 'economy', BUILD_MODES),
    save: values.save ?? true,
    once: values.once ?? false,
    trace: values.trace ?? false,
    port: parsePort(values.port ?? '8080'),
    engine: values.engine,
    dev,
    help: values.help ?? false,
  };
}

function parseDev(
  names: readonly string[],
  { inspect = false, without = false }: { inspect?: boolean | undefined; without?: boolean | undefined },
): DevCommand {
  const known = mesh.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no service "${unknown}"; there are ${known.join(', ')}.`);
  if (without && names.length === 0)
    throw new UsageError('--without needs the names of the services that are yours.');
  return { watched: names.length === 0 ? known : names, inspect, without };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        type: { type: 'string' },
        mode: { type: 'string' },
        save: { type: 'boolean' },
        once: { type: 'boolean' },
        trace: { type: 'boolean' },
        port: { type: 'string' },
        engine: { type: 'string' },
        dev: { type: 'boolean' },
        inspect: { type: 'boolean' },
        without: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf(option: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value;
  throw new UsageError(`${option} is one of ${allowed.join(', ')}, not "${value}".`);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new UsageError(`--port is a number from 1 to 65535, not "${text}".`);
  return port;
}
