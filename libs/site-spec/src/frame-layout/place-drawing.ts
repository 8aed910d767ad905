import type { Box } from '../box.ts';
import type { FrameSize } from '../frame-format.ts';
import type { DrawingSide } from '../written-drawing.ts';

/** A box that stands no further than a margin from the edges of its frame that are named goes up to them. */
function toFrame({ x, y, width, height }: Box, cuts: readonly DrawingSide[], frame: FrameSize): Box {
  const near = frame.margin * 1.01;
  const isAt = (side: DrawingSide, distance: number): boolean => cuts.includes(side) && distance <= near;
  const left = isAt('left', x) ? 0 : x;
  const top = isAt('top', y) ? 0 : y;
  const right = isAt('right', frame.width - x - width) ? frame.width : x + width;
  const bottom = isAt('bottom', frame.height - y - height) ? frame.height : y + height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Where a drawing stands in its place: with the sides that it is cut at along the edges of that, or of the frame; over or
 * under texts that begin at the margin it begins there too.
 */
export function placeOfDrawing(
  box: Box,
  drawing: { width: number; height: number },
  { cuts, frame, align }: { cuts: readonly DrawingSide[]; frame: FrameSize; align: 'start' | 'center' },
): Box {
  const isAlong = box.x > 0 && box.width >= frame.width - frame.margin * 2.01;
  if (cuts.length === 0 && align === 'start' && isAlong)
    return { ...box, width: Math.min(box.width, (box.height * drawing.width) / drawing.height) };
  if (cuts.length === 0) return box;
  const place = toFrame(box, cuts, frame);
  const scale = Math.min(place.width / drawing.width, place.height / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const free = { x: place.width - width, y: place.height - height };
  const across = cuts.includes('left') ? 0 : cuts.includes('right') ? 1 : 0.5;
  const down = cuts.includes('top') ? 0 : cuts.includes('bottom') ? 1 : 0.5;
  return { x: place.x + free.x * across, y: place.y + free.y * down, width, height };
}

/** Whether a place of a drawing lies at the edges of its frame that the drawing is cut at. */
export function isAtCuts(box: Box, cuts: readonly DrawingSide[], frame: FrameSize): boolean {
  const { x, y, width, height } = toFrame(box, cuts, frame);
  const at = { left: x, top: y, right: frame.width - x - width, bottom: frame.height - y - height };
  return cuts.every((side) => at[side] <= frame.short * 0.001);
}

/** What an area leaves inside the margins of its frame; texts beside it keep from it by themselves. */
export function kept({ x, y, width, height }: Box, frame: FrameSize): Box {
  const { margin } = frame;
  const [left, top] = [Math.max(x, margin), Math.max(y, margin)];
  const [right, bottom] = [
    Math.min(x + width, frame.width - margin),
    Math.min(y + height, frame.height - margin),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
