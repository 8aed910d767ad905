import { type Kysely, sql } from 'kysely';
import { applyFunctions } from './apply-functions.ts';

/** What the database refuses by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await applyFunctions(db, 'guards.sql');
  await sql`
    create trigger post_entry before insert on entries for each row execute function post_entry();

    create trigger entries_are_final before update or delete or truncate on entries
      for each statement execute function refuse();
    create trigger accounts_stay before delete or truncate on accounts
      for each statement execute function refuse();
    create trigger grants_stay before delete or truncate on grants
      for each statement execute function refuse();
    create trigger holds_stay before delete or truncate on holds
      for each statement execute function refuse();

    create trigger guard_account before insert or update on accounts
      for each row execute function guard_account();
    create trigger guard_grant before insert or update on grants
      for each row execute function guard_grant();
    create trigger guard_hold before update on holds for each row execute function guard_hold();
  `.execute(db);
}
