-- What time does to a ledger: plans grant, grants take effect and expire, holds expire. Every function that moves
-- credit settles the workspace first, so that nothing depends on how late the sweeper is.

-- The one place where a hold is resolved. What it held of a grant that has expired meanwhile is lost.
create or replace function resolve_hold(p_hold_id text, p_workspace_id text, p_state text, p_moment timestamptz)
returns boolean language plpgsql as $$
begin
  update holds set state = p_state, resolved_at = p_moment
    where hold_id = p_hold_id and workspace_id = p_workspace_id and state = 'pending';
  if not found then return false; end if;
  insert into entries (workspace_id, kind, debit, credit, amount, grant_id, hold_id, created_at)
    select p_workspace_id,
      case p_state when 'captured' then 'capture' when 'released' then 'release' else 'hold_expiry' end,
      'held',
      case when p_state = 'captured' then 'spent' when g.expires_at <= p_moment then 'expired'
        else 'available' end,
      slice.amount, slice.grant_id, p_hold_id, p_moment
    from entries slice join grants g on g.grant_id = slice.grant_id
    where slice.hold_id = p_hold_id and slice.kind = 'reserve'
    order by slice.number;
  return true;
end $$;

-- Does what time has decided up to a moment. The caller holds the account's lock.
create or replace function settle(p_workspace_id text, p_moment timestamptz) returns settled language plpgsql as $$
declare
  done settled := row(0, 0, 0);
  a_plan plans;
  a_grant grants;
  a_hold text;
begin
  for a_plan in select * from plans
    where workspace_id = p_workspace_id and next_grant_at <= p_moment
  loop
    done.grants_made := done.grants_made + grant_of_plan(a_plan, p_moment);
  end loop;
  for a_grant in select * from grants
    where workspace_id = p_workspace_id and due_at <= p_moment and not booked order by effective_at, number
  loop
    insert into entries (workspace_id, kind, debit, credit, amount, grant_id, created_at)
      values (p_workspace_id, 'grant', 'granted', 'available', a_grant.amount, a_grant.grant_id, p_moment);
  end loop;
  for a_hold in select hold_id from holds
    where workspace_id = p_workspace_id and state = 'pending' and expires_at <= p_moment order by expires_at
  loop
    perform resolve_hold(a_hold, p_workspace_id, 'expired', p_moment);
    done.holds_expired := done.holds_expired + 1;
  end loop;
  for a_grant in select * from grants
    where workspace_id = p_workspace_id and due_at <= p_moment order by expires_at, number
  loop
    insert into entries (workspace_id, kind, debit, credit, amount, grant_id, created_at)
      values (p_workspace_id, 'grant_expiry', 'available', 'expired', a_grant.remaining, a_grant.grant_id,
        p_moment);
    done.grants_expired := done.grants_expired + 1;
  end loop;
  return done;
end $$;

-- Settles for a reader, who need not wait for the lock when there is nothing to do.
create or replace function settle_if_due(p_workspace_id text) returns void language plpgsql as $$
declare
  moment timestamptz := ledger_clock();
begin
  if exists (select from due where workspace_id = p_workspace_id and due_at <= moment) then
    perform settle(p_workspace_id, lock_account(p_workspace_id));
  end if;
end $$;

-- Settles one overdue workspace that no other transaction works on; null when there is none.
create or replace function settle_next() returns settled language plpgsql as $$
declare
  moment timestamptz := ledger_clock();
  found_id text;
begin
  select a.workspace_id into found_id from due d join accounts a using (workspace_id)
    where d.due_at <= moment limit 1 for no key update of a skip locked;
  if found_id is null then return null; end if;
  return settle(found_id, ledger_clock());
end $$;
