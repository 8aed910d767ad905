import { findAt, type SiteSpec } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { idOf } from '../nodes.ts';

/** Moves an element of a list to another place in the same list. */
export function moveNode(spec: SiteSpec, path: string, to: number): Command {
  const cut = path.lastIndexOf('/');
  const list = findAt(spec, path.slice(0, cut));
  const from = Number(path.slice(cut + 1));
  const place = Array.isArray(list) ? Math.max(0, Math.min(list.length - 1, to)) : from;
  if (place === from) return { label: 'move', operations: [] };
  const id = idOf(findAt(spec, path));
  return {
    label: 'move',
    operations: [{ op: 'move', from: path, path: `${path.slice(0, cut)}/${place}` }],
    ...(id === undefined ? {} : { focus: id }),
  };
}
