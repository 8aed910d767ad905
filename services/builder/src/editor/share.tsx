import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../shell/button.tsx';
import { Loading } from '../shell/state.tsx';
import { useWords } from '../words/words.tsx';
import { useWorkbench } from './editor-context.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** Hands the project to others by a link, and takes links back. */
export function Share() {
  const words = useWords().share;
  const { open, setOpen } = useWorkbench();
  return (
    <DialogTrigger isOpen={open === 'share'} onOpenChange={(isOpen) => setOpen(isOpen ? 'share' : undefined)}>
      <Button>
        <UserPlus aria-hidden="true" />
        <span className="wide-only">{words.title}</span>
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog" aria-label={words.title}>
            {({ close }) => (
              <Suspense fallback={<Loading />}>
                <ShareDialog close={close} />
              </Suspense>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
