/** How many files the icons are cut into. */
export const ICON_BUCKETS = 48;

/** The file that an icon is in. */
export function iconBucket(icon: string): number {
  let sum = 0;
  for (const character of icon) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % ICON_BUCKETS;
}
