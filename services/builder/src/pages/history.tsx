import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { getProject } from '../api/projects.ts';
import { Button } from '../shell/button.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { Empty, Loading } from '../shell/state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { grouped } from '../spec/revision-groups.ts';
import { useWords } from '../words/words.tsx';
import { Comparison } from './history/comparison.tsx';
import { RevisionList } from './history/revision-list.tsx';
import { Timeline } from './history/timeline.tsx';

/** What a project was, beside what it is: changed parts are outlined, and an old revision is brought back. */
export default function HistoryPage({ projectId }: { projectId: string }) {
  const { history: words, appName } = useWords();
  const project = useQuery({ queryKey: ['project', projectId], queryFn: () => getProject(projectId) });
  const list = usePages(['revisions', projectId], async (page) =>
    dataOf(
      await api.GET('/api/v1/projects/{id}/revisions', {
        params: { path: { id: projectId }, query: { limit: 100, ...page } },
      }),
    ),
  );
  const [chosen, setChosen] = useState<number>();
  const title = project.data?.title;
  useEffect(() => {
    document.title = `${words.title} · ${title ?? appName}`;
  }, [words, title, appName]);
  const error = project.error ?? list.error;
  if (error !== null)
    return (
      <>
        <TopBar />
        <main id="content" className="page narrow">
          <ProblemNote error={error} />
        </main>
      </>
    );
  if (project.data === undefined || list.items === undefined) return <Loading />;
  const revisions = list.items;
  const { revision: current } = project.data;
  // What is compared first is how it was before the last half hour of editing.
  const old = chosen ?? grouped(revisions)[1]?.newest.revision ?? revisions[1]?.revision ?? current;
  return (
    <>
      <TopBar />
      <main id="content" className="history">
        <nav className="panel" aria-label={words.title}>
          <div className="panel-head">
            <h1>
              {words.title}
              <small title={project.data.title}>{project.data.title}</small>
            </h1>
          </div>
          <RevisionList revisions={revisions} chosen={old} current={current} onChoose={setChosen} />
          <MoreButton pages={list} />
        </nav>
        {revisions.length > 1 ? (
          <section className="compare" aria-label={words.comparison}>
            <Timeline revisions={revisions} chosen={old} current={current} onChoose={setChosen} />
            <Comparison
              projectId={projectId}
              old={old}
              current={current}
              revision={revisions.find(({ revision }) => revision === old)}
            />
          </section>
        ) : (
          <OnlyRevision projectId={projectId} />
        )}
      </main>
    </>
  );
}

function OnlyRevision({ projectId }: { projectId: string }) {
  const words = useWords().history;
  const [, navigate] = useLocation();
  return (
    <section className="compare">
      <Empty title={words.only} icon={<History aria-hidden="true" />}>
        <p>{words.onlyText}</p>
        <p className="centered">
          <Button onPress={() => navigate(`/?project=${projectId}`)}>{words.toEditor}</Button>
        </p>
      </Empty>
    </section>
  );
}
