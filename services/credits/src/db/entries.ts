import type { Kysely } from 'kysely';
import type { CreditsDatabase } from './schema.ts';

/** The entries of a workspace with a lower number, newest first. */
export function listEntries(
  db: Kysely<CreditsDatabase>,
  page: { workspaceId: string; before: number | undefined; limit: number },
) {
  return db
    .selectFrom('entries')
    .select(['number', 'kind', 'debit', 'credit', 'amount', 'grant_id', 'hold_id', 'created_at'])
    .where('workspace_id', '=', page.workspaceId)
    .$if(page.before !== undefined, (query) => query.where('number', '<', String(page.before)))
    .orderBy('number', 'desc')
    .limit(page.limit)
    .execute();
}
