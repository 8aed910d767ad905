import { findAt, findPointerOfId } from '@sitewright/site-spec';
import { ArrowDown, ArrowUp, ChevronLeft, Copy, MousePointerClick, Trash2 } from 'lucide-react';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { Button, IconButton } from '../shell/button.tsx';
import { Empty } from '../shell/state.tsx';
import { duplicateNode } from '../spec/commands/insert-node.ts';
import { moveNode } from '../spec/commands/move-node.ts';
import { pageAt } from '../spec/commands/pages.ts';
import { removeNode } from '../spec/commands/remove-node.ts';
import { idOf, isRecord } from '../spec/nodes.ts';
import { useNames, useWords } from '../words/words.tsx';
import { Fields } from './field.tsx';
import { nameOf } from './node-list.tsx';
import { PageFields } from './page-fields.tsx';

/** The fields of the node that is looked at, by its schema. */
export function Inspector() {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { selection } = useWorkbench();
  const path = selection.id === undefined ? undefined : findPointerOfId(spec, selection.id);
  if (path === undefined)
    return (
      <Empty title={words.nothingSelected} icon={<MousePointerClick aria-hidden="true" />}>
        {words.nothingSelectedText}
      </Empty>
    );
  return <NodeFields key={selection.id} path={path} />;
}

const listOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Whatever was looked at before, a part is read from its beginning. */
const toTop = (element: HTMLElement | null): void => element?.parentElement?.scrollTo({ top: 0 });

/** The way from an element to the part that it stands in. */
function Owner({ path }: { path: string }) {
  const words = useWords().editor;
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const { select } = useWorkbench();
  for (let at = listOf(path); at !== ''; at = listOf(at)) {
    const node = findAt(spec, at);
    // A page and the whole of a deck have no fields of their own here.
    if (!isRecord(node) || typeof (node.type ?? node.layout) !== 'string') continue;
    const name = nameOf(node) || kindName(String(node.type ?? node.layout));
    return (
      <Button look="quiet" onPress={() => select({ id: idOf(node) }, true)} aria-label={words.partOf(name)}>
        <ChevronLeft aria-hidden="true" />
        {name}
      </Button>
    );
  }
  return null;
}

function MoveButtons({ path }: { path: string }) {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { run } = useWorkbench();
  const list = findAt(spec, listOf(path));
  const index = Number(path.slice(path.lastIndexOf('/') + 1));
  const count = Array.isArray(list) ? list.length : 0;
  // What opens a page stays there, as does the page at the root.
  const opens = Array.isArray(list) && isRecord(list[0]) && (list[0].type === 'hero' || list[0].path === '/');
  const first = opens ? 1 : 0;
  if (count - first < 2 || index < first) return null;
  return (
    <>
      <IconButton
        label={words.up}
        isDisabled={index === first}
        onPress={() => run((now) => moveNode(now, path, index - 1))}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.down}
        isDisabled={index === count - 1}
        onPress={() => run((now) => moveNode(now, path, index + 1))}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </>
  );
}

function NodeFields({ path }: { path: string }) {
  const words = useWords();
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const { mayEdit, run, select } = useWorkbench();
  const node = findAt(spec, path);
  if (!isRecord(node)) return null;
  const isElement = Array.isArray(findAt(spec, listOf(path)));
  const list = path.split('/').at(-2) ?? '';
  const named = typeof node.type === 'string' ? node.type : node.layout;
  const page = pageAt(spec, path);
  // One of the charts is a chart.
  const kind = typeof named === 'string' ? named : list.replace(/s$/, '');
  return (
    <div className="inspector" ref={toTop}>
      <Owner path={path} />
      <div className="panel-head">
        <h2>{kindName(kind)}</h2>
        {mayEdit && isElement && (
          <>
            <MoveButtons path={path} />
            {node.type !== 'hero' && (
              <IconButton
                label={words.editor.duplicate}
                onPress={() => run((now) => duplicateNode(now, path))}
              >
                <Copy aria-hidden="true" />
              </IconButton>
            )}
            {node.path !== '/' && (
              <IconButton
                label={words.remove}
                onPress={() => {
                  if (run((now) => removeNode(now, path)) === undefined) select({});
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </>
        )}
      </div>
      {page === undefined ? <Fields path={path} /> : <PageFields path={path} page={page} />}
    </div>
  );
}
