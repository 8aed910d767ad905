import type { DrawnShape } from '@sitewright/site-spec';

interface Point {
  x: number;
  y: number;
}
type Segment = readonly [Point, Point];

/** How many numbers a command of path data takes; its last two are where it ends. */
const TAKES: Readonly<Partial<Record<string, number>>> = {
  ...{ M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 },
};

/** The straight segments of path data, and the points that it comes to on any way. */
function traced(path: string): { straight: Segment[]; points: Point[] } {
  const straight: Segment[] = [];
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const [, command = '', rest = ''] of path.matchAll(
    /([A-Za-z])([^A-Za-z]*(?:[eE][-+\d][^A-Za-z]*)*)/g,
  )) {
    const name = command.toUpperCase();
    const from = (): Point => (command === name ? { x: 0, y: 0 } : at);
    const numbers = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []).map(Number);
    const takes = TAKES[name] ?? 0;
    if (name === 'Z') {
      straight.push([at, start]);
      at = start;
    }
    for (let first = 0; takes > 0 && first + takes <= numbers.length; first += takes) {
      const [one = 0, other = 0] = numbers.slice(first + Math.max(0, takes - 2), first + takes);
      const { x, y } = from();
      const end =
        name === 'H'
          ? { x: x + one, y: at.y }
          : name === 'V'
            ? { x: at.x, y: y + one }
            : { x: x + one, y: y + other };
      const isMove = name === 'M' && first === 0;
      if (!isMove && 'MLHV'.includes(name)) straight.push([at, end]);
      points.push(end);
      at = end;
      if (isMove) start = end;
    }
  }
  return { straight, points };
}

/** A rectangle that goes on with a shape beyond an edge of its box. */
export interface Strip {
  color: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So far a strip reaches into its box, where the edge would show. */
const OVER = 0.004;

/** Whether a shape comes to the left and to the right edge along a piece of each. */
function sidesOf(path: string, width: number): { isLeft: boolean; isRight: boolean } {
  const upright = traced(path).straight.filter(([a, b]) => a.x === b.x && a.y !== b.y);
  return { isLeft: upright.some(([{ x }]) => x <= 0), isRight: upright.some(([{ x }]) => x >= width) };
}

/** Whether something of a drawing comes to an edge at its side; what does not is a figure that stands by itself. */
export const runsAcross = (shapes: readonly DrawnShape[], width: number): boolean =>
  shapes.some(
    (shape) => shape.kind !== 'words' && traced(shape.path).points.some(({ x }) => x <= 0 || x >= width),
  );

/**
 * Sky, water and ground that span a whole drawing go on beyond its edges. What stands at one edge alone, as a hill in a
 * corner does, would break beside them: then nothing goes on.
 */
export function stripsBeyond(
  shapes: readonly DrawnShape[],
  { width, height }: { width: number; height: number },
  around: number,
): Strip[] {
  const planes = shapes.flatMap((shape) =>
    shape.kind === 'plane' ? [{ shape, ...sidesOf(shape.path, width) }] : [],
  );
  if (planes.some(({ isLeft, isRight }) => isLeft !== isRight)) return [];
  const [far, deep] = [width * (around + OVER), height * (around + OVER)];
  return planes
    .filter(({ isLeft }) => isLeft)
    .flatMap(({ shape: { color, path } }) =>
      traced(path).straight.flatMap(([a, b]): Strip[] => {
        const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
        const [wide, tall] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
        const across = { color, y, width: far, height: tall };
        const down = { color, x, width: wide, height: deep };
        return [
          ...(wide === 0 && x <= 0 ? [{ ...across, x: -around * width }] : []),
          ...(wide === 0 && x >= width ? [{ ...across, x: width * (1 - OVER) }] : []),
          ...(wide >= width && y <= 0 && tall === 0 ? [{ ...down, y: -around * height }] : []),
          ...(wide >= width && y >= height && tall === 0 ? [{ ...down, y: height * (1 - OVER) }] : []),
        ];
      }),
    );
}
