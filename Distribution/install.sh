#!/bin/sh
# Installs ViewCode from the files of a release, without root access. Several versions can be installed; one is used.
#
#   sh install.sh --from ADDRESS [--version VERSION]   installs a version, or the newest, and uses it
#   sh install.sh --list                               lists the installed versions
#   sh install.sh --use VERSION                        uses another installed version
#   sh install.sh --remove VERSION                     removes a version that is not used
#   sh install.sh --uninstall                          removes all versions
#   sh install.sh --update [--version VERSION]         installs from the address of the last installation
#
# ADDRESS is the address of a release (https://…), of a repository on GitHub, or a folder. It has the file SHA256SUMS,
# against which the package is checked. With --key FILE, an exported public key, SHA256SUMS must have its signature.
#
#   --prefix FOLDER   default: ~/.local. FOLDER/bin/viewcode is a link to the version in use, in
#                     FOLDER/lib/viewcode-versions
#
# The installed commands `viewcode update` and `viewcode versions` run this script.

set -eu

stop() {
  printf '%s\n' "$@" >&2
  exit 1
}

usage() {
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
}

# --- Options

action=install from='' version='' prefix="${HOME:-}/.local" key='' root=''
while [ $# -gt 0 ]; do
  case "$1" in
    --from | --version | --prefix | --key | --use | --remove | --root)
      [ -n "${2:-}" ] || stop "$1 needs a value. sh install.sh --help lists the options."
      case "$1" in
        --from) from="$2" ;;
        --version) version="$2" ;;
        --prefix) prefix="$2" ;;
        --key) key="$2" ;;
        --root) root="$2" ;;
        --use | --remove)
          action="${1#--}"
          version="$2"
          ;;
      esac
      shift
      ;;
    --list | --update | --uninstall) action="${1#--}" ;;
    --help | -h)
      usage
      exit 0
      ;;
    *) stop "The option $1 does not exist. sh install.sh --help lists the options." ;;
  esac
  shift
done

# An installed command passes its own folder, PREFIX/lib/viewcode-versions/VERSION/lib/viewcode.
if [ -n "$root" ]; then
  case "$root" in
    */lib/viewcode-versions/*/lib/viewcode) prefix="${root%/lib/viewcode-versions/*}" ;;
    /usr/lib/viewcode)
      stop 'apt installed this ViewCode. This updates it:' '  apt-get update && apt-get install --only-upgrade viewcode'
      ;;
    *)
      stop "install.sh did not install $root, so it cannot manage its versions." \
        'Use the tool that installed it: make install, Homebrew, mise or the tarball.'
      ;;
  esac
fi

case "$version" in
  '' | [0-9]*.[0-9]*.[0-9]*) ;;
  *) stop "$version is not a version such as 0.3.0." ;;
esac
case "$version" in
  */* | *..*) stop "$version is not a version such as 0.3.0." ;;
esac
case "$prefix" in
  /*) ;;
  *) prefix="$PWD/$prefix" ;;
esac
readonly versions="$prefix/lib/viewcode-versions" link="$prefix/bin/viewcode"

# --- Versions on this machine

# Prints the version in use, or nothing.
used() {
  target="$(readlink "$link" 2>/dev/null)" || return 0
  case "$target" in
    ../lib/viewcode-versions/*/bin/viewcode)
      target="${target#../lib/viewcode-versions/}"
      echo "${target%%/*}"
      ;;
  esac
}

# Prints the installed versions, the oldest first.
installed() {
  for folder in "$versions"/[0-9]*; do
    if [ -x "$folder/bin/viewcode" ]; then echo "${folder##*/}"; fi
  done | sort -t . -k 1,1n -k 2,2n -k 3,3n
}

