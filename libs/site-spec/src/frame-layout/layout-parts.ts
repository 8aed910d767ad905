import { type Box, inset } from '../box.ts';
import type { FrameSize } from '../frame-format.ts';
import type { Column } from './fit-text.ts';

/** A column before it has its texts: all rows of the frame, its head, what follows, the first or second half of that, or its foot. */
export type FrameSlot = Omit<Column, 'rows'> & {
  part: 'all' | 'head' | 'rest' | 'restStart' | 'restEnd' | 'foot';
};

/** Where a motif stands, and on what; `rows` for a strip along an edge. */
export interface FrameArt {
  box: Box;
  fill: string;
  rows?: number;
}

/** Where things go on a frame whose language is read from the left; others are mirrored. */
export interface FrameLayout {
  planes: { box: Box; fill: string }[];
  art: FrameArt[];
  slots: FrameSlot[];
  /** A thin line around the whole. */
  hasBorder: boolean;
  /** Whether it gives the frame to a drawing that tells everything. */
  isTold?: boolean;
}

/** All of a frame as a box. */
export const wholeFrame = ({ width, height }: FrameSize): Box => ({ x: 0, y: 0, width, height });

/** Whether a frame is much wider than high: texts and a drawing stand side by side on it. */
export const isWide = ({ width, height }: FrameSize): boolean => width / height >= 1.25;
/** Whether a frame is a strip, as a banner of a page is. */
export const isStrip = ({ width, height }: FrameSize): boolean => width / height >= 2.2;

/** A place for texts in an area, as far from its edges as a margin. */
export const slotIn = (area: Box, by: number, fill: string, more: Partial<FrameSlot> = {}): FrameSlot => ({
  box: inset(area, by),
  area,
  fill,
  part: 'all',
  align: 'start',
  valign: 'spread',
  isRuled: false,
  fullness: 1,
  ...more,
});

/** A layout with nothing on it yet. */
export const bareLayout: Omit<FrameLayout, 'slots'> = { planes: [], art: [], hasBorder: false };

/** A layout that begins so much lower. */
export function lowered(layout: FrameLayout, by: number): FrameLayout {
  const moved = (box: Box): Box => ({ ...box, y: box.y + by });
  return {
    ...layout,
    planes: layout.planes.map((plane) => ({ ...plane, box: moved(plane.box) })),
    slots: layout.slots.map((slot) => ({ ...slot, box: moved(slot.box), area: moved(slot.area) })),
  };
}
