import { findAt, type SiteSpec } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { freshIn, idOf } from '../nodes.ts';
import { duplicatePage, isPage } from './pages.ts';

/** Puts a node into a list, with ids that nothing else has. */
export function insertNode(
  spec: SiteSpec,
  list: string,
  index: number,
  node: unknown,
  label = 'add',
): Command {
  const length = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  const place = Math.max(0, Math.min(length(findAt(spec, list)), index));
  const value = freshIn(spec, node) ?? null;
  const id = idOf(value);
  return {
    label,
    operations: [{ op: 'add', path: `${list}/${place}`, value }],
    ...(id === undefined ? {} : { focus: id }),
  };
}

/** Doubles an element of a list; the double stands behind it. */
export function duplicateNode(spec: SiteSpec, path: string): Command {
  if (isPage(path)) return duplicatePage(spec, path);
  const cut = path.lastIndexOf('/');
  return insertNode(
    spec,
    path.slice(0, cut),
    Number(path.slice(cut + 1)) + 1,
    findAt(spec, path),
    'duplicate',
  );
}