# Points the link at a version. A rename replaces the link in one step.
use() {
  [ -x "$versions/$1/bin/viewcode" ] || stop "ViewCode $1 is not installed in $prefix. Installed: $(installed | tr '\n' ' ')"
  mkdir -p "$prefix/bin"
  if [ -e "$link" ] || [ -L "$link" ]; then
    case "$(readlink "$link" 2>/dev/null || true)" in
      ../lib/viewcode-versions/*) ;;
      *)
        stop "$link exists, and this script did not write it." \
          'Remove it (make uninstall, if make install wrote it), or choose another place with --prefix.'
        ;;
    esac
  fi
  ln -s "../lib/viewcode-versions/$1/bin/viewcode" "$link.$$"
  mv -f "$link.$$" "$link"
}

list() {
  current="$(used)"
  for each in $(installed); do
    if [ "$each" = "$current" ]; then echo "* $each"; else echo "  $each"; fi
  done
  [ -n "$(installed)" ] || echo "No version is installed in $prefix."
}

remove() {
  [ -d "$versions/$1" ] || stop "ViewCode $1 is not installed in $prefix. Installed: $(installed | tr '\n' ' ')"
  [ "$1" != "$(used)" ] || stop "ViewCode $1 is in use. Use another version first (--use VERSION), or remove all (--uninstall)."
  rm -rf "${versions:?}/$1"
  echo "ViewCode $1 is removed."
}

uninstall() {
  if [ ! -d "$versions" ] && [ -z "$(used)" ]; then
    echo "No version is installed in $prefix."
    return
  fi
  if [ -n "$(used)" ]; then rm -f "$link"; fi
  rm -rf "$versions"
  echo "ViewCode is removed from $prefix."
}

# --- Files of a release

# Prints the address of a release's files. A repository on GitHub has a folder for each release.
base_address() {
  case "$from" in
    https://github.com/*/releases/download/* | https://github.com/*/releases/latest/download*) echo "${from%/}" ;;
    https://github.com/*)
      repository="$(echo "${from#https://github.com/}" | cut -d / -f 1,2)"
      repository="${repository%.git}"
      if [ -n "$version" ]; then
        echo "https://github.com/$repository/releases/download/v$version"
      else
        echo "https://github.com/$repository/releases/latest/download"
      fi
      ;;
    file://*) echo "${from#file://}" ;;
    *) echo "${from%/}" ;;
  esac
}

# Fetches a file of the release into the temporary folder, completely or not at all.
#
#   fetch NAME
fetch() {
  case "$base" in
    http://* | https://*)
      if command -v curl >/dev/null; then
        # A transfer of less than 1 kB a second for a minute ends with an error.
        curl --fail --silent --show-error --location --proto-redir '=https' --retry 2 --speed-limit 1000 --speed-time 60 \
          --output "$temporary/$1.partial" "$base/$1" || return 1
      elif command -v wget >/dev/null; then
        wget --quiet --tries 3 --timeout 60 --output-document "$temporary/$1.partial" "$base/$1" || return 1
      else
        stop 'Neither curl nor wget is installed. Install one of them, then try again.'
      fi
      ;;
    *)
      [ -f "$base/$1" ] || return 1
      cp "$base/$1" "$temporary/$1.partial"
      ;;
  esac
  mv "$temporary/$1.partial" "$temporary/$1"
}

digest() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Verifies the signature of SHA256SUMS with the given key, in a keyring of its own.
verify_signature() {
  command -v gpg >/dev/null || stop 'gpg is not installed, and --key needs it to check the signature.'
  [ -f "$key" ] || stop "The key $key does not exist."
  fetch SHA256SUMS.asc || stop "$base has no SHA256SUMS.asc, so its signature cannot be checked. Nothing was installed."
  mkdir -m 700 "$temporary/gpg"
  gpg --homedir "$temporary/gpg" --batch --quiet --import "$key" 2>/dev/null || stop "$key is not a public key of gpg."
  gpg --homedir "$temporary/gpg" --batch --quiet --verify "$temporary/SHA256SUMS.asc" "$temporary/SHA256SUMS" 2>/dev/null ||
    stop "The signature of $base/SHA256SUMS is not by the key in $key. Nothing was installed."
}

# Prints the line of SHA256SUMS for the package: the version, the digest and the name. Without a version, it is the
# newest.
find_package() {
  sed -n "s/^\([0-9a-f]\{64\}\) [ *]\(viewcode-\([0-9][0-9.]*\)-linux-$processor\.tar\.gz\)\$/\3 \1 \2/p" "$temporary/SHA256SUMS" |
    if [ -n "$version" ]; then
      awk -v version="$version" '$1 == version'
    else
      sort -t . -k 1,1n -k 2,2n -k 3,3n
    fi | tail -n 1
}

# Reports parts of the system that are missing: time zones, and the Swift that can read the installed modules.
check_system() {
  [ -d /usr/share/zoneinfo ] || echo 'It needs the time zones of the system. Install the package tzdata.'

  wanted="$(sed 's/ (.*//' "$versions/$1/lib/viewcode/compiler")"
  if ! command -v swiftc >/dev/null; then
    echo "It needs $wanted in the PATH: https://www.swift.org/install/linux"
  elif ! swiftc --version 2>/dev/null | grep -qF "$(cat "$versions/$1/lib/viewcode/compiler")"; then
    echo "It needs $wanted in the PATH, and $(command -v swiftc) is another version."
  fi
}

