import type { ThemeTokens } from '@sitewright/site-spec';

type Scales = Pick<ThemeTokens, 'size' | 'space' | 'radius' | 'shadow'>;
type Dimension = { value: number; unit: 'px' | 'rem' };
type DimensionToken = { $type: 'dimension'; $value: Dimension };

/** Largest heading in px for titles of at most so many characters. */
const TITLE_SIZES: readonly (readonly [length: number, size: number])[] = [
  [24, 84],
  [48, 64],
  [80, 48],
];
const LONG_TITLE_SIZE = 40;

/** Characters of a title as wide as Latin ones: those of scripts with square signs count double. */
const widthOf = (title: string): number =>
  [...title].reduce(
    (sum, character) => sum + (/[\u1100-\u11ff\u2e80-\ud7a3\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  );

/** Large letters are so much larger than others. */
const LARGE = 1.3;

/** Sizes, spaces, corners and shadows: type by the length of the title, corners by the mood. */
export function scalesFor(title: string, radius: number, onDark: boolean, isLarge: boolean): Scales {
  const length = widthOf(title);
  const h1 = TITLE_SIZES.find(([most]) => length <= most)?.[1] ?? LONG_TITLE_SIZE;
  const grown = isLarge ? LARGE : 1;
  const h2 = Math.min(48, Math.max(30, h1 / 1.6));
  return {
    size: {
      small: rem(16 * grown),
      base: rem(17 * grown),
      lead: rem(21 * grown),
      h3: rem(21 * grown),
      h2: rem(Math.round(h2)),
      h1: rem(h1),
      display: rem(h1),
    },
    space: { xs: rem(4), s: rem(8), m: rem(16), l: rem(32), xl: rem(64), xxl: rem(112) },
    radius: { small: px(Math.round(radius / 2)), medium: px(radius), large: px(radius) },
    shadow: {
      small: shadow(1, 3, onDark ? '66' : '14'),
      medium: shadow(4, 14, onDark ? '80' : '1a'),
      large: shadow(12, 36, onDark ? '99' : '24'),
    },
  };
}

const dimension = (value: number, unit: Dimension['unit'] = 'px'): Dimension => ({ value, unit });

const px = (value: number): DimensionToken => ({ $type: 'dimension', $value: dimension(value) });

/** So many px, growing with the reader's own size of type. */
const rem = (value: number): DimensionToken => ({ $type: 'dimension', $value: dimension(value / 16, 'rem') });

const shadow = (offset: number, blur: number, alpha: string): ThemeTokens['shadow']['small'] => ({
  $type: 'shadow',
  $value: {
    color: `#101418${alpha}`,
    offsetX: dimension(0),
    offsetY: dimension(offset),
    blur: dimension(blur),
    spread: dimension(0),
  },
});
