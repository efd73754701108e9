# shellcheck shell=sh
# Sourced by ./nocturne and ./check with the project's folder in `home`. Finds the tools that are
# needed and gets those that are missing.
#   need_tools run     a JDK 25
#   need_tools build   the same, and Maven
#   need_tools play    the same, and npm with node, which build the client for browsers
#   need_tools test    the same, and Chromium
# Exports JAVA_HOME, MAVEN_OPTS and, where needed, PATH and NOCTURNE_CHROMIUM. Fails after a sentence
# that says what to do.

: "${home:?}"

# The path of program $1. What WSL shows of Windows is no program of this system.
program() {
  found_program=$(command -v "$1") || return 1
  case $found_program in
    "${NOCTURNE_SYSTEM:-}"/mnt/[a-z]/*) return 1 ;;
  esac
  echo "$found_program"
}

# Is version $1 ("3.9.9", "v20.19.2", "24-r0") at least $2.$3?
is_at_least() {
  major=${1#v}
  case $major in
    *.*) minor=${major#*.} ;;
    *) minor=0 ;;
  esac
  major=${major%%[!0-9]*}
  minor=${minor%%[!0-9]*}
  [ "${major:-0}" -gt "$2" ] || { [ "${major:-0}" -eq "$2" ] && [ "${minor:-0}" -ge "$3" ]; }
}

# A sourced file that fails would end dash under "set -e", even behind "if": this one must not.
has_jdk() {
  [ -z "${found_jdk:-}" ] || return 0
  jdk_may_lack=yes
  # shellcheck source=scripts/find-jdk.sh
  . "$home/scripts/find-jdk.sh"
  [ -n "$found_jdk" ]
}

# Maven can tell its version only where there is a JDK.
has_maven() {
  program mvn >/dev/null || return 1
  [ -n "${found_jdk:-}" ] || return 0
  maven_version=$(mvn -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  is_at_least "$maven_version" 3 8
}

node_is_new() {
  program node >/dev/null && is_at_least "$(node -v 2>/dev/null)" 20 19
}

has_node() {
  node_is_new && return
  for own_node in "$(own_tools)"/node-*/bin; do
    if [ -x "$own_node/node" ]; then
      PATH=$own_node:$PATH
      export PATH
      node_is_new && return
    fi
  done
  return 1
}

# Ubuntu's chromium-browser is a script that only asks for the snap: what can't tell its version is
# not there.
has_chromium() {
  [ -z "${NOCTURNE_CHROMIUM:-}" ] || return 0
  for browser in chromium chromium-browser google-chrome-stable google-chrome \
    "${NOCTURNE_SYSTEM:-}/Applications/Chromium.app/Contents/MacOS/Chromium" \
    "${NOCTURNE_SYSTEM:-}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if browser=$(program "$browser") && "$browser" --version >/dev/null 2>&1; then
      NOCTURNE_CHROMIUM=$browser
      export NOCTURNE_CHROMIUM
      return
    fi
  done
  return 1
}

# Leaves in `missing` what $1 needs and is not there.
find_tools() {
  missing=
  has_jdk || missing=jdk
  [ "$1" != run ] || return 0
  has_maven || missing="$missing maven"
  [ "$1" != build ] || return 0
  program npm >/dev/null || missing="$missing npm"
  has_node || missing="$missing node"
  [ "$1" != play ] || return 0
  has_chromium || missing="$missing chromium"
}

# The missing tools $@ as a sentence has them: "a JDK 25, Maven 3.8 and Chromium".
name_tools() {
  named=
  for tool in "$@"; do
    case $tool in
      jdk) tool="a JDK 25" ;;
      maven) tool="Maven 3.8 or later" ;;
      npm) tool=npm ;;
      node) tool="node 20.19 or later" ;;
      chromium) tool=Chromium ;;
    esac
    named="$named${named:+, }$tool"
  done
  case $named in
    *,*) named="${named%, *} and ${named##*, }" ;;
  esac
  echo "$named"
}

need_tools() {
  if [ -n "${NOCTURNE_JDK:-}" ]; then
    # shellcheck source=scripts/find-jdk.sh
    . "$home/scripts/find-jdk.sh" || return 1
  fi
  find_tools "$1"
  [ -n "$missing" ] || return 0
  # shellcheck source=scripts/packages.sh
  . "$home/scripts/packages.sh"
  # shellcheck source=scripts/fetch.sh
  . "$home/scripts/fetch.sh"
  # shellcheck source=scripts/get-tools.sh
  . "$home/scripts/get-tools.sh"
  (get_tools "$1") || return 1
  find_tools "$1"
  [ -n "$missing" ] || return 0
  # shellcheck disable=SC2086 # a tool is a word
  echo "Nocturne still finds no $(name_tools $missing) after installing them. Install them by hand and start again." >&2
  return 1
}