install_version() {
  if [ "$action" = update ]; then
    [ -n "$from" ] || from="$(cat "$versions/source" 2>/dev/null || true)"
    [ -n "$key" ] || { [ ! -f "$versions/key.asc" ] || key="$versions/key.asc"; }
  fi
  [ -n "$from" ] || stop 'The address of the release is missing: --from https://… or --from FOLDER'
  case "$from" in
    http://localhost* | http://127.0.0.1*) ;;
    http://*)
      [ -n "$key" ] || stop "$from is not protected in transit. Use https, or check the signature with --key FILE."
      ;;
  esac
  [ "$(uname -s)" = Linux ] || stop "This is $(uname -s), and ViewCode runs on Linux. On a Mac, use Xcode."
  case "$(uname -m)" in
    x86_64 | amd64) processor=x86_64 ;;
    aarch64 | arm64) processor=aarch64 ;;
    *) stop "ViewCode has no package for the processor $(uname -m)." ;;
  esac
  command -v sha256sum >/dev/null || command -v shasum >/dev/null ||
    stop 'Neither sha256sum nor shasum is installed, and the package cannot be checked without them.'
  mkdir -p "$versions" 2>/dev/null || stop "$versions cannot be written to. Choose another place with --prefix FOLDER."
  # It is in the same file system, so that the last step is a rename.
  temporary="$versions/.install-$$"
  trap 'rm -rf "$temporary"' EXIT
  trap 'exit 1' HUP INT TERM
  mkdir "$temporary"

  base="$(base_address)"
  fetch SHA256SUMS || stop "$base/SHA256SUMS cannot be read. --from needs the address or the folder of a release."
  if [ -n "$key" ]; then verify_signature; fi
  line="$(find_package)"
  [ -n "$line" ] || stop "$base has no package of ViewCode${version:+ $version} for Linux on $processor." \
    'Packages in SHA256SUMS:' "$(sed -n 's/.*\(viewcode-.*\.tar\.gz\)$/  \1/p' "$temporary/SHA256SUMS")"
  found="${line%% *}"
  name="${line##* }"
  expected="$(echo "$line" | cut -d ' ' -f 2)"

  if [ "$(cat "$versions/$found/sha256" 2>/dev/null || true)" = "$expected" ] && [ -x "$versions/$found/bin/viewcode" ]; then
    message="ViewCode $found is already installed"
  else
    fetch "$name" || stop "$base/$name cannot be read completely. Nothing was installed; try again."
    actual="$(digest "$temporary/$name")"
    [ "$actual" = "$expected" ] || stop "$base/$name is damaged or incomplete. Nothing was installed; try again." \
      "  expected SHA-256: $expected" "  found:            $actual"
    mkdir "$temporary/unpacked"
    tar -xzf "$temporary/$name" -C "$temporary/unpacked" || stop "$name cannot be unpacked. Is the disk full? Nothing was installed."
    unpacked="$temporary/unpacked/${name%.tar.gz}"
    [ -x "$unpacked/bin/viewcode" ] || stop "$name has no bin/viewcode. Nothing was installed; please report this."
    echo "$expected" >"$unpacked/sha256"
    rm -rf "${versions:?}/$found"
    mv "$unpacked" "$versions/$found"
    message="ViewCode $found is installed"
  fi
  use "$found"
  # Updates read the same place. A relative folder would be another one then.
  case "$from" in
    *://* | /*) echo "$from" >"$versions/source" ;;
    *) (cd "$from" && pwd) >"$versions/source" ;;
  esac
  if [ -n "$key" ] && [ "$key" != "$versions/key.asc" ]; then cp "$key" "$versions/key.asc"; fi
  echo "$message: $link"
  check_system "$found"
  case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "$prefix/bin is not in the PATH. Add it: export PATH=\"$prefix/bin:\$PATH\"" ;;
  esac
}

case "$action" in
  install | update) install_version ;;
  list) list ;;
  use)
    use "$version"
    echo "ViewCode $version is in use."
    check_system "$version"
    ;;
  remove) remove "$version" ;;
  uninstall) uninstall ;;
esac
