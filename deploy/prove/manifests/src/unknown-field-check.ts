import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './check.ts';
import { type Manifest, nameOf } from './manifest.ts';
import { modelModule } from './models.ts';

const home = fileURLToPath(new URL('../', import.meta.url));
const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * No field is unknown to the API. The schemas let unknown ones pass, TypeScript does not in a literal: each object
 * becomes one of its model's type, and the compiler reads them all.
 */
export function checkUnknownFields(manifests: readonly Manifest[]): Outcome {
  const folder = literalFolder(manifests);
  try {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, [compiler, '-p', folder], {
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    if (error !== undefined) throw error;
    const problems = problemsIn(stdout, manifests);
    if (status !== 0 && problems.length === 0) throw new Error(`tsc: ${stdout}${stderr}`);
    return { checked: manifests.length, problems };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Inside this workspace, since that is where the compiler finds the models. */
function literalFolder(manifests: readonly Manifest[]): string {
  mkdirSync(join(home, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(home, 'dist/literals-'));
  manifests.forEach((manifest, at) => {
    writeFileSync(join(folder, `manifest-${at}.ts`), literalOf(manifest));
  });
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2024',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  return folder;
}

function literalOf(manifest: Manifest): string {
  const { kind } = manifest;
  return [
    `import type { I${kind} } from '${modelModule(manifest)}';`,
    `export const manifest: I${kind} = ${JSON.stringify(manifest, null, 1)};`,
  ].join('\n');
}

function problemsIn(output: string, manifests: readonly Manifest[]): string[] {
  return [...output.matchAll(/manifest-(\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)/g)].map(([, at, message]) => {
    const manifest = manifests[Number(at)];
    return `${manifest === undefined ? 'a manifest' : nameOf(manifest)}: ${message}`;
  });
}
