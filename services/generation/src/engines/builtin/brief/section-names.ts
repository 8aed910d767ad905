import { SECTION_WORDS } from '../words/section-words.ts';
import { PhraseIndex, splitPhrases } from './phrase-index.ts';

const NAMES = new PhraseIndex<true>(
  Object.values(SECTION_WORDS).flatMap((words): [string, true][] =>
    [...splitPhrases(words.strong), ...splitPhrases(words.weak)].map((word) => [word, true]),
  ),
);

/** Whether a text in lower case is nothing but the word for a part of a site: "menu", "contact us". */
export function isSectionWord(lower: string): boolean {
  return NAMES.findAll(lower).some((hit) => hit.start === 0 && hit.end === lower.length);
}
