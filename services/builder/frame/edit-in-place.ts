import { tell } from './tell.ts';

/** The text that is being edited, one at a time. */
export interface Editing {
  field: string;
  element: HTMLElement;
}

let editing: Editing | undefined;
/** What the text was and became since it was last shown: the editor answers later than people type. */
let told: string[] = [];

/** The text that is being edited where it stands. */
export const currentEdit = (): Editing | undefined => editing;

/** Lets a text be edited where it stands, with the caret at a point of the screen or at its end. */
export function startEdit(text: Text, field: string, at?: { x: number; y: number }): void {
  endEdit();
  const element = hostOf(text);
  if (element === undefined) return;
  editing = { field, element };
  told = [element.textContent ?? ''];
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('spellcheck', 'true');
  element.addEventListener('input', onInput);
  element.addEventListener('blur', endEdit);
  element.focus({ preventScroll: at !== undefined });
  placeCaret(element, at);
}

/** Ends the edit; the next rendering puts the markup back as it was. */
export function endEdit(): void {
  if (editing === undefined) return;
  const { element } = editing;
  editing = undefined;
  element.removeEventListener('input', onInput);
  element.removeEventListener('blur', endEdit);
  element.removeAttribute('contenteditable');
  element.removeAttribute('spellcheck');
  if (element.localName === 'sw-text') element.replaceWith(...element.childNodes);
  tell({ type: 'edited' });
}

/** Shows what undoing made of the text under edit. What was typed here is there already, and often newer. */
export function refreshEdit(text: string): void {
  if (editing === undefined) return;
  const echo = told.lastIndexOf(text);
  if (echo >= 0) {
    told = told.slice(echo);
    return;
  }
  told = [text];
  editing.element.textContent = text;
  placeCaret(editing.element, undefined);
}

/** What the edit itself has put on its element. */
const ownAttributes = new Set(['contenteditable', 'spellcheck']);

/** Makes the element under edit look as its text wants it by now: the size of a heading follows its length. */
export function restyleEdit(drawn: Node): void {
  if (editing === undefined || !(drawn instanceof Element)) return;
  const { element } = editing;
  if (drawn.localName !== element.localName) return;
  for (const { name } of [...element.attributes])
    if (!ownAttributes.has(name) && !drawn.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of drawn.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The element that holds the text alone, or one put around it for the time of the edit. */
function hostOf(text: Text): HTMLElement | undefined {
  const parent = text.parentElement;
  if (parent === null) return undefined;
  if (parent.childNodes.length === 1) return parent;
  const host = document.createElement('sw-text');
  text.replaceWith(host);
  host.append(text);
  return host;
}

function onInput(): void {
  if (editing === undefined) return;
  const text = editing.element.textContent ?? '';
  told.push(text);
  tell({ type: 'edit', field: editing.field, text });
}

function placeCaret(element: HTMLElement, at: { x: number; y: number } | undefined): void {
  const selection = getSelection();
  const position = at === undefined ? null : document.caretPositionFromPoint(at.x, at.y);
  if (position !== null && element.contains(position.offsetNode))
    selection?.collapse(position.offsetNode, position.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}
