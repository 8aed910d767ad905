import { type Logger, withSpan } from '@sitewright/telemetry';
import type { Kysely } from 'kysely';
import { checkWorkspaces } from '../db/check.ts';
import type { CreditsDatabase } from '../db/schema.ts';
import { recordCheck } from '../events.ts';
import { type Rounds, startRounds } from './rounds.ts';

const maxViolations = 100;

/** What adding up the whole ledger came to. */
export interface CheckedLedger {
  workspacesChecked: number;
  violations: string[];
}

/** Checks all workspaces, in a span that tells how many disagreements there are, and the first of them. */
export function checkAll(db: Kysely<CreditsDatabase>, signal: AbortSignal): Promise<CheckedLedger> {
  return withSpan('check ledger', {}, async (span) => {
    const found = await checkEach(db, signal);
    span.setAttribute('sitewright.ledger.violations', found.violations.length);
    const [first] = found.violations;
    if (first !== undefined) span.setAttribute('sitewright.ledger.first_violation', first);
    recordCheck(found.violations.length);
    return found;
  });
}

/** In the order of their ids, some at a time, each group in one snapshot. */
async function checkEach(db: Kysely<CreditsDatabase>, signal: AbortSignal): Promise<CheckedLedger> {
  const violations: string[] = [];
  let workspacesChecked = 0;
  let after: string | undefined = '';
  while (after !== undefined && violations.length < maxViolations) {
    signal.throwIfAborted();
    const group: Awaited<ReturnType<typeof checkWorkspaces>> = await checkWorkspaces(db, { after });
    workspacesChecked += group.checked;
    violations.push(...group.violations.slice(0, maxViolations - violations.length));
    after = group.last;
  }
  return { workspacesChecked, violations };
}

/** Checks the ledger again and again, and says loudly where it does not add up: that is never an accident of load. */
export function startLedgerCheck(db: Kysely<CreditsDatabase>, intervalMs: number, logger: Logger): Rounds {
  return startRounds(intervalMs, async (signal) => {
    try {
      const { violations } = await checkAll(db, signal);
      if (violations.length > 0) logger.error({ violations }, 'the ledger does not add up');
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'the ledger could not be checked');
    }
  });
}
