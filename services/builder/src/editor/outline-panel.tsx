import { findPointerOfId, outlineOf, type Part, type SiteSpec } from '@sitewright/site-spec';
import { Copy, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../shell/button.tsx';
import { duplicateNode } from '../spec/commands/insert-node.ts';
import { moveNode } from '../spec/commands/move-node.ts';
import { removeNode } from '../spec/commands/remove-node.ts';
import { isBelow } from '../spec/nodes.ts';
import { useNames, useWords } from '../words/words.tsx';
import { AddPart } from './add-part.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';
import { FilmStrip } from './film-strip.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { PartIcon } from './part-icon.tsx';

/** The outline, drawn after the preview and the field that is typed in: with many parts it takes its time. */
export function OutlinePanel() {
  const { spec } = useEditorState();
  return <Outline spec={useDeferredValue(spec)} />;
}

/**
 * The parts of the project, in order: chosen, moved by mouse or keyboard, doubled, removed, added. By their ids: where
 * they stand may have changed since they were drawn.
 */
const Outline = memo(function Outline({ spec }: { spec: SiteSpec }) {
  const words = useWords();
  const { page, selection, select, showPanel, run, mayEdit } = useWorkbench();
  const parts = useUnchanged(outlineOf(spec, page));
  const chosen = parts.find(({ id }) => id === selection.id);
  const place = selection.id === undefined ? undefined : findPointerOfId(spec, selection.id);
  const holds = ({ path }: Part) => chosen === undefined && place !== undefined && isBelow(place, path);
  const isDeck = spec.buildType === 'slides';
  const list = useRowInView(chosen?.id ?? parts.find(holds)?.id);
  const { dragAndDropHooks } = useDragOfParts(parts);
  // The list would take any arrow as a way to the next row.
  const moveChosen = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined || chosen === undefined || !mayEdit) return;
    event.preventDefault();
    event.stopPropagation();
    run((now) => {
      const path = pathIn(now, chosen);
      return moveNode(now, path, indexIn(path) + step);
    });
  };
  return (
    <div className="panel outline">
      {spec.buildType === 'website' && <PagesPanel />}
      <section className="parts-panel" aria-label={words.editor.outline} onKeyDownCapture={moveChosen}>
        <div className="panel-head">
          <h2>{words.editor.outline}</h2>
          {mayEdit && <AddPart after={chosen} />}
        </div>
        <div ref={list} className={isDeck ? 'film-rows' : 'outline-rows'}>
          {isDeck && <FilmStrip count={parts.length} />}
          <GridList
            className="outline-list"
            aria-label={words.editor.outline}
            items={parts}
            selectionMode="single"
            selectionBehavior="replace"
            selectedKeys={chosen === undefined ? [] : [chosen.id]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : [...keys];
              if (key === undefined) return;
              select({ id: String(key) }, true);
              showPanel('details');
            }}
            dragAndDropHooks={dragAndDropHooks}
            dependencies={[mayEdit, place]}
          >
            {(part) => <Row part={part} isDeck={isDeck} holds={holds(part)} />}
          </GridList>
        </div>
      </section>
    </div>
  );
});

/** Parts are dragged within the list that they stand in. */
function useDragOfParts(parts: readonly Part[]) {
  const { run, mayEdit } = useWorkbench();
  return useDragAndDrop({
    isDisabled: !mayEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder(event) {
      const [moved] = [...event.keys];
      const from = parts.find(({ id }) => id === moved);
      const target = parts.find(({ id }) => id === event.target.key);
      if (from === undefined || target === undefined || listOf(from) !== listOf(target)) return;
      const shift = event.target.dropPosition === 'after' ? 1 : 0;
      const to = indexOf(target) + shift - (indexOf(from) < indexOf(target) + shift ? 1 : 0);
      run((now) => moveNode(now, pathIn(now, from), to));
    },
  });
}

interface RowProps {
  part: Part;
  isDeck: boolean;
  /** Whether what is chosen stands somewhere in it. */
  holds: boolean;
}

function Row({ part, isDeck, holds }: RowProps) {
  const { kindName } = useNames();
  const { mayEdit } = useWorkbench();
  const kind = kindName(part.kind);
  const name = part.text || kind;
  // Slides go by their numbers: many have the same kind, and some the same title.
  const detail = isDeck ? `${indexOf(part) + 1} · ${kind}` : kind;
  return (
    <GridListItem
      id={part.id}
      textValue={name}
      className={`outline-item level-${Math.min(3, part.level)} ${holds ? 'outline-holds' : ''}`}
    >
      {mayEdit && (
        <Button slot="drag" className="grip">
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {isDeck ? <span className="film-place" /> : <PartIcon kind={part.kind} />}
      <span className="outline-words">
        <span dir="auto">{name}</span>
        {detail !== name && <small>{detail}</small>}
      </span>
      {mayEdit && <PartActions part={part} />}
    </GridListItem>
  );
}

/** Brings a row into view: what is chosen in the preview, or was just added, may be far down the list. */
function useRowInView(id: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    // The list has a new row a moment after it is told of it.
    const frame = requestAnimationFrame(() =>
      list.current
        ?.querySelector('.outline-item[data-selected], .outline-holds')
        ?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return list;
}

/** Parts that are as they were are the same objects, and drawn only once. */
function useUnchanged(parts: readonly Part[]): readonly Part[] {
  const known = useRef(new Map<string, Part>());
  const kept = parts.map((part) => {
    const key = JSON.stringify(part);
    return known.current.get(key) ?? part;
  });
  useEffect(() => {
    known.current = new Map(kept.map((part) => [JSON.stringify(part), part]));
  });
  return kept;
}

function PartActions({ part }: { part: Part }) {
  const words = useWords();
  const { run } = useWorkbench();
  return (
    <span className="outline-actions">
      {!part.isFixed && (
        <IconButton
          label={words.editor.duplicate}
          onPress={() => run((now) => duplicateNode(now, pathIn(now, part)))}
        >
          <Copy aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={words.remove} onPress={() => run((now) => removeNode(now, pathIn(now, part)))}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

const listOf = ({ path }: Part): string => path.slice(0, path.lastIndexOf('/'));
const indexIn = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1));
const indexOf = ({ path }: Part): number => indexIn(path);
const pathIn = (spec: SiteSpec, { id, path }: Part): string => findPointerOfId(spec, id) ?? path;
