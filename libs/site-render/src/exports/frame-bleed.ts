import { BLEED_MM, type Frame, type LeafLayer } from '@sitewright/site-spec';
import { type FrameBleed, pixels } from '../frame-svg.ts';
import { html } from '../html.ts';

/** Shares of the bleed: how near what reaches an edge comes to it, and how far within the edge mirrors stand, lest there be a seam. */
const SLACK = 0.01;
const WITHIN = 0.02;

/** No printer asks for more. */
const mostMm = 25;

/** What places of one direction are multiplied by, and what is added. */
type Mirror = readonly [by: number, plus: number];

/**
 * How a frame runs on beyond its edges: what ends at one goes on mirrored, so that planes, pictures and ornaments of any
 * form are whole where the cut is a little off; what reaches further does so by itself.
 */
export function frameBleed(frame: Frame): FrameBleed {
  const { width, height } = frame;
  const mm = pixels.mm / pixels[frame.unit];
  const by = Math.min(frame.bleed ?? BLEED_MM * mm, mostMm * mm, width / 2, height / 2);
  const within = by * WITHIN;
  const [start, right, foot] = [within * 2, width - within * 2, height - within * 2];
  const hole = `M${start} ${start}V${foot}H${right}V${start}Z`;
  const id = `beyond-${frame.id}`;
  /** The mirrors for what reaches from here to there; the first leaves it as it is. */
  const mirrors = (from: number, to: number, side: number): Mirror[] => {
    const all: Mirror[] = [[1, 0]];
    if (from <= by * SLACK && from > -by) all.push([-1, within * 2]);
    if (to >= side - by * SLACK && to < side + by) all.push([-1, (side - within) * 2]);
    return all;
  };
  return {
    by,
    clip: html`<clipPath id="${id}"><path d="M${-by} ${-by}H${width + by}V${height + by}H${-by}Z${hole}"/></clipPath>`,
    runOn(shown, layer) {
      const { x, y, far, high } = reachOf(layer);
      const down = mirrors(y - high, y + high, height);
      const [, ...copies] = mirrors(x - far, x + far, width).flatMap(([a, e]) =>
        down.map(([d, f]) => html`<g transform="matrix(${a} 0 0 ${d} ${e} ${f})">${shown}</g>`),
      );
      return copies.length === 0 ? shown : html`<g clip-path="url(#${id})">${copies}</g>${shown}`;
    },
  };
}

/** The middle of a layer, and how far it reaches from there, turned as it is. */
function reachOf({ x, y, width, height, rotation }: LeafLayer) {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [far, high] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { x: x + width / 2, y: y + height / 2, far, high };
}
