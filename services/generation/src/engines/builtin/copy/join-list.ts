const NO_SPACES = new Set(['ja', 'zh']);

/** "a, b and c" in the way of the language; `and` is its word for it. */
export function joinList(entries: readonly string[], language: string, and: string): string {
  const base = language.split('-')[0] ?? 'en';
  if (NO_SPACES.has(base)) return entries.join('、');
  if (entries.length < 2) return entries[0] ?? '';
  const last = entries.at(-1) ?? '';
  const comma = base === 'ar' ? '، ' : ', ';
  const join = base === 'ar' ? ` ${and}${last}` : ` ${and} ${last}`;
  return entries.slice(0, -1).join(comma) + join;
}
