import { useState } from 'react';
import { setValue } from '../spec/commands/set-value.ts';
import { useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';

/** The name of the project: pressed, it is a field. */
export function ProjectTitle() {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { run, mayEdit } = useWorkbench();
  const [draft, setDraft] = useState<string>();
  const keep = () => {
    const title = draft?.trim() ?? '';
    if (title !== '') run((now) => setValue(now, '/title', title));
    setDraft(undefined);
  };
  if (draft !== undefined)
    return (
      <input
        type="text"
        className="editor-title-field"
        aria-label={words.projectName}
        maxLength={120}
        // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that was pressed
        autoFocus
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setDraft(undefined);
        }}
      />
    );
  return (
    <h1 className="editor-title" title={spec.title}>
      {mayEdit ? (
        <button type="button" aria-description={words.rename} onClick={() => setDraft(spec.title)}>
          {spec.title}
        </button>
      ) : (
        spec.title
      )}
    </h1>
  );
}
