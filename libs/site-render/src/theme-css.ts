import type { Theme, ThemeTokens } from '@sitewright/site-spec';
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as spaceOf,
} from 'culori/fn';
import { contrastOf } from './contrast.ts';
import { mixed } from './mixed-colour.ts';

const hex = /^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$/;
const family = /^[A-Za-z0-9 _-]{1,60}$/;
const generic = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'cursive']);

/** A colour that may stand in CSS and SVG; black for what is none. */
export const safeColor = (value: string): string => (hex.test(value) ? value : '#000000');

/** The colour that a reference means: a role of the theme, or itself. */
export function colorOf(theme: Theme, reference: string): string {
  const token = Object.entries(theme.tokens.color).find(([role]) => role === reference)?.[1];
  return safeColor(token?.$value ?? reference);
}

/** A font stack that may stand in CSS. */
export const fontStack = (names: readonly string[]): string =>
  names
    .filter((name) => family.test(name))
    .map((name) => (generic.has(name) ? name : `"${name}"`))
    .join(', ');

/** What rules and bars of a document are drawn in: a colour that was asked for beside the main one is to be seen. */
export const markRole = ({ named }: Theme): 'accent' | 'primary' =>
  named.some(({ role }) => role === 'accent') ? 'accent' : 'primary';

/** Whether its main colour was asked for: then headings show it where they would else be as dark as the text. */
export const isMainNamed = ({ named }: Theme): boolean => named.some(({ role }) => role === 'primary');

/** The colour that is kept for warnings, where one is. */
export const warningOf = ({ named }: Theme): string | undefined =>
  named.find(({ role }) => role === 'warning')?.value;

/** The ground of a warning in the colour of its frame. */
export const warningGround = ({ tokens }: Theme, color: string): string =>
  mixed(tokens.color.background.$value, color, 0.14);

/** The px of a theme's usual running text. */
const USUAL = 17;

/** How much larger than usual the type of a theme is, where large letters were ordered: all of a page grows with it. */
export function typeScale({ tokens }: Theme): number {
  const { value, unit } = tokens.size.base.$value;
  const scale = (value * (unit === 'rem' ? 16 : 1)) / USUAL;
  return scale >= 1.15 && scale <= 2 ? scale : 1;
}

/** The theme as custom properties; dark ones where the theme has them. Every value is checked again here. */
export function themeCss(theme: Theme): string {
  const { tokens } = theme;
  const light = [
    ...colorProperties(tokens.color),
    ...theme.named.flatMap(({ role, value }) =>
      role === 'warning'
        ? [`--warning:${safeColor(value)}`, `--warning-ground:${safeColor(warningGround(theme, value))}`]
        : [],
    ),
    ...Object.entries(tokens.font).map(([name, token]) => `--font-${name}:${fontStack(token.$value)}`),
    ...dimensions('size', tokens.size, typeScale(theme)),
    ...dimensions('space', tokens.space),
    ...dimensions('radius', tokens.radius),
    ...Object.entries(tokens.shadow).map(([name, { $value: shadow }]) => {
      const lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(length);
      return `--shadow-${name}:${lengths.join(' ')} ${safeColor(shadow.color)}`;
    }),
  ];
  const dark = tokens.dark === undefined ? [] : colorProperties(tokens.dark.color);
  const grown = typeScale(theme) === 1 ? '' : `font-size:${Math.round(typeScale(theme) * 100)}%;`;
  const scheme = dark.length > 0 ? 'light dark' : 'light';
  return [
    `:root{color-scheme:${scheme};${grown}${light.join(';')};--mark:var(--${markRole(theme)});${kept}}`,
    dark.length > 0
      ? `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}${recoloured(tokens)}}`
      : '',
  ].join('\n');
}

/** Charts are drawn in the light colours; in a dark scheme each gives way to the one that has its role there. */
function recoloured({ color, chart, dark }: ThemeTokens): string {
  const roles = ['muted', 'border', 'background', 'text', 'primary'] as const;
  const pairs = [
    ...chart.map(({ $value }, index) => [$value, dark?.chart?.[index]?.$value ?? $value]),
    ...roles.map((role) => [color[role].$value, dark?.color[role].$value ?? color[role].$value]),
  ];
  const colours = new Map(pairs.map(([from = '', to = '']) => [safeColor(from), safeColor(to)]));
  return [...colours]
    .filter(([from, to]) => from !== to)
    .map(
      ([from, to]) =>
        `.chart-canvas [fill="${from}" i]{fill:${to}}.chart-canvas [stroke="${from}" i]{stroke:${to}}`,
    )
    .join('');
}

