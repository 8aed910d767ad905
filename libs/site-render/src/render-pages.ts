import type { SiteSpec } from '@sitewright/site-spec';
import { baseCss } from './base-css.ts';
import { boardCss } from './board-css.ts';
import { designCss } from './design-css.ts';
import { documentCss } from './document-css.ts';
import type { RenderedPage } from './rendered-page.ts';
import { slidesCss } from './slides-css.ts';
import { themeCss } from './theme-css.ts';
import { websiteCss } from './website-css.ts';

/**
 * Every page of a spec, or of a website the one at a path alone; all other types have one page. The renderer of a type is
 * loaded when the first one is.
 */
export async function renderPages(spec: SiteSpec, only?: string): Promise<RenderedPage[]> {
  switch (spec.buildType) {
    case 'website':
      return (await import('./website/render-website.ts')).renderWebsite(spec, only);
    case 'slides':
      return (await import('./render-slides.ts')).renderSlides(spec);
    case 'document':
      return (await import('./render-document.ts')).renderDocument(spec);
    case 'design':
      return (await import('./render-design.ts')).renderDesign(spec);
    case 'dataviz':
      return (await import('./render-dataviz.ts')).renderDataviz(spec);
  }
}

const kindCss: Record<SiteSpec['buildType'], string> = {
  website: websiteCss,
  slides: slidesCss,
  document: documentCss,
  design: designCss,
  dataviz: boardCss,
};

/** The theme of a spec. A deck is laid out in its light colours, as it is exported: no scheme of the reader's changes them. */
const shownTheme = ({ buildType, theme }: SiteSpec): SiteSpec['theme'] =>
  buildType === 'slides' ? { ...theme, tokens: { ...theme.tokens, dark: undefined } } : theme;

/** The style sheet of a spec, without its fonts. */
export const styleSheet = (spec: SiteSpec): string =>
  [themeCss(shownTheme(spec)), baseCss, kindCss[spec.buildType]].join('\n');
