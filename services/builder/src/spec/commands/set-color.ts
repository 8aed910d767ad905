import type { ColorRole, SiteSpec } from '@sitewright/site-spec';
import { refreshedContrast } from '../contrast.ts';
import type { Command } from '../invert.ts';

/** Gives a role of the theme a colour, and the theme's account of its contrasts with it. */
export function setColor(spec: SiteSpec, scheme: 'light' | 'dark', role: ColorRole, value: string): Command {
  const { tokens } = spec.theme;
  const colors = scheme === 'dark' ? tokens.dark?.color : tokens.color;
  if (colors === undefined || colors[role].$value.toLowerCase() === value.toLowerCase())
    return { label: 'color', operations: [] };
  const next = { ...colors, [role]: { $type: 'color' as const, $value: value } };
  const path = `/theme/tokens/${scheme === 'dark' ? 'dark/' : ''}color/${role}/$value`;
  return {
    label: 'color',
    operations: [
      { op: 'replace', path, value },
      { op: 'replace', path: '/theme/contrast', value: refreshedContrast(spec, scheme, next) },
    ],
  };
}

/** Gives headings or text another family. What stood behind it, for other scripts, stays behind it. */
export function setFont(spec: SiteSpec, use: 'heading' | 'body' | 'mono', family: string): Command {
  const [first, ...rest] = spec.theme.tokens.font[use].$value;
  if (first === family) return { label: 'font', operations: [] };
  const value = [family, ...rest.filter((name) => name !== family)];
  return { label: 'font', operations: [{ op: 'replace', path: `/theme/tokens/font/${use}/$value`, value }] };
}
