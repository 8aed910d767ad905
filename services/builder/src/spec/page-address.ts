import type { SiteSpec } from '@sitewright/site-spec';

/** Letters that are no other letter with a mark. */
const spelled: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd', ı: 'i' },
};

/** Words as a part of an address: letters and figures of ASCII, joined by hyphens. Empty for other scripts. */
const asSegment = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[ßæœøđłþðı]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/** An address as the specification writes it, of what somebody has typed: `Our Team/` is `/our-team`. */
export const typedAddress = (typed: string): string =>
  `/${typed.split('/').map(asSegment).filter(Boolean).join('/')}`;

/** An address for a page of a title that no other page has. */
export function addressOf(spec: SiteSpec, title: string): string {
  const taken = new Set(spec.buildType === 'website' ? spec.content.pages.map(({ path }) => path) : []);
  const stem = asSegment(title);
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? `/${stem}` : `/${stem === '' ? 'page' : stem}-${number}`;
    if (path !== '/' && !taken.has(path)) return path;
  }
}
