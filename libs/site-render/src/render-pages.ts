import type { SiteSpec } from '@sitewright/site-spec';
import { baseCss } from './base-css.ts';
import type { RenderedPage } from './rendered-page.ts';
import { partsCss, themeCss } from './theme-css.ts';

/** What draws the pages of a type, and their style: loaded when the first one is drawn. */
const renderers = {
  website: () => import('./website/render-website.ts'),
  slides: () => import('./render-slides.ts'),
  document: () => import('./render-document.ts'),
  design: () => import('./render-design.ts'),
  dataviz: () => import('./render-dataviz.ts'),
};

/** Every page of a spec, or of a website the one at a path alone; all other types have one page. */
export async function renderPages(spec: SiteSpec, only?: string): Promise<RenderedPage[]> {
  switch (spec.buildType) {
    case 'website':
      return (await renderers.website()).renderWebsite(spec, only);
    case 'slides':
      return (await renderers.slides()).renderSlides(spec);
    case 'document':
      return (await renderers.document()).renderDocument(spec);
    case 'design':
      return (await renderers.design()).renderDesign(spec);
    case 'dataviz':
      return (await renderers.dataviz()).renderDataviz(spec);
  }
}

/** The theme of a spec. A deck is laid out in its light colours, as it is exported: no scheme of the reader's changes them. */
const shownTheme = ({ buildType, theme }: SiteSpec): SiteSpec['theme'] =>
  buildType === 'slides' ? { ...theme, tokens: { ...theme.tokens, dark: undefined } } : theme;

/** The style sheet of a spec, without its fonts. */
export async function styleSheet(spec: SiteSpec): Promise<string> {
  const { css } = await renderers[spec.buildType]();
  return [themeCss(shownTheme(spec)), baseCss, css, partsCss(spec.theme)].join('\n');
}
