import type { Session } from '../session.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';

const { ok, failure, skipped } = findingsOf('ledger');

/** Every entry of every workspace is read: minutes, for a ledger of many millions. */
const deadlineMs = 600_000;

/** Whether the ledger adds up, in all workspaces. */
export async function checkLedger(session: Session): Promise<Finding[]> {
  if (session.targetOf('credits') === undefined) {
    return [skipped('credits', 'nobody said where it listens', 'Name it, then ask again.')];
  }
  try {
    const request = { workspaceId: '' };
    const { workspacesChecked, violations } = await session.credits().checkLedger(request, { deadlineMs });
    if (violations.length === 0) return [ok('credits', `${workspacesChecked} workspaces add up`)];
    const advice =
      'Stop granting by hand, keep the database as it is, and compare the named workspace with `credits entries`.';
    return violations.map((violation) => failure('credits', violation, advice));
  } catch (error) {
    return [
      failure(
        'credits',
        `could not be checked: ${wordsOf(error)}`,
        'Make credits reachable, then ask again.',
      ),
    ];
  }
}
