import { eld } from 'eld/small';
import { languagePacks } from '../../packs/language-pack.ts';
import { lexemesOf, type SenseType } from './lexicon.ts';
import type { Token } from './tokens.ts';

const ALL = new Set(languagePacks.map((pack) => pack.language));
const WEIGHTS: Partial<Record<SenseType, number>> = {
  make: 3,
  wish: 3,
  result: 2,
  polite: 2,
  greeting: 2,
  tell: 1.5,
  glue: 1,
  put: 1,
};
const WEIGHT = 0.5;
/** A language read beside the likeliest one must be this near to it. */
const NEAR = 0.4;
const MOST = 3;
/** The least that tells a language. */
const TELLING = 0.5;

/** Languages that the words of a prompt are looked up in, the likeliest first; English where nothing is known. */
export function activeLanguages(text: string, tokens: readonly Token[]): string[] {
  const scores = languageScores(text, tokens);
  const isShort = tokens.length >= LEAST && tokens.length <= FEW;
  const likeness = isShort ? likenessOf(text) : undefined;
  const weighed = [...scores].map(([tag, score]) => [tag, score * (likeness?.(tag) ?? 1)] as const);
  const ranked = weighed.toSorted(([, one], [, other]) => other - one);
  const best = ranked[0]?.[1] ?? 0;
  const near = ranked.filter(([, score]) => score >= best * NEAR).map(([language]) => language);
  // "by" is a word of English and of Polish: so little says nothing, and English is the likelier.
  if (best < TELLING && near.includes('en'))
    return ['en', ...near.filter((one) => one !== 'en')].slice(0, MOST);
  return near.length > 0 ? near.slice(0, MOST) : ['en'];
}

/** Of few words, one that another language has too outweighs what the letters say. */
const FEW = 40;
/** Fewer words have too few letters to tell. */
const LEAST = 3;
const SHARPNESS = 12;

/** How much a short text looks like a language, by its letters: 1 for the likeliest. */
function likenessOf(text: string): (tag: string) => number {
  const scores = new Map(Object.entries(eld.detect(text).getScores()));
  const most = Math.max(...scores.values());
  const least = Math.min(...scores.values());
  return (tag) => (scores.size === 0 ? 1 : ((scores.get(tag) ?? least) / most) ** SHARPNESS);
}

/** How much of a text is words of each language; a word of many languages says little of each. */
export function languageScores(text: string, tokens: readonly Token[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { senses, from, to } of lexemesOf(text, tokens, ALL)) {
    const languages = new Set(senses.map((sense) => sense.language));
    for (const language of languages) {
      const own = senses.filter((sense) => sense.language === language);
      const weight = Math.max(...own.map((sense) => WEIGHTS[sense.type] ?? WEIGHT));
      scores.set(language, (scores.get(language) ?? 0) + (weight * (to - from)) / languages.size ** 2);
    }
  }
  return scores;
}
