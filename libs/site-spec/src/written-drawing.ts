import { DRAWING_LIMITS, type DrawnShape, drawnShapeSchema } from './drawing.ts';

/** A picture that its writer drew: what is to be seen, and shapes in a box of that width and height, on a ground. */
export interface Drawing extends Drawn {
  alt: string;
  ground: string;
}

interface Drawn {
  width: number;
  height: number;
  shapes: DrawnShape[];
}

/** The names that a writer has for roles of the theme. */
export const ROLES: ReadonlyMap<string, string> = new Map([
  ...(['muted', 'primary', 'accent'] as const).map((role) => [role, role] as const),
  ['ink', 'text'],
  ['tint', 'surface'],
  ['ground', 'background'],
]);

/** Path data that draws nothing, or something far out, is left out: renderers differ in what they make of it. */
const FAR = 4000;
const numbers = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
const isNear = (path: string, far: number): boolean =>
  path.length <= DRAWING_LIMITS.path &&
  /^[Mm]/.test(path) &&
  (path.match(numbers) ?? []).every((number) => Math.abs(Number(number)) <= far);

/** A line of a drawing as its shape, no number of it beyond `far`; undefined where it is none. */
export const shapeIn = (line: string, far = FAR): DrawnShape | undefined =>
  drawnShapeSchema.safeParse(rawShapeIn(line, far)).data;

/** A line of words as what it may be: a shape before its schema has seen it. */
function rawShapeIn(line: string, far: number): unknown {
  const [first = '', ...rest] = line.split(/\s+/);
  const isWords = first === 'text';
  const [name = '', ...more] = isWords ? rest : [first, ...rest];
  const color = ROLES.get(name) ?? name;
  if (isWords) {
    const [size, x, y, anchor, ...words] = more;
    const text = words
      .join(' ')
      .replace(/\p{Cc}/gu, '')
      .toWellFormed()
      .slice(0, DRAWING_LIMITS.text);
    return { kind: 'words', color, size: Number(size), x: Number(x), y: Number(y), anchor, text };
  }
  const width = Number(more[0]);
  const path = more.slice(Number.isNaN(width) ? 0 : 1).join(' ');
  if (!isNear(path, far)) return undefined;
  return Number.isNaN(width) ? { kind: 'plane', color, path } : { kind: 'line', color, width, path };
}

const box = /^box\s+(\d{1,4})\s+(\d{1,4})$/;
const isSide = (side: number): boolean => side >= 1 && side <= DRAWING_LIMITS.side;

/**
 * The drawing that the text of a picture holds: its first line says what is to be seen, each further one is a shape. A line
 * that is none is left out; undefined where there is no shape at all.
 */
export function drawingIn(picture: string): Drawing | undefined {
  const lines = picture.split(/[\n\r]+/).map((line) => line.trim());
  let size = { width: 160, height: 100 };
  const told: string[] = [];
  const shapes: DrawnShape[] = [];
  let texts = 0;
  for (const line of lines.filter((one) => one !== '')) {
    const [, width = 0, height = 0] = (box.exec(line) ?? []).map(Number);
    if (isSide(width) && isSide(height)) size = { width, height };
    const shape = shapeIn(line);
    if (shape === undefined) {
      if (shapes.length === 0 && !box.test(line)) told.push(line);
      continue;
    }
    if (shape.kind === 'words') texts += 1;
    const hasRoom = shapes.length < DRAWING_LIMITS.shapes;
    if (hasRoom && (shape.kind !== 'words' || texts <= DRAWING_LIMITS.texts)) shapes.push(shape);
  }
  if (shapes.every(({ kind }) => kind === 'words')) return undefined;
  return { alt: told[0] ?? '', ...onGround(toEdges({ ...size, shapes })) };
}

/** So near to an edge, as a share of the side, a plane that spans its box is meant to reach it. */
const NEAR = 0.04;
/** Straight pieces alone, each told from the corner of the box. */
const POLYGON = /^M[\d\s.,MLHVZ-]+$/;

