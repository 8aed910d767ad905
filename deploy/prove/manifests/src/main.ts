import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Row, runPolicyChecks, runTypeChecks } from './checks.ts';
import { findMisfits } from './fit.ts';
import { nameOf, readManifests } from './manifest.ts';
import { networkPolicies, policyFile } from './network-policies.ts';
import { commitsOf, pinImages, pinnedImages, readPushedImages } from './pin-images.ts';
import { releaseChecks } from './policies/images.ts';
import { k8sFolder, type Rendering, renderAll } from './rendering.ts';

const { values: options } = parseArgs({
  options: {
    /** Writes the network policies anew from the call graph. */
    write: { type: 'boolean', default: false },
    /** The environment that something is released to: what must not be released there is refused. */
    release: { type: 'string' },
    /** A file with the images that were pushed and that it is to run; services without a line stay as they are. */
    images: { type: 'string' },
  },
});

if (options.write) writePolicies();
const misfits = options.images === undefined ? [] : takeImages(options.images, options.release);

const renderings = renderAll();
const types = await runTypeChecks(renderings);
const wellFormed = types.every(({ problems }) => problems.length === 0);
const policies = wellFormed ? runPolicyChecks(renderings) : [];
const released = renderings.filter(({ name }) => name === options.release);
const release = wellFormed && options.release ? runPolicyChecks(released, releaseChecks) : [];
const rows = [...misfits, unlisted(renderings), ...types, ...policies, ...release];
const width = Math.max(...rows.map(({ name }) => name.length));

console.log(
  `Rendered: ${renderings.map(({ name, manifests }) => `${name} (${manifests.length})`).join(', ')}\n`,
);
for (const { name, checked, problems } of rows) {
  console.log(`${name.padEnd(width)}  ${String(checked).padStart(4)}  ${verdict(checked, problems.length)}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
if (rows.some(({ checked, problems }) => checked === 0 || problems.length > 0)) process.exitCode = 1;

/** Writes the images into what the environment runs, where they fit what it runs now. */
function takeImages(file: string, environment: string | undefined): Row[] {
  if (environment === undefined) throw new Error('Say where to: --release ENVIRONMENT --images FILE.');
  const images = readPushedImages(readFileSync(file, 'utf8'));
  const running = commitsOf(pinnedImages(k8sFolder, environment));
  const problems = findMisfits(join(k8sFolder, '..'), running, commitsOf(images));
  if (problems.length === 0) pinImages(k8sFolder, environment, images);
  return [
    { name: `contracts and migrations fit what ${environment} runs`, checked: images.length, problems },
  ];
}

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
