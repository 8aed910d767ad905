/** A family as its package names it, with the weights that pages and exports use. */
export interface FontFamily {
  package: string;
  subsets: readonly string[];
  weights: readonly number[];
  italic: boolean;
}

const latin = ['latin', 'latin-ext'] as const;
const text = { subsets: latin, weights: [400, 700], italic: true } as const;
const upright = { subsets: latin, weights: [400, 700], italic: false } as const;

/** The families that can be served and embedded; for others the reader's own fonts stand in. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  Anton: { package: 'anton', ...upright, weights: [400] },
  Archivo: { package: 'archivo', ...text },
  'Baloo 2': { package: 'baloo-2', ...upright },
  Barlow: { package: 'barlow', ...text },
  'Bodoni Moda': { package: 'bodoni-moda', ...text },
  'Bricolage Grotesque': { package: 'bricolage-grotesque', ...upright },
  'Cormorant Garamond': { package: 'cormorant-garamond', ...text },
  Figtree: { package: 'figtree', ...text },
  Geist: { package: 'geist', ...text },
  'Hanken Grotesk': { package: 'hanken-grotesk', ...text },
  'Instrument Sans': { package: 'instrument-sans', ...text },
  'Instrument Serif': { package: 'instrument-serif', ...text, weights: [400] },
  Newsreader: { package: 'newsreader', ...text },
  Nunito: { package: 'nunito', ...text },
  'Public Sans': { package: 'public-sans', ...text },
  Syne: { package: 'syne', ...upright },
  Inter: { package: 'inter', ...text },
  'Work Sans': { package: 'work-sans', ...text },
  Fraunces: { package: 'fraunces', ...text },
  'Playfair Display': { package: 'playfair-display', ...text },
  'Source Serif 4': { package: 'source-serif-4', ...text },
  'Space Grotesk': { package: 'space-grotesk', ...upright },
  'DM Sans': { package: 'dm-sans', ...text },
  'Libre Baskerville': { package: 'libre-baskerville', ...text },
  'IBM Plex Sans': { package: 'ibm-plex-sans', ...text },
  Lora: { package: 'lora', ...text },
  'IBM Plex Mono': { package: 'ibm-plex-mono', ...upright },
  'Noto Sans': { package: 'noto-sans', ...text, subsets: [...latin, 'cyrillic', 'greek', 'vietnamese'] },
  'Noto Serif': { package: 'noto-serif', ...text, subsets: [...latin, 'cyrillic', 'greek', 'vietnamese'] },
  'Noto Sans Arabic': { package: 'noto-sans-arabic', ...upright, subsets: ['arabic'] },
  'Noto Naskh Arabic': { package: 'noto-naskh-arabic', ...upright, subsets: ['arabic'] },
  'Noto Sans Devanagari': { package: 'noto-sans-devanagari', ...upright, subsets: ['devanagari'] },
  'Noto Sans Hebrew': { package: 'noto-sans-hebrew', ...upright, subsets: ['hebrew'] },
};