interface Point {
  x: number;
  y: number;
}

interface Piece {
  from: Point;
  to: Point;
  isStraight: boolean;
}

/** The pieces of a path, its moves among them; of curves where they end, if told from the corner of its box. */
function piecesOf(path: string): Piece[] {
  const found: Piece[] = [];
  let from = { x: 0, y: 0 };
  let start = from;
  const go = (to: Point, isStraight: boolean): void => {
    found.push({ from, to, isStraight });
    from = to;
  };
  for (const [, given = '', rest = ''] of path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g)) {
    const values = (rest.match(numbers) ?? []).map(Number);
    const command = given.toUpperCase();
    const isCurve = !'MLHVZ'.includes(command);
    const told = isCurve ? values.slice(-2) : values;
    const step = command === 'H' || command === 'V' ? 1 : 2;
    for (let at = 0; at + step <= told.length; at += step) {
      const [one = 0, other = 0] = told.slice(at);
      const { x, y } = given === command ? { x: 0, y: 0 } : from;
      const level = { x: x + one, y: from.y };
      const upright = { x: from.x, y: y + one };
      const to = command === 'H' ? level : command === 'V' ? upright : { x: x + one, y: y + other };
      const isMove = command === 'M' && at === 0;
      if (isMove) start = to;
      go(to, !isMove && !isCurve);
    }
    if (command === 'Z') go(start, true);
  }
  return found;
}

/** Where the corners of a polygon stand; none for what has curves or is told from where it is. */
const cornersOf = ({ path }: { path: string }): Point[] =>
  POLYGON.test(path) ? piecesOf(path).map(({ to }) => to) : [];

/** Whether a picture is a view from edge to edge, as sky and sea are, and not a thing that stands by itself. */
export const isScene = (drawn: Pick<Drawn, 'width' | 'shapes'>): boolean =>
  drawn.shapes.some((shape) => shape.kind === 'plane' && isAcross(cornersOf(shape), drawn, 0));

/** A side of a drawing's box. */
export type DrawingSide = 'left' | 'right' | 'top' | 'bottom';

/** So much of a side, and a shape that lies along it is cut there. */
const CUT = 0.2;

/** Straight pieces of a path that lie along the sides of its box, summed by side; nothing of a path that is told from where it is. */
function alongSides({ path }: { path: string }, { width, height }: Drawn): [DrawingSide, number][] {
  if (/[a-df-z]/.test(path)) return [];
  return piecesOf(path)
    .filter(({ isStraight }) => isStraight)
    .flatMap(({ from, to }) => {
      const isOn = (side: 'x' | 'y', value: number) => from[side] === value && to[side] === value;
      const [across, up] = [Math.abs(to.x - from.x) / width, Math.abs(to.y - from.y) / height];
      const found: [DrawingSide, number][] = [];
      if (isOn('x', 0)) found.push(['left', up]);
      if (isOn('x', width)) found.push(['right', up]);
      if (isOn('y', 0)) found.push(['top', across]);
      if (isOn('y', height)) found.push(['bottom', across]);
      return found;
    });
}

/** The sides at which a thing is cut, as one that is larger than its picture; what only stands on the lower one is whole. */
export function cutSides(drawn: Drawn): DrawingSide[] {
  const pieces = drawn.shapes.flatMap((shape) => (shape.kind === 'plane' ? alongSides(shape, drawn) : []));
  const sides = (['left', 'right', 'top', 'bottom'] as const).filter(
    (side) => pieces.reduce((sum, [own, share]) => sum + (own === side ? share : 0), 0) >= CUT,
  );
  const isView = isScene(drawn) || (sides.includes('left') && sides.includes('right'));
  return isView || sides.join() === 'bottom' ? [] : sides;
}

