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
const SERIFS = new Set([
  'Fraunces',
  'Source Serif 4',
  'Newsreader',
  'Cormorant Garamond',
  'Bodoni Moda',
  'Instrument Serif',
]);

/** What ordered letters make of a mood's pair: its own family where that is of the kind. */
const ORDERED: Readonly<Record<Letters, (pair: Pair) => Pair>> = {
  any: (pair) => pair,
  serif: ([heading, body]) => [
    SERIFS.has(heading) ? heading : 'Source Serif 4',
    SERIFS.has(body) ? body : 'Source Serif 4',
  ],
  sans: ([heading, body]) => {
    const sans = SERIFS.has(body) ? 'Public Sans' : body;
    return [SERIFS.has(heading) ? sans : heading, sans];
  },
  typewriter: () => [MONO, MONO],
};

/** For scripts that the families above lack; the second is a serif where one is served. */
const SCRIPTS: Readonly<Record<string, readonly [sans: string, serif: string]>> = {
  ja: ['Noto Sans JP', 'Noto Serif JP'],
  zh: ['Noto Sans SC', 'Noto Serif SC'],
  'zh-Hant': ['Noto Sans TC', 'Noto Serif TC'],
  'zh-TW': ['Noto Sans TC', 'Noto Serif TC'],
  ko: ['Noto Sans KR', 'Noto Serif KR'],
  ar: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  fa: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  ur: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  hi: ['Noto Sans Devanagari', 'Noto Sans Devanagari'],
  mr: ['Noto Sans Devanagari', 'Noto Sans Devanagari'],
  ne: ['Noto Sans Devanagari', 'Noto Sans Devanagari'],
  he: ['Noto Sans Hebrew', 'Noto Sans Hebrew'],
  th: ['Noto Sans Thai', 'Noto Sans Thai'],
  ru: ['Noto Sans', 'Noto Serif'],
  uk: ['Noto Sans', 'Noto Serif'],
  bg: ['Noto Sans', 'Noto Serif'],
  sr: ['Noto Sans', 'Noto Serif'],
  el: ['Noto Sans', 'Noto Serif'],
  vi: ['Noto Sans', 'Noto Serif'],
};

/** The families of a mood or those ordered in its place, led by one that has the language's script. */
export function fontsFor(mood: Mood, letters: Letters, language: string): ThemeTokens['font'] {
  const script = SCRIPTS[language] ?? SCRIPTS[language.split('-')[0] ?? ''];
  const [heading, body] = ORDERED[letters](PAIRS[mood]);
  const stack = (family: string): ThemeTokens['font']['body'] => {
    const isSerif = SERIFS.has(family);
    const lead = script === undefined ? [] : [script[isSerif ? 1 : 0]];
    const last = family === MONO ? 'monospace' : isSerif ? 'serif' : 'sans-serif';
    return { $type: 'fontFamily', $value: [...lead, family, last] };
  };
  return {
    heading: stack(heading),
    body: stack(body),
    mono: { $type: 'fontFamily', $value: [MONO, 'monospace'] },
  };
}
