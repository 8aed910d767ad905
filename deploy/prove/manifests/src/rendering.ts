import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from './manifest.ts';
import { render } from './render.ts';

/**
 * What a rendering has to be: a `part` lacks what others add, such as secrets; a `development` one runs by itself; a
 * `serving` one carries people's work, so nothing may be missing.
 */
export type Stage = 'part' | 'development' | 'serving';

/** The objects that one folder of k8s stands for. */
export interface Rendering {
  name: string;
  stage: Stage;
  manifests: readonly Manifest[];
}

export const k8sFolder = fileURLToPath(new URL('../../../../k8s/', import.meta.url));
const scratchFolder = fileURLToPath(new URL('../dist/renderings/', import.meta.url));

/** Components that others have to come before. */
const before: Readonly<Record<string, readonly string[]>> = {
  keda: ['autoscaling'],
  digests: ['../overlays/production/digests'],
};

const development = ['local'];

export function renderBase(): Rendering {
  return { name: 'base', stage: 'part', manifests: render(join(k8sFolder, 'base')) };
}

export function renderOverlay(name: string): Rendering {
  const stage = development.includes(name) ? 'development' : 'serving';
  return { name, stage, manifests: render(join(k8sFolder, 'overlays', name)) };
}

/** One component on the base alone: whatever overlay takes it, it works by itself. */
export function renderComponent(name: string): Rendering {
  const folder = join(scratchFolder, name);
  const path = '../../../../../../k8s';
  mkdirSync(folder, { recursive: true });
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [`${path}/base`],
    components: [...(before[name] ?? []), name].map((one) => `${path}/components/${one}`),
  };
  writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(kustomization));
  return { name: `base + ${name}`, stage: 'part', manifests: render(folder) };
}

export const overlayNames = (): string[] => readdirSync(join(k8sFolder, 'overlays')).sort();
export const componentNames = (): string[] => readdirSync(join(k8sFolder, 'components')).sort();

/** The base, the base with each component, and every overlay. */
export function renderAll(): Rendering[] {
  return [renderBase(), ...componentNames().map(renderComponent), ...overlayNames().map(renderOverlay)];
}
