#!/usr/bin/env bash
# A real llama-server and a tiny model for it, for the tests of language models: get-llama-server.sh FOLDER. Debian packages it
# in a newer release than its stable one, so packages are taken from the archive that apt uses, unpacked into the folder, and run
# through a loader of their own, whose libc is newer. Nothing is installed. What is there is kept.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
release=${LLAMA_DEBIAN_RELEASE:-forky}

fetch() {
  local archive packages options lib loader backend name
  archive=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | grep -v '^ *#' | grep -Eo '[a-z+]+:/+[^ ]*/debian/?( |$)' | head -1 | tr -d ' ' || true)
  [ -n "$archive" ] || { echo "apt's sources name no Debian archive." >&2; return 1; }
  mkdir -p "$folder"/{apt/lists/partial,debs,root}
  echo "deb $archive $release main" > "$folder/apt/sources.list"
  options=(-oDir::State::Lists="$folder/apt/lists" -oDir::Etc::SourceList="$folder/apt/sources.list" -oDir::Etc::SourceParts=/dev/null -oAPT::Sandbox::User=root)
  apt-get "${options[@]}" -qq update
  packages=(llama.cpp-tools libllama0 libggml0 libc6 libgcc-s1 libstdc++6 libgomp1 libssl3t64 libzstd1 zlib1g)
  (cd "$folder/debs" && apt-get "${options[@]}" -qq download "${packages[@]/%//$release}")
  for name in "$folder"/debs/*.deb; do dpkg -x "$name" "$folder/root"; done
  lib=$folder/root/usr/lib/$(uname -m)-linux-gnu
  loader=$(find "$lib" -maxdepth 1 -name 'ld-linux-*.so.*' | head -1)
  # The plainest build of the arithmetic: it runs on every processor.
  backend=$(find "$lib/ggml" -name 'libggml-cpu-x64.so' -o -name 'libggml-cpu-armv8.0_1.so' | head -1)
  cat > "$folder/llama-server.new" <<RUN
#!/bin/sh
export GGML_BACKEND_PATH=$backend
exec $loader --library-path $lib:$lib/llama $folder/root/usr/bin/llama-server "\$@"
RUN
  chmod +x "$folder/llama-server.new"
  mv "$folder/llama-server.new" "$folder/llama-server"
}

[ -x "$folder/llama-server" ] || fetch
node "$here/make-tiny-model.mjs" "$folder/tiny.gguf"
"$folder/llama-server" --version 2>&1 | grep version
