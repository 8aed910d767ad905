import { useEffect, useEffectEvent } from 'react';
import type { Workbench } from './editor-context.ts';

export interface Pressed {
  key: string;
  command: boolean;
  shift: boolean;
  alt: boolean;
}

/** Keys that hold everywhere in the editor, the preview included. @returns what takes a key */
export function useShortcuts({
  editor,
  autosave,
  mayEdit,
  select,
}: Workbench): (pressed: Pressed) => boolean {
  const take = ({ key, command, shift }: Pressed): boolean => {
    if (key === 'Escape') {
      select({ id: undefined, field: undefined }, true);
      return true;
    }
    if (!mayEdit || !command) return false;
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
    if (typing && key !== 's') return;
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
