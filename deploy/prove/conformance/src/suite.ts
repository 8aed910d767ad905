import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Row, run } from './run.ts';
import { applicable, type Era, eras, notApplicable, untestable } from './scenarios.ts';

const checksSchema = z.array(
  z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
);

/** Every scenario of the official suite, in each era that it knows, is run or named in the baseline with a reason. */
export async function runSuite(url: string): Promise<Row[]> {
  const { output } = await run('conformance', ['list', '--server']);
  const known = [...output.matchAll(/^ {2}- ([\w-]+) \[([\w, -]*)\]/gm)];
  if (known.length === 0) return [{ what: 'suite', passed: false, note: `it lists no scenario: ${output}` }];
  const rows: Row[] = [];
  for (const [, scenario = '', revisions = ''] of known) {
    if (!applicable.includes(scenario)) {
      const reason = notApplicable.find(([prefix]) => scenario.startsWith(prefix))?.[1];
      const note = reason === undefined ? 'NOT IN THE BASELINE' : `n/a: ${reason}`;
      rows.push({ what: `suite: ${scenario}`, passed: reason !== undefined, note });
      continue;
    }
    for (const era of eras) if (revisions.includes(era)) rows.push(await runScenario(url, scenario, era));
  }
  return rows;
}

async function runScenario(url: string, scenario: string, era: Era): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-conformance-'));
  const what = `suite: ${scenario} (${era})`;
  try {
    const which = ['--scenario', scenario, '--spec-version', era];
    const { output } = await run('conformance', ['server', '--url', url, ...which, '-o', folder]);
    const [results] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('checks.json'),
    );
    if (results === undefined)
      return { what, passed: false, note: output.trim().split('\n').slice(-4).join(' | ') };
    const checks = checksSchema.parse(JSON.parse(readFileSync(join(folder, results), 'utf8')));
    const failed = checks.filter(
      ({ id, status, errorMessage = '' }) =>
        ['FAILURE', 'WARNING'].includes(status) &&
        !(untestable.includes(id) && errorMessage.startsWith('Not testable')),
    );
    const succeeded = checks.filter(({ status }) => status === 'SUCCESS').length;
    const passed = failed.length === 0 && succeeded > 0;
    const told = failed.map(({ id, errorMessage }) => `${id}: ${errorMessage}`).join(' | ');
    return { what, passed, note: passed ? `${succeeded} checks` : told || 'it checked nothing' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
