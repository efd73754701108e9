# shellcheck shell=sh
# Sourced by scripts/tools.sh and by hand. Finds a JDK 25 (NOCTURNE_JDK, JAVA_HOME, the PATH, the
# usual folders) and exports it as JAVA_HOME, because Maven itself has to run on it too. Says one
# sentence and fails when there is none.
# NOCTURNE_SYSTEM is the folder that stands for / in the tests of the scripts.

is_jdk_25() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] && grep -q '^JAVA_VERSION="25[^0-9]' "$1/release"
}

jdk_on_path() {
  javac_on_path=$(command -v javac) || return 1
  javac_on_path=$(readlink -f "$javac_on_path") || return 1
  echo "${javac_on_path%/bin/javac}"
}

# The folder of what the scripts fetched for themselves.
own_tools() {
  if [ -n "${NOCTURNE_TOOLS:-}" ]; then
    echo "$NOCTURNE_TOOLS"
  elif [ -n "${XDG_CACHE_HOME:-}" ]; then
    echo "$XDG_CACHE_HOME/nocturne/tools"
  else
    echo "${HOME:-}/.cache/nocturne/tools"
  fi
}

find_jdk_25() {
  if [ -n "${NOCTURNE_JDK:-}" ]; then
    is_jdk_25 "$NOCTURNE_JDK" && echo "$NOCTURNE_JDK"
    return
  fi
  for jdk in \
    "${JAVA_HOME:-}" \
    "$(jdk_on_path)" \
    "${NOCTURNE_SYSTEM:-}"/usr/lib/jvm/* \
    "${NOCTURNE_SYSTEM:-}"/usr/lib64/jvm/* \
    "${NOCTURNE_SYSTEM:-}"/usr/java/* \
    "${NOCTURNE_SYSTEM:-}"/opt/*jdk* \
    "${NOCTURNE_SYSTEM:-}"/opt/java/* \
    "${NOCTURNE_SYSTEM:-}"/opt/homebrew/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
    "${NOCTURNE_SYSTEM:-}"/usr/local/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
    "${NOCTURNE_SYSTEM:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/.jdks/* \
    "${HOME:-}"/.sdkman/candidates/java/* \
    "${HOME:-}"/.local/share/mise/installs/java/* \
    "$(own_tools)"/jdk-*; do
    if [ -n "$jdk" ] && is_jdk_25 "$jdk"; then
      echo "$jdk"
      return
    fi
  done
  return 1
}

if found_jdk=$(find_jdk_25); then
  JAVA_HOME=$found_jdk
  # Maven's own libraries use what JDK 25 warns about.
  MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}"
  export JAVA_HOME MAVEN_OPTS
elif [ -n "${jdk_may_lack:-}" ]; then
  : # scripts/tools.sh gets one.
elif [ -n "${NOCTURNE_JDK:-}" ]; then
  echo "Nocturne needs a JDK 25, and NOCTURNE_JDK=$NOCTURNE_JDK is not the folder of one: set it to a folder that holds bin/javac and release of a JDK 25." >&2
  return 1
else
  echo "Nocturne needs a JDK 25 and found none in JAVA_HOME, on the PATH or in the usual folders: install one, or set NOCTURNE_JDK to its folder." >&2
  return 1
fi
