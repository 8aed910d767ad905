import type { Brief } from '../brief/brief.ts';

const OFFER_KINDS = new Set([
  'services',
  'features',
  'menu',
  'productGrid',
  'pricing',
  'gallery',
  'portfolio',
  'events',
]);
const MAX_NAME = 60;

/** Names of what the prompt offers, in its order: priced things, then lists under sections, then other lists. */
export function offeredNames(brief: Brief): string[] {
  const lists = brief.sections.filter(({ kind }) => OFFER_KINDS.has(kind)).flatMap(({ details }) => details);
  const all = [...brief.items.map(({ name }) => name), ...lists, ...brief.topics];
  const seen = new Set<string>();
  return all.filter((name) => {
    const key = name.trim().toLowerCase();
    if (key === '' || name.length > MAX_NAME || /[?]$/.test(name) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
