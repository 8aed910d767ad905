/** Languages whose letters have marks above and below them, which meet where lines stand close. */
const TALL = ['ar', 'fa', 'ur', 'hi', 'mr', 'ne', 'th', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa'];

/** They as a style sheet names them; browsers do not all know a list within `:lang()`. */
export const tallLanguages = TALL.map((language) => `:lang(${language})`).join();

/** The height of a line in em, no less than the marks of a language need. */
export const leadingIn = (language: string, leading: number): number =>
  TALL.includes(language.slice(0, 2)) ? Math.max(leading, 1.4) : leading;
