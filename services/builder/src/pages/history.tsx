import type { Revision } from '@sitewright/client';
import { type SiteSpec, walkNodes } from '@sitewright/site-spec';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { getProject } from '../api/projects.ts';
import { useMay } from '../api/session.ts';
import { readSpec } from '../api/spec.ts';
import { PreviewFrame, type PreviewHandle } from '../preview/preview-frame.tsx';
import { placeIn, useBox } from '../preview/room.ts';
import { Button } from '../shell/button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { Empty, Loading } from '../shell/state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { idOf } from '../spec/nodes.ts';
import { grouped } from '../spec/revision-groups.ts';
import { useWhen, useWords } from '../words/words.tsx';

/** What a project was, beside what it is: changed parts are outlined, and an old revision is brought back. */
export default function HistoryPage({ projectId }: { projectId: string }) {
  const words = useWords().history;
  const project = useQuery({ queryKey: ['project', projectId], queryFn: () => getProject(projectId) });
  const list = useInfiniteQuery({
    queryKey: ['revisions', projectId],
    queryFn: async ({ pageParam }) =>
      dataOf(
        await api.GET('/api/v1/projects/{id}/revisions', {
          params: {
            path: { id: projectId },
            query: { limit: 100, ...(pageParam === '' ? {} : { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const [chosen, setChosen] = useState<number>();
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
  if (project.data === undefined || list.data === undefined) return <Loading />;
  const revisions = list.data.pages.flatMap((page) => page.items);
  const old = chosen ?? revisions[1]?.revision ?? project.data.revision;
  return (
    <>
      <TopBar />
      <main id="content" className="history">
        <nav className="panel" aria-label={words.title}>
          <div className="panel-head">
            <h1>
              {words.title}
              <small>{project.data.title}</small>
            </h1>
          </div>
          <RevisionList
            revisions={revisions}
            chosen={old}
            current={project.data.revision}
            onChoose={setChosen}
          />
          {list.hasNextPage && <Button onPress={() => void list.fetchNextPage()}>{words.older}</Button>}
        </nav>
        {revisions.length > 1 ? (
          <Comparison projectId={projectId} old={old} current={project.data.revision} />
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

interface ListProps {
  revisions: readonly Revision[];
  chosen: number;
  current: number;
  onChoose(revision: number): void;
}

function RevisionList({ revisions, chosen, current, onChoose }: ListProps) {
  const words = useWords().history;
  const when = useWhen();
  const origins: Partial<Record<string, string>> = words.origins;
  return (
    <ol className="revisions">
      {grouped(revisions).map(({ newest, count }) => (
        <li key={newest.revision}>
          <button
            type="button"
            aria-current={newest.revision === chosen}
            onClick={() => onChoose(newest.revision)}
          >
            <span>{newest.revision === current ? words.current : words.revision(newest.revision)}</span>
            <small>
              {origins[newest.origin] ?? newest.origin} · {when(newest.createdAt)}
              {count > 1 && ` · ${words.saves(count)}`}
            </small>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Comparison({ projectId, old, current }: { projectId: string; old: number; current: number }) {
  const words = useWords();
  const mayWrite = useMay('write');
  const [, navigate] = useLocation();
  const pair = useQuery({
    queryKey: ['compare', projectId, old, current],
    queryFn: async () => {
      const [before, now] = await Promise.all([readSpec(projectId, old), readSpec(projectId, current)]);
      return { before: before.spec, now: now.spec };
    },
  });
  const restore = useMutation({
    mutationFn: () =>
      api.POST('/api/v1/projects/{id}/revisions/{revision}/restore', {
        params: { path: { id: projectId, revision: old }, header: { 'If-Match': `"${current}"` } },
      }),
    onSuccess: () => navigate(`/?project=${projectId}`),
  });
  const changed = useMemo(
    () => (pair.data === undefined ? [] : changedIds(pair.data.before, pair.data.now)),
    [pair.data],
  );
  const isOtherTheme =
    pair.data !== undefined &&
    JSON.stringify(pair.data.before.theme.tokens) !== JSON.stringify(pair.data.now.theme.tokens);
  return (
    <section className="compare" aria-label={words.history.comparison}>
      <div className="compare-head">
        <p>
          <strong>{words.history.revision(old)}</strong>{' '}
          {isOtherTheme && changed.length === 0 ? words.history.theme : words.history.changes(changed.length)}
          {isOtherTheme && changed.length > 0 && ` ${words.history.andTheme}`}
        </p>
        <span className="spring" />
        <Button onPress={() => navigate(`/?project=${projectId}`)}>{words.history.toEditor}</Button>
        {mayWrite && old !== current && (
          <Button look="primary" onPress={() => restore.mutate()} isPending={restore.isPending}>
            {words.history.restore}
          </Button>
        )}
      </div>
      {(pair.error ?? restore.error) !== null && <ProblemNote error={pair.error ?? restore.error} />}
      {pair.data === undefined ? (
        <Loading />
      ) : (
        <div className="compare-frames">
          <Side title={words.history.revision(old)} spec={pair.data.before} changed={changed} />
          <Side title={words.history.current} spec={pair.data.now} changed={changed} />
        </div>
      )}
    </section>
  );
}

function Side({ title, spec, changed }: { title: string; spec: SiteSpec; changed: readonly string[] }) {
  const handle = useRef<PreviewHandle>(null);
  const [page, setPage] = useState('/');
  const [turn, setTurn] = useState(0);
  const { ref, box } = useBox();
  useEffect(() => {
    if (turn > 0) handle.current?.compare(changed);
  }, [turn, changed]);
  return (
    <figure className="compare-side">
      <figcaption>{title}</figcaption>
      <div className="compare-room" ref={ref}>
        <div className="stage-frame" style={placeIn(box, spec.buildType)}>
          <PreviewFrame
            handle={handle}
            title={title}
            spec={spec}
            page={page}
            fields={none}
            scheme="light"
            editable={false}
            onMessage={(message) => {
              if (message.type === 'shown') setTurn(message.turn);
              if (message.type === 'follow' && spec.buildType === 'website') {
                const { pathname } = new URL(
                  message.href,
                  `https://site.invalid${page === '/' ? '/' : `${page}/`}`,
                );
                const path = pathname.replace(/(.)\/$/, '$1');
                if (spec.content.pages.some((one) => one.path === path)) setPage(path);
              }
            }}
          />
        </div>
      </div>
    </figure>
  );
}

const none: readonly string[] = [];

/** The smallest nodes that differ between two specifications. */
function changedIds(before: SiteSpec, now: SiteSpec): string[] {
  const told = (spec: SiteSpec): Map<string, string> =>
    new Map(
      [...walkNodes(spec.content)].flatMap(({ value }) => {
        const id = idOf(value);
        return id === undefined ? [] : [[id, JSON.stringify(value)] as const];
      }),
    );
  const [old, current] = [told(before), told(now)];
  return [...new Set([...old.keys(), ...current.keys()])].filter((id) => old.get(id) !== current.get(id));
}
