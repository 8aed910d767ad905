import type { Project } from '@sitewright/client';
import type { SiteSpec } from '@sitewright/site-spec';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getProject } from '../api/projects.ts';
import { useMay } from '../api/session.ts';
import { readSpec } from '../api/spec.ts';
import { EditorView } from '../editor/editor-view.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { Loading } from '../shell/state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Autosave } from '../spec/autosave.ts';
import { Editor } from '../spec/editor.ts';
import { dropDraft, findDraft, type KeptDraft } from '../spec/kept-drafts.ts';
import { replay } from '../spec/replay.ts';
import { useWords } from '../words/words.tsx';

/** Opens a project: its record, its specification, and what this device still keeps of it. */
export default function EditorPage({ projectId }: { projectId: string }) {
  const words = useWords();
  const opened = useQuery({
    queryKey: ['open', projectId],
    queryFn: async () => {
      const [project, current, draft] = await Promise.all([
        getProject(projectId),
        readSpec(projectId),
        findDraft(projectId).catch(() => undefined),
      ]);
      const isNew = draft !== undefined && changes(current.spec, draft);
      // What was sent while the page was closing has arrived: there is nothing to offer.
      if (draft !== undefined && !isNew) await dropDraft(projectId).catch(() => undefined);
      return { project, draft: isNew ? draft : undefined, ...current };
    },
    // What is open is edited: it is not read again behind the editor's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    const title = opened.isError ? words.problems.title : opened.data?.project.title;
    document.title = `${title ?? words.loading} · ${words.appName}`;
  }, [opened.data, opened.isError, words]);
  if (opened.isPending) return <Loading />;
  if (opened.isError)
    return (
      <>
        <TopBar />
        <main id="content" className="page narrow">
          <ProblemNote error={opened.error} retry={() => void opened.refetch()} />
        </main>
      </>
    );
  return <OpenProject {...opened.data} />;
}

const changes = (spec: SiteSpec, { operations }: KeptDraft): boolean =>
  JSON.stringify(replay(spec, spec, operations).spec) !== JSON.stringify(spec);

interface Opened {
  project: Project;
  spec: SiteSpec;
  revision: number;
  draft: KeptDraft | undefined;
}

function OpenProject({ project, spec, revision, draft }: Opened) {
  const mayEdit = useMay('write');
  const [editor, autosave] = useMemo(() => {
    const made = new Editor(spec);
    return [made, new Autosave(project.projectId, made, revision)] as const;
  }, [spec, revision, project.projectId]);
  useEffect(() => (mayEdit ? autosave.start() : undefined), [autosave, mayEdit]);
  return <EditorView project={project} editor={editor} autosave={autosave} draft={draft} mayEdit={mayEdit} />;
}
