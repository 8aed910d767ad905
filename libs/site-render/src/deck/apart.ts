import { isOpening, type Slide, type SlideBlock } from '@sitewright/site-spec';
import { type Frame, isFramed } from './blocks/frame.ts';

type Text = Extract<SlideBlock, { type: 'text' }>;

/** What its owner alone is told of a slide: heading and text are no words of the slide. */
const isRemark = (block: SlideBlock): block is Text =>
  block.type === 'text' && ['heading', 'text'].every((name) => block.questions?.includes(name));

/** What needs the whole width of a slide. */
const WIDE: ReadonlySet<string> = new Set(['chart', 'table', 'steps', 'people', 'image']);

/** What stands on a slide beside its body. */
export interface Apart {
  /** The slide without it. */
  slide: Slide;
  /** The one place for a picture, as large as a picture would be. */
  frame?: Frame | undefined;
  remark?: Text | undefined;
}

/** The places of a slide, where each of its parts has one; what its owner alone is told needs none. */
export const placesOf = ({ placed, subtitle, blocks }: Slide): Slide['placed'] =>
  (subtitle === undefined || placed?.subtitle) && blocks.every((block) => block.place || isRemark(block))
    ? placed
    : undefined;

/** Takes from a slide what is laid out apart from its body. */
export function apart(given: Slide, isBroad: boolean): Apart {
  const remark = given.blocks.find(isRemark);
  const blocks = given.blocks.filter((block) => block !== remark);
  const [frame, ...frames] = blocks.filter(isFramed);
  const others = blocks.filter((block) => block !== frame);
  const stays =
    given.ordered !== undefined ||
    placesOf(given) !== undefined ||
    !isBroad ||
    frames.length > 0 ||
    others.some(({ type }) => WIDE.has(type)) ||
    (others.length === 0 && !isOpening(given.layout));
  if (frame === undefined || stays) return { slide: { ...given, blocks }, remark };
  const slots = new Set(others.map(({ slot }) => slot));
  const left = slots.size > 1 ? others : others.map((block) => ({ ...block, slot: 'main' as const }));
  return { slide: { ...given, blocks: left }, frame, remark };
}
