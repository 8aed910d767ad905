import { isObject, type Json, walk } from '../tree.ts';

const LINK_KEYS = new Set(['href', 'url', 'target', 'link', 'to', 'action']);

type Addresses = { ids: Set<string>; paths: Set<string> };

function addressesOf(spec: Json): Addresses {
  const ids = new Set<string>();
  const paths = new Set<string>();
  walk(spec, (node) => {
    if (typeof node.id === 'string') ids.add(node.id);
    if (typeof node.anchor === 'string') ids.add(node.anchor);
    if (typeof node.path === 'string' && Array.isArray(node.sections)) paths.add(node.path);
  });
  return { ids, paths };
}

/** Whether one address leads somewhere: a known anchor or page, or a well-formed outside address. */
export function resolves(link: string, { ids, paths }: Addresses): boolean {
  if (link.startsWith('#')) return ids.has(link.slice(1));
  if (link.startsWith('/')) {
    const [path = '', anchor] = link.split('#');
    return (
      (paths.has(path) || paths.has(path.replace(/\/$/, '') || '/')) &&
      (anchor === undefined || ids.has(anchor))
    );
  }
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(link)) return true;
  if (/^tel:\+?[\d\s().-]{3,}$/.test(link)) return true;
  return /^https:\/\//.test(link) && URL.canParse(link);
}

/** For every link of the content, whether it resolves. */
export function links(spec: Json): { link: string; ok: boolean }[] {
  if (!isObject(spec)) return [];
  const known = addressesOf(spec.content ?? null);
  const found: { link: string; ok: boolean }[] = [];
  walk(spec.content, (node) => {
    for (const [key, value] of Object.entries(node)) {
      if (LINK_KEYS.has(key) && typeof value === 'string' && /^(#|\/|[a-z]+:)/i.test(value)) {
        found.push({ link: value, ok: resolves(value, known) });
      }
    }
  });
  return found;
}
