import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@sitewright/local/until';
import { ask, send } from './client.ts';
import { guardMs } from './guard.ts';
import { type Part, parts, type Stack } from './stack.ts';
import { isKnown, type Violation } from './verdict.ts';
import type { Account, Told, Wish } from './wish.ts';

/** How a part behind the gateway may leave its callers alone. */
const ways = ['stopped', 'gone', 'slow'] as const;
type Way = (typeof ways)[number];

/** What callers are promised: an answer to a read or a build, and to a build of which generation has taken no notice. */
const answeredWithinMs = 10_000;
const refusedWithinMs = 5_000;
/** Longer than all of it: what is slow answers too late for anybody. */
const silentMs = 12_000;
/** A key that was asked for is known to the gateway for a second, auth or not. */
const pastFreshMs = 1_200;
const reads = ['/api/v1/projects', '/api/v1/builds', '/api/v1/credits'];

/** What callers were told while a part was silent. */
export interface Silence {
  part: Part;
  way: Way;
  reads: Told[];
  build: Told;
  /** How late the gateway was with what it answers by itself: the machine's doing, which is allowed for. */
  lateMs: number;
}

/** Silences every part behind the gateway in every way, and asks for reads and a build meanwhile. */
export async function silenceParts(stack: Stack, account: Account, wishes: Wish[]): Promise<Silence[]> {
  const silences: Silence[] = [];
  for (const part of parts.filter((each) => each !== 'gateway')) {
    for (const way of ways) {
      await untilAnswered(stack, account);
      const end = beginSilence(stack, part, way);
      await pause(pastFreshMs);
      silences.push({ part, way, ...(await askMeanwhile(stack, account, wishes)) });
      await end();
    }
  }
  await untilAnswered(stack, account);
  return silences;
}

function beginSilence(stack: Stack, part: Part, way: Way): () => Promise<void> {
  if (way === 'slow') {
    const over = stack.links.get(`gateway>${part}`)?.cut('hang', silentMs);
    return async () => over;
  }
  stack.signal(part, way === 'stopped' ? 'SIGSTOP' : 'SIGKILL');
  return async () => (way === 'stopped' ? stack.signal(part, 'SIGCONT') : stack.restart(part));
}

async function askMeanwhile({ baseUrl }: Stack, account: Account, wishes: Wish[]) {
  const wish: Wish = {
    workspaceId: account.workspaceId,
    kind: 'plain',
    key: undefined,
    body: { prompt: 'A bakery in Freiburg', buildType: 'website', mode: 'lite', save: true },
    left: false,
    told: [],
  };
  wishes.push(wish);
  const over = new AbortController();
  const late = latenessOf(baseUrl, over.signal);
  const [build, ...told] = await Promise.all([
    send(baseUrl, account, wish),
    ...reads.map((path) => read(baseUrl, account, path)),
  ]);
  wish.told.push(build);
  over.abort();
  return { reads: told, build, lateMs: await late };
}

const read = (baseUrl: string, { apiKey }: Account, path: string): Promise<Told> =>
  ask(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${apiKey}` } });

async function latenessOf(baseUrl: string, until: AbortSignal): Promise<number> {
  let lateMs = 0;
  while (!until.aborted) {
    lateMs = Math.max(lateMs, tookMs(await ask(`${baseUrl}/healthz`, { headers: {} })));
    await pause(100);
  }
  return lateMs;
}

async function untilAnswered({ baseUrl }: Stack, account: Account): Promise<void> {
  const answered = async () => {
    const told = await Promise.all(reads.map((path) => read(baseUrl, account, path)));
    return told.every(({ status }) => status === 200);
  };
  if (!(await until(answered, { withinMs: guardMs, everyMs: 200 })))
    throw new Error('The mesh does not answer again after a silence.');
}

const tookMs = ({ from, to }: Told): number => to - from;

/** Holds what callers were told against what they are promised. */
export function judgeSilences(silences: readonly Silence[]): Violation[] {
  return silences.flatMap(({ part, way, lateMs, ...told }) => {
    const refused =
      part === 'generation' && (told.build.status !== 503 || tookMs(told.build) > refusedWithinMs + lateMs);
    const late = [...told.reads, told.build].some((each) => tookMs(each) > answeredWithinMs + lateMs);
    const strange = told.reads.some((each) => each.status === 0 || !isKnown(each));
    const detail = JSON.stringify({ part, way, lateMs, ...told });
    return [
      ...(refused || late ? [{ rule: 'a silent part kept its callers waiting' as const, detail }] : []),
      ...(strange ? [{ rule: 'an answer that is none of the interface' as const, detail }] : []),
    ];
  });
}

/** What callers were told while a part was silent, a line each. */
export function printSilences(silences: readonly Silence[]): void {
  console.log('\nSilence of      how        reads told      longest   a build told');
  for (const { part, way, reads: told, build } of silences) {
    const statuses = told.map(({ status }) => status).join(' ');
    const longest = `${Math.max(...told.map(tookMs))} ms`;
    console.log(
      `${part.padEnd(15)} ${way.padEnd(10)} ${statuses.padEnd(15)} ${longest.padEnd(9)} ${build.status} after ${tookMs(build)} ms`,
    );
  }
}
