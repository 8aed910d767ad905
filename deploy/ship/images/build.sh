#!/usr/bin/env bash
# Builds the image of every service and of the operators' tool, or of those named: deploy/ship/images/build.sh auth credits
# BUILDER_BEFORE names the gateway's image of the release before: its assets of the builder go into the new one, too, for pages
# that were loaded before a rollout.
# Takes docker, buildah or podman, whichever works first. NODE_IMAGE names another base, TAG another tag than `latest`,
# NO_CACHE=true builds from nothing, SOURCE_URL is where the source is to be had. Each bill of materials is put beside its
# image, in deploy/ship/images/dist/sbom.
# Without docker the base is the one that base.sh makes, and is made where it is missing.
set -euo pipefail
cd "$(dirname "$0")/../../.."

# What is built without docker is for this machine, and its name says so.
repository=localhost/sitewright
base=${NODE_IMAGE:-localhost/node:24-bookworm-slim}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
# Files and layers are of the year 1970: a layer that an earlier commit has left in the cache is then the same layer.
# The time of the commit stands in the label.
if docker info >/dev/null 2>&1; then
  engine=docker
  build=(docker build)
  repository=sitewright
  base=${NODE_IMAGE:-node:24-bookworm-slim}
elif command -v buildah >/dev/null; then
  engine=buildah
  build=(buildah bud --isolation chroot --layers --timestamp 0)
elif command -v podman >/dev/null; then
  engine=podman
  build=(podman build --layers --timestamp 0)
else
  echo 'images: none of docker, buildah and podman works here' >&2
  exit 1
fi
if [[ $engine != docker && -z ${NODE_IMAGE:-} ]] && ! "$engine" inspect "$base" >/dev/null 2>&1; then
  NODE_IMAGE=$base deploy/ship/images/base.sh
fi
[[ ${NO_CACHE:-} != true ]] || build+=(--no-cache)

images=("$@")
if [[ ${#images[@]} -eq 0 ]]; then
  images=(cli)
  for main in services/*/src/main.ts; do images+=("$(basename "${main%/src/main.ts}")"); done
fi

copy_out() { # image, file in it, file here
  local container
  case $engine in
    buildah)
      container=$(buildah from "$1")
      cp -r "$(buildah mount "$container")$2" "$3"
      buildah rm "$container" >/dev/null
      ;;
    *)
      container=$("$engine" create "$1")
      "$engine" cp "$container:$2" "$3"
      "$engine" rm "$container" >/dev/null
      ;;
  esac
}

digest() {
  if [[ $engine == docker ]]; then docker image inspect --format '{{.Id}}' "$1"
  else "$engine" inspect --type image --format '{{.FromImageDigest}}' "$1"; fi
}

mkdir -p deploy/ship/images/dist/sbom
rm -rf deploy/ship/images/before
if [[ -n ${BUILDER_BEFORE:-} ]]; then copy_out "$BUILDER_BEFORE" /app/services/builder/dist/assets deploy/ship/images/before; fi
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
revision=$(git describe --always --dirty --abbrev=40 --exclude '*')
for name in "${images[@]}"; do
  [[ -f services/$name/src/main.ts || $name == cli ]] || { echo "images: there is no service $name" >&2; exit 1; }
  image=$repository/$name:${TAG:-latest}
  "${build[@]}" --file deploy/ship/images/Dockerfile --tag "$image" \
    --build-arg "NODE_IMAGE=$base" --build-arg "SERVICE=$name" --build-arg "VERSION=$version-${revision:0:12}" \
    --build-arg "SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH" \
    --label "org.opencontainers.image.version=$version" \
    --label "org.opencontainers.image.revision=$revision" \
    --label "org.opencontainers.image.created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%FT%TZ)" \
    --label "org.opencontainers.image.source=${SOURCE_URL:-$(git remote get-url origin 2>/dev/null || echo unknown)}" .
  copy_out "$image" /app/sbom.cdx.json "deploy/ship/images/dist/sbom/$name.cdx.json"
  echo "images: built $image $(digest "$image")"
done
