import { type Kysely, sql } from 'kysely';
import type { CreditsDatabase, GrantKindName } from './schema.ts';

export interface NewGrant {
  grantId: string;
  workspaceId: string;
  kind: GrantKindName;
  amountCredits: number;
  effectiveInMs: number;
  /** Undefined: never. */
  expiresInMs: number | undefined;
  note: string;
}

const columns = [
  'grant_id',
  'workspace_id',
  'number',
  'kind',
  'amount',
  'remaining',
  'booked',
  'created_at',
  'effective_at',
  'expires_at',
  'note',
] as const;

/** Records a grant under its id; a grant that has the id already stays as it is. Answers the one that is there. */
export async function recordGrant(db: Kysely<CreditsDatabase>, grant: NewGrant) {
  const ms = sql`interval '1 millisecond'`;
  await sql`select record_grant(${grant.grantId}, ${grant.workspaceId}, ${grant.kind}, ${grant.amountCredits},
    ${grant.effectiveInMs} * ${ms}, ${grant.expiresInMs ?? null} * ${ms}, ${grant.note})`.execute(db);
  return db
    .selectFrom('grants')
    .select(columns)
    .where('grant_id', '=', grant.grantId)
    .executeTakeFirstOrThrow();
}

/** The grants of a workspace recorded before one of them, newest first. */
export async function listGrants(
  db: Kysely<CreditsDatabase>,
  page: { workspaceId: string; before: number | undefined; limit: number },
) {
  await sql`select settle_if_due(${page.workspaceId})`.execute(db);
  return db
    .selectFrom('grants')
    .select(columns)
    .where('workspace_id', '=', page.workspaceId)
    .$if(page.before !== undefined, (query) => query.where('number', '<', String(page.before)))
    .orderBy('number', 'desc')
    .limit(page.limit)
    .execute();
}

/** Sets what a workspace is granted each month. @returns when the next grant falls due; null for never. */
export async function setPlan(
  db: Kysely<CreditsDatabase>,
  plan: { workspaceId: string; plan: string; monthlyCredits: number },
): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select set_plan(${plan.workspaceId}, ${plan.plan}, ${plan.monthlyCredits}) as next`.execute(db);
  return rows[0]?.next ?? null;
}
