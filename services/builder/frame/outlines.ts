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
sw-outlines > .changed { outline: 3px solid #b45309; outline-offset: 1px }
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

/** Outlines all that changed between two revisions. */
export function outlineChanges(elements: readonly Element[]): void {
  if (!layer.isConnected) document.documentElement.append(layer);
  for (const old of layer.querySelectorAll('.changed')) old.remove();
  for (const element of elements) {
    const box = document.createElement('sw-box');
    box.className = 'changed';
    place(box, element);
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
