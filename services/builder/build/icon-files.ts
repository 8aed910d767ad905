import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_BUCKETS, iconBucket } from './icon-bucket.ts';

const require = createRequire(new URL('../../../libs/site-render/package.json', import.meta.url));
const name = 'virtual:icon-files';
/** All icons with the words that they are found by, for whoever chooses one. */
const wholeSet = 'virtual:icon-set';

/** Cuts the icons of the Lucide set into small files, so that a preview loads those few that its page shows. */
export function iconFiles(): Plugin {
  const nodes: Record<string, unknown> = require('lucide-static/icon-nodes.json');
  const tags: Record<string, readonly string[]> = require('lucide-static/tags.json');
  const inBucket = (bucket: number) =>
    Object.fromEntries(Object.entries(nodes).filter(([icon]) => iconBucket(icon) === bucket));
  return {
    name: 'icon-files',
    resolveId: (id) => (id === name || id === wholeSet || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${wholeSet}`) {
        const set = Object.entries(nodes).map(([icon, shapes]) => [
          icon,
          (tags[icon] ?? []).join(' '),
          shapes,
        ]);
        return `export default ${JSON.stringify(set)};`;
      }
      if (id === `\0${name}`) {
        const loaders = Array.from(
          { length: ICON_BUCKETS },
          (_, bucket) => `() => import('${name}/${bucket}')`,
        );
        return `export const buckets = [${loaders.join(', ')}];`;
      }
      if (!id.startsWith(`\0${name}/`)) return undefined;
      return `export default ${JSON.stringify(inBucket(Number(id.slice(name.length + 2))))};`;
    },
  };
}
