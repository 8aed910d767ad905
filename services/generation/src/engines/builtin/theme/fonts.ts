/** A pair of families that fontsource publishes. */
export interface FontPair {
  heading: readonly string[];
  body: readonly string[];
  tones: readonly string[];
}

const SANS = 'sans-serif';
const SERIF = 'serif';

export const LATIN_PAIRS: readonly FontPair[] = [
  {
    heading: ['Fraunces', SERIF],
    body: ['Work Sans', SANS],
    tones: ['warm', 'rustic', 'friendly', 'natural'],
  },
  { heading: ['Playfair Display', SERIF], body: ['Source Serif 4', SERIF], tones: ['elegant', 'romantic'] },
  { heading: ['Playfair Display', SERIF], body: ['Inter', SANS], tones: ['elegant', 'editorial', 'warm'] },
  { heading: ['Space Grotesk', SANS], body: ['Inter', SANS], tones: ['technical', 'bold', 'modern', 'dark'] },
  { heading: ['Inter', SANS], body: ['Inter', SANS], tones: ['minimal', 'modern', 'professional'] },
  {
    heading: ['DM Sans', SANS],
    body: ['DM Sans', SANS],
    tones: ['friendly', 'playful', 'pastel', 'colourful', 'modern'],
  },
  {
    heading: ['Libre Baskerville', SERIF],
    body: ['Source Serif 4', SERIF],
    tones: ['academic', 'editorial', 'rustic'],
  },
  {
    heading: ['Source Serif 4', SERIF],
    body: ['IBM Plex Sans', SANS],
    tones: ['professional', 'academic', 'calm'],
  },
  { heading: ['Lora', SERIF], body: ['Work Sans', SANS], tones: ['calm', 'natural', 'romantic', 'warm'] },
  { heading: ['Work Sans', SANS], body: ['Work Sans', SANS], tones: ['professional', 'friendly', 'bold'] },
  {
    heading: ['IBM Plex Sans', SANS],
    body: ['IBM Plex Sans', SANS],
    tones: ['technical', 'professional', 'minimal'],
  },
  {
    heading: ['Fraunces', SERIF],
    body: ['DM Sans', SANS],
    tones: ['playful', 'colourful', 'warm', 'elegant'],
  },
];

/** For scripts that the Latin families lack; the first is the sans, the second the serif. */
export const SCRIPT_FAMILIES: Readonly<Record<string, readonly [string, string]>> = {
  ja: ['Noto Sans JP', 'Noto Serif JP'],
  zh: ['Noto Sans SC', 'Noto Serif SC'],
  'zh-Hant': ['Noto Sans TC', 'Noto Serif TC'],
  ko: ['Noto Sans KR', 'Noto Serif KR'],
  ar: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  fa: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  ur: ['Noto Sans Arabic', 'Noto Naskh Arabic'],
  hi: ['Noto Sans Devanagari', 'Noto Serif Devanagari'],
  mr: ['Noto Sans Devanagari', 'Noto Serif Devanagari'],
  ne: ['Noto Sans Devanagari', 'Noto Serif Devanagari'],
  he: ['Noto Sans Hebrew', 'Noto Serif Hebrew'],
  th: ['Noto Sans Thai', 'Noto Serif Thai'],
  ru: ['Noto Sans', 'Noto Serif'],
  uk: ['Noto Sans', 'Noto Serif'],
  bg: ['Noto Sans', 'Noto Serif'],
  sr: ['Noto Sans', 'Noto Serif'],
  el: ['Noto Sans', 'Noto Serif'],
  vi: ['Noto Sans', 'Noto Serif'],
};

export const MONO = ['IBM Plex Mono', 'monospace'] as const;
