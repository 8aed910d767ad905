import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** One object as it would be sent to a cluster. What is in it beside its name is for the models to say. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Readonly<Record<string, string>> };
}

export function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { apiVersion, kind, metadata }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof apiVersion === 'string' &&
    typeof kind === 'string' &&
    typeof metadata === 'object' &&
    metadata !== null &&
    'name' in metadata &&
    typeof metadata.name === 'string'
  );
}

export function parseManifests(text: string, source: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new Error(`${source}: ${error.message}`);
    const value: unknown = document.toJS();
    if (!isManifest(value)) throw new Error(`${source}: a document without apiVersion, kind or name`);
    return value;
  });
}

/** Every object that stands in a file under the folder, whether or not a kustomization lists the file. */
export function readManifests(folder: string): Manifest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && basename(file) !== 'kustomization.yaml')
    .sort()
    .flatMap((file) => parseManifests(readFileSync(join(folder, file), 'utf8'), file));
}

/** `Deployment/auth` */
export function nameOf(manifest: Manifest): string {
  return `${manifest.kind}/${manifest.metadata.name}`;
}

/** A name without the hash of the content that kustomize appends to ConfigMaps and Secrets. */
export function withoutHash(name: string): string {
  return name.replace(/-[2456789bcdfghkmt]{10}$/, '');
}
