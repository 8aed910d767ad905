const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };

/** A page's path from its title; titles without Latin letters get a number. */
export function pathFor(title: string, index: number, taken: ReadonlySet<string>): string {
  if (index === 0) return '/';
  const slug = title
    .toLowerCase()
    .replace(/[ßłøæœđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  const base = slug === '' ? `page-${index + 1}` : slug;
  for (let number = 1; ; number++) {
    const path = number === 1 ? `/${base}` : `/${base}-${number}`;
    if (!taken.has(path)) return path;
  }
}
