/** The one-command stack: starts the mesh on this machine, builds the prompt, and serves until it is told to stop. */
import { join } from 'node:path';
import { performBuild } from './build.ts';
import { buildBuilder } from './builder-build.ts';
import { type Command, parseCommand, UsageError, usage } from './command-line.ts';
import { printedTrace } from './dev/printed-trace.ts';
import { localFolder } from './mesh.ts';
import { linkToNewest } from './project-link.ts';
import { type Stack, startStack } from './stack.ts';
import { StopList } from './stop-list.ts';

async function main(): Promise<number> {
  const command = parseCommand(process.argv.slice(2));
  if (command.help) {
    console.log(usage);
    return 0;
  }
  const stops = new StopList();
  // A build that was to be waited for and is cut short has not succeeded.
  const told = untilTold().then((code) => (command.once ? 130 : code));
  try {
    return await Promise.race([run(command, stops), told]);
  } finally {
    await stops.run();
  }
}

async function run(command: Command, stops: StopList): Promise<number> {
  const stack = await startStack(command, stops);
  const succeeded = await Promise.race([performAsked(command, stack), stack.services.givenUp]);
  console.log(`\nKey:     ${stack.apiKey}`);
  if (command.once) return succeeded ? 0 : 1;
  if (command.dev === undefined)
    console.log(`Builder: ${await buildBuilder(join(localFolder, 'logs/builder.log'))}`);
  await printAddresses(stack);
  return stack.services.givenUp;
}

/** The build that the command asks for, if any, and its trace. @returns whether it succeeded. */
async function performAsked({ prompt, trace, ...command }: Command, stack: Stack): Promise<boolean> {
  if (prompt === undefined) return true;
  let traceId = '';
  const { buildType, mode, save } = command;
  const succeeded = await performBuild({ prompt, buildType, mode, save }, stack, (id) => {
    traceId = id;
  });
  if (trace) console.log(`\nTrace:   ${await printedTrace(stack.dev, traceId)}`);
  return succeeded;
}

async function printAddresses(stack: Stack): Promise<void> {
  const { baseUrl, apiKey } = stack;
  const link = await linkToNewest(stack).catch((error: unknown) =>
    console.error(`No link to the newest project: ${error instanceof Error ? error.message : error}`),
  );
  console.log(`Open:    ${link === undefined ? `${baseUrl}/builder` : link.url}
         ${link === undefined ? 'and sign in with the key' : `edits "${link.title}" without a key, for a day`}
API:     ${baseUrl}/api/v1/generate
Docs:    ${baseUrl}/docs
MCP:     ${baseUrl}/api/mcp
Traces:  ${stack.dev.url}/dev/traces
Metrics: ${stack.dev.url}/dev/metrics
Logs:    ${localFolder}/logs; npm run --silent sitewright -- logs --build bld_…

Go on with:
  curl -s ${baseUrl}/api/v1/generate -H 'authorization: Bearer ${apiKey}' -H 'content-type: application/json' -d '{"prompt":"A site for a bicycle workshop in Graz","buildType":"website"}'

Serving until Ctrl-C; the data stays.`);
}

/** Settles with the exit code when a signal comes, or when the process that started this one is gone. */
function untilTold(): Promise<number> {
  return new Promise((resolve) => {
    let firstAt = 0;
    const stop = (signal: NodeJS.Signals) => {
      const now = performance.now();
      // The terminal and npm may both pass on one Ctrl-C; a second one a while later means: at once.
      if (firstAt > 0 && now - firstAt > 1_000) process.exit(130);
      if (firstAt === 0) console.log('\nStopping; once more to stop without waiting.');
      firstAt ||= now;
      resolve(signal === 'SIGHUP' ? 129 : 0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.once('disconnect', () => stop('SIGHUP'));
    process.channel?.unref();
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  if (error instanceof UsageError) console.error('\nnpm start -- --help says more.');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
process.exit();
