import type { BuildMode, BuildType } from '@sitewright/site-spec';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { api, dataOf } from '../api/client.ts';
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
  const query = { params: { query: { limit: 100 } } };
  const usage = useQuery({
    queryKey: ['usage'],
    queryFn: async () => {
      const [balance, entries, builds] = await Promise.all([
        api.GET('/api/v1/credits'),
        api.GET('/api/v1/credits/entries', query),
        api.GET('/api/v1/builds', query),
      ]);
      return { balance: dataOf(balance), entries: dataOf(entries).items, builds: dataOf(builds).items };
    },
  });
  return (
    <>
      <TopBar />
      <main id="content" className="page">
        <div className="page-head">
          <h1>{words.usage.title}</h1>
        </div>
        {usage.isPending && <Loading />}
        {usage.isError && <ProblemNote error={usage.error} retry={() => void usage.refetch()} />}
        {usage.data !== undefined && <Report {...usage.data} />}
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

function Report({ balance, entries, builds }: { balance: Balance; entries: Entry[]; builds: Build[] }) {
  const words = useWords();
  const { language } = useSpoken();
  const number = new Intl.NumberFormat(language);
  const figures = [
    [words.usage.remaining, balance.remaining],
    [words.usage.held, balance.held],
    [words.usage.spent, balance.spent],
  ] as const;
  return (
    <>
      <dl className="figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number.format(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.usage.plan}</dt>
          <dd>{balance.plan}</dd>
        </div>
      </dl>
      <section aria-labelledby="over-time">
        <h2 id="over-time">{words.usage.overTime}</h2>
        <CreditLine entries={entries} now={balance.remaining} />
      </section>
      <section aria-labelledby="builds">
        <h2 id="builds">{words.usage.builds}</h2>
        <Outcomes builds={builds} />
        <BuildTable builds={builds} />
      </section>
    </>
  );
}

/** Credit free to spend, from the newest entries back. */
function CreditLine({ entries, now }: { entries: readonly Entry[]; now: number }) {
  const words = useWords().usage;
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
        <span>{words.most(most)}</span>
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
                {build.durationMs === null ? '–' : (build.durationMs / 1000).toFixed(1)}
              </td>
              <td className="number">{build.creditsCharged}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
