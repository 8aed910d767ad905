import { createRequire } from 'node:module';
import { z } from 'zod';
import { TRADE_WORDS } from './trade-words.ts';

const require = createRequire(import.meta.url);

const annotationsSchema = z.object({
  annotations: z.object({
    annotations: z.record(
      z.string(),
      z.object({ default: z.array(z.string()).optional(), tts: z.array(z.string()).optional() }),
    ),
  }),
});

const names = z
  .record(z.string(), z.string())
  .parse(require('@iconify-json/fluent-emoji-high-contrast/chars.json'));

const categories = z
  .object({ categories: z.record(z.string(), z.array(z.string())) })
  .parse(require('@iconify-json/fluent-emoji-high-contrast/metadata.json')).categories;

/** What shows a thing; no face, flag, sign or gesture. */
const THINGS = ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places'];
const FURTHER = [
  ...['red-heart', 'heart-with-arrow', 'heart-with-ribbon', 'love-letter', 'robot', 'ghost'],
  ...['tooth', 'brain', 'bone', 'eye', 'anatomical-heart', 'lungs', 'nail-polish', 'recycling-symbol'],
  ...['person-in-lotus-position', 'person-lifting-weights', 'person-running', 'alien', 'latin-cross'],
];
/** Single places, hours of a clock, and what offices and signs are full of: never what somebody means to show. */
const PARTICULAR = [
  /^(?:statue-of|tokyo|mount-fuji|map-of|kaaba|moai)|(?:oclock|thirty|button)$|^love-hotel$/,
  /clock|calendar|chart|money|banknote|motorway|watch|office|page|paper|file|pin$|card|memo|receipt|arrow|box-tray/,
];
/** Of the latter, those that are meant where they are named. */
const MEANT = new Set(['chart-increasing', 'heart-with-arrow', 'bow-and-arrow']);

const things = new Set(
  [...THINGS.flatMap((category) => categories[category] ?? []), ...FURTHER].filter(
    (name) => MEANT.has(name) || !PARTICULAR.some((words) => words.test(name)),
  ),
);

/** What the set calls an emoji, by its code points without the mark that asks for colour. */
export function emojiName(emoji: string): string | undefined {
  const code = (from: string): string =>
    [...from].map((one) => (one.codePointAt(0) ?? 0).toString(16)).join('-');
  return names[code(emoji)] ?? names[code(emoji.replaceAll('\uFE0F', ''))] ?? names[code(`${emoji}\uFE0F`)];
}

/** The name of an emoji that shows a thing. */
function nameOf(emoji: string): string | undefined {
  const name = emojiName(emoji);
  return name !== undefined && things.has(name) ? name : undefined;
}

/** The pictogram that a phrase means, and how surely: as its whole name, a part of it, or a keyword. */
export type Vocabulary = ReadonlyMap<string, Meaning>;

/** A pictogram by its name; the larger of two weights is the surer meaning. */
export interface Meaning {
  name: string;
  weight: number;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text, in any script, in small letters. */
export function wordsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(text.toLowerCase().replaceAll('’', "'"))]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
}

/** Words that annotations have and that mean something else wherever they are met in an order. */
const AMBIGUOUS = new Set(
  `date time book card post letter cover flag top back end free new light play call watch ring match point right left
   table entry service services feature cute pretty park message weekend deal basket bathroom shower nail phone course
   money gym oil way
   home open close hot cold cool fast slow fun face small large big black white red green blue yellow orange pink purple
   person man woman people old sign symbol object day night sun star spring fall summer may march second party event
   celebration food drink animal mail email phone web page file paper document work office building place travel tool
   sport game gift special good best happy love classic style design poster ad family children child girl boy world
   local national view sea mind class room set plan run walk fit form key note notes bar pop rock sound bank show`.split(
    /\s+/,
  ),
);
/** Letters of scripts that write a word in one or two. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const SHORTEST = 3;

const isTelling = (phrase: string): boolean =>
  phrase.length >= (DENSE.test(phrase) ? 2 : SHORTEST) && !AMBIGUOUS.has(phrase);

/** Says of a shop nothing but that it is one: whatever else is named comes first. */
const ANY_SHOP = 'shopping-bags';

const KEYWORD = 1;
/** The weight of a phrase that is one word of a pictogram's short name. */
export const PART = 2;
/** The weight of a pictogram's whole name. */
export const NAME = 3;
const TRADE = 4;
/** A keyword of more pictograms than this means none of them. */
const MOST_MEANT = 1;

interface Candidate extends Meaning {
  /** How many words its own name has: of "rose" and "wilted rose" the first is meant. */
  length: number;
}

function annotated(language: string): Map<string, Candidate[]> {
  const { annotations } = annotationsSchema.parse(
    require(`cldr-annotations-full/annotations/${language}/annotations.json`),
  ).annotations;
  const meant = new Map<string, Candidate[]>();
  for (const [emoji, { default: keywords = [], tts = [] }] of Object.entries(annotations)) {
    const name = nameOf(emoji);
    if (name === undefined) continue;
    const own = tts.flatMap((full) => wordsOf(full, language));
    const phrases = new Set([...keywords, ...tts].map((one) => wordsOf(one, language).join(' ')));
    for (const phrase of phrases) {
      const weight =
        phrase === own.join(' ') ? NAME : own.length <= 2 && own.includes(phrase) ? PART : KEYWORD;
      if (isTelling(phrase))
        meant.set(phrase, [...(meant.get(phrase) ?? []), { name, weight, length: own.length }]);
    }
  }
  return meant;
}

/** The one that a phrase means, if it is not a mere keyword of many. */
function meaningOf(candidates: readonly Candidate[]): Meaning | undefined {
  const [best] = candidates.toSorted((one, other) => other.weight - one.weight || one.length - other.length);
  return best !== undefined && (best.weight > KEYWORD || candidates.length <= MOST_MEANT) ? best : undefined;
}

const LANGUAGES: ReadonlySet<string> = new Set(
  `ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh`.split(
    ' ',
  ),
);

const vocabularies = new Map<string, Vocabulary>();

/** The words of a language, read once; those of English for a language that has none. */
export function vocabularyOf(language: string): Vocabulary {
  const own = LANGUAGES.has(language) ? language : 'en';
  const kept = vocabularies.get(own);
  if (kept !== undefined) return kept;
  const vocabulary = new Map<string, Meaning>();
  for (const [phrase, candidates] of annotated(own)) {
    const meaning = meaningOf(candidates);
    // English has words of trades in place of keywords, which mislead: "way" is no motorway.
    const isSure = meaning !== undefined && (own !== 'en' || meaning.weight > KEYWORD);
    if (isSure) vocabulary.set(phrase, meaning);
  }
  if (own === 'en')
    for (const [name, words] of Object.entries(TRADE_WORDS))
      for (const word of words.split(', '))
        vocabulary.set(word, { name, weight: name === ANY_SHOP ? KEYWORD : TRADE });
  vocabularies.set(own, vocabulary);
  return vocabulary;
}
