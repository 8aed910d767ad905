import type { Revision } from '@sitewright/client';
import type { SiteSpec } from '@sitewright/site-spec';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api, dataOf } from '../../api/client.ts';
import { useMay } from '../../api/session.ts';
import { readSpec } from '../../api/spec.ts';
import { PreviewFrame, type PreviewHandle } from '../../preview/preview-frame.tsx';
import { placeIn, useBox } from '../../preview/room.ts';
import { Button, IconButton } from '../../shell/button.tsx';
import { ProblemNote } from '../../shell/problem-note.tsx';
import { Loading } from '../../shell/state.tsx';
import { type Difference, differencesOf, isOtherAround, type Place } from '../../spec/differences.ts';
import { useNames, useWords } from '../../words/words.tsx';
import { RevisionName } from './revision-name.tsx';

interface Props {
  projectId: string;
  old: number;
  current: number;
  revision: Revision | undefined;
}

/** Two revisions side by side, what differs outlined in both, and the way back to the old one. */
export function Comparison({ projectId, old, current, revision }: Props) {
  const words = useWords().history;
  const pair = useQuery({
    queryKey: ['compare', projectId, old, current],
    queryFn: async () => {
      const [before, now] = await Promise.all([readSpec(projectId, old), readSpec(projectId, current)]);
      return { before: before.spec, now: now.spec };
    },
    placeholderData: keepPreviousData,
    // A revision never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const differences = useMemo(
    () => (pair.data === undefined ? [] : differencesOf(pair.data.before, pair.data.now)),
    [pair.data],
  );
  const [looked, setLooked] = useState<Difference>();
  const at = differences.findIndex(({ id }) => id === looked?.id);
  const [page, setPage] = useState('/');
  const lookAt = (index: number) => {
    const difference = differences[index];
    setLooked(difference);
    if (difference !== undefined) setPage(difference.now.page);
  };
  const side = (spec: SiteSpec, which: 'before' | 'now') => (
    <Side
      title={which === 'now' ? words.current : (revision?.name ?? words.revision(old))}
      spec={spec}
      page={at < 0 ? page : (looked?.[which].page ?? page)}
      onPage={(next) => {
        setLooked(undefined);
        setPage(next);
      }}
      changes={differences.filter(({ kind }) => kind !== (which === 'now' ? 'removed' : 'added'))}
      place={at < 0 ? undefined : looked?.[which]}
    />
  );
  return (
    <>
      <div className="compare-head">
        <RevisionName projectId={projectId} number={old} revision={revision} />
        {pair.data !== undefined && <Summary {...pair.data} differences={differences} />}
        <span className="spring" />
        <WaysOut projectId={projectId} old={old} current={current} />
      </div>
      {pair.error !== null && <ProblemNote error={pair.error} />}
      {differences.length > 0 && <Stepper differences={differences} at={at} onStep={lookAt} />}
      {pair.data === undefined ? (
        <Loading />
      ) : (
        <div className="compare-frames">
          {side(pair.data.before, 'before')}
          {side(pair.data.now, 'now')}
        </div>
      )}
    </>
  );
}

function Summary(props: { before: SiteSpec; now: SiteSpec; differences: readonly Difference[] }) {
  const words = useWords().history;
  const { theme, around } = isOtherAround(props.before, props.now);
  const count = props.differences.length;
  return (
    <p>
      {theme && count === 0 && !around
        ? words.theme
        : !around || count > 0
          ? words.changes(count)
          : words.around}
      {count > 0 && around && ` ${words.andAround}`}
      {theme && (count > 0 || around) && ` ${words.andTheme}`}
    </p>
  );
}

function WaysOut({ projectId, old, current }: Omit<Props, 'revision'>) {
  const words = useWords().history;
  const mayWrite = useMay('write');
  const [, navigate] = useLocation();
  const toEditor = () => navigate(`/?project=${projectId}`);
  const restore = useMutation({
    mutationFn: async () =>
      dataOf(
        await api.POST('/api/v1/projects/{id}/revisions/{revision}/restore', {
          params: { path: { id: projectId, revision: old }, header: { 'If-Match': `"${current}"` } },
        }),
      ),
    onSuccess: toEditor,
  });
  return (
    <>
      {restore.error !== null && <ProblemNote error={restore.error} />}
      <Button onPress={toEditor}>{words.toEditor}</Button>
      {mayWrite && old !== current && (
        <Button look="primary" onPress={() => restore.mutate()} isPending={restore.isPending}>
          {words.restore}
        </Button>
      )}
    </>
  );
}

interface StepperProps {
  differences: readonly Difference[];
  at: number;
  onStep(index: number): void;
}

/** From one difference to the next; both sides are brought to it. */
function Stepper({ differences, at, onStep }: StepperProps) {
  const words = useWords().history;
  const { kindName } = useNames();
  const difference = differences[at];
  const nameOf = ({ part }: Difference) => part.text || kindName(part.kind);
  return (
    <div className="compare-steps">
      <IconButton label={words.previousChange} isDisabled={at <= 0} onPress={() => onStep(at - 1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.nextChange}
        isDisabled={at >= differences.length - 1}
        onPress={() => onStep(at + 1)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <p role="status">
        {difference === undefined ? (
          words.stepThrough
        ) : (
          <>
            {words.step(at + 1, differences.length)}{' '}
            <span className={`change change-${difference.kind}`}>{words.kinds[difference.kind]}</span>{' '}
            <span dir="auto">{nameOf(difference)}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface SideProps {
  title: string;
  spec: SiteSpec;
  page: string;
  onPage(page: string): void;
  changes: readonly Difference[];
  place: Place | undefined;
}

function Side({ title, spec, page, onPage, changes, place }: SideProps) {
  const handle = useRef<PreviewHandle>(null);
  const [turn, setTurn] = useState(0);
  const { ref, box } = useBox();
  useEffect(() => {
    if (turn > 0) handle.current?.compare(changes.map(({ id, kind }) => ({ id, kind })));
  }, [turn, changes]);
  const wanted = place?.id;
  useEffect(() => {
    if (turn > 0 && wanted !== undefined) handle.current?.reveal(wanted);
  }, [turn, wanted]);
  const has = (path: string) =>
    spec.buildType !== 'website' || spec.content.pages.some((one) => one.path === path);
  return (
    <figure className="compare-side">
      <figcaption dir="auto">{title}</figcaption>
      <div className="compare-room" ref={ref}>
        <div className="stage-frame" style={placeIn(box, spec.buildType)}>
          <PreviewFrame
            handle={handle}
            title={title}
            spec={spec}
            page={has(page) ? page : '/'}
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
                if (has(path)) onPage(path);
              }
            }}
          />
        </div>
      </div>
    </figure>
  );
}

const none: readonly string[] = [];
