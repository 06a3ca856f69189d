#!/bin/sh
# Installs ViewCode in the image of a dev container. The tool that builds the image runs it as root, with the options
# of devcontainer-feature.json in VERSION and FROM.

set -eu
cd "$(dirname "$0")"

[ -n "${FROM:-}" ] || {
  echo 'The option "from" of the feature viewcode is empty. Set it to the address of a release.' >&2
  exit 1
}
command -v swiftc >/dev/null || {
  echo 'The image has no Swift. Use an image such as swift:6.3.1-bookworm.' >&2
  exit 1
}
if [ "${VERSION:-latest}" = latest ]; then
  exec sh ./viewcode-install.sh --prefix /usr/local --from "$FROM"
fi
exec sh ./viewcode-install.sh --prefix /usr/local --from "$FROM" --version "$VERSION"
