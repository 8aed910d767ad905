#!/bin/sh
# Makes deploy/ship/compose/.env with secrets of its own, for deploy/ship/compose/compose.yaml. What is there stays: the database has kept it.
set -eu
file="$(dirname "$0")/.env"
# Where it was until now.
before="$(dirname "$0")/../../.env"
[ -e "$file" ] || [ ! -e "$before" ] || mv "$before" "$file"
[ ! -e "$file" ] || exit 0
umask 077
secret() { od -An -N 24 -tx1 /dev/urandom | tr -d ' \n'; }
for name in POSTGRES_PASSWORD REDIS_PASSWORD GRAFANA_PASSWORD \
  AUTH_DATABASE_PASSWORD CREDITS_DATABASE_PASSWORD PROJECTS_DATABASE_PASSWORD \
  GENERATION_DATABASE_PASSWORD MCP_TOOLS_DATABASE_PASSWORD; do
  echo "$name=$(secret)"
done > "$file.new"
echo "AUTH_PEPPERS=1:$(secret)" >> "$file.new"
mv "$file.new" "$file"
