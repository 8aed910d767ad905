import { type Kysely, sql } from 'kysely';

/**
 * What time does to a ledger: plans grant, grants take effect and expire, holds expire. Every function that moves
 * credit settles the workspace first, so that nothing depends on how late the sweeper is.
 *
 * Lock order, everywhere: account, plan, hold, grant. One transaction works on one workspace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The one clock of the ledger; a test may move it.
    create function ledger_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';

    -- Locks a workspace, which it makes known if need be, and reads the clock once the lock is held: moments of one
    -- workspace never run backwards.
    create function lock_account(p_workspace_id text) returns timestamptz language plpgsql as $$
    begin
      loop
        perform from accounts where workspace_id = p_workspace_id for no key update;
        if found then return ledger_clock(); end if;
        insert into accounts (workspace_id) values (p_workspace_id) on conflict do nothing;
      end loop;
    end $$;

    -- The one place where a hold is resolved. What it held of a grant that has expired meanwhile is lost.
    create function resolve_hold(p_hold_id text, p_workspace_id text, p_state text, p_moment timestamptz)
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

    create function period_start(p_anchor timestamptz, p_months int) returns timestamptz
    language sql immutable as $$
      select (p_anchor at time zone 'UTC' + make_interval(months => p_months)) at time zone 'UTC'
    $$;

    -- How many whole months have passed since the anchor; a month that is too short ends on its last day.
    create function period_number(p_anchor timestamptz, p_moment timestamptz) returns int
    language plpgsql immutable as $$
    declare
      passed interval := age(p_moment at time zone 'UTC', p_anchor at time zone 'UTC');
      months int := extract(year from passed) * 12 + extract(month from passed);
    begin
      while period_start(p_anchor, months + 1) <= p_moment loop months := months + 1; end loop;
      while period_start(p_anchor, months) > p_moment loop months := months - 1; end loop;
      return months;
    end $$;

    -- The same for the same workspace, period and total, whoever makes it: gnt_ and a ULID.
    create function plan_grant_id(p_workspace_id text, p_period timestamptz, p_total bigint) returns text
    language sql immutable as $$
      select 'gnt_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', five_bits + 1, 1), '' order by place)
      from generate_series(0, 25) place, lateral (select case
        when place < 10 then (((extract(epoch from p_period) * 1000)::bigint >> (45 - 5 * place)) & 31)::int
        else get_byte(sha256(convert_to(concat_ws(' ', p_workspace_id, extract(epoch from p_period), p_total),
          'UTF8')), place - 10) & 31
      end) bits (five_bits)
    $$;

    -- Grants what the period of a plan has not had yet. A period that passed while nobody looked is gone.
    create function grant_of_plan(p_plan plans, p_moment timestamptz) returns int language plpgsql as $$
    declare
      months int := period_number(p_plan.anchor_at, p_moment);
      starts timestamptz := period_start(p_plan.anchor_at, months);
      ends timestamptz := period_start(p_plan.anchor_at, months + 1);
      had bigint := (select coalesce(sum(amount), 0) from grants
        where workspace_id = p_plan.workspace_id and period = starts);
    begin
      update plans set next_grant_at = ends where workspace_id = p_plan.workspace_id;
      if had >= p_plan.monthly_credits then return 0; end if;
      insert into grants (grant_id, workspace_id, kind, amount, created_at, effective_at, expires_at, note,
          period, period_total)
        values (plan_grant_id(p_plan.workspace_id, starts, p_plan.monthly_credits), p_plan.workspace_id, 'plan',
          p_plan.monthly_credits - had, p_moment, p_moment, ends, p_plan.plan, starts, p_plan.monthly_credits);
      return 1;
    end $$;

    create type settled as (grants_made int, holds_expired int, grants_expired int);

    -- Does what time has decided up to a moment. The caller holds the account's lock.
    create function settle(p_workspace_id text, p_moment timestamptz) returns settled language plpgsql as $$
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

    create view due as
      select workspace_id, due_at from grants where due_at is not null
      union all select workspace_id, expires_at from holds where state = 'pending'
      union all select workspace_id, next_grant_at from plans where next_grant_at is not null;

    -- Settles for a reader, who need not wait for the lock when there is nothing to do.
    create function settle_if_due(p_workspace_id text) returns void language plpgsql as $$
    declare
      moment timestamptz := ledger_clock();
    begin
      if exists (select from due where workspace_id = p_workspace_id and due_at <= moment) then
        perform settle(p_workspace_id, lock_account(p_workspace_id));
      end if;
    end $$;

    -- Settles one overdue workspace that no other transaction works on; null when there is none.
    create function settle_next() returns settled language plpgsql as $$
    declare
      moment timestamptz := ledger_clock();
      found_id text;
    begin
      select a.workspace_id into found_id from due d join accounts a using (workspace_id)
        where d.due_at <= moment limit 1 for no key update of a skip locked;
      if found_id is null then return null; end if;
      return settle(found_id, ledger_clock());
    end $$;
  `.execute(db);
}
