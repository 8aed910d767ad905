import type { Theme, ThemeTokens } from '@sitewright/site-spec';

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

/** The theme as custom properties; dark ones where the theme has them. Every value is checked again here. */
export function themeCss({ tokens }: Theme): string {
  const light = [
    ...colorProperties(tokens.color),
    ...Object.entries(tokens.font).map(([name, token]) => `--font-${name}:${fontStack(token.$value)}`),
    ...dimensions('size', tokens.size),
    ...dimensions('space', tokens.space),
    ...dimensions('radius', tokens.radius),
    ...Object.entries(tokens.shadow).map(([name, { $value: shadow }]) => {
      const lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(length);
      return `--shadow-${name}:${lengths.join(' ')} ${safeColor(shadow.color)}`;
    }),
  ];
  const dark = tokens.dark === undefined ? [] : colorProperties(tokens.dark.color);
  const scheme = dark.length > 0 ? 'light dark' : 'light';
  return [
    `:root{color-scheme:${scheme};${light.join(';')}}`,
    dark.length > 0 ? `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}}` : '',
  ].join('\n');
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorProperties = (colors: ThemeTokens['color']): string[] =>
  Object.entries(colors).map(([role, token]) => `--${kebab(role)}:${safeColor(token.$value)}`);

const length = ({ value, unit }: { value: number; unit: 'px' | 'rem' }): string =>
  `${Number.isFinite(value) ? value : 0}${unit === 'px' ? 'px' : 'rem'}`;

const dimensions = (
  group: string,
  tokens: Record<string, { $value: { value: number; unit: 'px' | 'rem' } }>,
): string[] => Object.entries(tokens).map(([name, token]) => `--${group}-${name}:${length(token.$value)}`);
