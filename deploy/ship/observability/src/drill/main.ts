/**
 * `npm run drill -- db-down`: causes a fault in a mesh of its own on this machine and shows what somebody on call would
 * see. Exit code 0 when every alert that must has fired, has ended by itself afterwards, and a trace tells the cause.
 */
import { runDrill } from './run.ts';
import { scenarios } from './scenarios.ts';

const [name = '', ...rest] = process.argv.slice(2);
const scenario = scenarios[name];
if (scenario === undefined || rest.length > 0) {
  const lines = Object.entries(scenarios).map(([one, { says }]) => `  ${one.padEnd(16)} ${says}`);
  process.stderr.write(`Which fault?\n${lines.join('\n')}\n`);
  process.exitCode = 2;
} else {
  const passed = await runDrill(scenario, { log: (line) => console.log(line) });
  process.exitCode = passed ? 0 : 1;
}
