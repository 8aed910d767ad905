import type { ColorRole, SiteSpec } from '@sitewright/site-spec';
import { pairs, ratioOf, refreshedContrast } from '../contrast.ts';
import type { Command } from '../invert.ts';

type Colors = SiteSpec['theme']['tokens']['color'];

/** What is drawn in the primary colour until somebody gives it one of its own. */
const likePrimary = ['focus', 'link'] as const;

/**
 * Gives a role of the theme a colour, and the theme's account of its contrasts with it. Links and the mark of the focus
 * that had the primary colour go with it, where they are still told from the background.
 */
export function setColor(spec: SiteSpec, scheme: 'light' | 'dark', role: ColorRole, value: string): Command {
  const { tokens } = spec.theme;
  const colors = scheme === 'dark' ? tokens.dark?.color : tokens.color;
  if (colors === undefined || colors[role].$value.toLowerCase() === value.toLowerCase())
    return { label: 'color', operations: [] };
  const before = colors[role].$value.toLowerCase();
  const going = likePrimary.filter(
    (one) => role === 'primary' && colors[one].$value.toLowerCase() === before && isRead(colors, one, value),
  );
  const given = { $type: 'color' as const, $value: value };
  const next = { ...colors, ...Object.fromEntries([role, ...going].map((one) => [one, given])) };
  const pathOf = (one: ColorRole) => `/theme/tokens/${scheme === 'dark' ? 'dark/' : ''}color/${one}/$value`;
  return {
    label: 'color',
    operations: [
      ...[role, ...going].map((one) => ({ op: 'replace' as const, path: pathOf(one), value })),
      { op: 'replace', path: '/theme/contrast', value: refreshedContrast(spec, scheme, next) },
    ],
  };
}

const isRead = (colors: Colors, role: ColorRole, value: string): boolean =>
  pairs.every(
    ([foreground, background, needed]) =>
      foreground !== role || ratioOf(value, colors[background].$value) >= needed,
  );

/** Gives headings or text another family. What stood behind it, for other scripts, stays behind it. */
export function setFont(spec: SiteSpec, use: 'heading' | 'body' | 'mono', family: string): Command {
  const [first, ...rest] = spec.theme.tokens.font[use].$value;
  if (first === family) return { label: 'font', operations: [] };
  const value = [family, ...rest.filter((name) => name !== family)];
  return { label: 'font', operations: [{ op: 'replace', path: `/theme/tokens/font/${use}/$value`, value }] };
}
