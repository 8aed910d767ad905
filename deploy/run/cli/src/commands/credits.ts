import { type Balance, type Entry, type Grant, GrantKind } from '@sitewright/protos/credits';
import { toDuration } from '@sitewright/rpc';
import type { Command } from 'commander';
import { duration, integer, newId, oneOf } from '../arguments.ts';
import type { Session } from '../session.ts';
import type { Column } from '../table.ts';

const kinds = {
  plan: GrantKind.GRANT_KIND_PLAN,
  purchase: GrantKind.GRANT_KIND_PURCHASE,
  promotion: GrantKind.GRANT_KIND_PROMOTION,
  adjustment: GrantKind.GRANT_KIND_ADJUSTMENT,
};
type KindName = keyof typeof kinds;
const kindNames: KindName[] = ['purchase', 'promotion', 'adjustment', 'plan'];

/** `GRANT_KIND_PLAN` as `plan`. */
const plainly = (word: string): string => word.replace(/^(GRANT_KIND|ENTRY_KIND|ACCOUNT)_/, '').toLowerCase();

const balanceColumns: Column<Balance>[] = [
  { title: 'Available', value: (row) => row.availableCredits },
  { title: 'Held', value: (row) => row.heldCredits },
  { title: 'Spent', value: (row) => row.spentCredits },
  { title: 'Expired', value: (row) => row.expiredCredits },
  { title: 'Granted', value: (row) => row.grantedCredits },
  { title: 'Plan', value: (row) => row.plan },
];
const grantColumns: Column<Grant>[] = [
  { title: 'Grant', value: (row) => row.grantId },
  { title: 'Kind', value: (row) => plainly(row.kind) },
  { title: 'Amount', value: (row) => row.amountCredits },
  { title: 'Remaining', value: (row) => row.remainingCredits },
  { title: 'Effective (UTC)', value: (row) => row.effectiveAt },
  { title: 'Expires (UTC)', value: (row) => row.expiresAt },
  { title: 'Note', value: (row) => row.note },
];
const entryColumns: Column<Entry>[] = [
  { title: 'When (UTC)', value: (row) => row.createdAt },
  { title: 'Kind', value: (row) => plainly(row.kind) },
  { title: 'From', value: (row) => plainly(row.debitAccount) },
  { title: 'To', value: (row) => plainly(row.creditAccount) },
  { title: 'Amount', value: (row) => row.amountCredits },
  { title: 'Hold', value: (row) => row.holdId },
  { title: 'Grant', value: (row) => row.grantId },
];

/** `sitewright credits …`. */
export function addCredits(program: Command, session: Session): void {
  const group = program
    .command('credits')
    .alias('credit')
    .description('what a workspace has left, and where it went');

  group
    .command('show')
    .description('show the balance of a workspace')
    .argument('<workspace>', 'whose balance')
    .action(async (workspaceId: string) => {
      const { balance } = await session.credits().getBalance({ workspaceId });
      if (balance !== undefined) session.printRecord(balance, balanceColumns);
    });
  addGrant(group, session);
  addPaged(group, session);

  group
    .command('plan')
    .description('set the plan of a workspace and what it grants each month')
    .argument('<workspace>', 'whose plan')
    .argument('<plan>', 'its name, such as team')
    .argument('<credits>', 'granted each month', integer(0, Number.MAX_SAFE_INTEGER))
    .action(async (workspaceId: string, plan: string, monthlyCredits: number) => {
      const answer = await session.credits().setPlanGrant({ workspaceId, plan, monthlyCredits });
      session.printRecord(answer, [{ title: 'Next grant (UTC)', value: (row) => row.nextGrantAt }]);
    });

  group
    .command('check')
    .description('prove that the ledger adds up; exit code 1 when it does not')
    .argument('[workspace]', 'only this one', '')
    .action(async (workspaceId: string) => {
      const answer = await session.credits().checkLedger({ workspaceId });
      session.printRecord(answer, [
        { title: 'Workspaces checked', value: (row) => row.workspacesChecked },
        { title: 'Violations', value: (row) => row.violations.join('\n') || 'none' },
      ]);
      if (answer.violations.length > 0) throw new Error('The ledger does not add up.');
    });
}

function addGrant(group: Command, session: Session): void {
  group
    .command('grant')
    .description('give a workspace credit')
    .argument('<workspace>', 'who gets it')
    .argument('<credits>', 'how much', integer(1, Number.MAX_SAFE_INTEGER))
    .option('--kind <kind>', kindNames.join(', '), oneOf(kindNames), 'adjustment' as const)
    .option('--expires <time>', 'what is left is lost after 30d, 365d, …', duration)
    .option('--note <text>', 'why, for the books', '')
    .option('--id <grant>', 'an id of your own (gnt_ and a ULID): makes a repeat harmless')
    .addHelpText(
      'after',
      '\nExample:\n  sitewright credits grant wsp_01k… 1000 --kind purchase --note "Invoice 4711" --expires 365d',
    )
    .action(
      async (
        workspaceId: string,
        amountCredits: number,
        options: { kind: KindName; expires?: number; note: string; id?: string },
      ) => {
        const { grant } = await session.credits().grantCredits({
          grantId: options.id ?? newId('gnt'),
          workspaceId,
          kind: kinds[options.kind],
          amountCredits,
          effectiveIn: undefined,
          expiresIn: options.expires === undefined ? undefined : toDuration(options.expires),
          note: options.note,
        });
        if (grant !== undefined) session.printRecord(grant, grantColumns);
      },
    );
}

function addPaged(group: Command, session: Session): void {
  interface Paging {
    limit: number;
    cursor: string;
  }
  const paged = (name: string, description: string): Command =>
    group
      .command(name)
      .description(description)
      .argument('<workspace>', 'whose')
      .option('--limit <n>', 'how many', integer(1, 100), 20)
      .option('--cursor <cursor>', 'where the page before ended', '');

  paged('entries', 'list the entries of the ledger, newest first').action(
    async (workspaceId: string, { limit, cursor }: Paging) => {
      const page = await session.credits().listEntries({ workspaceId, pageSize: limit, cursor });
      session.printList(page.entries, entryColumns, page.nextCursor);
    },
  );
  paged('grants', 'list what was granted, newest first').action(
    async (workspaceId: string, { limit, cursor }: Paging) => {
      const page = await session.credits().listGrants({ workspaceId, pageSize: limit, cursor });
      session.printList(page.grants, grantColumns, page.nextCursor);
    },
  );
}
