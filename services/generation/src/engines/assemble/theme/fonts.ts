import type { ThemeTokens } from '@sitewright/site-spec';
import type { Letters, Mood } from '../../draft/vocabulary.ts';

type Pair = readonly [heading: string, body: string];

const PAIRS: Readonly<Record<Mood, Pair>> = {
  hearth: ['Fraunces', 'Work Sans'],
  harvest: ['Bricolage Grotesque', 'Source Serif 4'],
  editorial: ['Newsreader', 'Hanken Grotesk'],
  swiss: ['Archivo', 'Archivo'],
  crisp: ['Geist', 'Geist'],
  civic: ['Public Sans', 'Source Serif 4'],
  clinic: ['Figtree', 'Figtree'],
  botanic: ['Cormorant Garamond', 'Instrument Sans'],
  luxe: ['Bodoni Moda', 'Instrument Sans'],
  night: ['Syne', 'Inter'],
  terminal: ['Space Grotesk', 'IBM Plex Sans'],
  poster: ['Anton', 'Barlow'],
  play: ['Baloo 2', 'Nunito'],
  pastel: ['Instrument Serif', 'Instrument Sans'],
};

const MONO = 'IBM Plex Mono';
/** Serifs for running text too, not for headings alone. */
const READING = new Set(['Fraunces', 'Source Serif 4', 'Newsreader']);
const SERIFS = new Set([...READING, 'Cormorant Garamond', 'Bodoni Moda', 'Instrument Serif']);

/** What ordered letters make of a mood's pair: its own family where that is of the kind. */
const ORDERED: Readonly<Record<Letters, (pair: Pair) => Pair>> = {
  any: (pair) => pair,
  serif: ([heading]) => {
    // Two kinds of serifs beside each other look like a slip: one that is read in small type too is all there is.
    const serif = READING.has(heading) ? heading : 'Source Serif 4';
    return [serif, serif];
  },
  sans: ([heading, body]) => {
    const sans = SERIFS.has(body) ? 'Public Sans' : body;
    return [SERIFS.has(heading) ? sans : heading, sans];
  },
  typewriter: () => [MONO, MONO],
};

/** For languages whose script the families above lack, the first that fits; the second is a serif where we have one (told of where not: `told.ts`). */
const SCRIPTS: readonly (readonly [languages: readonly string[], sans: string, serif: string])[] = [
  [['ja'], 'Noto Sans JP', 'Noto Serif JP'],
  [['zh-Hant', 'zh-TW'], 'Noto Sans TC', 'Noto Serif TC'],
  [['zh'], 'Noto Sans SC', 'Noto Serif SC'],
  [['ko'], 'Noto Sans KR', 'Noto Serif KR'],
  [['ar', 'fa', 'ur'], 'Noto Sans Arabic', 'Noto Naskh Arabic'],
  [['hi', 'mr', 'ne'], 'Noto Sans Devanagari', 'Noto Sans Devanagari'],
  [['he'], 'Noto Sans Hebrew', 'Noto Sans Hebrew'],
  [['th'], 'Noto Sans Thai', 'Noto Sans Thai'],
  [['ru', 'uk', 'bg', 'sr', 'el', 'vi'], 'Noto Sans', 'Noto Serif'],
];

/** The families of a mood or those ordered in its place, led by one that has the language's script. */
export function fontsFor(mood: Mood, letters: Letters, language: string): ThemeTokens['font'] {
  const [short = ''] = language.split('-');
  const script = SCRIPTS.find(([known]) => known.includes(language) || known.includes(short));
  const [heading, body] = ORDERED[letters](PAIRS[mood]);
  const stack = (given: string): ThemeTokens['font']['body'] => {
    // A script that is served in one face has its figures and Latin names in the face that belongs to it.
    const family = script !== undefined && script[1] === script[2] ? 'Noto Sans' : given;
    const isSerif = SERIFS.has(family);
    const lead = script === undefined ? [] : [script[isSerif ? 2 : 1]];
    const last = family === MONO ? 'monospace' : isSerif ? 'serif' : 'sans-serif';
    return { $type: 'fontFamily', $value: [...lead, family, last] };
  };
  return {
    heading: stack(heading),
    body: stack(body),
    mono: { $type: 'fontFamily', $value: [MONO, 'monospace'] },
  };
}
