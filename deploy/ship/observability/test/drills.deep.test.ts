import { expect, test } from '@jest/globals';
import { runDrill } from '../src/drill/run.ts';
import { scenarios } from '../src/drill/scenarios.ts';

/** The system tests run this one. */
const { 'ledger-mismatch': _, ...rest } = scenarios;

test.each(Object.entries(rest))(
  'a drill of %s wakes who must be woken, shows the cause, and ends',
  async (name, scenario) => {
    const lines: string[] = [];
    const passed = await runDrill(scenario, { log: (line) => lines.push(line) });
    expect({ name, passed, ...(passed ? {} : { lines }) }).toEqual({ name, passed: true });
  },
  360_000,
);
