import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { BuildType } from '@sitewright/site-spec';

// Instructions are not compiled: they are read from src, also by what was compiled to dist.
const folder = new URL('./instructions/', import.meta.url.replace('/dist/src/', '/src/'));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .toSorted();
const files = new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8').trim()]));

function read(name: string): string {
  const text = files.get(`${name}.md`);
  if (text === undefined) throw new Error(`There are no instructions "${name}".`);
  return text;
}

/** Hash of everything that a model is told by us: which words made a specification. */
export const instructionsSha256 = createHash('sha256')
  .update(JSON.stringify([...files]))
  .digest('hex');

/** What a writer of a build type is told, the same in every call. */
export const craftOf = (buildType: BuildType): string => `${read('craft')}\n\n${read(buildType)}`;

/** What one call asks for; `{name}` in its text stands for a value. */
export const taskOf = (
  task: 'whole' | 'outline' | 'parts' | 'review' | 'repair',
  values: Readonly<Record<string, string>> = {},
): string =>
  read(task)
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .trim();
