-- For each service a role, and a schema of the role's name that it owns: nothing else, and nobody else gets in.
-- Run by the owner of the database with psql, as often as wanted; passwords come from the environment.
\set ON_ERROR_STOP on
\getenv auth AUTH_DATABASE_PASSWORD
\getenv credits CREDITS_DATABASE_PASSWORD
\getenv projects PROJECTS_DATABASE_PASSWORD
\getenv generation GENERATION_DATABASE_PASSWORD
\getenv mcp_tools MCP_TOOLS_DATABASE_PASSWORD

select format('create role %I login noinherit connection limit 60', name)
from unnest(array['auth', 'credits', 'projects', 'generation', 'mcp_tools']) as name
where not exists (select from pg_roles where rolname = name) \gexec

alter role auth password :'auth';
alter role credits password :'credits';
alter role projects password :'projects';
alter role generation password :'generation';
alter role mcp_tools password :'mcp_tools';

select format('revoke all on database %I from public', current_database()) \gexec
revoke all on schema public from public;
select format('grant connect on database %I to auth, credits, projects, generation, mcp_tools', current_database()) \gexec

create schema if not exists auth authorization auth;
create schema if not exists credits authorization credits;
create schema if not exists projects authorization projects;
create schema if not exists generation authorization generation;
create schema if not exists mcp_tools authorization mcp_tools;
