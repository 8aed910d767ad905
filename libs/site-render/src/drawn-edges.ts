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

/** The straight segments of path data. */
function straight(path: string): Segment[] {
  const found: Segment[] = [];
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
      found.push([at, start]);
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
      if (!isMove && 'MLHV'.includes(name)) found.push([at, end]);
      at = end;
      if (isMove) start = end;
    }
  }
  return found;
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

/** What reaches an edge of the box along a piece of it goes on beyond it: water and ground end nowhere in a wider place. */
export function stripsBeyond(
  shapes: readonly DrawnShape[],
  { width, height }: { width: number; height: number },
  around: number,
): Strip[] {
  const [far, deep] = [width * (around + OVER), height * (around + OVER)];
  const across = (y: number, tall: number, isLeft: boolean) => ({
    x: isLeft ? -around * width : width * (1 - OVER),
    y,
    width: far,
    height: tall,
  });
  const down = (x: number, wide: number, isTop: boolean) => ({
    x,
    y: isTop ? -around * height : height * (1 - OVER),
    width: wide,
    height: deep,
  });
  return shapes.flatMap((shape) => {
    if (shape.kind === 'words') return [];
    const { color } = shape;
    return straight(shape.path).flatMap(([a, b]): Strip[] => {
      const [left, right, top, bottom] = [
        Math.min(a.x, b.x),
        Math.max(a.x, b.x),
        Math.min(a.y, b.y),
        Math.max(a.y, b.y),
      ];
      if (shape.kind === 'line') {
        const y = a.y - shape.width / 2;
        if (a.y !== b.y) return [];
        return [
          ...(left <= 0 ? [{ color, ...across(y, shape.width, true) }] : []),
          ...(right >= width ? [{ color, ...across(y, shape.width, false) }] : []),
        ];
      }
      return [
        ...(right <= 0 ? [{ color, ...across(top, bottom - top, true) }] : []),
        ...(left >= width ? [{ color, ...across(top, bottom - top, false) }] : []),
        ...(bottom <= 0 ? [{ color, ...down(left, right - left, true) }] : []),
        ...(top >= height ? [{ color, ...down(left, right - left, false) }] : []),
      ];
    });
  });
}