/** What a coloured band changes for what lies on it, and a card on the band takes back. */
const kept = ['text', 'muted', 'link', 'border'].map((role) => `--root-${role}:var(--${role})`).join(';');

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorProperties = (colors: ThemeTokens['color']): string[] => [
  ...Object.entries(colors).map(([role, token]) => `--${kebab(role)}:${safeColor(token.$value)}`),
  ...Object.entries({ ...deepColors(colors), ...bandColors(colors), ...fillColors(colors) }).map(
    ([name, value]) => `--${name}:${value}`,
  ),
];

// Colours are read as RGB and come to OKLCH by way of linear RGB and OKLAB; a browser loads no other space.
for (const mode of [modeRgb, modeLrgb, modeOklab]) spaceOf(mode);
const toOklch = spaceOf(modeOklch);

/** The deep ground of a theme, in the hue of its main colour, and the text on it; on dark themes it is the lighter one. */
export function deepColors(colors: ThemeTokens['color']): { deep: string; 'on-deep': string } {
  const ground = toOklch(safeColor(colors.background.$value));
  const main = toOklch(safeColor(colors.primary.$value));
  const isDark = (ground?.l ?? 1) < 0.5;
  const [text, background] = [safeColor(colors.text.$value), safeColor(colors.background.$value)];
  // A main colour without a hue leaves the text's own.
  if ((main?.c ?? 0) < 0.01 && !isDark) return { deep: text, 'on-deep': background };
  const tone = {
    mode: 'oklch' as const,
    l: isDark ? 0.31 : 0.24,
    // Beside a glaring colour the deep of its hue would be a muddy one.
    c: (main?.c ?? 0) > 0.2 ? 0 : Math.min(main?.c ?? 0, 0.05),
    h: main?.h ?? 0,
  };
  return { deep: formatHex(clampChroma(tone, 'oklch')), 'on-deep': isDark ? text : background };
}

/** The main colour as the ground of a whole band: so much of it is quieter and deeper than a button is. */
export function bandColors(colors: ThemeTokens['color']): { band: string; 'on-band': string } {
  const primary = safeColor(colors.primary.$value);
  const { l = 0, c = 0, h = 0 } = toOklch(primary) ?? {};
  const isDark = (toOklch(safeColor(colors.background.$value))?.l ?? 1) < 0.5;
  if (!isDark && (l > 0.68 || (l <= 0.47 && c <= 0.13)))
    return { band: primary, 'on-band': safeColor(colors.onPrimary.$value) };
  const tone = {
    mode: 'oklch' as const,
    l: isDark ? 0.34 : Math.min(l, 0.46),
    c: Math.min(c, isDark ? 0.09 : 0.13),
    h,
  };
  return { band: formatHex(clampChroma(tone, 'oklch')), 'on-band': '#ffffff' };
}

const READ = 4.5;
/** So much white stands out from a colour on which people expect it: reds, greens and blues, not yellows. */
const NEARLY = 3;

/** The main colour under small words: white ones on what is full of colour, which is a shade deeper where it must be. */
export function fillColors(colors: ThemeTokens['color']): { fill: string; 'on-fill': string } {
  const primary = safeColor(colors.primary.$value).slice(0, 7);
  const tone = toOklch(primary);
  const isFull = tone !== undefined && tone.c >= 0.03 && contrastOf('#ffffff', primary) >= NEARLY;
  if (!isFull) return { fill: primary, 'on-fill': safeColor(colors.onPrimary.$value) };
  let fill = primary;
  for (let { l } = tone; contrastOf('#ffffff', fill) < READ && l > 0; l -= 0.01)
    fill = formatHex(clampChroma({ ...tone, l }, 'oklch'));
  return { fill, 'on-fill': '#ffffff' };
}

const length = ({ value, unit }: { value: number; unit: 'px' | 'rem' }): string =>
  `${Number.isFinite(value) ? value : 0}${unit === 'px' ? 'px' : 'rem'}`;

const dimensions = (
  group: string,
  tokens: Record<string, { $value: { value: number; unit: 'px' | 'rem' } }>,
  scale = 1,
): string[] =>
  Object.entries(tokens).map(([name, { $value }]) => {
    const value =
      $value.unit === 'rem' && scale !== 1 ? Number(($value.value / scale).toFixed(4)) : $value.value;
    return `--${group}-${name}:${length({ ...$value, value })}`;
  });
