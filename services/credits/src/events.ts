import { createMeter } from '@sitewright/telemetry';
import type { PendingHolds } from './db/holds.ts';
import type { HoldStateName } from './db/schema.ts';
import type { Settled } from './db/settle.ts';

const meter = createMeter('credits');

const reserves = meter.counter('sitewright.credits.reserves', {
  unit: '{call}',
  description: 'Reserve calls, by whether credit is held',
  by: { 'sitewright.outcome': ['held', 'out_of_credits'] },
});
const resolutions = meter.counter('sitewright.credits.resolutions', {
  unit: '{call}',
  description:
    'Capture, Release and Reverse calls by the state that they found or made: `release` that finds `captured` is a caller that lost its answer, `capture` that finds `expired` a build that outlived its hold',
  by: {
    'sitewright.verb': ['capture', 'release', 'reverse'],
    'sitewright.state': ['pending', 'captured', 'released', 'expired', 'reversed'],
  },
});
const settlements = meter.counter('sitewright.credits.settlements', {
  unit: '{row}',
  description:
    'What time has done, by the sweeper: `holdsExpired` above zero means that builds end without anyone resolving their holds',
  by: { 'sitewright.kind': ['grantsMade', 'holdsExpired', 'grantsExpired'] },
});
const holds = meter.gauge('sitewright.credits.holds', {
  unit: '{hold}',
  description:
    'Holds that nobody has resolved, in the whole ledger, at the last sweep: within their time, or past it',
  by: { 'sitewright.state': ['pending', 'overdue'] },
});
const swept = meter.gauge('sitewright.sweep.last_success', {
  unit: 's',
  description: 'When the last sweep ended well, or when the process started, in Unix time',
});
const violations = meter.gauge('sitewright.credits.ledger.violations', {
  unit: '{violation}',
  description:
    'Disagreements between the books at the last check of the whole ledger, 100 at most; anything but 0 is a bug or somebody at the tables',
});
const checked = meter.gauge('sitewright.credits.ledger.last_check', {
  unit: 's',
  description: 'When the whole ledger was last checked, in Unix time; absent until the first check',
});

const now = (): number => Date.now() / 1000;
swept.record(now());

/** Counts a Reserve by whether credit is held. */
export const countReserve = (outcome: 'held' | 'out_of_credits'): void =>
  reserves.add(1, { 'sitewright.outcome': outcome });

/** Counts a call that resolves a hold by the state that it found or made. */
export const countResolution = (verb: 'capture' | 'release' | 'reverse', state: HoldStateName): void =>
  resolutions.add(1, { 'sitewright.verb': verb, 'sitewright.state': state });

/** Counts what time has done, by what it was. */
export function countSettled(settled: Settled): void {
  for (const kind of ['grantsMade', 'holdsExpired', 'grantsExpired'] as const)
    if (settled[kind] > 0) settlements.add(settled[kind], { 'sitewright.kind': kind });
}

/** Tells that a sweep has ended well, and which holds it left. */
export function recordSweep({ pending, overdue }: PendingHolds): void {
  holds.record(pending, { 'sitewright.state': 'pending' });
  holds.record(overdue, { 'sitewright.state': 'overdue' });
  swept.record(now());
}

/** Tells what a check of the whole ledger has found. */
export function recordCheck(found: number): void {
  violations.record(found);
  checked.record(now());
}
