-- What a plan grants each month, counted in UTC from its anchor.

create or replace function period_start(p_anchor timestamptz, p_months int) returns timestamptz
language sql immutable as $$
  select (p_anchor at time zone 'UTC' + make_interval(months => p_months)) at time zone 'UTC'
$$;

-- How many whole months have passed since the anchor; a month that is too short ends on its last day.
create or replace function period_number(p_anchor timestamptz, p_moment timestamptz) returns int
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
create or replace function plan_grant_id(p_workspace_id text, p_period timestamptz, p_total bigint) returns text
language sql immutable as $$
  select 'gnt_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', five_bits + 1, 1), '' order by place)
  from generate_series(0, 25) place, lateral (select case
    when place < 10 then (((extract(epoch from p_period) * 1000)::bigint >> (45 - 5 * place)) & 31)::int
    else get_byte(sha256(convert_to(concat_ws(' ', p_workspace_id, extract(epoch from p_period), p_total),
      'UTF8')), place - 10) & 31
  end) bits (five_bits)
$$;

-- Grants what the period of a plan has not had yet. A period that passed while nobody looked is gone.
create or replace function grant_of_plan(p_plan plans, p_moment timestamptz) returns int language plpgsql as $$
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
