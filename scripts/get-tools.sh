# shellcheck shell=sh
# Sourced by scripts/tools.sh when something is missing: decides what the packages are asked for and
# what is fetched, and whether that may be done without asking.

# Gets what $1 needs. Runs in a shell of its own.
# shellcheck disable=SC2154 # fetch.sh names the folders
get_tools() {
  check_surroundings || return 1
  lock=
  log=$(mktemp) || return 1
  trap 'rm -rf "$new" "$lock" "$log" "$log.watched"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  if mkdir -p "$tools" 2>/dev/null && take_lock "$tools/lock" "getting tools"; then
    lock=$tools/lock
    # What a killed start left behind.
    rm -rf "$tools"/new.*
    # Another start may have got it all in the meantime.
    find_tools "$1"
    [ -n "$missing" ] || return 0
  fi
  # shellcheck disable=SC2086 # a tool is a word
  echo "Nocturne needs $(name_tools $missing), and this system lacks that."
  find_manager
  find_way
  [ "$way" != go ] || refresh
  plan
  if [ -n "$nowhere" ]; then
    tell_nowhere
    return 1
  fi
  [ -z "$packages" ] || install_packages || return 1
  [ -z "$own" ] || fetch_own
}

check_surroundings() {
  case $(uname -s) in
    MINGW* | MSYS* | CYGWIN*)
      echo "On Windows Nocturne runs in WSL: type \"wsl --install\" in PowerShell, open the Linux it brings, and start again there."
      return 1
      ;;
  esac
  case ${NOCTURNE_INSTALL:-} in
    '' | yes | no) ;;
    *)
      echo "NOCTURNE_INSTALL is yes or no, not \"$NOCTURNE_INSTALL\"."
      return 1
      ;;
  esac
}

# Finds the `way` to install packages: as root, at once (go), after a question (ask), or not here
# (line); and what makes the command root's, `as_root`. Homebrew needs no root, and refuses it.
find_way() {
  way=line as_root=
  if [ "$(id -u)" != 0 ] && [ "$manager" != brew ]; then
    as_root=$(for helper in sudo doas; do program "$helper" >/dev/null && echo "$helper" && break; done)
    [ "$as_root" = sudo ] || return 0
  fi
  [ "${NOCTURNE_INSTALL:-}" != no ] && [ -n "$manager" ] || return 0
  if [ "$(id -u)" = 0 ]; then
    [ "$manager" = brew ] || way=go
  elif [ "${NOCTURNE_INSTALL:-}" = yes ]; then
    if [ "$as_root" != sudo ] || [ -t 0 ] || sudo -n true 2>/dev/null; then way=go; fi
  elif [ -t 0 ] && [ -t 2 ]; then
    way=ask
  fi
}

# Sorts what is missing into `packages` to install, tools that are fetched (`own`), and `nowhere`.
plan() {
  packages='' own='' nowhere=''
  lists=
  if [ -n "$manager" ] && has_lists; then lists=known; fi
  for tool in $missing; do
    if [ -n "$manager" ] && is_offered "$tool"; then
      add_package "$(packages_of "$tool")"
    elif [ -n "$manager" ] && [ -z "$lists" ]; then
      guess "$tool"
    else
      plan_own "$tool"
    fi
  done
  case $own in
    *jdk*) plan_fetcher ;;
  esac
}

# The lists of packages are empty, as in a fresh container, and only root could fill them.
guess() {
  case $1 in
    jdk) if has_old_packages; then plan_own jdk; else add_package "$(packages_of jdk)"; fi ;;
    # It comes with npm.
    node) case $missing in *npm*) ;; *) plan_own node ;; esac ;;
    *) add_package "$(packages_of "$1")" ;;
  esac
}

add_package() {
  case " $packages " in
    *" $1 "*) ;;
    *) packages="$packages${packages:+ }$1" ;;
  esac
}

plan_own() {
  case $1 in
    jdk) if jdk_platform >/dev/null; then own="$own jdk"; else nowhere="$nowhere jdk"; fi ;;
    node)
      if node_platform >/dev/null && { program npm >/dev/null || [ -n "$manager" ]; }; then
        own="$own node"
      else
        nowhere="$nowhere node"
      fi
      ;;
    *) nowhere="$nowhere $1" ;;
  esac
}

