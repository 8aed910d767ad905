#!/bin/sh
# Gathers under $1 what a compiled service needs beside itself: Node, the shared libraries of Node and of the native
# modules under $2, a user, and how names are resolved. No shell, no package manager, no npm.
set -eu
to=$1 modules=$2
mkdir -p "$to/tmp" && chmod 1777 "$to/tmp"
mkdir -p "$to/app" "$to/etc" "$to/usr/local/bin" "$to/var/lib/dpkg/status.d"
cp -L "$(command -v node)" "$to/usr/local/bin/node"

libraries=$({ ldd "$to/usr/local/bin/node"; find "$modules" -name '*.node' -exec ldd {} \; 2>/dev/null; } | grep -o '/[^ ]*\.so[^ ]*' | sort -u)
for library in $libraries; do
  mkdir -p "$to/$(dirname "$library")"
  cp -L "$library" "$to/$library"
  # Debian knows a file by the path it was packaged with, before or after /lib became a link into /usr.
  package=$(dpkg-query -S "$library" "/usr$library" 2>/dev/null | cut -d : -f 1 | sort -u)
  # Scanners look here for what an image without a package manager has of Debian's.
  dpkg-query -s "$package" > "$to/var/lib/dpkg/status.d/$package"
done

printf 'root:x:0:0:root:/:/nologin\nsitewright:x:10001:10001:sitewright:/app:/nologin\n' > "$to/etc/passwd"
printf 'root:x:0:\nsitewright:x:10001:\n' > "$to/etc/group"
printf 'hosts: files dns\n' > "$to/etc/nsswitch.conf"
