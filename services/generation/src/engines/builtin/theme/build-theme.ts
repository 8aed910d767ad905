import type { Theme, ThemeTokens } from '@sitewright/site-spec';
import type { Brief, BuildMode } from '../brief/brief.ts';
import type { Random } from '../copy/random.ts';
import { contrastOf, hexOf, isDark, toneOf } from './colour-maths.ts';
import { type CastColours, castColours } from './colour-roles.ts';
import { type BaseColours, type Colours, chartColours, darkBase, deriveColours } from './derive-colours.ts';
import { LATIN_PAIRS, MONO, SCRIPT_FAMILIES } from './fonts.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { scalesFor } from './scales.ts';

/** Text pairs and what they need; `focus` is a ring, which counts as graphics. */
const PAIRS: readonly (readonly [keyof Colours, keyof Colours, number])[] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['link', 'background', 4.5],
  ['link', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onAccent', 'accent', 4.5],
  ['focus', 'background', 3],
];

/** The whole look: named colours as named, the rest from a palette that suits subject and tone, contrast solved. */
export function buildTheme(brief: Brief, mode: BuildMode, random: Random): Theme {
  const cast = castColours(brief.colours, brief.buildType);
  const palette = choosePalette(brief, cast, random);
  const base = baseColours(brief, cast, palette, random);
  const colours = deriveColours(base);
  const others = cast.rest.map((colour) => colour.hex);
  const dark = mode === 'power' && !isDark(colours.background) ? deriveColours(darkBase(base)) : undefined;
  return {
    name: cast.primary || cast.background ? namedAfter(cast) : palette.name,
    tokens: {
      color: colourTokens(colours),
      chart: [...new Set([...others, ...chartColours(colours.primary, colours.accent, colours.background)])]
        .slice(0, 12)
        .map(colourToken),
      font: fontsFor(brief, random),
      ...scalesFor(brief, random, isDark(colours.background)),
      ...(dark
        ? {
            dark: {
              color: colourTokens(dark),
              chart: chartColours(dark.primary, dark.accent, dark.background).map(colourToken),
            },
          }
        : {}),
    },
    named: namedColours(cast, colours),
    contrast: [...contrastOfPairs(colours, 'light'), ...(dark ? contrastOfPairs(dark, 'dark') : [])],
  };
}

function namedAfter(cast: CastColours): string {
  const names = [cast.primary, cast.accent, cast.background].flatMap((colour) =>
    colour ? [colour.name] : [],
  );
  return [...new Set(names)].slice(0, 3).join(', ').slice(0, 80);
}

/** Kind counts most, then tone; the seed decides between near equals so that two bakeries differ. */
function choosePalette(brief: Brief, cast: CastColours, random: Random): Palette {
  const tones = [
    ...brief.tone,
    ...brief.styleWords.map((word) => (/minimal/u.test(word) ? 'minimal' : word)),
  ];
  const wantsDark =
    brief.tone.includes('dark') ||
    (cast.background === undefined && cast.text !== undefined && !isDark(cast.text.hex));
  const scored = PALETTES.map((palette) => {
    const kind = brief.kindWords.findIndex((word) => palette.kinds.includes(word));
    const tone = tones.filter((word) => palette.tones.includes(word)).length;
    const fitsGround = isDark(palette.background) === wantsDark;
    return {
      palette,
      score:
        (kind === -1 ? 0 : 3 - Math.min(2, kind)) + tone * 2 + (fitsGround ? 4 : 0) + random.next() * 1.6,
    };
  });
  return scored.reduce((best, entry) => (entry.score > best.score ? entry : best)).palette;
}

function baseColours(brief: Brief, cast: CastColours, palette: Palette, random: Random): BaseColours {
  const turn = (random.next() - 0.5) * 14;
  const primary =
    cast.primary?.hex ??
    (cast.accent
      ? companion(cast.accent.hex)
      : primaryOn(cast.background?.hex, turned(palette.primary, turn), turned(palette.accent, turn)));
  const background = cast.background?.hex ?? groundFor(cast, palette, brief, primary);
  const accent =
    cast.accent?.hex ?? (cast.primary ? accentFor(primary, background) : turned(palette.accent, turn));
  return { background, primary, accent, text: cast.text?.hex };
}

function turned(hex: string, degrees: number): string {
  const tone = toneOf(hex);
  return tone.c < 0.02 ? hex : hexOf({ ...tone, h: (tone.h + degrees + 360) % 360 });
}

/** A ground that was named takes the palette's colour that shows on it. */
function primaryOn(background: string | undefined, primary: string, accent: string): string {
  if (background === undefined || contrastOf(primary, background) >= 2.5) return primary;
  if (contrastOf(accent, background) >= 2.5) return accent;
  return isDark(background) ? '#f2ede4' : '#1f2430';
}

