import { type Brief, type Request, saidIn } from '../../../brief/brief.ts';
import type { DraftHead } from '../../../draft/draft.ts';
import { COLOUR_USES, type ColourUse, MOODS, type Mood } from '../../../draft/vocabulary.ts';
import { findKindPack } from '../../../packs/kind-pack.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';

/** Moods that suit anything, for what is of no known kind. */
const NEUTRAL: readonly Mood[] = ['crisp', 'editorial', 'swiss', 'civic', 'botanic'];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean);

/** Whether words of a tone are meant by an entry of a pack: a whole word or phrase, or a beginning with `*`. */
function means(tone: string, words: readonly string[], entry: string): boolean {
  const lower = entry.toLowerCase();
  if (lower.endsWith('*')) return words.some((word) => word.startsWith(lower.slice(0, -1)));
  const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(lower);
  return spaceless || lower.includes(' ') ? tone.toLowerCase().includes(lower) : words.includes(lower);
}

/** The mood that a word of tone chooses, in the language of the order or of the result, or in English. */
function moodOfTone(tone: string, languages: readonly string[]): Mood | undefined {
  const words = wordsOf(tone);
  for (const language of languages) {
    const moods = languagePackOf(language).questions.moods ?? {};
    const found = MOODS.find((mood) => moods[mood]?.some((entry) => means(tone, words, entry)));
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
  const said = saidIn(brief.segments).toLowerCase();
  const isLarge = (language: string) =>
    languagePackOf(language).questions.large?.some((words) => said.includes(words)) === true;
  const styles = brief.requested.filter(({ kind }) => kind === 'style').map(({ target }) => target);
  const mood = [...brief.tone, ...styles].map((tone) => moodOfTone(tone, languages)).find(Boolean);
  const suiting = findKindPack(brief.kind)?.moods ?? moods;
  const seed = Number.parseInt(brief.promptSha256.slice(0, 8), 16) || 0;
  return {
    letters: 'any',
    print: languages.some(isLarge) ? 'large' : 'usual',
    mood: mood ?? suiting[seed % suiting.length] ?? 'crisp',
    colours: brief.requested
      .filter(({ kind }) => kind === 'colour')
      .map((request) => ({ text: request.target, use: useOf(request) })),
  };
}
