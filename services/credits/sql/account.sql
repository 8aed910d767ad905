-- Each workspace has one row of accounts, which is also the lock of everything that moves its credit.
-- Lock order, everywhere: account, plan, hold, grant. One transaction works on one workspace.

-- The one clock of the ledger; a test may move it.
create or replace function ledger_clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

-- Locks a workspace, which it makes known if need be, and reads the clock once the lock is held: moments of one
-- workspace never run backwards.
create or replace function lock_account(p_workspace_id text) returns timestamptz language plpgsql as $$
begin
  loop
    perform from accounts where workspace_id = p_workspace_id for no key update;
    if found then return ledger_clock(); end if;
    insert into accounts (workspace_id) values (p_workspace_id) on conflict do nothing;
  end loop;
end $$;
