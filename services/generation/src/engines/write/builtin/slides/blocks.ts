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

/** Every word that a block shows, in the order in which it is read. */
export const textsOfBlock = (block: SlideDraftBlock): string[] =>
  [
    block.heading,
    block.text,
    ...block.items.flatMap((item) => [item.label, item.title, item.text]),
    ...block.columns,
    ...block.rows.flat(),
    block.by,
    block.role,
  ].filter((text) => text !== '');
