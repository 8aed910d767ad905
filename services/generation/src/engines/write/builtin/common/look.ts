import { type Brief, type Request, saidIn } from '../../../brief/brief.ts';
import type { DraftHead } from '../../../draft/draft.ts';
import { COLOUR_USES, type ColourUse, MOODS, type Mood } from '../../../draft/vocabulary.ts';
import { findKindPack } from '../../../packs/kind-pack.ts';
import { languagePackOf } from '../../../packs/language-pack.ts';

/** Moods that suit anything, for what is of no known kind. */
const NEUTRAL: readonly Mood[] = ['crisp', 'editorial', 'swiss', 'civic', 'botanic'];

/** An order of large letters. */
const LARGE = [
  /(?:large|big)[ -](?:print|type|text|letters)|gro(?:ß|ss)e (?:schrift|buchstaben)|grands? caract/iu,
  /letras? grandes?|caratteri grandi|grote letters|stora bokstäver|stor text|duż\p{L}{1,3} (?:liter|druk)/iu,
  /(?:text|letters|type|font|lettering|schrift|texten|bokstäverna) (?:should|must|ha[sv]e? to|needs? to|ska|skall|skal|soll|muss)(?: \p{L}+){0,3} (?:large|big|gro(?:ß|ss)|stora?)(?!\p{L})/iu,
  /büyük (?:harf|yazı|punto)|字要大|大字|字体要?大|大きな文?字|文字[をは]大き|बड़े अक्षर|خط كبير/iu,
];

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
  const styles = brief.requested.filter(({ kind }) => kind === 'style').map(({ target }) => target);
  const mood = [...brief.tone, ...styles].map((tone) => moodOfTone(tone, languages)).find(Boolean);
  const suiting = findKindPack(brief.kind)?.moods ?? moods;
  const seed = Number.parseInt(brief.promptSha256.slice(0, 8), 16) || 0;
  return {
    letters: 'any',
    print: LARGE.some((words) => words.test(saidIn(brief.segments))) ? 'large' : 'usual',
    mood: mood ?? suiting[seed % suiting.length] ?? 'crisp',
    colours: brief.requested
      .filter(({ kind }) => kind === 'colour')
      .map((request) => ({ text: request.target, use: useOf(request) })),
  };
}
