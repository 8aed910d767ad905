import { metrics } from '@opentelemetry/api';
import type { Settled } from './db/settle.ts';

const meter = metrics.getMeter('sitewright.credits');

const reserves = meter.createCounter('sitewright.credits.reserves', {
  description: 'Reserve calls by outcome: held or out_of_credits',
});
const resolutions = meter.createCounter('sitewright.credits.resolutions', {
  description: 'Capture, Release and Reverse calls by verb and by the state they found or made',
});
const settlements = meter.createCounter('sitewright.credits.settlements', {
  description: 'What the sweeper did: grants made, holds expired, grants expired',
});

export const countReserve = (outcome: 'held' | 'out_of_credits'): void => reserves.add(1, { outcome });

export const countResolution = (verb: string, state: string): void => resolutions.add(1, { verb, state });

export function countSettled(settled: Settled): void {
  for (const [what, count] of Object.entries(settled)) if (count > 0) settlements.add(count, { what });
}
