#!/usr/bin/env bash
# Rolls an overlay out in its order: everything but the services, then the migrations to their end, then the services.
#   k8s/rollout.sh production [service] [options of kubectl, such as --context NAME]
# With the name of a service it touches what bears that name alone: its settings, its migration, its Deployment.
# A migration that fails ends it before any service is touched: the release that runs fits the schema before and after.
# ROLLOUT_MIGRATE=false is for the way back: a schema stays as it is, and old code does not migrate a newer one.
set -euo pipefail
cd "$(dirname "$0")"

overlay=overlays/${1:?name an overlay}
shift
[[ -d $overlay ]] || { echo "rollout: there is no $overlay" >&2; exit 1; }
service=
if [[ $# -gt 0 && $1 != -* ]]; then
  service=$1
  shift
  [[ -d base/$service ]] || { echo "rollout: there is no service $service" >&2; exit 1; }
fi
command -v kubectl >/dev/null || { echo 'rollout: kubectl is not on the PATH' >&2; exit 1; }
options=("$@")
label=app.kubernetes.io/component
own=${service:+,app.kubernetes.io/name=$service}
limit_seconds=${ROLLOUT_MIGRATION_LIMIT_SECONDS:-1800}

cluster() { kubectl --namespace sitewright ${options[@]+"${options[@]}"} "$@"; }

apply() { # label selector
  cluster apply --server-side --kustomize "$overlay" --selector "$1$own"
}

has_migrations() { [[ ${ROLLOUT_MIGRATE:-true} == true && ( -z $service || -f base/$service/migrate.yaml ) ]]; }

migration_states() {
  cluster get jobs --selector "$label=migrate$own" --output \
    'jsonpath={range .items[*]}{.metadata.name}{" "}{.status.conditions[?(@.status=="True")].type}{"\n"}{end}'
}

wait_for_migrations() {
  local states name state open
  local end=$((SECONDS + limit_seconds))
  while true; do
    states=$(migration_states)
    [[ -n $states ]] || { echo 'rollout: there are no migrations' >&2; return 1; }
    open=0
    while read -r name state; do
      case " $state " in
        *' Failed '*)
          echo "rollout: $name failed; no service was touched" >&2
          cluster logs "job/$name" --tail 30 >&2 || true
          return 1 ;;
        *' Complete '*) ;;
        *) open=$((open + 1)) ;;
      esac
    done <<<"$states"
    [[ $open -gt 0 ]] || return 0
    [[ $SECONDS -lt $end ]] || { echo "rollout: $open migration(s) have not ended; no service was touched" >&2; return 1; }
    sleep "${ROLLOUT_POLL_SECONDS:-2}"
  done
}

if has_migrations; then
  # A Job can't be changed, so each release makes its own.
  cluster delete jobs --selector "$label=migrate$own" --ignore-not-found --wait
  apply "$label!=service"
  wait_for_migrations
fi
apply "$label!=migrate"
cluster rollout status deployments --selector "$label=service$own" --timeout 20m
