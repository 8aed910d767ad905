import { findAt, type SiteSpec } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { idOf, idsWithin, withFreshIds } from '../nodes.ts';

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

/** A copy of a node with ids that a specification does not have yet. */
export const freshIn = <T>(spec: SiteSpec, node: T): T =>
  withFreshIds(node, idsWithin([spec.content, spec.assets]));

/** Doubles an element of a list; the double stands behind it. */
export function duplicateNode(spec: SiteSpec, path: string): Command {
  const cut = path.lastIndexOf('/');
  return insertNode(
    spec,
    path.slice(0, cut),
    Number(path.slice(cut + 1)) + 1,
    findAt(spec, path),
    'duplicate',
  );
}
