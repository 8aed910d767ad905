import { findAt, type SiteSpec, type SpecPatch, walkNodes } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { idsWithin, isBelow } from '../nodes.ts';
import { mayBeLeftOut } from '../schema-at.ts';

/** A place outside of a node that leads into it, and what is taken away with the node. */
export interface Leading {
  /** The place that names the node. */
  path: string;
  /** What is removed: the field alone where it may be absent, else the element around it. */
  removed: string;
}

/** What leads to a node or into it: links, placements, and names of groups, assets and sections. */
export function leadingTo(spec: SiteSpec, path: string): Leading[] {
  const gone = idsWithin(findAt(spec, path));
  const page = pagePathAt(spec, path);
  const found: Leading[] = [];
  for (const node of walkNodes(spec.content, ['content'])) {
    if (isBelow(node.path, path)) continue;
    for (const [name, value] of Object.entries(node.value)) {
      if (typeof value !== 'string') continue;
      const at = `${node.path}/${name}`;
      if ((name === 'href' || name === 'mapHref') && leadsInto(value, gone, page))
        found.push({ path: at, removed: mayBeLeftOut(spec, at) ? at : holderOf(spec, node.path) });
      if (optional.has(name) && gone.has(value)) found.push({ path: at, removed: at });
      if (whole.has(name) && gone.has(value)) found.push({ path: at, removed: holderOf(spec, node.path) });
    }
  }
  return found;
}

const optional = new Set(['image', 'logo', 'poster', 'group', 'section', 'footnote', 'newsletter']);
const whole = new Set(['asset', 'ref', 'dataset']);

function leadsInto(href: string, gone: ReadonlySet<string>, page: string | undefined): boolean {
  const [path = '', anchor = ''] = href.split('#', 2);
  if (page !== undefined && path === page) return true;
  return anchor !== '' && gone.has(anchor);
}

function pagePathAt(spec: SiteSpec, path: string): string | undefined {
  const index = /^\/content\/pages\/(\d+)$/.exec(path)?.[1];
  return spec.buildType === 'website' && index !== undefined
    ? spec.content.pages[Number(index)]?.path
    : undefined;
}

/** The nearest element of a list around a place, or the optional member that holds it. */
function holderOf(spec: SiteSpec, path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    if (/\/action$/.test(at)) return at;
    if (Array.isArray(findAt(spec, at.slice(0, at.lastIndexOf('/'))))) return at;
  }
  return path;
}

/** Removes an element of a list with everything that leads to it: a specification has no broken link. */
export function removeNode(spec: SiteSpec, path: string): Command {
  const removed = new Set([path, ...leadingTo(spec, path).map((leading) => leading.removed)]);
  const outermost = [...removed].filter(
    (one) => ![...removed].some((other) => other !== one && isBelow(one, other)),
  );
  // From the back, so that no removal shifts the place of another.
  const operations: SpecPatch = outermost.toSorted(byPlace).map((one) => ({ op: 'remove', path: one }));
  return { label: 'remove', operations };
}

function byPlace(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [left = '', right = ''] = [a[index], b[index]];
    if (left === right) continue;
    const numbers = /^\d+$/.test(left) && /^\d+$/.test(right);
    return numbers ? Number(right) - Number(left) : left < right ? 1 : -1;
  }
  return b.length - a.length;
}
