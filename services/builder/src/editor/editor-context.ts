import type { SiteSpec, SpecError } from '@sitewright/site-spec';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Autosave, SaveState } from '../spec/autosave.ts';
import type { Editor, EditorState } from '../spec/editor.ts';
import type { Command } from '../spec/invert.ts';

export const PANELS = ['details', 'check', 'theme'] as const;
export type Panel = (typeof PANELS)[number];

export type Scheme = 'light' | 'dark';
export type Opening = 'add' | 'page' | 'palette' | 'publish' | 'share';

/** What is looked at: a node by its id, and maybe one of its fields. */
export interface Selection {
  id: string | undefined;
  field: string | undefined;
}

/** One open project and what its panels share. */
export interface Workbench {
  projectId: string;
  editor: Editor;
  autosave: Autosave;
  mayEdit: boolean;
  selection: Selection;
  /** Brings a panel to the front. */
  showPanel(panel: Panel): void;
  /** Looks at a node; `scroll` brings it into view, on its own page of a website. */
  select(selection: Partial<Selection>, scroll?: boolean): void;
  /** The scheme that is looked at, and whose colours are edited. */
  scheme: Scheme;
  setScheme(scheme: Scheme): void;
  page: string;
  /** Shows a page of a website; nothing of it is chosen but the page itself, if it is named. */
  showPage(path: string, id?: string): void;
  /** Does what a command made of the current specification says; tells where it is forbidden. */
  run(command: (spec: SiteSpec) => Command): SpecError | undefined;
  /** The same for a field, which says itself why it is refused. */
  write(command: (spec: SiteSpec) => Command): SpecError | undefined;
  problem: SpecError | undefined;
  /** What is open over the editor: the list of new parts, the name of a new page, the list of all that can be done, or a dialog. */
  open: Opening | undefined;
  setOpen(open: Opening | undefined): void;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (workbench === undefined) throw new Error('there is no open project around this');
  return workbench;
}

export function useEditorState(): EditorState {
  const { editor } = useWorkbench();
  return useSyncExternalStore(editor.subscribe, () => editor.state);
}

export function useSaveState(): SaveState {
  const { autosave } = useWorkbench();
  return useSyncExternalStore(autosave.subscribe, () => autosave.state);
}
