import { z } from 'zod';
import { idSchema, plain } from './text.ts';

/** Every colour role of a theme, in the order in which editors list them. */
export const COLOR_ROLES = [
  'background',
  'surface',
  'text',
  'muted',
  'primary',
  'onPrimary',
  'accent',
  'onAccent',
  'border',
  'focus',
  'link',
] as const;

/** The looks that there are: colours, pair of fonts, corners and ornament of each are the engine's; a renderer lays out by it. */
export const MOODS = [
  'hearth',
  'harvest',
  'editorial',
  'swiss',
  'crisp',
  'civic',
  'clinic',
  'botanic',
  'luxe',
  'night',
  'terminal',
  'poster',
  'play',
  'pastel',
] as const;

/** An opaque colour: `#rrggbb`. */
export const hexColorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A colour role of the theme, or a fixed `#rrggbb` or `#rrggbbaa`. */
export const colorRefSchema = z
  .string()
  .regex(new RegExp(`^(?:${COLOR_ROLES.join('|')}|#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?)$`));

const colorToken = z.strictObject({ $type: z.literal('color'), $value: hexColorSchema });
const fontToken = z.strictObject({
  $type: z.literal('fontFamily'),
  $value: z
    .array(z.string().regex(/^[A-Za-z0-9 _-]{1,60}$/))
    .min(1)
    .max(6),
});
const dimension = z.strictObject({ value: z.number().min(0).max(2000), unit: z.enum(['px', 'rem']) });
const dimensionToken = z.strictObject({ $type: z.literal('dimension'), $value: dimension });
const shadowToken = z.strictObject({
  $type: z.literal('shadow'),
  $value: z.strictObject({
    color: z.string().regex(/^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$/),
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  }),
});

const colors = z.strictObject({
  background: colorToken,
  surface: colorToken.describe('Cards and bands that lie on the background'),
  text: colorToken,
  muted: colorToken.describe('Secondary text; readable on background and surface'),
  primary: colorToken,
  onPrimary: colorToken,
  accent: colorToken,
  onAccent: colorToken,
  border: colorToken,
  focus: colorToken,
  link: colorToken.describe('The readable tone of primary, for text on background and surface'),
});

const chartColors = z.array(colorToken).min(1).max(12).describe('Categorical colours in order of use');

const tokensSchema = z.strictObject({
  color: colors,
  chart: chartColors,
  font: z.strictObject({ heading: fontToken, body: fontToken, mono: fontToken }),
  size: z.strictObject({
    small: dimensionToken,
    base: dimensionToken,
    lead: dimensionToken,
    h3: dimensionToken,
    h2: dimensionToken,
    h1: dimensionToken,
    display: dimensionToken,
  }),
  space: z.strictObject({
    xs: dimensionToken,
    s: dimensionToken,
    m: dimensionToken,
    l: dimensionToken,
    xl: dimensionToken,
    xxl: dimensionToken,
  }),
  radius: z.strictObject({ small: dimensionToken, medium: dimensionToken, large: dimensionToken }),
  shadow: z.strictObject({ small: shadowToken, medium: shadowToken, large: shadowToken }),
  dark: z
    .strictObject({ color: colors, chart: chartColors.optional() })
    .optional()
    .describe('Takes the place of the tokens of the same name in a dark scheme'),
});

/** The look of the whole result, as Design Tokens. */
export const themeSchema = z.strictObject({
  name: plain(80),
  mood: z.enum(MOODS).optional().describe('What the look is called; absent in themes from before moods'),
  tokens: tokensSchema,
  named: z
    .array(
      z.strictObject({
        text: plain(80),
        value: hexColorSchema,
        role: z
          .enum([...COLOR_ROLES, 'warning', 'buttons'])
          .describe('`warning` and `buttons`: kept for these, and for nothing else'),
      }),
    )
    .max(12)
    .describe('Colours that the prompt named, as used on components'),
  parts: z
    .array(z.strictObject({ id: idSchema.describe('Of a page, a section or a slide'), color: colors }))
    .max(24)
    .optional()
    .describe('Parts with colours of their own, which take the place of those of the theme there'),
  contrast: z
    .array(
      z.strictObject({
        foreground: plain(40),
        background: plain(40),
        ratio: z.number().min(1).max(21),
        level: z.enum(['AAA', 'AA', 'AA-large', 'graphics']),
        scheme: z.enum(['light', 'dark']),
      }),
    )
    .max(80),
});

/** The look of the whole result. */
export interface Theme extends z.infer<typeof themeSchema> {}
/** The Design Tokens of a theme: colours, type, space, radii and shadows. */
export interface ThemeTokens extends z.infer<typeof tokensSchema> {}
/** Whether the ground is all that was ordered of the colours, but for words on it: then the whole page stays on it. */
export const isGroundAlone = ({ named }: Pick<Theme, 'named'>): boolean =>
  named.some(({ role }) => role === 'background') &&
  named.every(({ role }) => role === 'background' || role === 'text');
/** One of `MOODS`. */
export type Mood = (typeof MOODS)[number];
/** One of `COLOR_ROLES`. */
export type ColorRole = (typeof COLOR_ROLES)[number];
