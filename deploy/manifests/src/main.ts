import { fileURLToPath } from 'node:url';
import { type Row, runChecks } from './checks.ts';
import { readManifests } from './manifest.ts';
import { render } from './render.ts';
import { namesOf } from './workload.ts';

const folder = fileURLToPath(new URL('../../../k8s/base', import.meta.url));

const rendered = render(folder);
const rows = [unlisted(), ...(await runChecks(rendered))];
const width = Math.max(...rows.map(({ name }) => name.length));

for (const { name, checked, problems } of rows) {
  console.log(`${name.padEnd(width)}  ${String(checked).padStart(3)}  ${verdict(checked, problems.length)}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
if (rows.some(({ checked, problems }) => checked === 0 || problems.length > 0)) process.exitCode = 1;

/** An object whose file no kustomization lists would never reach a cluster, and nothing would say so. */
function unlisted(): Row {
  const names = namesOf(rendered);
  const written = [...namesOf(readManifests(folder))];
  return {
    name: 'every object that is written is rendered',
    checked: written.length,
    problems: written.filter((name) => !names.has(name)).map((name) => `${name}: no kustomization lists it`),
  };
}

function verdict(checked: number, problems: number): string {
  if (checked === 0) return 'nothing to check';
  return problems === 0 ? 'ok' : `${problems} problem(s)`;
}
