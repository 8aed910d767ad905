import { fillsSlide } from '@sitewright/site-spec';
import type { Area } from './element.ts';
import type { Page } from './page.ts';

/** So high are the words for a picture, and so far from the edge of a slide. */
const CAPTION = { height: 48, from: 10 };

/** Where the words for a picture behind a whole slide can be seen: over or under all that stands on it, if there is room. */
export function openBand({ slide, width, height }: Page): Area | undefined {
  const blocks = slide.blocks.map(({ place }) => place);
  const places = [slide.placed?.title, slide.placed?.subtitle, ...blocks].flatMap((place) =>
    place === undefined || fillsSlide(place, { width, height }) ? [] : place,
  );
  const head = Math.min(height, ...places.map(({ y }) => y));
  const foot = Math.max(0, ...places.map((place) => place.y + place.height));
  const room = Math.max(head, height - foot);
  const y = head > height - foot ? CAPTION.from : height - CAPTION.from - CAPTION.height;
  return room < CAPTION.height + CAPTION.from ? undefined : { x: 0, y, width, height: CAPTION.height };
}
