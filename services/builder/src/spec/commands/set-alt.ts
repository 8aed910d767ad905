import { findAt, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { isRecord } from '../nodes.ts';

/** Says a picture in words. Without words it is decoration, which screen readers pass over; it is never both. */
export function setAlt(spec: SiteSpec, path: string, words: string): Command {
  const asset = findAt(spec, path);
  if (!isRecord(asset)) return { label: 'edit', operations: [] };
  const [alt, decorative] = [`${path}/alt`, `${path}/decorative`];
  const operations: SpecPatch = [];
  if (words === '') {
    if (asset.alt !== undefined) operations.push({ op: 'remove', path: alt });
    if (asset.decorative === undefined) operations.push({ op: 'add', path: decorative, value: true });
    return { label: 'edit', operations };
  }
  if (asset.decorative !== undefined) operations.push({ op: 'remove', path: decorative });
  if (asset.alt !== words)
    operations.push({ op: asset.alt === undefined ? 'add' : 'replace', path: alt, value: words });
  return { label: 'edit', operations, merge: `set ${alt}` };
}
