import { type Brief, type Request, saidIn } from '../../../brief/brief.ts';
import type { DraftHead } from '../../../draft/draft.ts';
import { COLOUR_USES, type ColourUse, MOODS, type Mood } from '../../../draft/vocabulary.ts';
import { findKindPack } from '../../../packs/kind-pack.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';

/** Moods that suit anything, for what is of no known kind. */
const NEUTRAL: readonly Mood[] = ['crisp', 'editorial', 'swiss', 'civic', 'botanic'];

const SPACELESS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Words alone, with a blank around each. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;

/** Where words hold an entry of a pack, a whole word or phrase, or a beginning with `*`; -1 where they do not. */
const placeOf = (words: string, entry: string): number =>
  words.indexOf(SPACELESS.test(entry) ? entry : ` ${entry.toLowerCase()} `.replace('* ', ''));

/** Within so many words before it an order is denied: "do not use very large type". */
const NEAR = 4;

/** Whether a part of a sentence orders large letters in a language, and does not deny it. */
function isLarge(part: string, language: string): boolean {
  const { questions, reading } = languagePackOf(language);
  const words = wordsOf(part.replaceAll('-', ' '));
  const ats = questions.large?.map((entry) => placeOf(words, entry)).filter((at) => at !== -1) ?? [];
  return ats.some((at) => {
    const near = wordsOf(words.slice(0, at).trim().split(' ').slice(-NEAR).join(' '));
    return reading.avoid.every((no) => placeOf(near, no.replaceAll("'", ' ')) === -1);
  });
}

/** The mood that a word of tone chooses, in the language of the order or of the result, or in English. */
function moodOfTone(tone: string, languages: readonly string[]): Mood | undefined {
  for (const language of languages) {
    const moods = languagePackOf(language).questions.moods ?? {};
    const found = MOODS.find((mood) => moods[mood]?.some((entry) => placeOf(wordsOf(tone), entry) !== -1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function useOf(request: Request): ColourUse {
  return COLOUR_USES.find((use) => use === request.unit) ?? 'any';
}

/** Mood from words of tone, else one of those that suit the kind of project or else were given, by the seed; colours as asked. */
export function lookOf(brief: Brief, moods: readonly Mood[] = NEUTRAL): DraftHead['look'] {
  const languages = [...new Set([brief.orderLanguage, brief.language, 'en'])];
  const said = saidIn(brief.segments).split(/[.,;:!?。，、；：！？\n]/u);
  const isOrdered = languages.some((language) => said.some((part) => isLarge(part, language)));
  const styles = brief.requested.filter(({ kind }) => kind === 'style').map(({ target }) => target);
  const mood = [...brief.tone, ...styles].map((tone) => moodOfTone(tone, languages)).find(Boolean);
  const suiting = findKindPack(brief.kind)?.moods ?? moods;
  const seed = Number.parseInt(brief.promptSha256.slice(0, 8), 16) || 0;
  return {
    letters: 'any',
    print: isOrdered ? 'large' : 'usual',
    mood: mood ?? suiting[seed % suiting.length] ?? 'crisp',
    colours: brief.requested
      .filter(({ kind }) => kind === 'colour')
      .map((request) => ({ text: request.target, use: useOf(request) })),
  };
}
