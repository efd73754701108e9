# shellcheck shell=sh
# Sourced by scripts/tools.sh when something is missing: fetches the JDK and node into the folder of
# own tools, without root. A tool is there whole or not at all: it is made in a folder new.PID beside
# its place and moved there as the last step.
# NOCTURNE_FETCH_SECONDS is how long a connection may be silent.

tools=$(own_tools)
new=$tools/new.$$

fact() {
  sed -n "s|^$1 ||p" "${home:?}/scripts/tools.txt" | head -n 1
}

# This system as Temurin names it in its archives: x64_linux.
jdk_platform() {
  case $(uname -m) in
    x86_64 | amd64) processor=x64 ;;
    aarch64 | arm64) processor=aarch64 ;;
    *) return 1 ;;
  esac
  case $(uname -s) in
    Darwin) echo "${processor}_mac" ;;
    Linux) if has_musl; then echo "${processor}_alpine-linux"; else echo "${processor}_linux"; fi ;;
    *) return 1 ;;
  esac
}

has_musl() {
  # A system with both is one of glibc that also has musl as a package.
  for loader in "${NOCTURNE_SYSTEM:-}"/lib*/ld-linux*; do
    [ ! -e "$loader" ] || return 1
  done
  for loader in "${NOCTURNE_SYSTEM:-}"/lib/ld-musl-*; do
    [ ! -e "$loader" ] || return 0
  done
  return 1
}

# This system as npm's packages of node name it, if there is one of the pinned version.
node_platform() {
  case $(uname -s).$(uname -m) in
    Linux.x86_64 | Linux.amd64) node_for=linux-x64 ;;
    Linux.aarch64 | Linux.arm64) node_for=linux-arm64 ;;
    *) return 1 ;;
  esac
  ! has_musl || return 1
  case " $(fact node.platforms) " in
    *" $node_for "*) echo "$node_for" ;;
    *) return 1 ;;
  esac
}

# One start at a time holds the folder $1 and is $2 ("getting tools"); the others wait. A lock whose process is gone, or that was
# not touched for a minute, is stale.
take_lock() {
  waited=
  until mkdir "$1" 2>/dev/null; do
    [ -d "$1" ] || return 1
    holder=$(cat "$1/pid" 2>/dev/null) || holder=
    if { [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; } ||
      [ -n "$(find "$1" -prune -mmin +1 2>/dev/null)" ]; then
      if mv "$1" "$1.$$" 2>/dev/null; then rm -rf "$1.$$"; fi
    else
      [ -n "$waited" ] || echo "Another start is $2 (process ${holder:-unknown}): waiting for it."
      waited=yes
      sleep 0.2
    fi
  done
  echo $$ >"$1/pid"
}

# Runs a command whose output goes to the file $1, and tells every few seconds how far it is: by the
# size of the file $2 of $3 MB, or by the last line of output where $2 is empty.
run_watched() {
  output=$1 growing=$2 whole=$3
  shift 3
  : >"$output.watched"
  tell_growth &
  code=0
  "$@" >"$output" 2>&1 || code=$?
  # Not by a signal: one that comes right after the fork can be lost.
  rm -f "$output.watched"
  return $code
}

tell_growth() {
  ticks=0
  # A killed start takes its watcher along.
  while kill -0 $$ 2>/dev/null && sleep 0.5 >/dev/null 2>&1 && [ -e "$output.watched" ]; do
    ticks=$((ticks + 1))
    [ ! -d "${lock:-}" ] || touch "$lock"
    [ $((ticks % 4)) -eq 0 ] || continue
    if [ -n "$growing" ]; then
      [ ! -e "$growing" ] || echo "  $(($(du -k "$growing" | cut -f 1) / 1000)) of $whole MB"
    elif [ $((ticks % 20)) -eq 0 ]; then
      last=$(tail -n 1 "$output" | cut -c 1-90)
      echo "  $((ticks / 2)) s${last:+: $last}"
    fi
  done
}

# Fetches the address $1 into the file $2, of about $3 MB; what went wrong is left in $new/said.
fetch() {
  patience=${NOCTURNE_FETCH_SECONDS:-30}
  if program curl >/dev/null; then
    set -- "$@" curl -fsSL --connect-timeout "$patience" --speed-limit 1 --speed-time "$patience"
    # What was asked for over TLS must not come without it.
    case $1 in https:*) set -- "$@" --proto-redir =https ;; esac
    set -- "$@" -o "$2" "$1"
  elif wget --version >/dev/null 2>&1; then
    set -- "$@" wget -nv --tries=1 --timeout="$patience" -O "$2" "$1"
  else
    # The wget of busybox.
    set -- "$@" wget -q -T "$patience" -O "$2" "$1"
  fi
  into=$2 megabytes=$3
  shift 3
  run_watched "$new/said" "$into" "$megabytes" "$@"
}

