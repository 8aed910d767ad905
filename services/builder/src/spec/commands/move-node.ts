import { findAt, type SiteSpec } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { idOf } from '../nodes.ts';
import { isPage, moveInMenu } from './pages.ts';

/** Moves an element of a list to another place in the same list; the link of the menu goes with a page. */
export function moveNode(spec: SiteSpec, path: string, to: number): Command {
  const cut = path.lastIndexOf('/');
  const list = findAt(spec, path.slice(0, cut));
  const from = Number(path.slice(cut + 1));
  // The page at the root stays first.
  const least = isPage(path) ? Math.min(1, from) : 0;
  const most = isPage(path) && from === 0 ? 0 : Number.POSITIVE_INFINITY;
  const place = Array.isArray(list) ? Math.max(least, Math.min(list.length - 1, most, to)) : from;
  if (place === from) return { label: 'move', operations: [] };
  const id = idOf(findAt(spec, path));
  return {
    label: 'move',
    operations: [
      { op: 'move', from: path, path: `${path.slice(0, cut)}/${place}` },
      ...moveInMenu(spec, path, place),
    ],
    ...(id === undefined ? {} : { focus: id }),
  };
}
