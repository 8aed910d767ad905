import { type Pictogram, pictogram } from './pictogram.ts';
import { type Meaning, NAME, PART, type Vocabulary, vocabularyOf, wordsOf } from './vocabulary.ts';

const LONGEST_PHRASE = 4;
/** Endings of plurals and cases; English has few. */
const ENDINGS = ["'s", 's', 'es'];
const FURTHER_ENDINGS = ['n', 'en', 'e', 'er', 'x', 'nes', 'ar', 'or', 'lar', 'ler', 'i', 'y'];
const SHORTEST_STEM = 3;
/** Languages that write words in one, by how long a part must be to be known in them. */
const JOINED: Readonly<Record<string, number>> = {
  da: 5,
  de: 5,
  fi: 5,
  hu: 5,
  ja: 2,
  nl: 5,
  no: 5,
  sv: 5,
  zh: 2,
};
const MOST_WORDS = 400;

/** What a phrase means, with or without an ending. */
function meantBy(phrase: string, language: string, vocabulary: Vocabulary): Meaning | undefined {
  const exact = vocabulary.get(phrase);
  if (exact !== undefined) return exact;
  const endings = language === 'en' ? ENDINGS : [...ENDINGS, ...FURTHER_ENDINGS];
  const stems = endings
    .filter((ending) => phrase.endsWith(ending))
    .map((ending) => phrase.slice(0, -ending.length));
  return stems
    .filter(({ length }) => length >= SHORTEST_STEM)
    .map((stem) => vocabulary.get(stem))
    .find((meant) => meant !== undefined);
}

/** What the first part of a word means that languages write in one: "Kaffeehaus", "cykelverkstad", "咖啡店". */
function meantByStart(word: string, language: string, vocabulary: Vocabulary): Meaning | undefined {
  const shortest = JOINED[language];
  if (shortest === undefined) return undefined;
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const meant = vocabulary.get(word.slice(0, length));
    if (meant !== undefined && (meant.weight >= PART || shortest < SHORTEST_STEM))
      return { ...meant, weight: meant.weight / 2 };
  }
  return undefined;
}

/** The pictograms that a text names, the surest first, and of equals the first named. */
function meantIn(text: string, language: string, least: number): string[] {
  const vocabulary = vocabularyOf(language);
  const words = wordsOf(text, language).slice(0, MOST_WORDS);
  const found = new Map<string, number>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      const meant =
        meantBy(phrase, language, vocabulary) ??
        (length === 1 ? meantByStart(phrase, language, vocabulary) : undefined);
      if (meant === undefined || meant.weight < least) continue;
      found.set(meant.name, (found.get(meant.name) ?? 0) + meant.weight);
      at += length - 1;
      break;
    }
  }
  return [...found].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * The pictograms that texts mean, the fittest first: none where no whole word names one. Texts that come first go first
 * (what shall be shown, then what it is about); each is read in its language, and in English.
 *
 * @param isExact whether only whole names of pictograms count: whoever orders a rope wants no banjo for its string
 */
export function findPictograms(texts: readonly string[], language: string, isExact = false): Pictogram[] {
  const languages = [...new Set([language, 'en'])];
  const found = texts.flatMap((text) => languages.flatMap((one) => meantIn(text, one, isExact ? NAME : 0)));
  return [...new Set(found)].flatMap((name) => pictogram(name) ?? []);
}

/** What a picture is made as, before or behind the thing that it shows. */
const MADE_AS = /(?: (?:illustration|drawing|sketch|silhouette|icon|shape|symbol|motif|image|picture)s?)+$/iu;
/** Where the words of one thing end: "of" and "or" lead to another name of it, all else to something beside it. */
const BESIDE = / (of|or|and|in|on|at|with|by|under|over|near|from|\p{Ll}+ing) /u;

/**
 * The pictogram of just the thing that words describe, by its last word or words: "a gear shape", "silhouette of a bat or a
 * bear", "lotus in bloom"; undefined for "hand holding a wrench", two things side by side, or a photograph.
 */
export function pictogramOf(words: string, language: string): Pictogram | undefined {
  if (/photo/iu.test(words) || / (?:and|&) /u.test(words)) return undefined;
  if (language !== 'en') return findPictograms([words], language, true)[0];
  const vocabulary = vocabularyOf('en');
  const pieces = words.split(BESIDE);
  for (let at = 0; at < pieces.length; at += 2) {
    const own = wordsOf((pieces[at] ?? '').replace(MADE_AS, '').replaceAll(/['’]s /g, ' '), 'en');
    for (let first = Math.max(0, own.length - LONGEST_PHRASE); first < own.length; first += 1) {
      const meant = meantBy(own.slice(first).join(' '), 'en', vocabulary);
      // "Fishing" may be shown by a part of a name; of what is described further only the name itself is sure.
      if (meant !== undefined && meant.weight >= (own.length === 1 ? PART : NAME))
        return pictogram(meant.name);
    }
    if (pieces[at + 1] !== 'of' && pieces[at + 1] !== 'or') return undefined;
  }
  return undefined;
}

/**
 * What words for a picture show before anything else, before "of", "with" or "on": no ship for a passenger.
 *
 * @param small words that name nothing: articles, prepositions
 */
export function pictogramShown(
  words: string,
  language: string,
  small: ReadonlySet<string>,
): Pictogram | undefined {
  // "The man's picture" shows no thing of his.
  const own = words
    .replace(/\S+['’]s(?=\s|$)/gu, '')
    .trim()
    .toLocaleLowerCase()
    .split(/[\s'’]+/u);
  const isSmall = (word: string): boolean => small.has(word) || /ing$|^\p{L}$/u.test(word);
  const from = own.findIndex((word) => !isSmall(word));
  const to = own.findIndex((word, at) => at > from && isSmall(word));
  const head = own.slice(from, to === -1 ? own.length : to);
  const [thing] = findPictograms([head.join(' ')], language);
  const isNamed = thing?.name
    .split('-')
    .every((word) => head.some((one) => one.startsWith(word.slice(0, 4))));
  return isNamed === true ? thing : undefined;
}
