-- How credit comes in: a grant by its caller's id, and the monthly grants of a plan.

-- Records a grant and books it when it takes effect now. A grant that is known already is left as it is.
create or replace function record_grant(p_grant_id text, p_workspace_id text, p_kind text, p_amount bigint,
  p_effective_in interval, p_expires_in interval, p_note text)
returns void language plpgsql as $$
declare
  moment timestamptz := lock_account(p_workspace_id);
begin
  perform settle(p_workspace_id, moment);
  insert into grants (grant_id, workspace_id, kind, amount, created_at, effective_at, expires_at, note)
    values (p_grant_id, p_workspace_id, p_kind, p_amount, moment, moment + p_effective_in,
      moment + p_expires_in, p_note)
    on conflict (grant_id) do nothing;
  perform settle(p_workspace_id, moment);
end $$;

-- Sets what a workspace is granted each month; zero ends it. The current period is topped up to the new amount,
-- and a period that has had nothing yet begins now. Answers when the next grant falls due.
create or replace function set_plan(p_workspace_id text, p_plan text, p_monthly_credits bigint)
returns timestamptz language plpgsql as $$
declare
  moment timestamptz := lock_account(p_workspace_id);
begin
  perform settle(p_workspace_id, moment);
  insert into plans as known (workspace_id, plan, monthly_credits, anchor_at, next_grant_at)
    values (p_workspace_id, p_plan, p_monthly_credits, moment,
      case when p_monthly_credits > 0 then moment end)
    on conflict (workspace_id) do update set
      plan = excluded.plan,
      monthly_credits = excluded.monthly_credits,
      next_grant_at = excluded.next_grant_at,
      anchor_at = case
        when exists (select from grants g where g.workspace_id = p_workspace_id
          and g.period = period_start(known.anchor_at, period_number(known.anchor_at, moment)))
        then known.anchor_at else moment end;
  perform settle(p_workspace_id, moment);
  return (select next_grant_at from plans where workspace_id = p_workspace_id);
end $$;
