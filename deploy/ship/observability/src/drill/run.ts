import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAccounts } from '@sitewright/chaos/accounts';
import { bootStack, parts } from '@sitewright/chaos/stack';
import type { Account } from '@sitewright/chaos/wish';
import type { Span } from '@sitewright/local/dev/spans';
import { findFreePort } from '@sitewright/local/free-port';
import { until } from '@sitewright/local/until';
import { ask, build, everyday } from './load.ts';
import { type FiringAlert, faster, type Prometheus, startPrometheus } from './prometheus.ts';
import type { Drill, Scenario } from './scenario.ts';
import { drawTrace, startTraceReceiver, type TraceReceiver } from './traces.ts';

/** Until windows of five minutes, which are seconds here, are full. */
const settleMs = 10_000;
const mostSeconds = 90;

export interface DrillOptions {
  log: (line: string) => void;
  /** Looks at Prometheus while the mesh is at work and nothing is wrong yet. */
  look?: (prometheus: Prometheus) => Promise<void>;
}

/** Often asked for here, so that hours are seconds in what services do by themselves, too. */
const quick: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  credits: { CREDITS_LEDGER_CHECK_INTERVAL_MS: '1000' },
  projects: { PROJECTS_SWEEP_INTERVAL_MS: '1000' },
};

/**
 * Boots the mesh, lets callers work, causes the fault, and tells which alerts fire and when, a trace that tells the
 * cause, and which alerts end once the fault is taken away.
 * @returns whether every alert that must has fired, and has ended.
 */
export async function runDrill(scenario: Scenario, options: DrillOptions): Promise<boolean> {
  const receiver = await startTraceReceiver();
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-drill-'));
  try {
    return await drillIn(folder, receiver, scenario, options);
  } finally {
    receiver.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drillIn(
  folder: string,
  receiver: TraceReceiver,
  scenario: Scenario,
  { log, look }: DrillOptions,
): Promise<boolean> {
  const targets = new Map<string, string>();
  for (const part of parts) targets.set(part, `127.0.0.1:${await findFreePort()}`);
  const stack = await bootStack({
    log,
    settings: (service) => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '500',
      OTEL_EXPORTER_PROMETHEUS_PORT: targets.get(service)?.split(':')[1] ?? '',
      ...quick[service],
      ...scenario.settings?.[service],
    }),
  });
  const stop = new AbortController();
  try {
    const prometheus = await startPrometheus(folder, targets);
    try {
      const [account] = await makeAccounts(stack, 1);
      if (account === undefined) throw new Error('no account was made');
      await warmUp(stack.baseUrl, account);
      const load = everyday(stack.baseUrl, account, stop.signal);
      await pause(settleMs);
      await look?.(prometheus);
      const passed = await watchFault(
        scenario,
        { stack, account },
        { prometheus, spans: receiver.spans, log },
      );
      stop.abort();
      await load;
      return passed;
    } finally {
      await prometheus.stop();
    }
  } finally {
    stop.abort();
    await stack.stop();
  }
}

interface Eyes {
  prometheus: Prometheus;
  spans: readonly Span[];
  log: (line: string) => void;
}