plan_fetcher() {
  if ! program curl >/dev/null && ! program wget >/dev/null; then
    if [ -n "$manager" ]; then add_package curl; else nowhere="$nowhere jdk"; fi
  fi
  # Without recommendations curl comes without any authority to trust.
  if [ "$manager" = apt-get ] && [ ! -e "${NOCTURNE_SYSTEM:-}/etc/ssl/certs/ca-certificates.crt" ]; then
    add_package ca-certificates
  fi
}

# Is this a release from before JDK 25?
has_old_packages() (
  ID='' VERSION_ID=''
  release=${NOCTURNE_SYSTEM:-}/etc/os-release
  # shellcheck source=/dev/null
  [ ! -r "$release" ] || . "$release"
  case "$ID $VERSION_ID" in
    "debian 1"[0-2]) return 0 ;;
    *) return 1 ;;
  esac
)

tell_nowhere() {
  # shellcheck disable=SC2086
  echo "This system has no package for $(name_tools $nowhere): install by hand what is missing and start again."
  case "$nowhere " in
    *" jdk "*) echo "NOCTURNE_JDK names the folder of a JDK 25." ;;
  esac
  case "$nowhere " in
    *" chromium "*) echo "Where Chromium is a snap: sudo snap install chromium. NOCTURNE_CHROMIUM names another browser of its kind." ;;
  esac
}

# The one line to paste.
tell_line() {
  # shellcheck disable=SC2086
  line=$(install_command $packages)
  first=$(refresh_command)
  if [ -n "$as_root" ]; then
    line="${first:+$as_root $first && }$as_root $line"
  elif [ "$(id -u)" != 0 ] && [ "$manager" != brew ]; then
    line="su -c '${first:+$first && }$line'"
  else
    line="${first:+$first && }$line"
  fi
  echo "Paste this line and start again:"
  echo "  $line"
  [ -z "$own" ] || tell_own
}

tell_own() {
  # shellcheck disable=SC2086
  set -- "$(name_tools $own)"
  if [ "${NOCTURNE_INSTALL:-}" = no ]; then
    echo "This system has no package for $1, and NOCTURNE_INSTALL=no forbids fetching: unset it and start again to have it in $tools, or install it by hand; NOCTURNE_JDK names the folder of a JDK 25."
  else
    echo "This system has no package for $1: that is then fetched to $tools."
  fi
}

# What this says matters only where the packages can't be installed after it.
refresh() {
  first=$(refresh_command)
  # shellcheck disable=SC2086 # a command is words
  [ -z "$first" ] || run_watched "$log" "" "" $as_root $first </dev/null || true
}

install_packages() {
  if [ "$way" = line ]; then
    tell_line
    return 1
  fi
  # shellcheck disable=SC2086
  size=$(tell_size $packages)
  echo "Installing with $manager: $packages (${size:-$manager tells no size})"
  if [ "$way" = ask ]; then
    if ! ask; then
      tell_line
      return 1
    fi
    # The password is asked for here, where it can be seen.
    [ -z "$as_root" ] || $as_root -v || return 1
    refresh
    plan
    if [ -n "$nowhere" ]; then
      tell_nowhere
      return 1
    fi
  fi
  # Another run of apt is waited for.
  patiently=
  [ "$manager" != apt-get ] || patiently="-o DPkg::Lock::Timeout=600"
  # shellcheck disable=SC2046,SC2086
  if ! run_watched "$log" "" "" $as_root env DEBIAN_FRONTEND=noninteractive \
    $(install_command $packages) $patiently </dev/null; then
    echo "$manager failed. The end of what it said:"
    tail -n 20 "$log" | sed 's/^/  /'
    tell_line
    return 1
  fi
}

ask() {
  printf 'Install them now%s? [Y/n] ' "${as_root:+ with $as_root}"
  read -r answer || return 1
  case $answer in
    '' | [Yy]*) return 0 ;;
    *) return 1 ;;
  esac
}

fetch_own() {
  if [ "${NOCTURNE_INSTALL:-}" = no ]; then
    tell_own
    return 1
  fi
  for tool in $own; do
    "fetch_$tool" || return 1
  done
}
