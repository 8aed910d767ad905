import type { Project } from '@sitewright/client';
import { findPointerOfId, type SiteSpec, type SpecError } from '@sitewright/site-spec';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PreviewHandle } from '../preview/preview-frame.tsx';
import type { Autosave } from '../spec/autosave.ts';
import type { Editor } from '../spec/editor.ts';
import type { Command } from '../spec/invert.ts';
import type { KeptDraft } from '../spec/kept-drafts.ts';
import { EditorBar } from './bar.tsx';
import {
  type Opening,
  type Panel,
  type Scheme,
  type Selection,
  type Workbench,
  WorkbenchContext,
} from './editor-context.ts';
import { KeptDraftNote, SaveNotes } from './notes.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SidePanel } from './side-panel.tsx';
import { Stage } from './stage.tsx';

const Palette = lazy(() => import('./palette.tsx'));

interface Props {
  project: Project;
  editor: Editor;
  autosave: Autosave;
  draft: KeptDraft | undefined;
  mayEdit: boolean;
}

/** The editor: bar, outline, preview and details. */
export function EditorView({ project, editor, autosave, draft, mayEdit }: Props) {
  const preview = useRef<PreviewHandle>(null);
  const [panel, setPanel] = useState<Panel>('check');
  const workbench = useWorkbenchOf({ project, editor, autosave, mayEdit, preview, showPanel: setPanel });
  const onKey = useShortcuts(workbench);
  return (
    <WorkbenchContext value={workbench}>
      <div className="editor">
        <EditorBar project={project} showChecks={() => setPanel('check')} />
        {draft !== undefined && draft.operations.length > 0 && <KeptDraftNote draft={draft} />}
        <SaveNotes />
        <main id="content" className="editor-body">
          <OutlinePanel />
          <Stage preview={preview} onKey={onKey} />
          <SidePanel panel={panel} onPanel={setPanel} />
        </main>
        {workbench.open === 'palette' && (
          <Suspense>
            <Palette />
          </Suspense>
        )}
      </div>
    </WorkbenchContext>
  );
}

interface Open extends Omit<Props, 'draft'> {
  preview: React.RefObject<PreviewHandle | null>;
  showPanel(panel: Panel): void;
}

function useWorkbenchOf({ project, editor, autosave, mayEdit, preview, showPanel }: Open): Workbench {
  const { spec } = useSyncExternalStore(editor.subscribe, () => editor.state);
  const [selection, setSelection] = useState<Selection>({ id: undefined, field: undefined });
  const [page, setPage] = usePage(spec);
  const [open, setOpen] = useState<Opening>();
  const [wanted, setScheme] = useState<Scheme>('light');
  const scheme = spec.theme.tokens.dark === undefined ? 'light' : wanted;
  const [problem, setProblem] = useState<SpecError>();
  const setMade = useRevealing(preview);
  return useMemo<Workbench>(
    () => ({
      projectId: project.projectId,
      editor,
      autosave,
      mayEdit,
      selection,
      showPanel,
      page,
      problem,
      open,
      setOpen,
      scheme,
      setScheme,
      showPage(path, id) {
        setPage(path);
        setSelection({ id, field: undefined });
        preview.current?.reveal(undefined);
      },
      select({ id, field }, scroll = false) {
        setSelection({ id, field });
        const own = id === undefined ? undefined : pageOf(editor.state.spec, id);
        if (own !== undefined) setPage(own);
        if (scroll) preview.current?.reveal(id, true);
      },
      write(make) {
        const refused = editor.run(make(editor.state.spec));
        if (refused === undefined) setProblem(undefined);
        return refused;
      },
      run(make: (spec: SiteSpec) => Command) {
        const command = make(editor.state.spec);
        const refused = editor.run(command);
        setProblem(refused);
        if (refused === undefined && command.focus !== undefined) {
          setSelection({ id: command.focus, field: undefined });
          const own = pageOf(editor.state.spec, command.focus);
          if (own !== undefined) setPage(own);
          showPanel('details');
          setMade(command.focus);
        }
        return refused;
      },
    }),
    [
      project.projectId,
      editor,
      autosave,
      mayEdit,
      selection,
      showPanel,
      page,
      problem,
      open,
      scheme,
      preview,
      setMade,
      setPage,
    ],
  );
}

/** The page that is shown; one that is gone, by undoing or by somebody else, is not shown any longer. */
function usePage(spec: SiteSpec) {
  const [page, setPage] = useState('/');
  const isThere = spec.buildType !== 'website' || spec.content.pages.some(({ path }) => path === page);
  return [isThere ? page : '/', setPage] as const;
}

/** @returns what shows a part that was just made or moved, once the preview knows the specification that has it. */
function useRevealing(preview: Open['preview']) {
  const [made, setMade] = useState<{ id: string }>();
  useEffect(() => {
    if (made !== undefined) preview.current?.reveal(made.id, true);
  }, [made, preview]);
  return useCallback((id: string) => setMade({ id }), []);
}

/** The page of a website that a node is on. */
function pageOf(spec: SiteSpec, id: string): string | undefined {
  if (spec.buildType !== 'website') return undefined;
  const index = /^\/content\/pages\/(\d+)/.exec(findPointerOfId(spec, id) ?? '')?.[1];
  return index === undefined ? undefined : spec.content.pages[Number(index)]?.path;
}
