/** A word, or one character of a script that writes without spaces; offsets are UTF-16 units of the prompt. */
export interface Token {
  /** Folded: lower case, without accents of Latin letters. */
  key: string;
  start: number;
  end: number;
  /** Written without a space to the token before: a character of a run, what follows an apostrophe. */
  joined: boolean;
  /** Whether a word of its own starts here; false inside a word of a script without spaces. */
  wordStart: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}_]+/gu;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const IS_WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LATIN_MARKS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;
const SPECIAL = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);
const SPECIAL_LETTERS = /[ßøłıæœ]/gu;

/** The form in which words are compared: "Größe" and "GROSSE", "página" and "pagina" are one. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return lower
    .normalize('NFD')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL.get(letter) ?? letter);
}

/** Words of a text in order; runs of Han and kana come character by character. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    for (const run of match[0].matchAll(WITHOUT_SPACES)) {
      const start = match.index + run.index;
      if (IS_WITHOUT_SPACES.test(run[0])) pushCharacters(tokens, run[0], start);
      else {
        const end = start + run[0].length;
        const joined = tokens.at(-1)?.end === start;
        tokens.push({ key: foldWord(run[0]), start, end, joined, wordStart: true });
      }
    }
  }
  return tokens;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

function pushCharacters(tokens: Token[], run: string, offset: number): void {
  for (const word of segmenter.segment(run)) {
    let at = offset + word.index;
    for (const character of word.segment) {
      const wordStart = at === offset + word.index;
      const joined = tokens.at(-1)?.end === at;
      tokens.push({ key: character, start: at, end: at + character.length, joined, wordStart });
      at += character.length;
    }
  }
}
