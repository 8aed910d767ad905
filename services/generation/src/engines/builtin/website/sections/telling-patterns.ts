import { fill } from '../copywriter.ts';
import type { SiteDraft } from '../site-draft.ts';

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the|our)\s+/u, '')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** Patterns that say more than the heading over them, and nothing twice: not "Kanzlei: Kanzlei." */
export function tellingPatterns(draft: SiteDraft, patterns: readonly string[], heading: string): string[] {
  const { slots } = draft.copy;
  const title = bare(heading);
  const isNamed = slots.subject !== undefined && title.includes(bare(slots.subject));
  return patterns.filter((pattern) => {
    if (isNamed && /\{[sS]ubject\}/u.test(pattern)) return false;
    const parts = (fill(pattern, slots) ?? '').split(/[:：]/u).map(bare);
    return parts.some((part) => part !== '' && part !== title) && new Set(parts).size === parts.length;
  });
}