/** Whether something begins and ends at the sides of a drawing, or so near to them. */
function isAcross(corners: readonly { x: number }[], { width }: { width: number }, near: number): boolean {
  const across = corners.map(({ x }) => x);
  return Math.min(...across) <= width * near && Math.max(...across) >= width * (1 - near);
}

/** Whether nothing but straight planes from side to side comes near to the edges: only that may be moved, or shapes break. */
const isFramed = (drawn: Drawn): boolean =>
  drawn.shapes.every((shape) => {
    if (shape.kind === 'words') return true;
    const corners = cornersOf(shape);
    if (corners.length === 0 || isAcross(corners, drawn, NEAR)) return corners.length > 0;
    const isNearSide = (value: number, side: number): boolean =>
      value <= side * NEAR || value >= side * (1 - NEAR);
    return !corners.some(({ x, y }) => isNearSide(x, drawn.width) || isNearSide(y, drawn.height));
  });

/** A view that keeps a little from the edges of its box, as a framed one does, goes up to them. */
function toEdges(drawn: Drawn): Drawn {
  if (!isFramed(drawn)) return drawn;
  const { width, height } = drawn;
  const snapped = (value: number, side: number): number =>
    value <= side * NEAR ? Math.min(value, 0) : value >= side * (1 - NEAR) ? Math.max(value, side) : value;
  const shapes = drawn.shapes.map((shape) => {
    if (shape.kind !== 'plane' || cornersOf(shape).length === 0) return shape;
    const path = shape.path.replaceAll(/([MLHV])([^MLHVZ]*)/g, (_, command: string, rest: string) => {
      let at = 0;
      const moved = rest.replaceAll(numbers, (value) => {
        const isLevel = command === 'H' || (command !== 'V' && at % 2 === 0);
        at += 1;
        const own = snapped(Number(value), isLevel ? width : height);
        return own === Number(value) ? value : ` ${own} `;
      });
      return `${command}${moved.trim()}`;
    });
    return { ...shape, path };
  });
  return { ...drawn, shapes };
}

/** A plane of a colour this near to all edges of its box was meant to reach them. */
const ALL = 0.03;

/** Whether a plane goes round its whole box, or, where it is no tint, nearly so. */
function isWhole({ path, color }: DrawnShape & { path: string }, { width, height }: Drawn): boolean {
  const corners = POLYGON.test(path.toUpperCase()) ? piecesOf(path).map(({ to }) => to) : [];
  const near = color === 'surface' ? 0 : ALL;
  const isCorner = ({ x, y }: Point): boolean =>
    Math.min(x, width - x) <= width * near && Math.min(y, height - y) <= height * near;
  const all = corners.map(({ x, y }) => (x * 2 > width ? 1 : 0) + (y * 2 > height ? 2 : 0));
  const round = all.filter((corner, at) => corner !== all.at(at - 1));
  // Opposite corners make three.
  const isRound = round.every((corner, at) => corner + (round.at(at - 1) ?? 0) !== 3);
  return corners.every(isCorner) && round.length === 4 && new Set(round).size === 4 && isRound;
}

/** What a drawing lies on: its own first plane, where that is all of the box; else the tint, where nothing is drawn in that. */
function onGround(drawn: Drawn): Omit<Drawing, 'alt'> {
  const { width, height, shapes } = drawn;
  const [first, ...rest] = shapes;
  if (first?.kind === 'plane' && rest.length > 0 && isWhole(first, drawn))
    return { width, height, ground: first.color, shapes: rest };
  const isTinted = shapes.some(({ kind, color }) => kind === 'plane' && color === 'surface');
  return { width, height, ground: isTinted ? 'background' : 'surface', shapes };
}

/** What is read in a picture: what is to be seen, and the words that stand in it. */
export function readIn(picture: string): string {
  const drawing = drawingIn(picture);
  if (drawing === undefined) return picture;
  const words = drawing.shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));
  return [drawing.alt, ...words].filter((text) => text !== '').join('\n');
}
