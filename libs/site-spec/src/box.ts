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

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const areaOf = ({ width, height }: Box): number => width * height;

/** What boxes have in common, without width or height where that is nothing. */
export function meet(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x);
  const height = Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y);
  return { x, y, width, height };
}

/** Whether boxes have more in common than an edge. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
