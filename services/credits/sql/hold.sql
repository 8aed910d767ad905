-- The life of a hold, each step one statement and one round trip. They answer the hold and the balance after it.

-- A hold of the workspace, null where there is none, and its balance.
create or replace function answer(p_hold_id text, p_workspace_id text) returns hold_answer language plpgsql as $$
declare
  found_answer hold_answer;
begin
  select h.hold_id, h.state, h.amount, h.mode, h.build_type, h.test, h.created_at, h.resolved_at,
      b.available, b.held, b.spent, b.expired, b.granted, b.plan
    into found_answer
    from balances b left join holds h on h.hold_id = p_hold_id and h.workspace_id = p_workspace_id
    where b.workspace_id = p_workspace_id;
  return found_answer;
end $$;

-- Answers without a hold when less is available than wanted. The soonest to expire pays first, then the oldest.
create or replace function reserve(p_hold_id text, p_workspace_id text, p_amount bigint, p_mode text, p_build_type text,
  p_test boolean, p_ttl interval)
returns hold_answer language plpgsql as $$
declare
  moment timestamptz := lock_account(p_workspace_id);
  wanted bigint := p_amount;
  a_grant record;
begin
  perform settle(p_workspace_id, moment);
  if exists (select from holds where hold_id = p_hold_id and workspace_id = p_workspace_id)
    or wanted > (select available from accounts where workspace_id = p_workspace_id)
  then
    return answer(p_hold_id, p_workspace_id);
  end if;
  insert into holds (hold_id, workspace_id, state, amount, mode, build_type, test, created_at, expires_at)
    values (p_hold_id, p_workspace_id, 'pending', p_amount, p_mode, p_build_type, p_test, moment,
      moment + p_ttl);
  for a_grant in select grant_id, remaining from grants
    where workspace_id = p_workspace_id and is_open order by expires_at, number
  loop
    exit when wanted = 0;
    insert into entries (workspace_id, kind, debit, credit, amount, grant_id, hold_id, created_at)
      values (p_workspace_id, 'reserve', 'available', 'held', least(wanted, a_grant.remaining),
        a_grant.grant_id, p_hold_id, moment);
    wanted := wanted - least(wanted, a_grant.remaining);
  end loop;
  if wanted > 0 then
    raise exception 'the grants of % do not add up to what is available', p_workspace_id;
  end if;
  return answer(p_hold_id, p_workspace_id);
end $$;

create or replace function capture(p_hold_id text, p_workspace_id text) returns hold_answer language plpgsql as $$
declare
  moment timestamptz;
begin
  if not exists (select from holds where hold_id = p_hold_id and workspace_id = p_workspace_id) then
    return null;
  end if;
  moment := lock_account(p_workspace_id);
  perform settle(p_workspace_id, moment);
  perform resolve_hold(p_hold_id, p_workspace_id, 'captured', moment);
  return answer(p_hold_id, p_workspace_id);
end $$;

-- A hold that nobody has seen is made as released, so that a late reserve finds it so.
create or replace function release(p_hold_id text, p_workspace_id text) returns hold_answer language plpgsql as $$
declare
  moment timestamptz := lock_account(p_workspace_id);
begin
  perform settle(p_workspace_id, moment);
  if not resolve_hold(p_hold_id, p_workspace_id, 'released', moment) then
    insert into holds (hold_id, workspace_id, state, amount, created_at, expires_at, resolved_at)
      values (p_hold_id, p_workspace_id, 'released', 0, moment, moment, moment)
      on conflict (hold_id) do nothing;
  end if;
  return answer(p_hold_id, p_workspace_id);
end $$;

-- Gives a captured hold back to the grants it came from; what they have lost to time meanwhile is lost.
create or replace function reverse_hold(p_hold_id text, p_workspace_id text) returns hold_answer language plpgsql as $$
declare
  moment timestamptz;
begin
  if not exists (select from holds where hold_id = p_hold_id and workspace_id = p_workspace_id) then
    return null;
  end if;
  moment := lock_account(p_workspace_id);
  perform settle(p_workspace_id, moment);
  update holds set state = 'reversed'
    where hold_id = p_hold_id and workspace_id = p_workspace_id and state = 'captured';
  if found then
    insert into entries (workspace_id, kind, debit, credit, amount, grant_id, hold_id, created_at)
      select p_workspace_id, 'reversal', 'spent',
        case when g.expires_at <= moment then 'expired' else 'available' end,
        slice.amount, slice.grant_id, p_hold_id, moment
      from entries slice join grants g on g.grant_id = slice.grant_id
      where slice.hold_id = p_hold_id and slice.kind = 'reserve'
      order by slice.number;
  end if;
  return answer(p_hold_id, p_workspace_id);
end $$;
