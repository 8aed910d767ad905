import { findAt } from '@sitewright/site-spec';
import { type RefObject, useEffect, useState } from 'react';
import type { FromFrame } from '../../frame/messages.ts';
import { PreviewFrame, type PreviewHandle } from '../preview/preview-frame.tsx';
import { placeIn, useBox } from '../preview/room.ts';
import { Button } from '../shell/button.tsx';
import { placeLayer } from '../spec/commands/place-layer.ts';
import { setValue } from '../spec/commands/set-value.ts';
import { mayBeLeftOut } from '../spec/schema-at.ts';
import { textFields } from '../spec/text-fields.ts';
import { useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';
import type { Pressed } from './shortcuts.ts';
import { StageTools, type Width } from './stage-tools.tsx';

const none: readonly string[] = [];
const widths: Record<Width, number | undefined> = { fit: undefined, desktop: 1280, tablet: 768, phone: 390 };

interface Props {
  preview: RefObject<PreviewHandle | null>;
  onKey(pressed: Pressed): boolean;
}

/** The preview on its stage, in the width that it is looked at. */
export function Stage({ preview, onKey }: Props) {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const workbench = useWorkbench();
  const { mayEdit, page, scheme } = workbench;
  const [width, setWidth] = useState<Width>('fit');
  const [failure, setFailure] = useState<string>();
  const [link, setLink] = useState<string>();
  const fields = mayEdit ? textFields(spec) : none;
  const { editor } = workbench;
  useEffect(() => {
    if (!mayEdit) return;
    // The preview draws beside this page: it need not wait until outline and panels are up to date.
    return editor.subscribe(() => preview.current?.show(editor.state.spec, textFields(editor.state.spec)));
  }, [editor, mayEdit, preview]);
  const { ref, box } = useBox();
  const hear = (message: FromFrame) => {
    if (message.type === 'shown') setFailure(undefined);
    if (message.type === 'failed') setFailure(message.message);
    if (message.type === 'key') onKey(message);
    if (message.type === 'follow') follow(message.href, workbench);
    if (message.type === 'edit') edit(message, workbench);
    if (message.type === 'place') place(message, workbench);
    if (message.type === 'select') {
      setLink(message.href === undefined ? undefined : pagePath(message.href, workbench));
      workbench.select({ id: nodeOf(message, workbench), field: message.field });
      // What is written in place needs no panel of its own; anything else is edited beside the preview.
      if (!message.inPlace) workbench.showPanel('details');
    }
  };
  return (
    <section className="stage" aria-label={words.preview}>
      <StageTools width={width} onWidth={setWidth} />
      <div className="stage-room" ref={ref}>
        <div
          className={`stage-frame ${width === 'fit' ? 'stage-fit' : ''}`}
          style={placeIn(box, spec.buildType, widths[width])}
        >
          <PreviewFrame
            handle={preview}
            title={words.preview}
            spec={spec}
            page={page}
            fields={fields}
            scheme={scheme}
            editable={mayEdit}
            onMessage={hear}
          />
        </div>
        {failure !== undefined && (
          <p className="note note-problem stage-note" role="alert">
            <strong>{words.previewFailed}</strong> {failure}
          </p>
        )}
        {link !== undefined && link !== page && (
          <div className="stage-link">
            <Button
              onPress={() => {
                workbench.showPage(link);
                setLink(undefined);
              }}
            >
              {words.followLink(link)}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

type Bench = ReturnType<typeof useWorkbench>;

function edit({ field, text }: { field: string; text: string }, { run }: Bench): void {
  // A field that is emptied goes where it may be left out, else it keeps its last words until there are new ones.
  run((spec) => setValue(spec, field, text === '' && mayBeLeftOut(spec, field) ? undefined : text));
}

/** A layer was moved or resized by hand. */
function place({ id, box }: Extract<FromFrame, { type: 'place' }>, { run }: Bench): void {
  const [x, y, width, height] = box;
  run((spec) => placeLayer(spec, id, { x, y, width, height }));
}

/** The node of the specification under the pointer: that of the field, else the nearest one with an id. */
function nodeOf(
  { ids, field }: Extract<FromFrame, { type: 'select' }>,
  { editor }: Bench,
): string | undefined {
  if (field !== undefined) {
    for (let at = field; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const node = findAt(editor.state.spec, at);
      const id: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, 'id') : undefined;
      if (typeof id === 'string') return id;
    }
  }
  return ids[0];
}

/** The page of this site that a link of the preview leads to; its links are relative to the page. */
function pagePath(href: string, { editor, page }: Bench): string | undefined {
  const { spec } = editor.state;
  if (spec.buildType !== 'website' || /^[a-z]+:/i.test(href)) return undefined;
  const { pathname } = new URL(href, `https://site.invalid${page === '/' ? '/' : `${page}/`}`);
  const path = pathname.replace(/(.)\/$/, '$1');
  return spec.content.pages.some((one) => one.path === path) ? path : undefined;
}

function follow(href: string, workbench: Bench): void {
  const path = pagePath(href, workbench);
  if (path !== undefined) workbench.showPage(path);
}
