import { ARABIC } from './arabic.ts';
import { CHINESE } from './chinese.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import type { SitePhrases } from './site-phrases.ts';
import { SPANISH } from './spanish.ts';
import { WORDLESS } from './wordless.ts';

const BY_LANGUAGE: Readonly<Record<string, SitePhrases>> = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  hi: HINDI,
  it: ITALIAN,
  ja: JAPANESE,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  zh: CHINESE,
};

/** The phrases of a language; for one that we have none of, bare facts in the user's words. */
export function phrasesFor(language: string): SitePhrases {
  return BY_LANGUAGE[language.slice(0, 2).toLowerCase()] ?? WORDLESS;
}
