import { type Theme, type ThemeTokens, typeScale } from '@sitewright/site-spec';
import { contrastOf, READ, smallInkOn } from './contrast.ts';
import { mixed } from './mixed-colour.ts';
import { themeFills } from './theme-fills.ts';

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

/** Whether a colour was asked for that planes and cards have. */
export const hasSurface = ({ named }: Theme): boolean => named.some(({ role }) => role === 'surface');

/** The red of warnings where no colours were ordered. */
const ALARM = '#b3261e';

/** The colour of warnings: the one that is kept for them, or red where no colours were ordered. */
export function warningOf({ named, tokens }: Theme): string | undefined {
  if (named.length > 0) return named.find(({ role }) => role === 'warning')?.value;
  // On a dark page it would not be seen.
  return contrastOf(ALARM, tokens.color.background.$value.slice(0, 7)) >= READ ? ALARM : undefined;
}

/** The ground of a warning in the colour of its frame. */
export const warningGround = ({ tokens }: Theme, color: string): string =>
  mixed(tokens.color.background.$value, color, 0.14);

/** The colour that is kept for buttons, and that of the words on it, where one was ordered. */
function buttonsOf({ named, tokens }: Theme): string[] {
  const own = named.find(({ role }) => role === 'buttons')?.value;
  if (own === undefined) return [];
  const fill = safeColor(own);
  return [
    `--button:${fill}`,
    `--on-button:${smallInkOn(fill.slice(0, 7), tokens.color.text.$value.slice(0, 7))}`,
  ];
}

/** The theme as custom properties; dark ones where the theme has them. Every value is checked again here. */
export function themeCss(theme: Theme): string {
  const { tokens } = theme;
  // Rules in the colour of the type: no grey is wanted, nor the shadow of one.
  const isFlat = tokens.color.border.$value === tokens.color.text.$value;
  const light = [
    ...colorProperties(tokens.color, theme.named),
    ...(hasSurface(theme) ? ['--tint:var(--surface)'] : []),
    ...buttonsOf(theme),
    ...Object.entries(tokens.font).map(([name, token]) => `--font-${name}:${fontStack(token.$value)}`),
    ...dimensions('size', tokens.size, typeScale(theme)),
    ...dimensions('space', tokens.space),
    ...dimensions('radius', tokens.radius),
    ...Object.entries(tokens.shadow).map(([name, { $value: shadow }]) => {
      const lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(length);
      return `--shadow-${name}:${lengths.join(' ')} ${isFlat ? 'transparent' : safeColor(shadow.color)}`;
    }),
  ];
  const dark = tokens.dark === undefined ? [] : colorProperties(tokens.dark.color, theme.named);
  const type = `${Math.round(typeScale(theme) * 100)}%`;
  const grown = typeScale(theme) === 1 ? '' : `--grown:${type};font-size:${type};`;
  const scheme = dark.length > 0 ? 'light dark' : 'light';
  const drawn = `.section:has(>.vista.behind){color-scheme:light;${colorProperties(tokens.color, theme.named).join(';')};${kept};color:var(--text)}`;
  return [
    `:root{color-scheme:${scheme};${grown}${light.join(';')};--mark:var(--${markRole(theme)});${kept}}`,
    dark.length > 0
      ? `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}${recoloured(tokens)}${drawn}}`
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

/** Colours of parts that have their own; strong grounds in them are quiet ones. Whatever stands around a page in its colours has its class. */
export const partsCss = (theme: Theme): string =>
  (theme.parts ?? [])
    .map(({ id, color }) => {
      const own = [...colorProperties(color, []), kept].join(';');
      const quiet = ['deep', 'band']
        .map((name) => `--${name}:var(--surface);--on-${name}:var(--text)`)
        .join(';');
      const name = safeName(id);
      return `#${name},.of-${name}{${own};${quiet};color:var(--text)}#${name},main.of-${name}{background:var(--background)}`;
    })
    .join('');

const safeName = (id: string): string => (/^[A-Za-z][A-Za-z0-9_-]*$/.test(id) ? id : 'none');

/** What a coloured band changes for what lies on it, and a card on the band takes back. */
const kept = ['text', 'muted', 'link', 'border'].map((role) => `--root-${role}:var(--${role})`).join(';');

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is filled in given colours. */
export const fillsOf = (colors: ThemeTokens['color'], named: Theme['named']): ReturnType<typeof themeFills> =>
  themeFills((role) => safeColor(colors[role].$value).slice(0, 7), named);

const colorProperties = (colors: ThemeTokens['color'], named: Theme['named']): string[] => [
  ...Object.entries(colors).map(([role, token]) => `--${kebab(role)}:${safeColor(token.$value)}`),
  ...Object.entries(fillsOf(colors, named)).map(
    ([name, [fill, words]]) => `--${name}:${fill};--on-${name}:${words}`,
  ),
];

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
