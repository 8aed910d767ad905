export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A column's name as people write it: `hours_to_close` gives "Hours to close". */
export function humanName(name: string): string {
  const spaced = name
    .replace(/_+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/\([^()]*\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return spaced === '' ? name : capital(spaced);
}

/** The same for a name of a program's own; others stand as they are. */
export const shownName = (name: string): string => (name.includes('_') ? humanName(name) : name);
