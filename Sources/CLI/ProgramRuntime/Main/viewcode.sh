#!/bin/sh
# Starts the installed viewcode with the Swift in the PATH, whose libraries it needs, wherever both are installed.

self="$(readlink -f "$0")"
root="${self%/bin/*}"

# These commands work without Swift, because an update may be for a newer one.
case "${1:-}" in
  update | versions)
    verb="$1"
    shift
    [ -f "$root/libexec/install.sh" ] || {
      echo "error: $root was not installed from a package. In a clone of ViewCode, make install updates it." >&2
      exit 3
    }
    if [ "$verb" = update ]; then
      exec sh "$root/libexec/install.sh" --update "$@" --root "$root"
    elif [ $# -eq 0 ]; then
      exec sh "$root/libexec/install.sh" --list --root "$root"
    fi
    exec sh "$root/libexec/install.sh" "$@" --root "$root"
    ;;
esac

compiler="$(command -v swiftc)" || {
  echo 'error: there is no swiftc in PATH, and viewcode builds with it. swift.org/install has it.' >&2
  exit 3
}
compiler="$(readlink -f "$compiler")"
swift="${compiler%/bin/*}/lib/swift"
# swiftc crashes if this contains non-ASCII characters.
if [ -n "$(printf '%s' "${TMPDIR:-}" | LC_ALL=C tr -d ' -~')" ]; then
  TMPDIR=/tmp
  export TMPDIR
fi
# A tarball contains the system's libraries.
[ -d "$root/lib/system" ] && brought="$root/lib/system"
LD_LIBRARY_PATH="$swift/linux:$swift/host${brought:+:$brought}${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH

# Prints a text escaped for XML.
escaped() {
  printf '%s' "$1" | sed 's/&/\&amp;/g; s/</\&lt;/g'
}

# A tarball also contains fonts, which are added to the system's. The results of fontconfig are cached, because
# searching all fonts takes a second.
if [ -d "$root/fonts" ] && [ -z "${FONTCONFIG_FILE:-}" ]; then
  cache="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/viewcode"
  if mkdir -p "$cache/fonts" 2>/dev/null && [ -w "$cache" ]; then
    FONTCONFIG_FILE="$cache/fonts.conf"
    cat >"$FONTCONFIG_FILE.$$" <<CONFIGURATION
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <cachedir>$(escaped "$cache/fonts")</cachedir>
  <dir>$(escaped "$root/fonts")</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
CONFIGURATION
    mv -f "$FONTCONFIG_FILE.$$" "$FONTCONFIG_FILE"
    export FONTCONFIG_FILE
  fi
fi
exec "$root/libexec/viewcode" "$@"
