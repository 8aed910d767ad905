import type { SlideBlock } from '@sitewright/site-spec';
import type { SlideDraftBlock } from '../../draft/slides.ts';
import type { AssembleContext, ChartFor } from '../context.ts';
import { cleanText } from '../text/clean-text.ts';
import type { LinkTo } from '../text/link-target.ts';
import type { NodeTexts } from '../text/node-texts.ts';

/** What a block of a slide is made from. */
export interface BlockContext {
  context: AssembleContext;
  block: SlideDraftBlock;
  id: string;
  linkTo: LinkTo;
  chartFor: ChartFor;
}

export type BlockOf<T extends SlideBlock['type']> = Extract<SlideBlock, { type: T }>;
export type DraftItem = SlideDraftBlock['items'][number];

export const textsOf = ({ context, linkTo }: Pick<BlockContext, 'context' | 'linkTo'>): NodeTexts =>
  context.texts({ linkTo });

/** Words that are there, one after another. */
export const joined = (words: readonly string[], between = ' · '): string =>
  words
    .map(cleanText)
    .filter((text) => text !== '')
    .join(between);
