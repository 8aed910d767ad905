const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const run = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/** The words under which a title is found: each once, without case and accents. */
export const titleWords = (text: string): string[] =>
  words(text, (characters) => [...characters, ...pairs(characters)]);

/** The words that a title must have to match a query. */
export const queryWords = (text: string): string[] =>
  words(text, (characters) => (characters.length === 1 ? characters : pairs(characters)));

/** Scripts that put no blanks between words are found by pairs of characters, as no two dictionaries agree. */
function words(text: string, cut: (characters: string[]) => string[]): string[] {
  const runs = text.normalize('NFKC').toLowerCase().match(run) ?? [];
  return [...new Set(runs.flatMap((word) => (isUnspaced.test(word) ? cut([...word]) : [fold(word)])))];
}

const pairs = (characters: string[]): string[] =>
  characters.slice(1).map((character, before) => `${characters[before]}${character}`);

function fold(word: string): string {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '');
  return folded === '' ? word : folded;
}
