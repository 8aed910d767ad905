import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Row, runPolicyChecks, runTypeChecks } from './checks.ts';
import { nameOf, readManifests } from './manifest.ts';
import { networkPolicies, policyFile } from './network-policies.ts';
import { pinImages, readPushedImages } from './pin-images.ts';
import { releaseChecks } from './policies/images.ts';
import { k8sFolder, type Rendering, renderAll } from './rendering.ts';

const { values: options } = parseArgs({
  options: {
    /** Writes the network policies anew from the call graph. */
    write: { type: 'boolean', default: false },
    /** A file with the images that were pushed, which staging and production are to run. */
    images: { type: 'string' },
    /** Refuses what must not be released. */
    release: { type: 'boolean', default: false },
  },
});

if (options.write) writePolicies();
if (options.images !== undefined) {
  pinImages(k8sFolder, readPushedImages(readFileSync(options.images, 'utf8')));
}

const renderings = renderAll();
const types = await runTypeChecks(renderings);
const wellFormed = types.every(({ problems }) => problems.length === 0);
const policies = wellFormed ? runPolicyChecks(renderings) : [];
const release = wellFormed && options.release ? runPolicyChecks(renderings, releaseChecks) : [];
const rows = [unlisted(renderings), ...types, ...policies, ...release];
const width = Math.max(...rows.map(({ name }) => name.length));

console.log(
  `Rendered: ${renderings.map(({ name, manifests }) => `${name} (${manifests.length})`).join(', ')}\n`,
);
for (const { name, checked, problems } of rows) {
  console.log(`${name.padEnd(width)}  ${String(checked).padStart(4)}  ${verdict(checked, problems.length)}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
if (rows.some(({ checked, problems }) => checked === 0 || problems.length > 0)) process.exitCode = 1;

function writePolicies(): void {
  const folder = join(k8sFolder, 'components/network-policies');
  for (const policy of networkPolicies()) {
    writeFileSync(join(folder, `${policy.metadata?.name}.yaml`), policyFile(policy));
  }
}

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
