#!/bin/sh
# Starts the whole mesh with docker compose, and makes its secrets at the first start.
set -eu
cd "$(dirname "$0")"
./env.sh
docker compose up --build --detach "$@"
echo "Sitewright: http://127.0.0.1:8080   traces: http://127.0.0.1:16686   Grafana: http://127.0.0.1:3000 (admin, GRAFANA_PASSWORD of deploy/ship/compose/.env)"
