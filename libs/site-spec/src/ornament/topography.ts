import { type OrnamentRequest, pensOf, random, range } from './ornament-request.ts';
import type { OrnamentShape, Point } from './shape-pen.ts';

/** Where the summit stands, how far its lines go across and down, and how many there are. */
interface Hill {
  summit: Point;
  reach: Point;
  count: number;
}

/** How one line differs from a circle: so many waves around it, of such a share of its radius. */
interface Swell {
  times: number;
  phase: number;
  height: number;
}

/** Longest to shortest reach of lines that are seen whole. */
const OVAL = 2.4;
const MOST_LINES = 14;

/** Lines that run over the edges of the box on all sides. */
function cutHill({ short, width, height }: OrnamentRequest, summit: Point): Hill {
  const far = Math.hypot(Math.max(summit.x, width - summit.x), Math.max(summit.y, height - summit.y)) * 1.05;
  return { summit, reach: { x: far, y: far }, count: Math.max(9, far / (short * 0.052)) };
}

/** Lines around the middle that no edge cuts. */
function wholeHill({ short, width, height }: OrnamentRequest, swells: readonly Swell[]): Hill {
  const most = swells.reduce((sum, swell) => sum + swell.height, 1);
  const [x, y] = [width / 2 / most, height / 2 / most];
  const reach = { x: Math.min(x, y * OVAL), y: Math.min(y, x * OVAL) };
  const summit = { x: width / 2, y: height / 2 };
  return { summit, reach, count: Math.max(5, Math.max(reach.x, reach.y) / (short * 0.024)) };
}

/** Closed lines of one height around a summit: over the whole box, or none of them cut by it. */
export function topography(request: OrnamentRequest): OrnamentShape[] {
  const next = random(request.seed);
  const [pen] = pensOf(request);
  // Where the lines are cut by the edges, the summit stands off the middle.
  const summit =
    request.isWhole === true
      ? undefined
      : { x: request.width * (0.45 + next() * 0.25), y: request.height * (0.35 + next() * 0.3) };
  const swells = [2, 3, 5].map((times) => ({ times, phase: next() * 6.28, height: 0.3 / (times + 1) }));
  const hill = summit === undefined ? wholeHill(request, swells) : cutHill(request, summit);
  const lines = Math.round(Math.min(MOST_LINES, hill.count));
  for (const ring of range(lines)) {
    const radius = (ring + 0.6) / lines;
    const points = range(61).map((step) => {
      const angle = (step / 60) * Math.PI * 2;
      const far =
        swells.reduce(
          (sum, { times, phase, height }) => sum + height * Math.sin(angle * times + phase + ring * 0.07),
          1,
        ) * radius;
      return {
        x: hill.summit.x + Math.cos(angle) * far * hill.reach.x,
        y: hill.summit.y + Math.sin(angle) * far * hill.reach.y,
      };
    });
    pen?.line(points, request.short * 0.004);
  }
  return pen?.shapes() ?? [];
}
