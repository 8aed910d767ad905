/** Languages whose letters have marks above and below them, which meet where lines stand close. */
const TALL = ['ar', 'fa', 'ur', 'hi', 'mr', 'ne', 'th', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa'];

/** They as a style sheet names them; browsers do not all know a list within `:lang()`. */
export const tallLanguages = TALL.map((language) => `:lang(${language})`).join();

/** The height of a line in em, no less than the marks of a language need. */
export const leadingIn = (language: string, leading: number): number =>
  TALL.includes(language.slice(0, 2)) ? Math.max(leading, 1.4) : leading;

/** The least height of a line in em under which marks on capitals run into the letters of the line above. */
const MARKED = 1.2;
/** The same where two marks stand on one another, as in Vietnamese. */
const TWICE_MARKED = 1.32;

/** The height of a line in em, no less than the marks over the letters of a text need. */
export function leadingFor(text: string, leading: number): number {
  const letters = text.normalize('NFD');
  const least = /\p{L}\p{M}{2}/u.test(letters) ? TWICE_MARKED : /\p{Lu}\p{M}/u.test(letters) ? MARKED : 0;
  return Math.max(leading, least);
}
