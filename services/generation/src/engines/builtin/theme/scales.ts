import type { ThemeTokens } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { Random } from '../copy/random.ts';

type Scales = Pick<ThemeTokens, 'size' | 'space' | 'radius' | 'shadow'>;
type Dimension = { value: number; unit: 'px' | 'rem' };

const SHARP = new Set(['minimal', 'editorial', 'technical', 'academic', 'elegant']);
const ROUND = new Set(['playful', 'friendly', 'warm', 'pastel', 'colourful', 'romantic', 'natural']);

/** Sizes on a modular scale, spaces, corners and shadows; bolder tones get bigger steps, softer ones rounder corners. */
export function scalesFor(brief: Brief, random: Random, onDark: boolean): Scales {
  const isBold = brief.tone.some((tone) => tone === 'bold' || tone === 'editorial' || tone === 'dark');
  const ratio = isBold ? 1.333 : ([1.2, 1.25, 1.25, 1.28][random.int(4)] ?? 1.25);
  const corner = cornerFor(brief, random);
  return {
    size: {
      small: token(rem(0.875)),
      base: token(rem(1.0625)),
      lead: token(rem(1.25)),
      h3: token(rem(ratio ** 1.4)),
      h2: token(rem(ratio ** 3.2)),
      h1: token(rem(ratio ** 4.6)),
      display: token(rem(ratio ** 5.8)),
    },
    space: {
      xs: token(rem(0.25)),
      s: token(rem(0.5)),
      m: token(rem(1)),
      l: token(rem(2)),
      xl: token(rem(isBold ? 4.5 : 4)),
      xxl: token(rem(isBold ? 7.5 : 6.5)),
    },
    radius: {
      small: token(px(Math.round(corner / 2))),
      medium: token(px(corner)),
      large: token(px(corner * 2)),
    },
    shadow: {
      small: shadow(1, 3, onDark ? '66' : '14'),
      medium: shadow(4, 14, onDark ? '80' : '1a'),
      large: shadow(12, 36, onDark ? '99' : '24'),
    },
  };
}

function cornerFor(brief: Brief, random: Random): number {
  if (brief.tone.some((tone) => SHARP.has(tone))) return [0, 2, 4][random.int(3)] ?? 2;
  if (brief.tone.some((tone) => ROUND.has(tone))) return [10, 12, 16][random.int(3)] ?? 12;
  return [4, 6, 8, 10][random.int(4)] ?? 8;
}

function rem(value: number): Dimension {
  return { value: Math.round(value * 1000) / 1000, unit: 'rem' };
}

function px(value: number): Dimension {
  return { value, unit: 'px' };
}

function token(value: Dimension): { $type: 'dimension'; $value: Dimension } {
  return { $type: 'dimension', $value: value };
}

function shadow(offset: number, blur: number, alpha: string): ThemeTokens['shadow']['small'] {
  return {
    $type: 'shadow',
    $value: { color: `#101418${alpha}`, offsetX: px(0), offsetY: px(offset), blur: px(blur), spread: px(0) },
  };
}
