-- What the database refuses by itself. Balances and what remains of grants move only when an entry is written, so that
-- both are a sum of the entries at every moment; entries are never changed; a hold goes one way.

create or replace function post_entry() returns trigger language plpgsql as $$
begin
  update accounts set
    granted = granted + new.amount * ((new.credit = 'granted')::int - (new.debit = 'granted')::int),
    available = available + new.amount * ((new.credit = 'available')::int - (new.debit = 'available')::int),
    held = held + new.amount * ((new.credit = 'held')::int - (new.debit = 'held')::int),
    spent = spent + new.amount * ((new.credit = 'spent')::int - (new.debit = 'spent')::int),
    expired = expired + new.amount * ((new.credit = 'expired')::int - (new.debit = 'expired')::int),
    entry_count = entry_count + 1
  where workspace_id = new.workspace_id
  returning entry_count into new.number;
  if new.kind <> 'capture' then
    update grants set
      remaining = remaining
        + new.amount * ((new.credit = 'available')::int - (new.debit = 'available')::int),
      booked = true
    where grant_id = new.grant_id and workspace_id = new.workspace_id;
    if not found then
      raise exception 'grant % is not one of workspace %', new.grant_id, new.workspace_id
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;

create or replace function refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: the ledger is append-only', lower(tg_op), tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;

create or replace function guard_account() returns trigger language plpgsql as $$
begin
  -- Depth 2 is post_entry at work; depth 1 is somebody else.
  if tg_op = 'UPDATE' and pg_trigger_depth() < 2
    or tg_op = 'INSERT' and (new.granted, new.available, new.held, new.spent, new.expired, new.entry_count)
      <> (0, 0, 0, 0, 0, 0)
  then
    raise exception 'a balance moves by an entry only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace function guard_grant() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and (new.remaining <> 0 or new.booked)
    or tg_op = 'UPDATE' and (pg_trigger_depth() < 2
      or (new.grant_id, new.workspace_id, new.amount, new.effective_at, new.expires_at)
        is distinct from (old.grant_id, old.workspace_id, old.amount, old.effective_at, old.expires_at))
  then
    raise exception 'a grant moves by an entry only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace function guard_hold() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('pending', 'captured'), ('pending', 'released'),
      ('pending', 'expired'), ('captured', 'reversed'))
    or (new.hold_id, new.workspace_id, new.amount) <> (old.hold_id, old.workspace_id, old.amount)
  then
    raise exception 'hold % is % and cannot become %', old.hold_id, old.state, new.state
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
