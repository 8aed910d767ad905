import type { SlideBlock } from '@sitewright/site-spec';
import { type Frame, isFramed } from './blocks/frame.ts';
import { orderedFit } from './blocks/ordered.ts';
import { beside, type Fitted, type Room, stacked } from './fitted.ts';
import type { Ordering } from './ordered-body.ts';
import { roomOf } from './page.ts';

type Align = 'start' | 'center' | 'end';

/** At which side of its room something stands. */
export const alignOf = (place = ''): Align =>
  place.endsWith('right')
    ? 'end'
    : place === 'top' || place === 'bottom' || place === 'center'
      ? 'center'
      : 'start';

/** What stands at an edge, small: left, middle and right in one row. */
export function edgeRow(
  { page, order, usual }: Ordering,
  blocks: readonly SlideBlock[],
  width: number,
): Fitted {
  if (blocks.length === 0) return stacked([], 0);
  const gap = 20;
  // A box in the middle has the whole width, and what stands in a corner its own row below.
  const [boxes, rest] = [true, false].map((is) =>
    blocks.filter(({ look }) => (look?.form === 'box' && look.place === 'bottom') === is),
  );
  if (boxes && rest && boxes.length > 0 && rest.length > 0)
    return stacked(
      [boxes, rest].map((row) => edgeRow({ page, order, usual }, row, width)),
      10,
    );
  const used = (['start', 'center', 'end'] as const)
    .map((align) => ({ align, mine: blocks.filter(({ look }) => alignOf(look?.place) === align) }))
    .filter(({ mine }) => mine.length > 0);
  const isThird = used.length > 1 || blocks.some(isFramed);
  const own = isThird ? (width - gap * 2) / 3 : width;
  const room = roomOf(page, 1, false);
  const rowOf = (align: Align): Fitted & { width: number } => ({
    ...stacked(
      blocks
        .filter(({ look }) => alignOf(look?.place) === align)
        .map(
          (block) =>
            (isFramed(block)
              ? inCorner(block, own, room, align)
              : orderedFit(block, own, room, align, isThird || block.look?.form !== 'box')) ??
            usual(block, own, room),
        ),
      8,
    ),
    width: own,
  });
  return beside(
    (isThird ? (['start', 'center', 'end'] as const) : used.map(({ align }) => align)).map(rowOf),
    gap,
    'middle',
  );
}

/** A small place for a picture at the end of a row. */
function inCorner(block: Frame, room: number, own: Room, align: Align): Fitted | undefined {
  const width = Math.min(room, CORNER);
  const fit = orderedFit(block, width, own, align);
  const from = align === 'end' ? room - width : align === 'center' ? (room - width) / 2 : 0;
  return (
    fit && {
      ...fit,
      most: fit.height,
      draw: (area) => fit.draw({ ...area, x: area.x + from, width, height: fit.height }),
    }
  );
}
const CORNER = 230;
