import type { Slide, SlideLayout } from '@sitewright/site-spec';

const PAUSES: ReadonlySet<SlideLayout> = new Set(['quote', 'bigNumber']);

/**
 * Grounds of a deck: one where `isOne`, else the cover and the closing are alike, chapters primary, single figures and
 * quotations as `pause` says. About a quarter is coloured, of the pauses no two that follow each other.
 */
export function withGrounds(slides: readonly Slide[], isOne: boolean, pause: 'dark' | 'primary'): Slide[] {
  if (isOne) return slides.map((slide) => ({ ...slide, background: 'default' }));
  const most = Math.max(1, Math.round(slides.length * 0.3));
  let free = most - slides.filter((one, at) => groundOf(one, at, slides.length, false) === 'primary').length;
  let last: Slide['background'];
  return slides.map((slide, index) => {
    const ground = groundOf(slide, index, slides.length, free > 0 && (last ?? 'default') === 'default');
    if (ground === 'dark') free -= 1;
    last = ground;
    return { ...slide, background: ground === 'dark' ? pause : ground };
  });
}

function groundOf(slide: Slide, index: number, count: number, mayPause: boolean): Slide['background'] {
  if (slide.ordered) return 'default';
  const isFrame =
    (index === 0 && slide.layout === 'title') || slide.layout === 'closing' || slide.layout === 'section';
  const holdsData = slide.blocks.some(({ type }) => type === 'chart' || type === 'table');
  if (isFrame && !holdsData && count > 1) return 'primary';
  const isPause = PAUSES.has(slide.layout) && slide.blocks.length === 1 && !holdsData;
  return isPause && mayPause ? 'dark' : 'default';
}
