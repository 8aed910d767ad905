import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, runPolicyChecks, runTypeChecks } from './checks.ts';
import { nameOf, readManifests } from './manifest.ts';
import { networkPolicies, policyFile } from './network-policies.ts';
import { k8sFolder, type Rendering, renderAll } from './rendering.ts';

if (process.argv.includes('--write')) {
  for (const policy of networkPolicies()) {
    writeFileSync(
      join(k8sFolder, 'components/network-policies', `${policy.metadata?.name}.yaml`),
      policyFile(policy),
    );
  }
}

const renderings = renderAll();
const types = await runTypeChecks(renderings);
const wellFormed = types.every(({ problems }) => problems.length === 0);
const rows = [unlisted(renderings), ...types, ...(wellFormed ? runPolicyChecks(renderings) : [])];
const width = Math.max(...rows.map(({ name }) => name.length));

console.log(
  `Rendered: ${renderings.map(({ name, manifests }) => `${name} (${manifests.length})`).join(', ')}\n`,
);
for (const { name, checked, problems } of rows) {
  console.log(`${name.padEnd(width)}  ${String(checked).padStart(4)}  ${verdict(checked, problems.length)}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
if (rows.some(({ checked, problems }) => checked === 0 || problems.length > 0)) process.exitCode = 1;

/** An object whose file no kustomization lists would never reach a cluster, and nothing would say so. */
function unlisted(all: readonly Rendering[]): Row {
  const names = new Set(all.flatMap(({ manifests }) => manifests.map(nameOf)));
  const written = [...new Set(readManifests(k8sFolder).map(nameOf))];
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
