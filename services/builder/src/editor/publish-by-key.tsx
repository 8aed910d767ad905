import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { toProblem } from '../api/problem.ts';
import { useSignOut } from '../api/session.ts';
import { Button } from '../shell/button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { useWords } from '../words/words.tsx';
import { useWorkbench } from './editor-context.ts';

/** Whoever came by a link to edit looks for publishing, too: a link never publishes, and this says what does. */
export function PublishByKey() {
  const words = useWords();
  return (
    <DialogTrigger>
      <Button>
        <Rocket aria-hidden="true" />
        <span className="wide-only">{words.editor.publish}</span>
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog">{({ close }) => <ByKey close={close} />}</Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function ByKey({ close }: { close(): void }) {
  const words = useWords();
  const { autosave } = useWorkbench();
  const signOut = useSignOut();
  const [error, setError] = useState<unknown>();
  // The project stays in the address: signing in leads back to it.
  const signIn = () => autosave.flush().then(signOut).catch(setError);
  return (
    <>
      <Heading slot="title">{words.publishing.title}</Heading>
      <p>{words.publishing.byKey}</p>
      {error !== undefined && <ProblemNote error={toProblem(error)} />}
      <div className="dialog-actions">
        <span className="spring" />
        <Button onPress={close}>{words.cancel}</Button>
        <Button look="primary" onPress={() => void signIn()}>
          {words.publishing.signIn}
        </Button>
      </div>
    </>
  );
}
