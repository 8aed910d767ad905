import type { SlideDraftBlock } from '../../../draft/slides.ts';

/** A block of a slide; fields that are not named are empty. */
export const slideBlock = (
  kind: SlideDraftBlock['kind'],
  fields: Partial<Omit<SlideDraftBlock, 'kind'>>,
): SlideDraftBlock => ({
  ...({ slot: 'main', kind, heading: '', text: '', by: '', role: '', target: '' } as const),
  ...{ items: [], columns: [], rows: [], totals: [], picture: '', chart: '' },
  ...fields,
});

type SlideItem = SlideDraftBlock['items'][number];

export const slideItem = (fields: Partial<SlideItem>): SlideItem => ({
  label: '',
  title: '',
  text: '',
  picture: '',
  ...fields,
});

export const bullets = (texts: readonly string[], ordered = false, heading = ''): SlideDraftBlock =>
  slideBlock(ordered ? 'numbered' : 'bullets', { heading, items: texts.map((text) => slideItem({ text })) });
