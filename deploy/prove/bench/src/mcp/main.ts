import { connections, type Figures, type Message, measure, median, medianOf, warmUp } from './measure.ts';
import { pinTo } from './process-family.ts';
import { startOurs, startPeer, type Target } from './target.ts';

// Ours against peers in one run: the server sides on core 0, the load on core 1, 16 connections. Ours checks key,
// scopes and rate limit (Redis) on every request and answers get_credits through gateway, mcp-tools and credits
// from PostgreSQL, all of them on that core; the peers check nothing and echo. All connections present one key, so that
// calls of get_credits that come at once share a read. Each server is warmed up by the same number of requests, enough
// for the code of the service that sees fewest of them to be compiled. Rounds are short and alternate, and each ratio is
// the median of the rounds' ratios, so that what else the machine does falls on all alike.
const seconds = Number(process.argv[2] ?? 1);
const rounds = Number(process.argv[3] ?? 15);

/** About one call of get_credits in eight reaches credits. */
const warmUpRequests = { ping: 20_000, 'tools/list': 20_000, 'tools/call': 80_000 };

type Call = keyof typeof warmUpRequests;
const messageOf = (call: Call, { tool }: Target): Message =>
  call === 'tools/call' ? { method: call, params: { name: tool, arguments: {} } } : { method: call };

interface Comparison {
  /** Cores of our server side: every service, PostgreSQL and Redis. */
  ours: string;
  theirs: string;
  /** What is asked of the ratio of our requests per second to the official SDK's. */
  asked: readonly [Call, number][];
}

/** A second core is shared with the load. A peer is one process, which has little use of a second one. */
const comparisons: readonly Comparison[] = [
  {
    ours: '0',
    theirs: '0',
    asked: [
      ['ping', 4],
      ['tools/list', 4],
      ['tools/call', 0.5],
    ],
  },
  { ours: '0,1', theirs: '0', asked: [['tools/call', 1]] },
  { ours: '0,1', theirs: '0,1', asked: [['tools/call', 1]] },
];

const coresOf = (cores: string): string => (cores === '0' ? 'one core' : 'two cores');

const ours = await startOurs();
const peers = [
  await startPeer('official SDK', './official-sdk-server.ts', '/'),
  await startPeer('fastmcp', './fastmcp-server.ts', '/mcp'),
];
/** Ours in the newest revision of MCP, which has no ping. */
const newest: Target = { ...ours, name: 'ours 2026-07-28', stateless: true, stop: () => undefined };
const targets = [ours, ...peers, newest];
pinTo('1', process.pid);
const warm = new Set<Call>();
const verdicts: string[] = [];

try {
  for (const { ours: own, theirs, asked } of comparisons) {
    for (const target of targets) pinTo(target.pid === ours.pid ? own : theirs, target.pid);
    const where = `our side on ${coresOf(own)}, theirs on ${coresOf(theirs)}`;
    console.log(`\n${where}; ${connections} connections; ${rounds} rounds of ${seconds} s; medians`);
    printLine(['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'ours / it', 'least', 'most']);
    for (const [call, least] of asked) await compare(where, call, least);
  }
} finally {
  for (const target of targets) await target.stop();
}
console.log(`\n${verdicts.join('\n')}`);
process.exit();

async function compare(where: string, call: Call, least: number): Promise<void> {
  const asked = targets.filter((target) => call !== 'ping' || target !== newest);
  const figures = new Map<Target, Figures[]>(asked.map((target) => [target, []]));
  if (!warm.has(call)) {
    for (const target of asked) await warmUp(target, messageOf(call, target), warmUpRequests[call]);
    warm.add(call);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [target, list] of figures) list.push(await measure(target, messageOf(call, target), seconds));
  }
  const own = figures.get(ours) ?? [];
  for (const [target, its] of figures) {
    const ratios = own.map(({ perSecond }, i) => perSecond / (its[i]?.perSecond ?? Number.NaN));
    const { perSecond, p50Ms, p99Ms, cpuMs } = medianOf(its);
    const figure = [perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1), cpuMs.toFixed(3)];
    const spread = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratio) =>
      ratio.toFixed(2),
    );
    printLine([call, target.name, ...figure, ...(target === ours ? [] : spread)]);
    if (target === newest)
      verdicts.push(verdict(`${call}, ${where}: 2025-06-18 to 2026-07-28`, 1 / median(ratios), 0.9));
    if (target === peers[0]) verdicts.push(verdict(`${call}, ${where}: ratio`, median(ratios), least));
  }
  const [sdk] = peers;
  if (call === 'ping' && sdk !== undefined) {
    const { p99Ms } = medianOf(own);
    const { p50Ms } = medianOf(figures.get(sdk) ?? []);
    verdicts.push(
      `${p99Ms < p50Ms ? 'yes' : 'NO '}  our p99 of ping, ${p99Ms} ms, is under their p50, ${p50Ms} ms`,
    );
  }
}

function verdict(what: string, ratio: number, least: number): string {
  return `${ratio >= least ? 'yes' : 'NO '}  ${what} ${ratio.toFixed(2)}, asked: at least ${least}`;
}

function printLine(columns: string[]): void {
  const [call = '', server = '', ...figures] = columns;
  console.log(
    `${call.padEnd(12)}${server.padEnd(18)}${figures.map((figure) => figure.padStart(11)).join('')}`,
  );
}
