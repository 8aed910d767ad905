-- As `npm start` does it: for each service a role that owns the schema of its name and nothing else.
revoke all on database sitewright from public;
revoke all on schema public from public;

create role auth login noinherit connection limit 60 password 'development';
grant connect on database sitewright to auth;
create schema auth authorization auth;

create role credits login noinherit connection limit 60 password 'development';
grant connect on database sitewright to credits;
create schema credits authorization credits;

create role projects login noinherit connection limit 60 password 'development';
grant connect on database sitewright to projects;
create schema projects authorization projects;

create role generation login noinherit connection limit 60 password 'development';
grant connect on database sitewright to generation;
create schema generation authorization generation;

create role mcp_tools login noinherit connection limit 60 password 'development';
grant connect on database sitewright to mcp_tools;
create schema mcp_tools authorization mcp_tools;
