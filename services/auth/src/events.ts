import { createMeter, type Logger } from '@sitewright/telemetry';
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

/** What a change was made to. */
export interface ChangedIds {
  workspaceId: string;
  keyId?: string;
  successorId?: string;
  linkId?: string;
  projectId?: string;
}

/** What auth tells the operators. */
export interface AuthEvents {
  verified(verdict: Verdict): void;
  /** A link that was presented, or that a session names. */
  redeemed(verdict: KeyVerdict): void;
  changed(change: Change, ids: ChangedIds): void;
}

const meter = createMeter('auth');
const verdicts = ['accepted', 'unknown', 'expired', 'revoked', 'workspace_deleting'] as const;
const verifications = meter.counter('sitewright.auth.verifications', {
  unit: '{key}',
  description:
    'Keys presented, by what became of them; many `malformed` are a broken client, many `unknown` somebody guessing, or a retired pepper',
  by: { 'sitewright.verdict': [...verdicts, 'malformed'] },
});
const redemptions = meter.counter('sitewright.auth.redemptions', {
  unit: '{link}',
  description: 'Links presented, and asked about by sessions, by what became of them',
  by: { 'sitewright.verdict': verdicts },
});

/** Every metric and log event of the service. */
export function createEvents(logger: Logger): AuthEvents {
  return {
    verified: (verdict) => verifications.add(1, { 'sitewright.verdict': verdict }),
    redeemed: (verdict) => redemptions.add(1, { 'sitewright.verdict': verdict }),
    // Each id by its name: what asks may hold more than ids.
    changed: (change, { workspaceId, keyId, successorId, linkId, projectId }) =>
      logger.info(
        {
          workspace_id: workspaceId,
          key_id: keyId,
          successor_id: successorId,
          link_id: linkId,
          project_id: projectId,
        },
        change,
      ),
  };
}
