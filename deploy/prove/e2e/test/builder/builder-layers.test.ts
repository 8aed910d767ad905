import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { findAt, findPointerOfId, parseSpec } from '@sitewright/site-spec';
import fc from 'fast-check';
import {
  isIn,
  type LayerBox,
  linesOf,
  moved,
  type Pull,
  resized,
  snapped,
} from '../../../../../services/builder/frame/place-layer.ts';
import { nudgeLayer, placeLayer } from '../../../../../services/builder/src/spec/commands/place-layer.ts';
import { Editor } from '../../../../../services/builder/src/spec/editor.ts';

const fixture = fileURLToPath(
  new URL('../../../../../libs/site-render/test/fixtures/design.json', import.meta.url),
);
const spec = parseSpec(JSON.parse(readFileSync(fixture, 'utf8')));
const frame = spec.buildType === 'design' ? spec.content.frames[0] : undefined;
const layer = frame?.layers[1];
if (frame === undefined || layer === undefined) throw new Error('the fixture has no layers');

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const boxes = fc.record({
  x: number(-500, 500),
  y: number(-500, 500),
  width: number(10, 400),
  height: number(10, 400),
  rotation: number(-360, 360),
});
const pulls = fc.constantFrom<Pull>({ x: -1, y: -1 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: 1, y: 1 });

/** A corner or side of a turned layer, where it is seen. */
function seen({ x, y, width, height, rotation }: LayerBox, side: { x: number; y: number }) {
  const angle = (rotation * Math.PI) / 180;
  const own = { x: (side.x * width) / 2, y: (side.y * height) / 2 };
  return {
    x: x + width / 2 + own.x * Math.cos(angle) - own.y * Math.sin(angle),
    y: y + height / 2 + own.x * Math.sin(angle) + own.y * Math.cos(angle),
  };
}

test('a layer that is pulled at keeps its opposite side where it is seen, however it is turned', () => {
  const by = fc.record({ x: number(-300, 300), y: number(-300, 300) });
  fc.assert(
    fc.property(boxes, pulls, by, fc.boolean(), (box, pull, way, keepsRatio) => {
      const opposite = { x: -pull.x, y: -pull.y };
      const next = resized(box, pull, way, keepsRatio, 4);
      const [before, after] = [seen(box, opposite), seen(next, opposite)];
      expect(after.x).toBeCloseTo(before.x, 5);
      expect(after.y).toBeCloseTo(before.y, 5);
      expect(Math.min(next.width, next.height)).toBeGreaterThanOrEqual(4);
    }),
  );
});

test('a layer is hit in its middle and at its corners, and not beyond them', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      expect(isIn(box, seen(box, { x: 0, y: 0 }))).toBe(true);
      expect(isIn(box, seen(box, { x: 0.99, y: -0.99 }))).toBe(true);
      expect(isIn(box, seen(box, { x: 1.01, y: 0 }))).toBe(false);
    }),
  );
});

test('a layer near the middle of the frame snaps to it, and one further away stays', () => {
  const lines = linesOf(frame, []);
  const centred = { x: frame.width / 2 - 50, y: 77.7, width: 100, height: 3, rotation: 0 };
  const near = snapped(moved(centred, { x: 2, y: 0 }), lines, 3);
  expect(near.box.x).toBeCloseTo(centred.x, 9);
  expect(near.on.x).toEqual([frame.width / 2]);
  const far = snapped(moved(centred, { x: 5, y: 0 }), lines, 3);
  expect(far.box.x).toBeCloseTo(centred.x + 5, 9);
  expect(far.on.x).toEqual([]);
});

describe('in a specification', () => {
  test('a layer is placed, nudged as one step, and undone to the byte', () => {
    let now = 0;
    const editor = new Editor(spec, () => (now += 100));
    const { x, y, width, height, id } = layer;
    expect(editor.run(placeLayer(editor.state.spec, id, { x: x + 10, y, width, height }))).toBeUndefined();
    now += 10_000;
    for (let step = 0; step < 5; step += 1)
      expect(editor.run(nudgeLayer(editor.state.spec, id, { x: 1, y: 0 }, false))).toBeUndefined();
    const path = findPointerOfId(editor.state.spec, id);
    expect(findAt(editor.state.spec, `${path}/x`)).toBeCloseTo(x + 15, 2);
    editor.undo();
    expect(findAt(editor.state.spec, `${path}/x`)).toBeCloseTo(x + 10, 2);
    editor.undo();
    expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(spec));
  });

  test('the layers of a group go and grow with it', () => {
    const inner = { ...layer, id: 'inner', x: 100, y: 100, width: 50, height: 20 };
    const group = {
      id: 'together',
      type: 'group',
      role: 'decoration',
      x: 100,
      y: 100,
      width: 100,
      height: 40,
      rotation: 0,
      opacity: 1,
      layers: [inner],
    };
    const editor = new Editor(spec);
    const add = { op: 'add' as const, path: '/content/frames/0/layers/-', value: group };
    expect(editor.run({ label: 'add', operations: [add] })).toBeUndefined();
    const grown = { x: 0, y: 50, width: 200, height: 80 };
    expect(editor.run(placeLayer(editor.state.spec, 'together', grown))).toBeUndefined();
    const path = findPointerOfId(editor.state.spec, 'inner') ?? '';
    expect(findAt(editor.state.spec, path)).toMatchObject({ x: 0, y: 50, width: 100, height: 40 });
  });
});
