import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

/** The parts of package-lock.json that say what needs what. */
export const lockSchema = z.object({
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
    }),
  ),
});

export type Lock = z.infer<typeof lockSchema>;

/** What a workspace needs at run time, each by its folder in the checkout. */
export interface Closure {
  /** Our own packages, the workspace itself among them. */
  workspaces: string[];
  /** Links in node_modules, and the workspaces they point to. */
  links: Map<string, string>;
  /** Packages of others. */
  packages: string[];
}

/**
 * Follows the dependencies of a workspace through the lock, as Node would look them up. What only builds or tests is
 * not followed, and an optional package only where `isInstalled` finds it, since most are for other platforms.
 */
export function closureOf(lock: Lock, workspace: string, isInstalled: (path: string) => boolean): Closure {
  const closure: Closure = { workspaces: [], links: new Map(), packages: [] };
  const seen = new Set<string>();
  const own = Object.keys(lock.packages).find((path) => lock.packages[path]?.resolved === workspace);
  if (own === undefined) throw new Error(`${workspace} is no workspace of package-lock.json.`);
  const waiting = [own];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const entry = lock.packages[path];
    if (entry === undefined) throw new Error(`${path} is not in package-lock.json.`);
    if (entry.link === true) {
      closure.links.set(path, entry.resolved ?? '');
      waiting.push(entry.resolved ?? '');
      continue;
    }
    (path.includes('node_modules/') ? closure.packages : closure.workspaces).push(path);
    const required = [
      ...Object.keys(entry.dependencies),
      ...Object.keys(entry.peerDependencies).filter((name) => !entry.peerDependenciesMeta[name]?.optional),
    ].filter((name) => !(name in entry.optionalDependencies));
    for (const name of required) {
      const found = lookUp(lock, path, name);
      if (found === undefined)
        throw new Error(`${path} needs ${name}, which package-lock.json does not have.`);
      waiting.push(found);
    }
    for (const name of Object.keys(entry.optionalDependencies)) {
      const found = lookUp(lock, path, name);
      if (found !== undefined && isInstalled(found)) waiting.push(found);
    }
  }
  closure.workspaces.sort();
  closure.packages.sort();
  return closure;
}

/** The nearest node_modules that has the package, from a folder upwards. */
function lookUp(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in lock.packages) return path;
    if (folder === '') return undefined;
  }
}