sum_of() {
  if program sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -c 1-64
}

# One try to make the JDK's archive into a folder; says in `why` what was wrong.
fetch_jdk_once() {
  rm -rf "$new"
  mkdir -p "$new/out"
  sum=$(fact "jdk.sha256.$platform")
  if [ -z "$sum" ]; then
    if ! fetch "$from/$archive.sha256.txt" "$new/sum" 1; then
      why=$(tail -n 1 "$new/said")
      return 1
    fi
    sum=$(head -n 1 "$new/sum" | cut -c 1-64)
  fi
  if ! fetch "$from/$archive" "$new/$archive" "$(fact jdk.megabytes)"; then
    why=$(tail -n 1 "$new/said")
    return 1
  fi
  why="the archive's SHA-256 is not the one that was promised"
  [ "$(sum_of "$new/$archive")" = "$sum" ] || return 1
  if ! tar -xzf "$new/$archive" -C "$new/out" 2>"$new/said"; then
    why="the archive can't be unpacked: $(tail -n 1 "$new/said")"
    return 1
  fi
  why="the archive holds no JDK 25 that runs here"
  for unpacked in "$new"/out/* "$new"/out/*/Contents/Home; do
    if is_jdk_25 "$unpacked" && "$unpacked/bin/java" -version >/dev/null 2>&1; then
      rm -rf "${tools:?}/jdk-$(fact jdk.version)"
      mv "$unpacked" "$tools/jdk-$(fact jdk.version)"
      return
    fi
  done
  return 1
}

can_write() {
  mkdir -p "$new" 2>/dev/null && return
  echo "The folder $tools can't be written: set NOCTURNE_TOOLS to one that can, and start again."
  return 1
}

fetch_jdk() {
  platform=$(jdk_platform)
  archive=OpenJDK25U-jdk_${platform}_hotspot_$(fact jdk.version | tr + _).tar.gz
  from=${NOCTURNE_JDK_FROM:-$(fact jdk.from)}
  from=${from%/}
  can_write || return 1
  echo "Fetching a JDK $(fact jdk.version), about $(fact jdk.megabytes) MB, twice that on the disk, from $from to $tools"
  for try in 1 2 3; do
    ! fetch_jdk_once || return 0
    rm -rf "$new"
    echo "  Try $try of 3 failed: ${why:-no answer}"
    [ "$try" = 3 ] || sleep $((${NOCTURNE_FETCH_SECONDS:-30} / 10))
  done
  echo "No JDK 25 could be fetched from $from (${why:-no answer}): install one and set NOCTURNE_JDK to its folder, or set NOCTURNE_JDK_FROM to an address that has $archive and start again."
  return 1
}

fetch_node() {
  platform=$(node_platform)
  version=$(fact node.version)
  can_write || return 1
  echo "Fetching node $version, about $(fact node.megabytes) MB, three times that on the disk, with npm to $tools"
  # npm tries three times by itself and checks what it got.
  if run_watched "$new/said" "" "" npm install --prefix "$new" --no-save --ignore-scripts --no-audit \
    --no-fund --loglevel=error "node-$platform@$version" &&
    "$new/node_modules/node-$platform/bin/node" -v >"$new/said" 2>&1; then
    rm -rf "${tools:?}/node-$version"
    mv "$new/node_modules/node-$platform" "$tools/node-$version"
    rm -rf "$new"
    return
  fi
  echo "npm could not fetch node $version. The end of what it said:"
  tail -n 15 "$new/said" | sed 's/^/  /'
  echo "Install node 20.19 or later by hand and start again."
  rm -rf "$new"
  return 1
}
