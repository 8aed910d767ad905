import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

// Data is not compiled: it is read from src, also by what was compiled to dist.
const here = new URL('./', import.meta.url.replace('/dist/src/', '/src/'));

/** Every pack of a folder, in the order of their names. @throws Error that names the file and what is wrong with it. */
export function readPacks<T>(folder: 'languages' | 'kinds' | 'colours', schema: z.core.$ZodType<T>): T[] {
  const at = new URL(`${folder}/`, here);
  const names = readdirSync(at).filter((name) => name.endsWith('.yaml'));
  return names.toSorted().map((name) => {
    const result = z.safeParse(schema, load(readFileSync(new URL(name, at), 'utf8')));
    if (result.success) return result.data;
    throw new Error(`packs/${folder}/${name}: ${z.prettifyError(result.error)}`);
  });
}

/** Weights that training wrote: `roles` tell order, material and private apart, `naming` what it is for. */
export const weightsFile = (name: 'roles' | 'naming'): URL => new URL(`weights/${name}.bin`, here);
