import { Copy, File, GripVertical, House, Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../shell/button.tsx';
import { moveNode } from '../spec/commands/move-node.ts';
import { duplicatePage } from '../spec/commands/pages.ts';
import { removeNode } from '../spec/commands/remove-node.ts';
import { useWords } from '../words/words.tsx';
import { AddPage } from './add-page.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';

/** The pages of a site: looked at, added, moved, doubled, removed. The one at the root stays first. */
export function PagesPanel() {
  const words = useWords();
  const { spec } = useEditorState();
  const { page: shown, showPage, showPanel, run, mayEdit } = useWorkbench();
  const pages = spec.buildType === 'website' ? spec.content.pages : [];
  const indexOf = (id: unknown) => pages.findIndex((page) => page.id === id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder(event) {
      const [moved] = [...event.keys];
      const from = indexOf(moved);
      const target = indexOf(event.target.key) + (event.target.dropPosition === 'after' ? 1 : 0);
      const to = target - (from < target ? 1 : 0);
      if (from > 0 && to > 0) run((now) => moveNode(now, `/content/pages/${from}`, to));
    },
  });
  return (
    <section className="pages-panel" aria-label={words.editor.pages}>
      <div className="panel-head">
        <h2>{words.editor.pages}</h2>
        {mayEdit && <AddPage />}
      </div>
      <GridList
        className="outline-list"
        aria-label={words.editor.pages}
        items={pages}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={pages.filter(({ path }) => path === shown).map(({ id }) => id)}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          const page = pages.find(({ id }) => id === key);
          if (page === undefined) return;
          showPage(page.path, page.id);
          showPanel('details');
        }}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[mayEdit]}
      >
        {({ id, path, title }) => (
          <GridListItem id={id} textValue={title} className="outline-item">
            {mayEdit && path !== '/' && (
              <Button slot="drag" className="grip">
                <GripVertical aria-hidden="true" />
              </Button>
            )}
            {path === '/' ? (
              <House className="part-icon" aria-hidden="true" />
            ) : (
              <File className="part-icon" aria-hidden="true" />
            )}
            <span className="outline-words">
              <span dir="auto">{title}</span>
              <small dir="ltr">{path}</small>
            </span>
            {mayEdit && <PageActions id={id} isRoot={path === '/'} />}
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}

function PageActions({ id, isRoot }: { id: string; isRoot: boolean }) {
  const words = useWords();
  const { spec } = useEditorState();
  const { run } = useWorkbench();
  const index = spec.buildType === 'website' ? spec.content.pages.findIndex((page) => page.id === id) : -1;
  const path = `/content/pages/${index}`;
  return (
    <span className="outline-actions">
      <IconButton label={words.editor.duplicate} onPress={() => run((now) => duplicatePage(now, path))}>
        <Copy aria-hidden="true" />
      </IconButton>
      {!isRoot && (
        <IconButton label={words.remove} onPress={() => run((now) => removeNode(now, path))}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
