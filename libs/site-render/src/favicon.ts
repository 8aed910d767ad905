import type { SiteSpec } from '@sitewright/site-spec';
import { html } from './html.ts';
import { localeOf } from './locale.ts';
import { colorOf } from './theme-css.ts';

/** The mark of a browser's tab: the first letter of the name, in the colours of the theme. */
export function favicon(spec: SiteSpec): string {
  const name = spec.buildType === 'website' ? spec.content.site.name : spec.title;
  const letter = /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '';
  const { theme } = spec;
  const corner = Math.min(14, Math.max(0, theme.tokens.radius.medium.$value.value));
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${colorOf(theme, 'primary')}"/><text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="${colorOf(theme, 'onPrimary')}">${letter.toLocaleUpperCase(localeOf(spec.language))}</text></svg>`
    .text;
}
