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
  | 'link issued'
  | 'link revoked'
  | 'workspace created'
  | 'workspace deletion begun';

export interface ChangedIds {
  workspaceId: string;
  keyId?: string;
  successorId?: string;
  linkId?: string;
  projectId?: string;
}

export interface AuthEvents {
  verified(verdict: Verdict): void;
  /** A link that was presented, or that a session names. */
  redeemed(verdict: KeyVerdict): void;
  changed(change: Change, ids: ChangedIds): void;
}

/** Every metric and log event of the service. */
export function createEvents(logger: Logger): AuthEvents {
  const verifications = metrics.getMeter('sitewright').createCounter('sitewright.auth.verifications', {
    description: 'Keys presented, by what became of them',
  });
  const redemptions = metrics.getMeter('sitewright').createCounter('sitewright.auth.redemptions', {
    description: 'Links presented, and asked about by sessions, by what became of them',
  });
  return {
    verified: (verdict) => verifications.add(1, { verdict }),
    redeemed: (verdict) => redemptions.add(1, { verdict }),
    // Each id by its name: what asks may hold more than ids.
    changed: (change, { workspaceId, keyId, successorId, linkId, projectId }) =>
      logger.info({ workspaceId, keyId, successorId, linkId, projectId }, change),
  };
}
