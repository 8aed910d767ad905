import { findAt, findPointerOfId, type SiteSpec, type SpecPatch, walkNodes } from '@sitewright/site-spec';
import type { Command } from '../invert.ts';
import { isRecord } from '../nodes.ts';

/** Where a layer stands in its frame, in the frame's unit. */
export interface Placing {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDES = ['x', 'y', 'width', 'height'] as const;
/** What a hand can tell apart, and what can be read in a field. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

function placingOf(node: unknown): Placing | undefined {
  if (!isRecord(node)) return undefined;
  const { x, y, width, height } = node;
  return typeof x === 'number' &&
    typeof y === 'number' &&
    typeof width === 'number' &&
    typeof height === 'number'
    ? { x, y, width, height }
    : undefined;
}

/** Puts a layer to a place, in a size. The layers of a group go and grow with it: their places are the frame's. */
export function placeLayer(spec: SiteSpec, id: string, to: Placing): Command {
  const path = findPointerOfId(spec, id);
  const from = path === undefined ? undefined : placingOf(findAt(spec, path));
  if (path === undefined || from === undefined) return { label: 'place', operations: [] };
  const operations: SpecPatch = [];
  for (const node of walkNodes(findAt(spec, path), [])) {
    const own = placingOf(node.value);
    if (own === undefined) continue;
    const next = placedWithin(own, from, to);
    for (const side of SIDES) {
      const value = rounded(next[side]);
      // What has not moved keeps all of its digits.
      if (Math.abs(next[side] - own[side]) > 0.005)
        operations.push({ op: 'replace', path: `${path}${node.path}/${side}`, value });
    }
  }
  const [only] = operations;
  const merge = operations.length === 1 && only !== undefined ? { merge: `place ${only.path}` } : {};
  return { label: 'place', operations, ...merge };
}

function placedWithin(own: Placing, from: Placing, to: Placing): Placing {
  const [across, down] = [scale(from.width, to.width), scale(from.height, to.height)];
  return {
    x: to.x + (own.x - from.x) * across,
    y: to.y + (own.y - from.y) * down,
    width: own.width * across,
    height: own.height * down,
  };
}

const scale = (from: number, to: number): number => (from === 0 ? 1 : to / from);

/** Moves a layer by a step, or makes it larger or smaller by one. */
export function nudgeLayer(
  spec: SiteSpec,
  id: string,
  by: { x: number; y: number },
  resizes: boolean,
): Command {
  const path = findPointerOfId(spec, id);
  const own = path === undefined ? undefined : placingOf(findAt(spec, path));
  if (own === undefined) return { label: 'place', operations: [] };
  const to = resizes
    ? { ...own, width: Math.max(0, own.width + by.x), height: Math.max(0, own.height + by.y) }
    : { ...own, x: own.x + by.x, y: own.y + by.y };
  return placeLayer(spec, id, to);
}
