import type { Brief } from '../../brief/brief.ts';
import { detectLanguage, directionOf } from '../../brief/language.ts';
import type { Draft } from '../../draft/draft.ts';
import { draftTexts } from '../../draft/draft-texts.ts';
import { questionIn } from '../../draft/marks.ts';
import { wordsOf } from '../../draft/plain.ts';
import { findLanguagePack } from '../../packs/language-pack.ts';

/** Words from which a text is more than a name. */
const RUNNING = 4;
const base = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * The brief of a draft in the language that the draft is written in. What a language model wrote is in the language that was
 * meant, while the brief has it from the material, which may be data or names of another.
 */
export function briefInLanguageOf(draft: Draft, brief: Brief): Brief {
  const running = [...draftTexts(draft)].filter(
    ({ path, text }) => !path.includes('rows') && wordsOf(text).length >= RUNNING,
  );
  const language = detectLanguage(running.map(({ text }) => text).join('\n'));
  if (language === undefined || base(language) === base(brief.language)) return brief;
  // Of languages without interface words, statistics take one for its neighbour.
  if (findLanguagePack(language) === undefined && findLanguagePack(brief.language) === undefined)
    return brief;
  return { ...brief, language, dir: directionOf(language) };
}

/** The brief with the names that a language model read in the message, and none of those that rules guess. */
export function briefNamedBy({ draft }: Draft, brief: Brief): Brief {
  const organisation = questionIn(draft.organisation) === undefined ? draft.organisation : '';
  return { ...brief, organisation, subject: '', descriptor: '', title: '' };
}
