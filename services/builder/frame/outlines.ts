import type { Change } from './messages.ts';

/** Boxes drawn over the page: they lie beside the body, so that the page itself stays as it is published. */
const layer = document.createElement('sw-outlines');
layer.setAttribute('aria-hidden', 'true');
const boxes = new Map<'hover' | 'selected', HTMLElement>();

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
sw-outlines { position: absolute; inset: 0 auto auto 0; width: 0; height: 0; pointer-events: none; z-index: 2147483647; display: block }
sw-outlines > * { position: absolute; box-sizing: border-box; border-radius: 3px; display: block }
sw-outlines > .hover { outline: 1.5px dashed #3550d4; outline-offset: 1px }
sw-outlines > .selected { outline: 2px solid #3550d4; outline-offset: 1px; box-shadow: 0 0 0 4px #fff8 }
sw-outlines > .guide { background: #d4357f; border-radius: 0; transition: none }
sw-handle { position: absolute; display: block; width: 11px; height: 11px; margin: -6px; box-sizing: border-box; background: #fff; border: 2px solid #3550d4; border-radius: 3px; pointer-events: auto; touch-action: none }
sw-handle[hidden] { display: none }
sw-handle[data-side=nw], sw-handle[data-side=se] { cursor: nwse-resize }
sw-handle[data-side=ne], sw-handle[data-side=sw] { cursor: nesw-resize }
sw-handle[data-side=n], sw-handle[data-side=s] { cursor: ns-resize }
sw-handle[data-side=e], sw-handle[data-side=w] { cursor: ew-resize }
sw-outlines > [data-change] { outline: 3px solid #b45309; outline-offset: -3px }
sw-outlines > [data-change=added] { outline-color: #15803d }
sw-outlines > [data-change=removed] { outline-color: #b91c1c }
sw-outlines > [data-change=moved] { outline-color: #6d28d9; outline-style: dashed }
[contenteditable] { outline: 2px solid #3550d4; outline-offset: 4px; border-radius: 2px; caret-color: #3550d4; cursor: text; min-width: 1ch }
sw-text { display: inline }
@media (prefers-reduced-motion: no-preference) { sw-outlines > * { transition: all .08s ease-out } }
`);

/** The style of the outlines, beside that of the page. */
export const outlineSheet = sheet;

export function outline(name: 'hover' | 'selected', element: Element | undefined): void {
  if (!layer.isConnected) document.documentElement.append(layer);
  const old = boxes.get(name);
  if (element === undefined) {
    old?.remove();
    boxes.delete(name);
    return;
  }
  const box = old ?? document.createElement('sw-box');
  box.className = name;
  place(box, element);
  if (old === undefined) {
    layer.append(box);
    boxes.set(name, box);
  }
}

/** A box of the page, in its pixels, turned about its centre. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
  rotation: number;
}

const leastForHandles = 40;
const SIDES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** Outlines what has no element of its own; with handles to pull at where it can be resized. */
export function outlineBox(name: 'hover' | 'selected', at: PageBox, hasHandles: boolean): void {
  if (!layer.isConnected) document.documentElement.append(layer);
  const box = boxes.get(name) ?? document.createElement('sw-box');
  box.className = name;
  put(box, at);
  if (hasHandles && box.childElementCount === 0) box.append(...SIDES.map(handle));
  for (const child of box.children) {
    if (child instanceof HTMLElement) child.hidden = !hasRoom(child.dataset.side ?? '', at);
  }
  if (!boxes.has(name)) layer.append(box);
  boxes.set(name, box);
}

function put(box: HTMLElement, at: PageBox): void {
  box.style.transition = 'none';
  box.style.left = `${at.left}px`;
  box.style.top = `${at.top}px`;
  box.style.width = `${at.width}px`;
  box.style.height = `${at.height}px`;
  box.style.rotate = `${at.rotation}deg`;
}

/** Handles leave room to take hold of a small box itself. */
function hasRoom(side: string, { width, height }: PageBox): boolean {
  const [isNarrow, isLow] = [width < leastForHandles, height < leastForHandles];
  if (isNarrow && isLow) return side === 'se';
  if (isLow) return side === 'e' || side === 'w';
  return !isNarrow || side === 'n' || side === 's';
}

function handle(side: (typeof SIDES)[number]): HTMLElement {
  const element = document.createElement('sw-handle');
  element.setAttribute('data-side', side);
  element.style.left = side.includes('w') ? '0' : side.includes('e') ? '100%' : '50%';
  element.style.top = side.includes('n') ? '0' : side.includes('s') ? '100%' : '50%';
  return element;
}

/** Lines across a drawing that a layer snaps to, at places of the screen. */
export function drawGuides(xs: readonly number[], ys: readonly number[], bounds: DOMRect | undefined): void {
  for (const old of layer.querySelectorAll('.guide')) old.remove();
  if (bounds === undefined) return;
  const draw = (left: number, top: number, width: number, height: number) => {
    const guide = document.createElement('sw-box');
    guide.className = 'guide';
    guide.style.left = `${left + scrollX}px`;
    guide.style.top = `${top + scrollY}px`;
    guide.style.width = `${width}px`;
    guide.style.height = `${height}px`;
    layer.append(guide);
  };
  for (const x of xs) draw(x - 0.5, bounds.top, 1, bounds.height);
  for (const y of ys) draw(bounds.left, y - 0.5, bounds.width, 1);
}

/** Outlines all that changed between two revisions, each in the colour of what became of it. */
export function outlineChanges(changes: readonly { at: Element | PageBox; kind: Change['kind'] }[]): void {
  if (!layer.isConnected) document.documentElement.append(layer);
  for (const old of layer.querySelectorAll('[data-change]')) old.remove();
  for (const { at, kind } of changes) {
    const box = document.createElement('sw-box');
    box.setAttribute('data-change', kind);
    if (at instanceof Element) place(box, at);
    else put(box, at);
    layer.append(box);
  }
}

function place(box: HTMLElement, element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}
