import type { Frame, Layer, SiteSpec } from '@sitewright/site-spec';
import { drawGuides, outline, outlineBox, type PageBox } from './outlines.ts';
import {
  isIn,
  type LayerBox,
  linesOf,
  moved,
  type Pull,
  resized,
  snapped,
  snappedPull,
} from './place-layer.ts';
import { tell } from './tell.ts';

/** How near to a line a layer snaps to it, and how far a press goes before it is a drag; in pixels of the screen. */
const reachPx = 6;
const dragPx = 3;

interface Found {
  frame: Frame;
  layer: Layer;
  drawing: SVGSVGElement;
  /** From the frame's unit to pixels of the screen. */
  onScreen: DOMMatrix;
}

interface Drag {
  found: Found;
  pull: Pull | undefined;
  from: { x: number; y: number };
  box: LayerBox;
  isMoving: boolean;
}

let frames: readonly Frame[] = [];
let isByHand = false;
let drag: Drag | undefined;

/** The frames of a design, whose layers may be moved by hand; of any other type there are none. */
export function setFrames(spec: SiteSpec, editable: boolean): void {
  frames = spec.buildType === 'design' ? spec.content.frames : [];
  isByHand = editable;
}

function findLayer(accepts: (layer: Layer, frame: Frame, onScreen: DOMMatrix) => boolean): Found | undefined {
  for (const frame of frames) {
    const drawing = document.getElementById(frame.id)?.querySelector('svg') ?? undefined;
    const onScreen = drawing?.getScreenCTM();
    if (drawing === undefined || onScreen === null || onScreen === undefined) continue;
    // What lies on top is hit first.
    const layer = frame.layers.toReversed().find((one) => accepts(one, frame, onScreen));
    if (layer !== undefined) return { frame, layer, drawing, onScreen };
  }
  return undefined;
}

/** The layer under a point of the screen. */
export function layerAt(x: number, y: number): Found | undefined {
  return findLayer((layer, frame, onScreen) => {
    const point = new DOMPoint(x, y).matrixTransform(onScreen.inverse());
    const isInFrame = isIn({ x: 0, y: 0, width: frame.width, height: frame.height, rotation: 0 }, point);
    return isInFrame && isIn(layer, point, 4 / onScreen.a);
  });
}

/** Where a layer stands on the page, for its outline; undefined where there is no such layer. */
export function layerBox(id: string): PageBox | undefined {
  const found = findLayer((layer) => layer.id === id);
  return found === undefined ? undefined : onPage(found.layer, found.onScreen);
}

const onPage = (box: LayerBox, { a, e, f }: DOMMatrix): PageBox => ({
  left: box.x * a + e + scrollX,
  top: box.y * a + f + scrollY,
  width: box.width * a,
  height: box.height * a,
  rotation: box.rotation,
});

function onDown(event: PointerEvent, selected: () => string | undefined, select: (id: string) => void): void {
  if (!isByHand || event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element))
    return;
  const handle = event.target.closest('sw-handle');
  const own = selected();
  const found =
    handle !== null && own !== undefined
      ? findLayer(({ id }) => id === own)
      : layerAt(event.clientX, event.clientY);
  if (found === undefined) return;
  // No text is selected by a drag; the keyboard comes along all the same.
  event.preventDefault();
  window.focus();
  const { layer, frame } = found;
  if (handle === null) {
    select(layer.id);
    tell({ type: 'select', ids: [layer.id, frame.id], inPlace: false });
  }
  if (layer.locked === true) return;
  const { x, y, width, height, rotation } = layer;
  const pull = handle === null ? undefined : pullOf(handle);
  drag = {
    found,
    pull,
    from: { x: event.clientX, y: event.clientY },
    box: { x, y, width, height, rotation },
    isMoving: false,
  };
  document.documentElement.setPointerCapture(event.pointerId);
}

function pullOf(handle: Element): Pull {
  const side = handle.getAttribute('data-side') ?? '';
  return {
    x: side.includes('w') ? -1 : side.includes('e') ? 1 : 0,
    y: side.includes('n') ? -1 : side.includes('s') ? 1 : 0,
  };
}

function onMove(event: PointerEvent): void {
  if (drag === undefined) return;
  const { found, from } = drag;
  const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
  if (!drag.isMoving && Math.hypot(dx, dy) < dragPx) return;
  if (!drag.isMoving) outline('hover', undefined);
  drag.isMoving = true;
  const { box, on } = placed(drag, event);
  drag.box = box;
  outlineBox('selected', onPage(box, found.onScreen), true);
  const { a, e, f } = found.onScreen;
  const bounds = found.drawing.getBoundingClientRect();
  drawGuides(
    on.x.map((x) => x * a + e),
    on.y.map((y) => y * a + f),
    bounds,
  );
  if (drag.pull === undefined) shift(found, box);
}

/** Where the layer would be with the pointer where it is. */
function placed({ found, pull, from }: Drag, event: PointerEvent) {
  const { layer, frame, onScreen } = found;
  const by = { x: (event.clientX - from.x) / onScreen.a, y: (event.clientY - from.y) / onScreen.a };
  const reach = event.ctrlKey || event.metaKey ? 0 : reachPx / onScreen.a;
  const lines = linesOf(
    frame,
    frame.layers.filter(({ id }) => id !== layer.id),
  );
  const { x, y, width, height, rotation } = layer;
  const start = { x, y, width, height, rotation };
  if (pull === undefined) {
    if (event.shiftKey) by[Math.abs(by.x) > Math.abs(by.y) ? 'y' : 'x'] = 0;
    return snapped(moved(start, by), lines, reach);
  }
  const least = 4 / onScreen.a;
  const rough = resized(start, pull, by, event.shiftKey, least);
  const snap = snappedPull(rough, pull, lines, event.shiftKey ? 0 : reach);
  const exact = { x: by.x + snap.by.x, y: by.y + snap.by.y };
  return { box: resized(start, pull, exact, event.shiftKey, least), on: snap.on };
}

/** Shows the layer itself where it is being moved to, until it is drawn there. */
function shift({ frame, layer, drawing }: Found, box: LayerBox): void {
  const drawn = drawing.querySelectorAll<SVGGElement>(':scope > g')[frame.layers.indexOf(layer)];
  if (drawn !== undefined) drawn.style.translate = `${box.x - layer.x}px ${box.y - layer.y}px`;
}

function end(keep: boolean): void {
  if (drag === undefined) return;
  const { found, box, isMoving } = drag;
  drag = undefined;
  drawGuides([], [], undefined);
  if (!isMoving) return;
  if (keep) tell({ type: 'place', id: found.layer.id, box: [box.x, box.y, box.width, box.height] });
  else {
    shift(found, found.layer);
    outlineBox('selected', onPage(found.layer, found.onScreen), true);
  }
}

/** Whether a layer is on its way under the pointer. */
export const isDragging = (): boolean => drag?.isMoving === true;

/** Lets layers be moved and resized by the pointer; Escape leaves them where they were. */
export function listenToLayers(selected: () => string | undefined, select: (id: string) => void): void {
  addEventListener('pointerdown', (event) => onDown(event, selected, select));
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', () => end(true));
  addEventListener('pointercancel', () => end(false));
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || drag === undefined) return;
      event.stopImmediatePropagation();
      end(false);
    },
    true,
  );
}
