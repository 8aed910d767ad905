import { currentEdit, endEdit, startEdit } from './edit-in-place.ts';
import { isDragging, layerAt, layerBox, listenToLayers } from './layers.ts';
import { outline, outlineBox } from './outlines.ts';
import { tell } from './tell.ts';
import type { TextPlaces } from './text-places.ts';

let places: TextPlaces | undefined;
let editable = false;
let selected: string | undefined;
/** What is to be brought into view once it is drawn: a new part is told of before it is there. */
let awaited: string | undefined;

/** What stands where, after each rendering. */
export function setPlaces(next: TextPlaces, canEdit: boolean): void {
  places = next;
  editable = canEdit;
}

/** Selects a node, or none. It is outlined, and brought into view where that is wished, by the next `reselect`. */
export function select(id: string | undefined, scroll: boolean): void {
  selected = id;
  awaited = scroll ? id : undefined;
}

/** Draws the outline of the selected node anew. */
export function reselect(): void {
  const box = selected === undefined ? undefined : layerBox(selected);
  const element = selected === undefined ? null : document.getElementById(selected);
  outline('selected', element ?? undefined);
  if (box !== undefined) outlineBox('selected', box, editable);
  if (element === null || awaited !== selected) return;
  awaited = undefined;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    block: element.clientHeight > innerHeight ? 'start' : 'center',
    behavior: calm ? 'instant' : 'smooth',
  });
}

/** Ids from the element outwards. */
function idsAround(element: Element): string[] {
  const ids: string[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (at.id !== '' && at.id !== 'content') ids.push(at.id.replace(/-title$/, ''));
  }
  return ids.slice(0, 40);
}

/** The text under a point: the one hit, or the only one of the element hit. */
function textAt(element: Element, x: number, y: number): Text | undefined {
  const position = document.caretPositionFromPoint(x, y);
  const hit = position?.offsetNode;
  if (hit instanceof Text && element.contains(hit) && places?.fieldOf(hit) !== undefined) return hit;
  const own = [...element.childNodes].filter(
    (node) => node instanceof Text && places?.fieldOf(node) !== undefined,
  );
  return own.length === 1 && own[0] instanceof Text ? own[0] : undefined;
}

function onClick(event: MouseEvent): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const link = target.closest('a[href]')?.getAttribute('href') ?? undefined;
  if (link !== undefined || target.closest('button, form') !== null) event.preventDefault();
  if (!editable) {
    if (link !== undefined) tell({ type: 'follow', href: link });
    return;
  }
  if (link !== undefined && (event.metaKey || event.ctrlKey)) {
    tell({ type: 'follow', href: link });
    return;
  }
  if (currentEdit()?.element.contains(target) === true) return;
  // Layers are chosen when the pointer goes down, to be moved with it.
  if (target.closest('sw-handle') !== null || layerAt(event.clientX, event.clientY) !== undefined) return;
  choose(target, { x: event.clientX, y: event.clientY }, link);
}

function choose(target: Element, at: { x: number; y: number }, link: string | undefined): void {
  const text = textAt(target, at.x, at.y);
  const field = text === undefined ? undefined : places?.fieldOf(text);
  const inPlace = text !== undefined && places?.isWhole(text) === true;
  const ids = idsAround(target);
  selected = ids[0];
  reselect();
  tell({
    type: 'select',
    ids,
    inPlace,
    ...(field === undefined ? {} : { field }),
    ...(link === undefined ? {} : { href: link }),
  });
  // What is written in grows under its outline.
  outline('hover', undefined);
  if (text !== undefined && field !== undefined && inPlace) startEdit(text, field, at);
  else endEdit();
}

function onHover(event: MouseEvent): void {
  if (!editable || isDragging() || !(event.target instanceof Element)) return;
  const text = textAt(event.target, event.clientX, event.clientY);
  const layer = layerAt(event.clientX, event.clientY);
  const box = layer === undefined ? undefined : layerBox(layer.layer.id);
  if (box !== undefined) {
    outlineBox('hover', box, false);
    return;
  }
  const around = event.target.closest('[id]:not(#content)');
  outline('hover', currentEdit() !== undefined ? undefined : (text?.parentElement ?? around ?? undefined));
}

const forwarded = new Set([
  'z',
  'y',
  's',
  'k',
  'd',
  '/',
  'Escape',
  'Delete',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

function onKey(event: KeyboardEvent): void {
  const command = event.ctrlKey || event.metaKey;
  const edit = currentEdit();
  if (edit !== undefined) {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      edit.element.blur();
      return;
    }
    if (event.key === 'Tab') return;
    if (!command || !['z', 'y', 's', 'k'].includes(event.key.toLowerCase())) return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!forwarded.has(key)) return;
  const plainArrow = key.startsWith('Arrow') && !event.altKey;
  if (plainArrow && !document.body.classList.contains('design')) return;
  event.preventDefault();
  tell({ type: 'key', key, command, shift: event.shiftKey, alt: event.altKey });
}

/** Listens to mouse and keyboard for as long as the frame lives. */
export function listen(): void {
  addEventListener('click', onClick, true);
  addEventListener('submit', (event) => event.preventDefault(), true);
  addEventListener('mouseover', onHover);
  document.documentElement.addEventListener('mouseleave', () => outline('hover', undefined));
  listenToLayers(
    () => selected,
    (id) => {
      selected = id;
      reselect();
    },
  );
  addEventListener('keydown', onKey);
}
