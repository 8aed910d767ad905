import { execFileSync } from 'node:child_process';
import { type Manifest, parseManifests } from './manifest.ts';

/** The objects of a kustomization as a cluster would get them. */
export function render(folder: string): Manifest[] {
  try {
    const text = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    return parseManifests(text, folder);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new Error('kubectl is not on the PATH; without it nothing can be rendered', { cause });
    }
    throw cause;
  }
}
