import type { IconNodes } from './icon-nodes.ts';

const nodes = new Map<string, IconNodes>();
const missing = new Set<string>();

/** What an icon of the Lucide set is made of; undefined for one that was not kept, which is then told as missing. */
export function iconNodes(name: string): IconNodes | undefined {
  const shapes = nodes.get(name);
  if (shapes === undefined) missing.add(name);
  return shapes;
}

/** The whole set is too much for a browser to load: whoever renders there keeps what was missing, and renders again. */
export function keepIcons(icons: Readonly<Record<string, IconNodes>>): void {
  for (const [name, shapes] of Object.entries(icons)) nodes.set(name, shapes);
}

/** The icons that were asked for and not there since the last call. */
export function takeMissingIcons(): string[] {
  const names = [...missing];
  missing.clear();
  return names;
}
