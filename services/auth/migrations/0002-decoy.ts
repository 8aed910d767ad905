import { type Kysely, sql } from 'kysely';

/**
 * A key that nobody can present: no HMAC is all zeros. The look-up of an unknown key ends at it, so that it costs
 * what the look-up of a known one costs. Its workspace is no one's, and lists leave it out.
 */
export const createDecoy = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into workspaces (workspace_id, name, plan, deleting_at)
      values ('wsp_00000000000000000000000000', 'decoy', 'none', clock_timestamp())`.execute(db);
    await sql`
      insert into keys (
        key_id, workspace_id, name, scopes, mode, hash, pepper_version, last_four, request_hash, revoked_at
      )
      values (
        'key_00000000000000000000000000', 'wsp_00000000000000000000000000', 'decoy', '{read}', 'live',
        decode(repeat('00', 32), 'hex'), 1, '0000', '', clock_timestamp()
      )`.execute(db);
  },
};
