import type { IconNodes } from './icon-nodes.ts';

const nodes = new Map<string, IconNodes>();

/** What an icon of the Lucide set is made of; undefined for one that was not kept. */
export const iconNodes = (name: string): IconNodes | undefined => nodes.get(name);

/** The whole set is too much for a browser to load: whoever renders there keeps the icons of a spec before it. */
export function keepIcons(icons: Readonly<Record<string, IconNodes>>): void {
  for (const [name, shapes] of Object.entries(icons)) nodes.set(name, shapes);
}
