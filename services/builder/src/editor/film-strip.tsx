import type { SiteSpec } from '@sitewright/site-spec';
import { useEffect, useState } from 'react';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';

/** So long after an edit the pictures are drawn anew: the preview comes first. */
const settledMs = 600;
const rowHeight = 56;
const none: readonly string[] = [];

/** The slides as small pictures, each over its row of the outline. For eyes alone: the rows have the words. */
export function FilmStrip({ count }: { count: number }) {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { scheme } = useWorkbench();
  const shown = useSettled(spec);
  return (
    <div className="film" aria-hidden="true" inert style={{ height: count * rowHeight }}>
      <PreviewFrame
        title={words.outline}
        spec={shown}
        page="/"
        fields={none}
        scheme={scheme}
        editable={false}
        film
      />
    </div>
  );
}

function useSettled(spec: SiteSpec): SiteSpec {
  const [settled, setSettled] = useState(spec);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(spec), settledMs);
    return () => clearTimeout(timer);
  }, [spec]);
  return settled;
}
