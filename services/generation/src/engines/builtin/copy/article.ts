/** Vowel letters, less those that are spoken as in "university", "user" and "one". */
const VOWEL = /^(?!(?:uni(?!n|d|m)|us[aeiu]|uti|eu|one(?!\p{L})))[aeiou]/iu;

/** The indefinite article of an English word: "an app", "a union". */
export const indefiniteArticle = (word: string): 'a' | 'an' => (VOWEL.test(word) ? 'an' : 'a');
