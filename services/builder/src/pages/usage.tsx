import type { BuildMode, BuildType } from '@sitewright/site-spec';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { api, dataOf } from '../api/client.ts';
import { useCredits } from '../api/credits.ts';
import { usePages } from '../api/pages.ts';
import { MoreButton } from '../shell/more-button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { Empty, Loading } from '../shell/state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useSpoken, useWhen, useWords } from '../words/words.tsx';

/** Credit over time, and builds by how they ended. */
export default function UsagePage() {
  const words = useWords();
  useEffect(() => {
    document.title = `${words.usage.title} · ${words.appName}`;
  }, [words]);
  const balance = useCredits();
  const entries = usePages(['entries'], async (page) =>
    dataOf(await api.GET('/api/v1/credits/entries', { params: { query: { limit: 100, ...page } } })),
  );
  const builds = usePages(['builds'], async (page) =>
    dataOf(await api.GET('/api/v1/builds', { params: { query: { limit: 50, ...page } } })),
  );
  const error = balance.error ?? entries.error ?? builds.error;
  const retry = () => void Promise.all([balance, entries, builds].map((one) => one.refetch()));
  return (
    <>
      <TopBar />
      <main id="content" className="page">
        <div className="page-head">
          <h1>{words.usage.title}</h1>
        </div>
        {error !== null && <ProblemNote error={error} retry={retry} />}
        {error === null && (balance.isPending || entries.isPending || builds.isPending) && <Loading />}
        {balance.data !== undefined && <Figures {...balance.data} />}
        {balance.data !== undefined && entries.items !== undefined && (
          <section aria-labelledby="over-time">
            <h2 id="over-time">{words.usage.overTime}</h2>
            <CreditLine entries={entries.items} now={balance.data.remaining} />
            <MoreButton pages={entries} label={words.usage.earlier} />
          </section>
        )}
        {builds.items !== undefined && (
          <section aria-labelledby="builds">
            <h2 id="builds">{words.usage.builds}</h2>
            <Outcomes builds={builds.items} />
            <BuildTable builds={builds.items} />
            <MoreButton pages={builds} />
          </section>
        )}
      </main>
    </>
  );
}

interface Entry {
  from: string;
  to: string;
  amount: number;
  createdAt: string;
}
interface Build {
  buildId: string;
  status: string;
  code: string | null;
  buildType: BuildType;
  mode: BuildMode;
  projectId: string | null;
  creditsCharged: number;
  durationMs: number | null;
  createdAt: string;
}
interface Balance {
  remaining: number;
  held: number;
  spent: number;
  plan: string;
}

function Figures({ remaining, held, spent, plan }: Balance) {
  const words = useWords().usage;
  const { language } = useSpoken();
  const number = new Intl.NumberFormat(language);
  const figures = [
    [words.remaining, number.format(remaining)],
    [words.held, number.format(held)],
    [words.spent, number.format(spent)],
    [words.plan, plan],
  ] as const;
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Credit free to spend, from the newest entries back. */
function CreditLine({ entries, now }: { entries: readonly Entry[]; now: number }) {
  const words = useWords().usage;
  const { language } = useSpoken();
  const when = useWhen();
  const points: { at: number; value: number }[] = [{ at: Date.now(), value: now }];
  let value = now;
  for (const entry of entries) {
    points.push({ at: Date.parse(entry.createdAt), value });
    value += entry.from === 'available' ? entry.amount : entry.to === 'available' ? -entry.amount : 0;
    points.push({ at: Date.parse(entry.createdAt), value });
  }
  if (points.length < 3) return <Empty title={words.noEntries} />;
  const [from, to] = [Math.min(...points.map(({ at }) => at)), Date.now()];
  const most = Math.max(1, ...points.map((point) => point.value));
  const x = (at: number) => ((at - from) / Math.max(1, to - from)) * 1000;
  const y = (amount: number) => 150 - (amount / most) * 140;
  const line = points.map(({ at, value: amount }) => `${x(at).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
  return (
    <figure className="credit-line">
      <svg
        viewBox="0 0 1000 156"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.lineAlt(value, now)}
      >
        <polygon points={`${x(from)},150 ${line.split(' ').toReversed().join(' ')} ${x(to)},150`} />
        <polyline points={line} />
      </svg>
      <figcaption>
        <span>{when(new Date(from).toISOString())}</span>
        <span>{words.most(new Intl.NumberFormat(language).format(most))}</span>
        <span>{words.now}</span>
      </figcaption>
    </figure>
  );
}

function Outcomes({ builds }: { builds: readonly Build[] }) {
  const words = useWords().usage;
  const outcomes = [...new Set(builds.map(({ status, code }) => code ?? status))];
  const known: Partial<Record<string, string>> = words.outcomes;
  return (
    <ul className="outcomes">
      {outcomes.map((outcome) => (
        <li key={outcome}>
          <strong>{builds.filter(({ status, code }) => (code ?? status) === outcome).length}</strong>{' '}
          {known[outcome] ?? outcome}
        </li>
      ))}
    </ul>
  );
}

function BuildTable({ builds }: { builds: readonly Build[] }) {
  const words = useWords();
  const when = useWhen();
  const { language } = useSpoken();
  const seconds = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const known: Partial<Record<string, string>> = words.usage.outcomes;
  if (builds.length === 0) return <Empty title={words.usage.noBuilds} />;
  return (
    <div className="table-room">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.usage.when}</th>
            <th scope="col">{words.build.type}</th>
            <th scope="col">{words.build.mode}</th>
            <th scope="col">{words.usage.outcome}</th>
            <th scope="col" className="number">
              {words.usage.seconds}
            </th>
            <th scope="col" className="number">
              {words.usage.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {builds.map((build) => (
            <tr key={build.buildId}>
              <td>
                {build.projectId === null ? (
                  when(build.createdAt)
                ) : (
                  <Link href={`/?project=${build.projectId}`}>{when(build.createdAt)}</Link>
                )}
              </td>
              <td>{words.build.types[build.buildType]}</td>
              <td>{words.build.modes[build.mode]}</td>
              <td>{known[build.code ?? build.status] ?? build.code ?? build.status}</td>
              <td className="number">
                {build.durationMs === null ? '–' : seconds.format(build.durationMs / 1000)}
              </td>
              <td className="number">{build.creditsCharged}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
