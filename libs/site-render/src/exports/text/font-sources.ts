import { join } from 'node:path';
import type { SiteSpec } from '@sitewright/site-spec';
import { facesOf, familyFolder, folderOf } from '../../theme-faces.ts';

/** A font file that exports may embed: WOFF or OpenType. */
export interface FontSource {
  families: readonly string[];
  weight: number;
  italic: boolean;
  path: string;
}

/** The same characters in several weights. */
export type FontSet = readonly FontSource[];

const weights = [400, 700] as const;

const fontsource = (name: string, subset: string, family: string, own: readonly number[] = weights) =>
  own.map((weight) => ({
    families: [family],
    weight,
    italic: false,
    path: join(familyFolder(name), `files/${name}-${subset}-${weight}-normal.woff`),
  }));

const openType = (name: string, file: string, families: readonly string[]) =>
  weights.map((weight) => ({
    families,
    weight,
    italic: false,
    path: join(folderOf(`@embedpdf/${name}`), `../fonts/${file}-${weight === 700 ? 'Bold' : 'Regular'}.otf`),
  }));

const general = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const scripts = [
  ...['arabic', 'hebrew', 'devanagari', 'thai', 'bengali', 'tamil', 'telugu', 'kannada', 'malayalam'],
  ...['gujarati', 'gurmukhi', 'georgian', 'armenian'],
];
const titled = (script: string): string => `Noto Sans ${script[0]?.toUpperCase()}${script.slice(1)}`;

/** The theme's own fonts, for the characters that the spec has. */
export const themeSources = (spec: SiteSpec): FontSource[] =>
  facesOf(spec)
    .filter(({ adjust }) => adjust === undefined)
    .map(({ family, weight, style, file }) => ({
      families: [family],
      weight,
      italic: style === 'italic',
      path: `${file}.woff`,
    }));

/** Fonts for what the theme's own lack, in the order in which they are tried. */
export function fallbackSets(language: string): FontSet[] {
  const japanese = openType('fonts-jp', 'NotoSansJP', ['Noto Sans JP', 'Noto Serif JP']);
  const korean = openType('fonts-kr', 'NotoSansKR', ['Noto Sans KR', 'Noto Serif KR']);
  // It has every ideograph of the basic block, traditional forms too.
  const chinese = openType('fonts-sc', 'NotoSansHans', [
    'Noto Sans SC',
    'Noto Serif SC',
    'Noto Sans TC',
    'Noto Serif TC',
  ]);
  const east: Partial<Record<string, FontSet[]>> = {
    ja: [japanese, chinese, korean],
    ko: [korean, chinese, japanese],
  };
  return [
    ...general.map((subset) => fontsource('noto-sans', subset, 'Noto Sans')),
    ...scripts.map((script) => fontsource(`noto-sans-${script}`, script, titled(script))),
    ...['symbols', 'math', 'braille', 'latin-ext'].map((subset) =>
      fontsource('noto-sans-symbols-2', subset, 'Noto Sans Symbols 2', [400]),
    ),
    fontsource('noto-emoji', 'emoji', 'Noto Emoji'),
    ...(east[language.toLowerCase().split('-')[0] ?? ''] ?? [chinese, japanese, korean]),
  ];
}
