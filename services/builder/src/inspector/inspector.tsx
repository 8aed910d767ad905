import { findAt, findPointerOfId } from '@sitewright/site-spec';
import { Copy, MousePointerClick, Trash2 } from 'lucide-react';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { IconButton } from '../shell/button.tsx';
import { Empty } from '../shell/state.tsx';
import { duplicateNode } from '../spec/commands/insert-node.ts';
import { removeNode } from '../spec/commands/remove-node.ts';
import { isRecord } from '../spec/nodes.ts';
import { useNames, useWords } from '../words/words.tsx';
import { Fields } from './field.tsx';

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
  return <NodeFields key={path} path={path} />;
}

function NodeFields({ path }: { path: string }) {
  const words = useWords();
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const { mayEdit, run, select } = useWorkbench();
  const node = findAt(spec, path);
  if (!isRecord(node)) return null;
  const isElement = Array.isArray(findAt(spec, path.slice(0, path.lastIndexOf('/'))));
  const list = path.split('/').at(-2) ?? '';
  const named = typeof node.type === 'string' ? node.type : node.layout;
  // One of the charts is a chart.
  const kind = typeof named === 'string' ? named : list.replace(/s$/, '');
  return (
    <div className="inspector">
      <div className="panel-head">
        <h2>{kindName(kind)}</h2>
        {mayEdit && isElement && (
          <>
            <IconButton label={words.editor.duplicate} onPress={() => run((now) => duplicateNode(now, path))}>
              <Copy aria-hidden="true" />
            </IconButton>
            <IconButton
              label={words.remove}
              onPress={() => {
                if (run((now) => removeNode(now, path)) === undefined) select({});
              }}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      <Fields path={path} />
    </div>
  );
}
