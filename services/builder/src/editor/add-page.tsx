import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../shell/button.tsx';
import { addPage } from '../spec/commands/pages.ts';
import { addressOf } from '../spec/page-address.ts';
import { partTemplates } from '../spec/part-templates.ts';
import { useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';
import { useRefusal } from './refusal.ts';

/** Asks for the name of a new page, and makes it. */
export function AddPage() {
  const words = useWords();
  const { open, setOpen } = useWorkbench();
  return (
    <DialogTrigger isOpen={open === 'page'} onOpenChange={(isOpen) => setOpen(isOpen ? 'page' : undefined)}>
      <Button look="small" aria-label={words.pages.add}>
        <Plus aria-hidden="true" />
        {words.editor.add}
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal modal-small">
          <Dialog className="dialog" aria-label={words.pages.add}>
            {({ close }) => <PageForm close={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function PageForm({ close }: { close(): void }) {
  const words = useWords();
  const { spec } = useEditorState();
  const { run } = useWorkbench();
  const refusalOf = useRefusal();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const title = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const error = run((now) => addPage(now, title, partTemplates(now, words.templates).richText));
    if (error === undefined) close();
    setRefused(error === undefined ? undefined : refusalOf(error));
  };
  return (
    <form className="page-form" onSubmit={submit}>
      <h2>{words.pages.add}</h2>
      <label className="field">
        <span className="label">{words.pages.name}</span>
        <input
          type="text"
          dir="auto"
          required
          maxLength={120}
          // biome-ignore lint/a11y/noAutofocus: it is what was asked for
          autoFocus
          placeholder={words.pages.namePlaceholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="hint" dir="ltr">
          {title === '' ? ' ' : addressOf(spec, title)}
        </span>
      </label>
      {refused !== undefined && (
        <p className="field-error" role="alert">
          {refused}
        </p>
      )}
      <div className="dialog-actions">
        <Button type="submit" look="primary" isDisabled={title === ''}>
          {words.editor.add}
        </Button>
        <Button look="quiet" onPress={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
