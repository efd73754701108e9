# shellcheck shell=sh
# shellcheck disable=SC2154 # kit.sh has run before
# What is found, what is passed over, and that all shells can do it.

has_everything() {
  make_jdk "$box/system/usr/lib/jvm/jdk-25" 25.0.3
  has mvn npm node chromium
}

test_nothing_missing_asks_no_package_manager() {
  has_everything
  is_bare apt-get
  need test
  is_ready
  [ ! -s "$box/calls" ] || fail "should call nothing"
  own_is_empty
}

test_a_program_that_is_built_needs_only_the_jdk() {
  make_jdk "$box/system/usr/lib/jvm/jdk-25" 25.0.3
  need run
  is_ready
}

test_every_shell_will_do() {
  for shell in dash bash "busybox sh"; do
    if ! command -v "${shell%% *}" >/dev/null; then continue; fi
    is_user 0
    rm -rf "$box/system/usr" "$box/bin/mvn" "$box/bin/npm" "$box/bin/node"
    [ -e "$box/bin/apt-get" ] || is_bare apt-get
    # shellcheck disable=SC2034 # read by need
    NOCTURNE_INSTALL=no && export NOCTURNE_INSTALL && need play && is_refused
    unset NOCTURNE_INSTALL
    need play
    is_ready
  done
}

test_what_wsl_shows_of_windows_is_not_used() {
  has_everything
  mkdir -p "$box/system/mnt/c/nodejs"
  mv "$box/bin/npm" "$box/bin/node" "$box/system/mnt/c/nodejs/"
  PATH="$PATH:$box/system/mnt/c/nodejs"
  is_bare apt-get
  need play
  is_refused
  tells_line "su -c 'apt-get update && apt-get install -y --no-install-recommends npm nodejs'"
}

test_an_old_maven_is_none() {
  make_jdk "$box/system/usr/lib/jvm/jdk-25" 25.0.3
  has mvn apt-get
  echo 3.6.3 >"$box/maven-version"
  offers maven=3.6.3-5
  need build
  is_refused
  says "This system has no package for Maven 3.8 or later"
}

test_a_jdk_17_first_on_the_path_is_passed_over() {
  make_jdk "$box/jdk17" 17.0.9
  make_jdk "$box/system/usr/lib/jvm/jdk-25" 25.0.3
  PATH="$box/jdk17/bin:$PATH"
  need run
  is_ready
  says "ready $box/system/usr/lib/jvm/jdk-25"
}

test_a_jdk_that_is_named_and_is_none_is_told() {
  make_jdk "$box/jdk17" 17.0.9
  export NOCTURNE_JDK="$box/jdk17"
  is_user 0
  is_bare apt-get
  need play
  is_refused
  says "NOCTURNE_JDK=$box/jdk17 is not the folder of one"
  installs_nothing
}

test_a_chromium_that_only_asks_for_the_snap_is_none() {
  has_everything
  rm "$box/bin/chromium"
  printf '#!/bin/sh\nexit 1\n' >"$box/bin/chromium-browser"
  chmod +x "$box/bin/chromium-browser"
  has apt-get
  offers maven=3.9.9 chromium=2:1snap1-0ubuntu2
  need test
  is_refused
  says "This system has no package for Chromium"
  says "sudo snap install chromium"
}

test_what_is_missing_after_installing_is_told() {
  is_user 0
  is_bare apt-get
  echo 3.6.0 >"$box/maven-version"
  need play
  is_refused
  says "Nocturne still finds no Maven 3.8 or later after installing them"
}
