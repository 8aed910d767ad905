import type { SiteSpec } from '@sitewright/site-spec';
import { baseCss } from './base-css.ts';
import { boardCss } from './board-css.ts';
import { designCss } from './design-css.ts';
import { documentCss } from './document-css.ts';
import { renderDataviz } from './render-dataviz.ts';
import { renderDesign } from './render-design.ts';
import { renderDocument } from './render-document.ts';
import { renderSlides } from './render-slides.ts';
import type { RenderedPage } from './rendered-page.ts';
import { slidesCss } from './slides-css.ts';
import { themeCss } from './theme-css.ts';
import { renderWebsite } from './website/render-website.ts';
import { websiteCss } from './website-css.ts';

/** Every page of a spec; all types but websites have one. */
export async function renderPages(spec: SiteSpec): Promise<RenderedPage[]> {
  switch (spec.buildType) {
    case 'website':
      return renderWebsite(spec);
    case 'slides':
      return renderSlides(spec);
    case 'document':
      return renderDocument(spec);
    case 'design':
      return renderDesign(spec);
    case 'dataviz':
      return renderDataviz(spec);
  }
}

const kindCss: Record<SiteSpec['buildType'], string> = {
  website: websiteCss,
  slides: slidesCss,
  document: documentCss,
  design: designCss,
  dataviz: boardCss,
};

/** The style sheet of a spec, without its fonts. */
export const styleSheet = (spec: SiteSpec): string =>
  [themeCss(spec.theme), baseCss, kindCss[spec.buildType]].join('\n');
