# shellcheck shell=sh
# The language of the scripts' tests: kit.sh FILE TEST FOLDER runs one test in its own folder, which
# holds a system of stand-ins: a PATH without any tool ($box/bin), a home and what stands for /.
: "${tests:=$(dirname -- "$(readlink -f -- "$0")")}"
project=$(dirname -- "$(dirname -- "$tests")")
box=$3
BOX=$box
export BOX
real_path=$PATH

# What every system has, as stand-ins and scripts find it.
utilities="sh dash bash busybox sed awk grep head tail cut tr cat mkdir rm mv cp touch find du df sleep mktemp env \
readlink dirname basename ls tar gzip sha256sum chmod ln tee printf expr flock wc stty"

make_system() {
  mkdir -p "$box/bin" "$box/home" "$box/system/etc"
  for utility in $utilities; do
    ! found=$(command -v "$utility") || [ "${found#/}" = "$found" ] || ln -s "$found" "$box/bin/$utility"
  done
  : >"$box/calls"
  : >"$box/offers"
  ln -s "$tests/stand-ins/uname" "$tests/stand-ins/id" "$box/bin/"
  is_user 1000
  is_on Linux x86_64
  for variable in $(env | sed -n 's/^\(NOCTURNE_[A-Z_]*\)=.*/\1/p') JAVA_HOME MAVEN_OPTS XDG_CACHE_HOME; do
    unset "$variable"
  done
  HOME=$box/home
  PATH=$box/bin
  TMPDIR=$box
  NOCTURNE_SYSTEM=$box/system
  NOCTURNE_FETCH_SECONDS=1
  export HOME PATH TMPDIR NOCTURNE_SYSTEM NOCTURNE_FETCH_SECONDS
}

is_user() { echo "$1" >"$box/user"; }
is_on() { echo "$1 $2" >"$box/machine"; }

# Gives the system the stand-ins $@ ("apt-get", "sudo", "mvn").
has() {
  for name in "$@"; do
    case $name in
      apt-get) ln -s "$tests/stand-ins/manager" "$box/bin/apt-cache" && stand_in=manager ;;
      dnf | pacman | zypper | apk | brew) stand_in=manager ;;
      curl | wget)
        fetcher=$(PATH=$real_path command -v "$name") || skip "there is no $name to fetch archives with: install $name"
        ln -s "$fetcher" "$box/bin/$name"
        continue
        ;;
      *) stand_in=$name ;;
    esac
    ln -s "$tests/stand-ins/$stand_in" "$box/bin/$name"
  done
}

# The packages are offered in these versions: "maven=3.9.9 npm=9.2.0".
offers() {
  for offer in "$@"; do echo "${offer%%=*} ${offer#*=}"; done >>"$box/offers"
}

offers_all() {
  case $1 in
    apt-get) offers openjdk-25-jdk-headless=25.0.3+9-2 maven=3.9.9-1 npm=9.2.0 nodejs=20.19.2+dfsg-1 chromium=150.0.1 ;;
    dnf) offers java-25-openjdk-devel=25.0.3.0.9 maven=3.9.9 npm=10.9 nodejs=22.20.0 chromium=150.0 ;;
    pacman) offers jdk-openjdk=26.0.1-1 jdk25-openjdk=25.0.3-1 maven=3.9.11-1 npm=11.6-1 nodejs=25.2-1 chromium=150.0-1 ;;
    zypper) offers java-25-openjdk-devel=25.0.3-1 maven=3.9.9-1 npm-default=24-1 nodejs-default=24.11-1 chromium=150-1 ;;
    apk) offers openjdk25-jdk=25.0.3_p9-r0 maven=3.9.9-r0 npm=11.6-r0 nodejs=24.11.1-r0 chromium=150-r0 ;;
    brew) ;;
  esac
}

# Only the package manager $1, which offers everything.
is_bare() {
  has "$1"
  offers_all "$1"
}

# A stand-in for a JDK of version $2 in the folder $1.
make_jdk() {
  mkdir -p "$1/bin"
  printf 'JAVA_VERSION="%s"\n' "$2" >"$1/release"
  cp "$tests/stand-ins/java" "$1/bin/java"
  cp "$tests/stand-ins/java" "$1/bin/javac"
}

# Asks scripts/tools.sh of the folder $scripts_of for the tools of $1; keeps output and exit code.
need() {
  code=0
  home=${scripts_of:-$project} ${shell:-sh} -eu "$tests/need" "$1" >"$box/said" 2>&1 </dev/null || code=$?
}

# The same on a terminal, with $2 typed.
need_on_terminal() {
  code=0
  printf 'home="%s" exec sh -eu "%s" %s\n' "$project" "$tests/need" "$1" >"$box/typed"
  printf '%s\n' "$2" | "$terminal" -qec "sh '$box/typed'" /dev/null >"$box/said" 2>&1 || code=$?
}

# Leaves in `setsid` what makes a group of processes that can be stopped together, as Ctrl-C does.
needs_groups() {
  # shellcheck disable=SC2034 # the tests use it
  setsid=$(PATH=$real_path command -v setsid) || skip "there is no setsid(1) to make a group of processes: install util-linux"
}

needs_terminal() {
  terminal=$(PATH=$real_path command -v script) || skip "there is no script(1) to make a terminal: install util-linux"
}

skip() {
  echo "$1"
  exit 77
}

fail() {
  echo "$1"
  echo "-- said:" && cat "$box/said"
  echo "-- called:" && cat "$box/calls"
  exit 1
}

is_ready() {
  if [ "$code" != 0 ] || ! grep -q 'ready /' "$box/said"; then fail "should be ready, and ended with $code"; fi
}
is_refused() {
  if [ "$code" != 1 ] || grep -q 'ready /' "$box/said"; then fail "should end with 1, and ended with $code"; fi
}
says() { grep -qF -e "$1" "$box/said" || fail "should say: $1"; }
says_no() { ! grep -qF -e "$1" "$box/said" || fail "should not say: $1"; }
calls() { grep -qxF -e "$1" "$box/calls" || fail "should call: $1"; }
installs_nothing() { ! grep -q '^installed ' "$box/calls" || fail "should install nothing"; }
# The line to paste is $1, and there is no other.
tells_line() {
  grep -A 1 -F 'Paste this line' "$box/said" | grep -qxF -e "  $1" || fail "should tell this line: $1"
  [ "$(grep -c 'Paste this line' "$box/said")" = 1 ] || fail "should tell one line"
}
own_is_empty() { [ -z "$(ls -A "$box/home/.cache/nocturne/tools" 2>/dev/null)" ] || fail "should leave nothing behind, and left $(ls "$box/home/.cache/nocturne/tools")"; }

if [ $# = 3 ]; then
  make_system
  # shellcheck source=/dev/null
  . "$1"
  "$2"
fi