async function watchFault(scenario: Scenario, drill: Drill, eyes: Eyes): Promise<boolean> {
  const { prometheus, log, spans } = eyes;
  // What the first seconds of a cold mesh set off is not to be laid to the fault.
  await until(async () => (await prometheus.firing()).length === 0, { withinMs: 180_000, everyMs: 250 });
  const before = new Set((await prometheus.firing()).map(nameOf));
  if (before.size > 0) log(`Before: ${[...before].join(', ')}`);
  log(`The fault: ${scenario.says}`);
  const began = Date.now();
  const heal = await scenario.begin(drill);
  const seen = await collect(scenario, eyes, { before, began });
  const cause = causeIn(spans, (span) => span.start > began - 1_000 && scenario.tells(span));
  log(
    cause === undefined ? 'No trace tells the cause.' : `The trace that tells the cause, ${cause.traceId}:`,
  );
  if (cause !== undefined) for (const line of drawTrace(cause, spans).slice(0, 25)) log(`  ${line}`);
  const healed = Date.now();
  await heal();
  log('The fault is taken away.');
  const left = await ending(seen, eyes, healed);
  for (const name of left) log(`  still fires after ${mostSeconds} s: ${name}`);
  const missing = scenario.alerts.filter((name) => ![...seen].some(isNamed(name)));
  for (const name of missing) log(`  did not fire: ${name}`);
  // A ticket may go on: it remembers days.
  const stuck = left.filter(
    (name) => scenario.alerts.some((one) => isNamed(one)(name)) && name.endsWith('(page)'),
  );
  return missing.length === 0 && stuck.length === 0 && cause !== undefined;
}

/** The first builds of a cold mesh take longer than they may. */
async function warmUp(baseUrl: string, account: Account): Promise<void> {
  const isBuilt = async () => (await ask(baseUrl, account, build('lite', true))).status === 200;
  if ((await until(isBuilt, { withinMs: 180_000, everyMs: 100 })) !== true)
    throw new Error('no build succeeded within three minutes');
}

/** Rather one that a caller's request led to than one of what services do by themselves. */
function causeIn(spans: readonly Span[], tells: (span: Span) => boolean): Span | undefined {
  const asked = new Set(
    spans
      .filter(({ service, parentSpanId }) => service === 'gateway' && parentSpanId === undefined)
      .map(traceIdOf),
  );
  const causes = spans.filter(tells);
  return causes.findLast((span) => asked.has(span.traceId)) ?? causes.at(-1);
}

const traceIdOf = ({ traceId }: Span): string => traceId;

/** The page and the ticket of a promise end at different times, for they look at different windows. */
const nameOf = ({ labels }: FiringAlert): string => `${labels.alertname} (${labels.severity})`;
const isNamed =
  (name: string) =>
  (seen: string): boolean =>
    seen.startsWith(`${name} (`);
const secondsSince = (moment: number): string => `${((Date.now() - moment) / 1000).toFixed(0).padStart(4)} s`;

/** Tells each alert when it fires first; goes on until all that must have fired, and a little longer. */
async function collect(
  { alerts }: Scenario,
  { prometheus, log }: Eyes,
  { before, began }: { before: ReadonlySet<string>; began: number },
): Promise<Set<string>> {
  const seen = new Set<string>();
  const look = async (): Promise<boolean> => {
    for (const alert of await prometheus.firing()) {
      const name = nameOf(alert);
      if (before.has(name) || seen.has(name)) continue;
      seen.add(name);
      const { service = 'mesh' } = alert.labels;
      log(`  ${secondsSince(began)}  ${name} ${service}: ${alert.annotations.summary}`);
      log(`          ${alert.annotations.runbook}`);
    }
    return alerts.every((name) => [...seen].some(isNamed(name)));
  };
  await until(look, { withinMs: mostSeconds * 1000, everyMs: 250 });
  // What follows from it comes a little later.
  await until(async () => (await look()) && false, { withinMs: 5_000, everyMs: 250 });
  log(`  (${faster} times as fast as in production: a second here is a minute there)`);
  return seen;
}

/** @returns the alerts that go on. */
async function ending(
  seen: ReadonlySet<string>,
  { prometheus, log }: Eyes,
  healed: number,
): Promise<string[]> {
  let left = [...seen];
  await until(
    async () => {
      const now = new Set((await prometheus.firing()).map(nameOf));
      for (const name of left.filter((one) => !now.has(one)))
        log(`  ${secondsSince(healed)}  ${name} ends by itself`);
      left = left.filter((one) => now.has(one));
      return left.length === 0;
    },
    { withinMs: mostSeconds * 1000, everyMs: 250 },
  );
  return left;
}
