-- What a reader is told.

create or replace function read_balance(p_workspace_id text) returns setof balances language plpgsql as $$
begin
  perform settle_if_due(p_workspace_id);
  return query select * from balances where workspace_id = p_workspace_id;
end $$;
