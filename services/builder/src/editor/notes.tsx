import { useState } from 'react';
import { signIn } from '../api/session.ts';
import { Button } from '../shell/button.tsx';
import { dropDraft, type KeptDraft } from '../spec/kept-drafts.ts';
import { useNames, useWhen, useWords } from '../words/words.tsx';
import { useEditorState, useSaveState, useWorkbench } from './editor-context.ts';
import { plainText } from './plain-value.ts';
import { useRefusal } from './refusal.ts';

/** Offers what a crash or a lost connection left on this device. */
export function KeptDraftNote({ draft }: { draft: KeptDraft }) {
  const words = useWords().editor;
  const when = useWhen();
  const { editor, projectId } = useWorkbench();
  const [isOpen, setOpen] = useState(true);
  const [lost, setLost] = useState(0);
  if (!isOpen) return lost > 0 ? <p className="note note-warning">{words.lost(lost)}</p> : null;
  const restore = () => {
    setLost(editor.rebase(editor.state.spec, draft.operations));
    setOpen(false);
  };
  const discard = () => {
    void dropDraft(projectId);
    setOpen(false);
  };
  return (
    <div className="note note-warning note-bar" role="status">
      <div>
        <strong>{words.leftFound}</strong>
        <p>{words.leftFoundText(when(draft.keptAt))}</p>
      </div>
      <Button look="primary" onPress={restore}>
        {words.leftRestore}
      </Button>
      <Button onPress={discard}>{words.leftDiscard}</Button>
    </div>
  );
}

/** What stands in the way of saving, and what to do. */
export function SaveNotes() {
  const save = useSaveState();
  const { conflicts } = useEditorState();
  const { problem } = useWorkbench();
  const refusalOf = useRefusal();
  const words = useWords().editor;
  return (
    <>
      {save.kind === 'signedOut' && <SignInAgain />}
      {save.kind === 'refused' && (
        <p className="note note-problem note-bar" role="alert">
          <strong>{words.refused}</strong> {save.message}
        </p>
      )}
      {problem !== undefined && (
        <p className="note note-problem note-bar" role="alert">
          <strong>{words.invalid}</strong> {refusalOf(problem)}
        </p>
      )}
      {conflicts.length > 0 && <Conflicts />}
    </>
  );
}

function Conflicts() {
  const words = useWords().editor;
  const { fieldName } = useNames();
  const { conflicts } = useEditorState();
  const { editor } = useWorkbench();
  return (
    <section className="note note-warning conflicts" aria-label={words.conflictTitle}>
      <strong>{words.conflictTitle}</strong>
      {conflicts.map((conflict) => (
        <div key={conflict.path} className="conflict">
          <h3>{fieldName(/([a-z]\w*)[\d/]*$/i.exec(conflict.path)?.[1] ?? conflict.path)}</h3>
          <div>
            <small>{words.conflictMine}</small>
            <p>{plainText(conflict.mine)}</p>
            <Button onPress={() => editor.settle(conflict, 'mine')}>{words.keepMine}</Button>
          </div>
          <div>
            <small>{words.conflictTheirs}</small>
            <p>{plainText(conflict.theirs)}</p>
            <Button onPress={() => editor.settle(conflict, 'theirs')}>{words.keepTheirs}</Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function SignInAgain() {
  const words = useWords();
  const { autosave } = useWorkbench();
  const [key, setKey] = useState('');
  const [failed, setFailed] = useState(false);
  const submit = () =>
    signIn({ key: key.trim() }).then(
      () => autosave.flush(),
      () => setFailed(true),
    );
  return (
    <form
      className="note note-warning note-bar"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <strong>{words.editor.signInAgain}</strong>
      <label>
        <span className="unseen">{words.signIn.key}</span>
        <input
          type="password"
          placeholder={words.signIn.key}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </label>
      {failed && <span role="alert">{words.signIn.unauthorized}</span>}
      <Button type="submit" look="primary">
        {words.signIn.submit}
      </Button>
    </form>
  );
}
