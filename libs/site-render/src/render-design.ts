import type { DesignSpec } from '@sitewright/site-spec';
import { frameSvg } from './frame-svg.ts';
import { Html, html } from './html.ts';
import type { RenderedPage } from './rendered-page.ts';

export { designCss as css } from './design-css.ts';

/** A sheet of the frames of a design, each with its name and measures. */
export function renderDesign(spec: DesignSpec): RenderedPage[] {
  const frames = spec.content.frames.map(
    (frame) =>
      html`<figure id="${frame.id}">${new Html(frameSvg(spec, frame))}<figcaption>${frame.name} · ${frame.width} × ${frame.height} ${frame.unit}</figcaption></figure>`,
  );
  return [
    {
      path: '/',
      title: spec.title,
      description: spec.description,
      kind: 'design',
      body: html`<main id="content" class="frames"><h1 class="unseen">${spec.title}</h1>${frames}</main>`,
    },
  ];
}
