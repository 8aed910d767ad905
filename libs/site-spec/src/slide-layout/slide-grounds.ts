import { isOpening, type Slide, type SlideLayout } from '../slides.ts';

const PAUSES: ReadonlySet<SlideLayout> = new Set(['quote', 'bigNumber']);

/** So many slides in the main colour fill a deck with it. */
const MOST_FILLED = 1 / 3;

/**
 * Grounds of a deck: one where `isOne`, else the cover and the closing are alike, chapters primary where they are few, single
 * figures and quotations as `pause` says. Three in ten are coloured, a third at most in the main colour; of the pauses no two that follow each other.
 */
export function withGrounds(slides: readonly Slide[], isOne: boolean, pause: 'dark' | 'primary'): Slide[] {
  if (isOne) return slides.map((slide) => ({ ...slide, background: 'default' }));
  const filled = slides.filter((slide, at) => isFilled(slide, at, slides.length));
  const isFull = filled.length > slides.length * MOST_FILLED;
  const left = isFull ? filled.filter(({ layout }) => layout !== 'section') : filled;
  let free = Math.max(1, Math.round(slides.length * 0.3)) - left.length;
  let last: Slide['background'];
  return slides.map((slide) => {
    const pauses = free > 0 && (last ?? 'default') === 'default' && isPause(slide);
    if (pauses) free -= 1;
    last = left.includes(slide) ? 'primary' : pauses ? pause : 'default';
    return { ...slide, background: last };
  });
}

const holdsData = ({ blocks }: Slide): boolean =>
  blocks.some(({ type }) => type === 'chart' || type === 'table');

const isLaidOutByUs = ({ ordered, placed }: Slide): boolean => !ordered && !placed;

const isPause = (slide: Slide): boolean =>
  PAUSES.has(slide.layout) && slide.blocks.length === 1 && isLaidOutByUs(slide) && !holdsData(slide);

/** Whether the whole of a slide has the main colour: a cover's, a chapter's, a closing's. */
const isFilled = (slide: Slide, index: number, count: number): boolean =>
  isOpening(slide.layout) &&
  (index === 0 || slide.layout !== 'title') &&
  count > 1 &&
  isLaidOutByUs(slide) &&
  !holdsData(slide);
