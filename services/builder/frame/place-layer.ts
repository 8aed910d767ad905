/** Where a layer stands in its frame, in the frame's unit; it is turned about its centre. */
export interface LayerBox {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The sides that are pulled: -1 the one before, 1 the one behind, 0 none. */
export interface Pull {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** Lines that a layer snaps to. */
export interface Lines {
  x: readonly number[];
  y: readonly number[];
}

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
};

/** Whether a point is in a layer, or as near to it as `reach`. */
export function isIn(box: LayerBox, point: Point, reach = 0): boolean {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const own = turned({ x: point.x - centre.x, y: point.y - centre.y }, -box.rotation);
  return Math.abs(own.x) <= box.width / 2 + reach && Math.abs(own.y) <= box.height / 2 + reach;
}

export const moved = (box: LayerBox, by: Point): LayerBox => ({ ...box, x: box.x + by.x, y: box.y + by.y });

/** A layer whose sides were pulled; the side opposite stays where it is, however the layer is turned. */
export function resized(box: LayerBox, pull: Pull, by: Point, keepsRatio: boolean, least: number): LayerBox {
  const own = turned(by, -box.rotation);
  let width = Math.max(least, box.width + own.x * pull.x);
  let height = Math.max(least, box.height + own.y * pull.y);
  if (keepsRatio && pull.x !== 0 && pull.y !== 0 && box.width > 0 && box.height > 0) {
    const scale = Math.max(width / box.width, height / box.height);
    width = box.width * scale;
    height = box.height * scale;
  }
  const shift = turned(
    { x: ((width - box.width) / 2) * pull.x, y: ((height - box.height) / 2) * pull.y },
    box.rotation,
  );
  return {
    ...box,
    x: box.x + box.width / 2 + shift.x - width / 2,
    y: box.y + box.height / 2 + shift.y - height / 2,
    width,
    height,
  };
}

interface Snap {
  by: number;
  at: number;
}

/** The shortest way to a line from one of some places; undefined if none is within reach. */
function nearest(places: readonly number[], lines: readonly number[], reach: number): Snap | undefined {
  let best: Snap | undefined;
  for (const at of lines) {
    for (const place of places) {
      const by = at - place;
      if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best.by)))
        best = { by, at };
    }
  }
  return best;
}

/** A layer that was moved near to lines, on them. @returns the lines that it is on, too */
export function snapped(box: LayerBox, lines: Lines, reach: number): { box: LayerBox; on: Lines } {
  // A layer that is turned has no sides to lay on a line: its centre goes there.
  const upright = box.rotation % 180 === 0;
  const xs = upright ? [box.x, box.x + box.width / 2, box.x + box.width] : [box.x + box.width / 2];
  const ys = upright ? [box.y, box.y + box.height / 2, box.y + box.height] : [box.y + box.height / 2];
  const [x, y] = [nearest(xs, lines.x, reach), nearest(ys, lines.y, reach)];
  return {
    box: moved(box, { x: x?.by ?? 0, y: y?.by ?? 0 }),
    on: { x: x === undefined ? [] : [x.at], y: y === undefined ? [] : [y.at] },
  };
}

/** How far a pulled side is off the nearest line; undefined for a side that is not pulled. */
export function snappedPull(
  box: LayerBox,
  pull: Pull,
  lines: Lines,
  reach: number,
): { by: Point; on: Lines } {
  if (box.rotation !== 0) return { by: { x: 0, y: 0 }, on: { x: [], y: [] } };
  const x = pull.x === 0 ? undefined : nearest([pull.x < 0 ? box.x : box.x + box.width], lines.x, reach);
  const y = pull.y === 0 ? undefined : nearest([pull.y < 0 ? box.y : box.y + box.height], lines.y, reach);
  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    on: { x: x === undefined ? [] : [x.at], y: y === undefined ? [] : [y.at] },
  };
}

/** What there is to snap to: edges, margins and middle of the frame, edges and middles of the other layers. */
export function linesOf(
  frame: { width: number; height: number; safeArea: Record<'top' | 'right' | 'bottom' | 'left', number> },
  others: readonly LayerBox[],
): Lines {
  const { width, height, safeArea } = frame;
  const level = others.filter(({ rotation }) => rotation === 0);
  const three = (from: number, size: number) => [from, from + size / 2, from + size];
  return {
    x: [
      ...three(0, width),
      safeArea.left,
      width - safeArea.right,
      ...level.flatMap((b) => three(b.x, b.width)),
    ],
    y: [
      ...three(0, height),
      safeArea.top,
      height - safeArea.bottom,
      ...level.flatMap((b) => three(b.y, b.height)),
    ],
  };
}
