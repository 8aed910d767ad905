import type { Project } from '@sitewright/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, ExternalLink, Rocket } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { publishProject, unpublishProject } from '../api/projects.ts';
import { Button } from '../shell/button.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { useWords } from '../words/words.tsx';
import { useToCheck } from './check-panel.tsx';
import { useEditorState, useSaveState, useWorkbench } from './editor-context.ts';

/** Whether the public sees the project as it stands here, unsaved edits included. */
function useIsUpToDate({ publishedUrl, publishedRevision }: Project): boolean {
  const { autosave } = useWorkbench();
  const { pending } = useEditorState();
  // Tells of each save, by which the revision moves on.
  useSaveState();
  return publishedUrl !== null && publishedRevision === autosave.revision && pending === 0;
}

/** Publishing: what is left to check, then the page's address. */
export function Publish({ project: opened, showChecks }: { project: Project; showChecks(): void }) {
  const words = useWords();
  const [project, setProject] = useState(opened);
  const { open, setOpen } = useWorkbench();
  const isUpToDate = useIsUpToDate(project);
  const changes = project.publishedUrl === null ? words.editor.publish : words.editor.publishChanges;
  const label = isUpToDate ? words.editor.published : changes;
  return (
    <DialogTrigger
      isOpen={open === 'publish'}
      onOpenChange={(isOpen) => setOpen(isOpen ? 'publish' : undefined)}
    >
      <Button look={isUpToDate ? 'plain' : 'primary'}>
        {isUpToDate ? <CircleCheck aria-hidden="true" /> : <Rocket aria-hidden="true" />}
        <span className="wide-only">{label}</span>
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog">
            {({ close }) => (
              <PublishDialog project={project} onChange={setProject} close={close} showChecks={showChecks} />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

interface DialogProps {
  project: Project;
  onChange(project: Project): void;
  close(): void;
  showChecks(): void;
}

function PublishDialog({ project, onChange, close, showChecks }: DialogProps) {
  const words = useWords();
  const { autosave } = useWorkbench();
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: async (doIt: (id: string) => Promise<Project>) => {
      await autosave.flush();
      return doIt(project.projectId);
    },
    onSuccess(next) {
      onChange(next);
      void client.invalidateQueries({ queryKey: ['projects'] });
    },
  });
  const isPublic = useIsUpToDate(project);
  const title = project.publishedUrl === null ? words.publishing.title : words.editor.publishChanges;
  return (
    <>
      <Heading slot="title">{isPublic ? words.publishing.done : title}</Heading>
      {isPublic ? (
        <Address url={project.publishedUrl ?? ''} />
      ) : (
        <LeftToCheck
          look={() => {
            showChecks();
            close();
          }}
        />
      )}
      {act.isError && <ProblemNote error={act.error} />}
      <div className="dialog-actions">
        {project.publishedUrl !== null && (
          <>
            <Button look="quiet" onPress={() => act.mutate(unpublishProject)} isDisabled={act.isPending}>
              {words.editor.unpublish}
            </Button>
            <a
              className={isPublic ? 'button button-plain' : 'button button-quiet'}
              href={project.publishedUrl}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink aria-hidden="true" />
              {isPublic ? words.editor.viewLive : words.publishing.publicPage}
            </a>
          </>
        )}
        <span className="spring" />
        <Button onPress={close}>{isPublic ? words.done : words.cancel}</Button>
        {!isPublic && (
          <Button look="primary" onPress={() => act.mutate(publishProject)} isPending={act.isPending}>
            {act.isPending ? words.publishing.working : words.publishing.now}
          </Button>
        )}
      </div>
    </>
  );
}

/** Where the page is, for whoever wants to hand it on. */
function Address({ url }: { url: string }) {
  return (
    <p className="published">
      <CircleCheck aria-hidden="true" />
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
      <span className="spring" />
      <CopyButton text={url} />
    </p>
  );
}

/** How much is to be looked at before the public sees it. */
function LeftToCheck({ look }: { look(): void }) {
  const words = useWords().publishing;
  const left = useToCheck().length;
  return (
    <div className={left > 0 ? 'note note-warning' : 'published'}>
      {left === 0 && <CircleCheck aria-hidden="true" />}
      <div>
        <strong>{left > 0 ? words.left(left) : words.ready}</strong>
        <p>{left > 0 ? words.leftText : words.readyText}</p>
        {left > 0 && <Button onPress={look}>{words.look}</Button>}
      </div>
    </div>
  );
}
