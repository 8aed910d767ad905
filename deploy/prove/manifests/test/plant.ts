import { Document } from 'yaml';
import { isManifest, type Manifest, nameOf, withoutHash } from '../src/manifest.ts';
import type { Planted } from './planted/planted.ts';

/** The object with the error; itself where the error is of another. */
export function withError(manifest: Manifest, plant: Omit<Planted, 'error' | 'found'>): Manifest {
  if (withoutHash(nameOf(manifest)) !== plant.in) return manifest;
  const document = new Document(manifest);
  if ('value' in plant) document.setIn(plant.at, plant.value);
  else document.deleteIn(plant.at);
  const changed: unknown = document.toJS();
  if (!isManifest(changed)) throw new Error('the planted error hides its object');
  return changed;
}
