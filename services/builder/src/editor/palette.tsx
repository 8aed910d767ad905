import { outlineOf, type SiteSpec } from '@sitewright/site-spec';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { useLocation } from 'wouter';
import { useMay, useMayShare } from '../api/session.ts';
import { useNames, useWords } from '../words/words.tsx';
import { PANELS, useEditorState, useWorkbench, type Workbench } from './editor-context.ts';

/** One thing that can be done, found by its words. */
interface Action {
  id: string;
  text: string;
  /** The keys that do it, or where it leads. */
  hint?: string;
  act(): unknown;
}

/** All that can be done in the editor, found by typing a few letters of it. */
export default function Palette() {
  const words = useWords().palette;
  const { contains } = useFilter({ sensitivity: 'base' });
  const { setOpen } = useWorkbench();
  const actions = useActions();
  return (
    <ModalOverlay
      className="overlay overlay-high"
      isOpen
      isDismissable
      onOpenChange={() => setOpen(undefined)}
    >
      <Modal className="modal palette">
        <Dialog aria-label={words.title} className="palette-dialog">
          <Autocomplete filter={contains}>
            <SearchField className="field" aria-label={words.title} autoFocus>
              <Input placeholder={words.placeholder} />
            </SearchField>
            <Menu
              className="list-box"
              aria-label={words.title}
              items={actions}
              onAction={(key) => {
                setOpen(undefined);
                actions.find(({ id }) => id === key)?.act();
              }}
              renderEmptyState={() => <p className="list-empty">{words.nothing}</p>}
            >
              {({ id, text, hint }) => (
                <MenuItem id={id} className="list-item" textValue={text}>
                  <span dir="auto">{text}</span>
                  {hint !== undefined && <small>{hint}</small>}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useActions(): Action[] {
  const words = useWords();
  const { kindName } = useNames();
  const { spec, undo, redo } = useEditorState();
  const workbench = useWorkbench();
  const [mayPublish, mayShare] = [useMay('publish'), useMayShare()];
  const [, navigate] = useLocation();
  const { editor, autosave, mayEdit, setOpen, showPanel, projectId } = workbench;
  const { editor: say, palette } = words;
  const history = () => autosave.flush().then(() => navigate(`/history?project=${projectId}`));
  const when = (isPossible: boolean, ...actions: Action[]) => (isPossible ? actions : []);
  return [
    ...when(mayEdit, { id: 'add', text: palette.add, hint: '/', act: () => setOpen('add') }),
    ...when(mayEdit && spec.buildType === 'website', {
      ...{ id: 'add page', text: words.pages.add },
      act: () => setOpen('page'),
    }),
    ...when(mayEdit && undo !== undefined, {
      ...{ id: 'undo', text: say.undo, hint: 'Ctrl Z' },
      act: () => editor.undo(),
    }),
    ...when(mayEdit && redo !== undefined, {
      ...{ id: 'redo', text: say.redo, hint: 'Ctrl Shift Z' },
      act: () => editor.redo(),
    }),
    ...when(mayEdit, { id: 'save', text: palette.save, hint: 'Ctrl S', act: () => autosave.flush() }),
    ...when(mayPublish, { id: 'publish', text: say.publish, act: () => setOpen('publish') }),
    ...when(mayShare, { id: 'share', text: say.share, act: () => setOpen('share') }),
    { id: 'history', text: say.history, act: history },
    ...PANELS.map((panel) => ({
      id: `panel ${panel}`,
      text: { details: say.inspector, check: say.toCheck, theme: say.theme }[panel],
      act: () => showPanel(panel),
    })),
    ...partActions(spec, workbench, palette.goTo, kindName),
  ];
}

/** Every part, on every page, and the pages themselves. */
function partActions(
  spec: SiteSpec,
  { select, showPage, showPanel }: Workbench,
  goTo: (name: string) => string,
  kindName: (kind: string) => string,
): Action[] {
  const pages = spec.buildType === 'website' ? spec.content.pages : [];
  const paths = pages.length === 0 ? ['/'] : pages.map(({ path }) => path);
  return [
    ...pages.map(({ id, title, path }) => ({
      ...{ id: `page ${id}`, text: goTo(title), hint: `${kindName('page')} ${path}` },
      act: () => showPage(path),
    })),
    ...paths.flatMap((path) =>
      outlineOf(spec, path).map(({ id, text, kind }) => ({
        ...{ id: `part ${id}`, text: goTo(text || kindName(kind)), hint: kindName(kind) },
        act: () => {
          select({ id, field: undefined }, true);
          showPanel('details');
        },
      })),
    ),
  ];
}
