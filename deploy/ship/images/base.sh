#!/usr/bin/env bash
# Makes the image that deploy/ship/images/Dockerfile builds on, without a registry of images: Debian by mmdebstrap, the Node binary
# and npm that this checkout uses. Certificate authorities of this machine go into it, so that the builds reach what it
# reaches; they are one reason why such an image is for this machine only.
set -euo pipefail
cd "$(dirname "$0")/../../.."

image=${NODE_IMAGE:-localhost/node:24-bookworm-slim}
node=$(realpath node_modules/node/bin/node)
npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

for program in mmdebstrap buildah; do
  command -v "$program" >/dev/null || { echo "images: $program is missing; apt-get install it" >&2; exit 1; }
done
[[ -x $node ]] || { echo 'images: no Node in node_modules; run npm ci first' >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

own=(/usr/local/share/ca-certificates/*.crt)
trust=()
if [[ -e ${own[0]} ]]; then
  trust=(--customize-hook='copy-in /usr/local/share/ca-certificates /usr/local/share'
    --customize-hook='chroot "$1" update-ca-certificates')
fi
mmdebstrap --quiet --variant=minbase --include=ca-certificates "${trust[@]}" \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/doc/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' bookworm "$work/root.tar"

container=$(buildah from scratch)
trap 'buildah rm "$container" >/dev/null; rm -rf "$work"' EXIT
buildah add --quiet "$container" "$work/root.tar" / >/dev/null
buildah copy --quiet --chmod 755 "$container" "$node" /usr/local/bin/node >/dev/null
buildah copy --quiet "$container" "$npm" /usr/local/lib/node_modules/npm >/dev/null
buildah run --isolation chroot "$container" -- sh -c '
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx'
if [[ -e ${own[0]} ]]; then
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
fi
buildah config --cmd node "$container"
buildah commit --quiet --timestamp "$SOURCE_DATE_EPOCH" "$container" "$image" >/dev/null
echo "images: made $image"