function groundFor(cast: CastColours, palette: Palette, brief: Brief, primary: string): string {
  if (cast.text && !cast.primary)
    return isDark(cast.text.hex) === isDark(palette.background)
      ? isDark(cast.text.hex)
        ? '#fbfaf7'
        : '#14151a'
      : palette.background;
  if (!cast.primary && !cast.accent) return palette.background;
  const hue = toneOf(primary);
  if (brief.tone.includes('dark') || (cast.text && !isDark(cast.text.hex)))
    return hexOf({ l: 0.18, c: Math.min(0.03, hue.c * 0.3), h: hue.h });
  return hexOf({ l: 0.982, c: Math.min(0.008, hue.c * 0.06), h: hue.h });
}

/** Beside an accent that was named: a deep tone of a near hue. */
function companion(accent: string): string {
  const tone = toneOf(accent);
  return hexOf({ l: 0.34, c: Math.max(0.03, Math.min(0.09, tone.c * 0.6)), h: (tone.h + 200) % 360 });
}

/** Beside a primary that was named: a neighbour on the wheel for greys and loud colours, else the far side, muted. */
function accentFor(primary: string, background: string): string {
  const tone = toneOf(primary);
  const turn = tone.c < 0.03 ? 45 : 150;
  return hexOf({
    l: isDark(background) ? 0.76 : 0.62,
    c: 0.12,
    h: ((tone.c < 0.03 ? 20 : tone.h) + turn) % 360,
  });
}

function fontsFor(brief: Brief, random: Random): ThemeTokens['font'] {
  const scored = LATIN_PAIRS.map((pair) => ({
    pair,
    score:
      pair.tones.filter((tone) => brief.tone.includes(tone)).length * 2 +
      (pair.tones.includes(toneOfKind(brief)) ? 1 : 0) +
      random.next() * 1.4,
  }));
  const { pair } = scored.reduce((best, entry) => (entry.score > best.score ? entry : best));
  const script = SCRIPT_FAMILIES[brief.language] ?? SCRIPT_FAMILIES[brief.language.split('-')[0] ?? ''];
  const family = (list: readonly string[]): { $type: 'fontFamily'; $value: string[] } => {
    if (!script) return { $type: 'fontFamily', $value: [...list] };
    const isSerif = list.at(-1) === 'serif';
    return { $type: 'fontFamily', $value: [isSerif ? script[1] : script[0], ...list] };
  };
  return {
    heading: family(pair.heading),
    body: family(script ? ['Inter', 'sans-serif'] : pair.body),
    mono: { $type: 'fontFamily', $value: [...MONO] },
  };
}

function toneOfKind(brief: Brief): string {
  const palette = PALETTES.find((candidate) =>
    brief.kindWords.some((word) => candidate.kinds.includes(word)),
  );
  return palette?.tones[0] ?? (brief.buildType === 'document' ? 'academic' : 'professional');
}

function namedColours(cast: CastColours, colours: Colours): Theme['named'] {
  const entries: Theme['named'] = [];
  const add = (colour: CastColours['primary'], role: keyof Colours): void => {
    if (colour && colours[role] === colour.hex)
      entries.push({ text: colour.name.slice(0, 80), value: colour.hex, role });
  };
  add(cast.background, 'background');
  add(cast.primary, 'primary');
  add(cast.accent, 'accent');
  add(cast.text, 'text');
  return entries;
}

function contrastOfPairs(colours: Colours, scheme: 'light' | 'dark'): Theme['contrast'] {
  return PAIRS.map(([foreground, background]) => {
    const ratio = Math.floor(contrastOf(colours[foreground], colours[background]) * 100) / 100;
    return { foreground, background, ratio, level: levelOf(foreground, ratio), scheme };
  });
}

function levelOf(foreground: keyof Colours, ratio: number): Theme['contrast'][number]['level'] {
  if (foreground === 'focus') return 'graphics';
  return ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'AA-large';
}

function colourToken(hex: string): { $type: 'color'; $value: string } {
  return { $type: 'color', $value: hex };
}

function colourTokens(colours: Colours): ThemeTokens['color'] {
  return {
    background: colourToken(colours.background),
    surface: colourToken(colours.surface),
    text: colourToken(colours.text),
    muted: colourToken(colours.muted),
    primary: colourToken(colours.primary),
    onPrimary: colourToken(colours.onPrimary),
    accent: colourToken(colours.accent),
    onAccent: colourToken(colours.onAccent),
    border: colourToken(colours.border),
    focus: colourToken(colours.focus),
    link: colourToken(colours.link),
  };
}
