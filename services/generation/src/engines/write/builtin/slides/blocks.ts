import { type SlideDraftBlock, slideBlock, slideItem } from '../../../draft/slides.ts';

/** A list of texts alone. */
export const bullets = (texts: readonly string[], ordered = false, heading = ''): SlideDraftBlock =>
  slideBlock(ordered ? 'numbered' : 'bullets', { heading, items: texts.map((text) => slideItem({ text })) });
