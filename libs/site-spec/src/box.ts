/** A place on a frame, from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box within a box, as far from each of its edges. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - by * 2),
  height: Math.max(0, height - by * 2),
});

/** Two parts of a box, the first with a share of its width or height. */
export function cut(box: Box, share: number, isSideways: boolean): [Box, Box] {
  const { x, y, width, height } = box;
  const at = (isSideways ? width : height) * share;
  return isSideways
    ? [
        { ...box, width: at },
        { ...box, x: x + at, width: width - at },
      ]
    : [
        { ...box, height: at },
        { ...box, y: y + at, height: height - at },
      ];
}

/** A square in the middle of a box. */
export const squareIn = ({ x, y, width, height }: Box, side: number): Box => ({
  x: x + (width - side) / 2,
  y: y + (height - side) / 2,
  width: side,
  height: side,
});

/** Whether boxes have more in common than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
