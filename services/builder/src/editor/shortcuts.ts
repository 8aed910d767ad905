import { findPointerOfId } from '@sitewright/site-spec';
import { useEffect, useEffectEvent } from 'react';
import { duplicateNode } from '../spec/commands/insert-node.ts';
import { moveNode } from '../spec/commands/move-node.ts';
import { nudgeLayer } from '../spec/commands/place-layer.ts';
import { removeNode } from '../spec/commands/remove-node.ts';
import type { Workbench } from './editor-context.ts';

export interface Pressed {
  key: string;
  command: boolean;
  shift: boolean;
  alt: boolean;
}

/** Keys that hold everywhere in the editor, the preview included. @returns what takes a key */
export function useShortcuts(workbench: Workbench): (pressed: Pressed) => boolean {
  const { editor, autosave, mayEdit, select, setOpen } = workbench;
  const take = (pressed: Pressed): boolean => {
    const { key, command, shift } = pressed;
    if (key === 'Escape') {
      select({ id: undefined, field: undefined }, true);
      return true;
    }
    if (key === 'k' && command) {
      setOpen('palette');
      return true;
    }
    if (!mayEdit) return false;
    if (key === '/' && !command) {
      setOpen('add');
      return true;
    }
    if (editChosen(workbench, pressed)) return true;
    if (!command) return false;
    if (key === 'z' && !shift) editor.undo();
    else if (key === 'y' || (key === 'z' && shift)) editor.redo();
    else if (key === 's') void autosave.flush();
    else return false;
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // A field of the builder's own undoes its own typing.
    if (typing && key !== 's' && key !== 'k') return;
    if (event.key === 'Escape' && event.target !== document.body) return;
    if (take({ key, command: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey }))
      event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return take;
}

/** Keys for the part that is chosen: moved, doubled, removed. */
function editChosen(
  { editor, selection, run, select }: Workbench,
  { key, command, shift, alt }: Pressed,
): boolean {
  const path = selection.id === undefined ? undefined : findPointerOfId(editor.state.spec, selection.id);
  if (path === undefined || !/\/\d+$/.test(path)) return false;
  if (key.startsWith('Arrow') && !alt && /\/layers\/\d+$/.test(path)) {
    const by = stepOf(key, shift ? 10 : 1);
    run((spec) => nudgeLayer(spec, selection.id ?? '', by, command));
    return true;
  }
  const index = Number(path.slice(path.lastIndexOf('/') + 1));
  if (alt && key === 'ArrowUp') run((spec) => moveNode(spec, path, index - 1));
  else if (alt && key === 'ArrowDown') run((spec) => moveNode(spec, path, index + 1));
  else if (command && key === 'd') run((spec) => duplicateNode(spec, path));
  else if (key === 'Delete' || key === 'Backspace') {
    if (run((spec) => removeNode(spec, path)) === undefined) select({});
  } else return false;
  return true;
}

/** A step in the direction of an arrow key, in the unit of the frame. */
const stepOf = (key: string, size: number) => ({
  x: key === 'ArrowLeft' ? -size : key === 'ArrowRight' ? size : 0,
  y: key === 'ArrowUp' ? -size : key === 'ArrowDown' ? size : 0,
});
