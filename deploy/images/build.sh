#!/usr/bin/env bash
# Builds the image of every service, or of those named: deploy/images/build.sh auth credits
# Takes docker, buildah or podman, whichever works first. NODE_IMAGE names another base, TAG another tag than `latest`.
# Without docker the base is the one that base.sh makes.
set -euo pipefail
cd "$(dirname "$0")/../.."

# What is built without docker is for this machine, and its name says so.
repository=localhost/sitewright
base=${NODE_IMAGE:-localhost/node:24-bookworm-slim}
if docker info >/dev/null 2>&1; then
  build=(docker build)
  repository=sitewright
  base=${NODE_IMAGE:-node:24-bookworm-slim}
elif command -v buildah >/dev/null; then
  build=(buildah bud --isolation chroot --layers)
elif command -v podman >/dev/null; then
  build=(podman build --layers)
else
  echo 'images: none of docker, buildah and podman works here' >&2
  exit 1
fi

services=("$@")
if [[ ${#services[@]} -eq 0 ]]; then
  for folder in services/*/; do services+=("$(basename "$folder")"); done
fi
for service in "${services[@]}"; do
  [[ -d services/$service ]] || { echo "images: there is no service $service" >&2; exit 1; }
  "${build[@]}" --file deploy/Dockerfile --tag "$repository/$service:${TAG:-latest}" \
    --build-arg "NODE_IMAGE=$base" --build-arg "SERVICE=$service" \
    --build-arg "VERSION=$(node -p 'require("./package.json").version')" \
    --build-arg "REVISION=$(git rev-parse HEAD)" .
  echo "images: built $repository/$service:${TAG:-latest}"
done
