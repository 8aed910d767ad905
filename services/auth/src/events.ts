import { metrics } from '@opentelemetry/api';
import type { Logger } from '@sitewright/telemetry';
import type { KeyVerdict } from './db/verification.ts';

/** What became of a presented key. Operators see it in the metric; callers only whether it was accepted. */
export type Verdict = KeyVerdict | 'malformed';

/** Changes to keys and workspaces that belong in an audit. */
export type Change =
  | 'key issued'
  | 'key rotated'
  | 'key renamed'
  | 'key revoked'
  | 'workspace created'
  | 'workspace deletion begun';

export interface AuthEvents {
  verified(verdict: Verdict): void;
  changed(change: Change, ids: { workspaceId: string; keyId?: string; successorId?: string }): void;
}

/** Every metric and log event of the service. */
export function createEvents(logger: Logger): AuthEvents {
  const verifications = metrics.getMeter('sitewright').createCounter('sitewright.auth.verifications', {
    description: 'Keys presented, by what became of them',
  });
  return {
    verified: (verdict) => verifications.add(1, { verdict }),
    changed: (change, ids) => logger.info(ids, change),
  };
}
