import { useState } from 'react';
import { NameField } from '../shell/name-field.tsx';
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
    return <NameField label={words.projectName} draft={draft} onDraft={setDraft} onKeep={keep} />;
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
