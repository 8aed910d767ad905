import type { SlideBlock } from '@sitewright/site-spec';
import { bodyStyle, type Fitted, filled, type Room, type Words, words } from '../fitted.ts';
import { isFramed } from './frame.ts';

/** How high a place that is to be filled in grows where it stands alone. */
const HIGHEST = 300;

/** Whether all that a block says is what its owner is asked for. */
export const isGap = (block: SlideBlock): boolean =>
  (block.type === 'text' && block.placeholder === true && !isFramed(block)) ||
  (block.type === 'bullets' &&
    (block.placeholder === true || block.items.every(({ placeholder }) => placeholder === true)));

/** Sizes of a question and of the words over it: alone on a slide it is read from the back as its text would be. */
const ASKED = { alone: [17, 24], beside: [14, 17] } as const;

/** The least scale of its words. */
const LEAST = 0.7;

/** A quiet place for what is to come, undefined for what is none: its question is no statement of the slide, and no larger than its text. */
export function gapFit(
  block: SlideBlock,
  mark: string,
  width: number,
  room: Room,
  alone: boolean,
): Fitted | undefined {
  if ((block.type !== 'text' && block.type !== 'bullets') || !isGap(block)) return undefined;
  const { look } = room;
  // What its place is too small for gives way, its air first.
  const own = { ...room, scale: Math.min(1, Math.max(LEAST, room.scale)) };
  const padding = own.scale < 1 ? 7 : 18;
  const [named, asked] = alone ? ASKED.alone : ASKED.beside;
  const label = { ...bodyStyle(own, named), bold: true, color: look.strongText };
  const questions = block.type === 'text' ? [block.text] : block.items.map(({ text }) => text);
  const style = { ...bodyStyle(own, asked), color: look.muted };
  const said = words(
    [
      { tag: 'P', text: mark, style: label },
      ...questions.map((text): Words => ({ tag: 'P', text, style, before: 4 * own.scale })),
    ],
    width - padding * 2,
    own,
  );
  const height = said.height + padding * 2;
  return {
    height,
    most: alone ? Math.max(height, HIGHEST) : height,
    draw: (area) => [
      { ...filled(look.card, { ...area, width }), ...(look.radius > 0 ? { radius: look.radius } : {}) },
      { kind: 'shape', shape: 'broken', fill: look.strong, ...area, width },
      ...said.draw({
        ...{ x: area.x + padding, y: area.y + padding },
        ...{ width: width - padding * 2, height: said.height },
      }),
    ],
  };
}
