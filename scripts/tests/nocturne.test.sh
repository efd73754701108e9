# shellcheck shell=sh
# shellcheck disable=SC2154,SC2016 # kit.sh has run before; what $box/build says is run elsewhere
# How ./nocturne builds and starts: a copy of it in a project of stand-ins, in a folder with a blank.

makes_project() {
  made="$box/the project"
  mkdir -p "$made/app/src/main" "$made/games/chess"
  cp "$project/nocturne" "$made/"
  cp -R "$project/scripts" "$made/"
  : >"$made/pom.xml"
  make_jdk "$box/system/usr/lib/jvm/jdk-25" 25.0.3
  has mvn npm node
}

# Runs the script $1 with the rest; keeps output and exit code.
starts() {
  code=0
  "$@" >"$box/said" 2>&1 </dev/null || code=$?
}

builds() { [ "$(grep -c '^mvn .*package' "$box/calls")" = "$1" ] || fail "should have built $1 times"; }

has_started() {
  [ "$code" = 0 ] || fail "should start, and ended with $code"
  says "java got serve"
}

test_first_start_builds_and_the_second_does_not() {
  makes_project
  starts "$made/nocturne" serve
  has_started
  builds 1
  says "Nocturne app [1/1]"
  # What is built needs a JDK and nothing else.
  rm "$box/bin/mvn" "$box/bin/npm" "$box/bin/node"
  starts "$made/nocturne" serve --port 1234
  has_started
  says "java got 1234"
  says_no "Nocturne needs"
  builds 1
}

test_changed_sources_are_built_again() {
  makes_project
  starts "$made/nocturne" serve
  touch -d '+2 seconds' "$made/app/src/main/Changed.java"
  starts "$made/nocturne" serve
  has_started
  builds 2
}

test_it_starts_through_a_link_and_from_another_folder() {
  makes_project
  ln -s "$made/nocturne" "$box/bin/moon"
  cd "$box/home" || exit 1
  starts moon serve
  has_started
  says "java got -Dnocturne.home=$made"
}

test_folder_that_cannot_be_written_is_told() {
  makes_project
  : >"$made/target-fast"
  starts "$made/nocturne" serve
  [ "$code" = 1 ] || fail "should end with 1"
  says "the folder $made can't be written"
  builds 0
}

test_full_disk_is_told() {
  makes_project
  echo 'echo "[ERROR] write failed: No space left on device" && exit 1' >"$box/build"
  starts "$made/nocturne" serve
  [ "$code" = 1 ] || fail "should end with 1"
  says "is full: free 2 GB and start again"
  says_no "java got"
  # What it left is not taken for whole.
  mkdir -p "$made/kernel/target-fast/classes"
  rm "$box/build"
  starts "$made/nocturne" serve
  has_started
  says "building everything anew"
  [ ! -e "$made/kernel/target-fast" ] || fail "should not keep what is half built"
}

test_failed_build_is_quoted_and_keeps_what_is_compiled() {
  makes_project
  echo 'echo "[ERROR] Moon.java: semicolon expected" && exit 1' >"$box/build"
  starts "$made/nocturne" serve
  [ "$code" = 1 ] || fail "should end with 1"
  says "The build failed. The end of"
  says "Moon.java: semicolon expected"
  rm "$box/build"
  starts "$made/nocturne" serve
  has_started
  says_no "anew"
}

test_interrupted_build_is_none() {
  needs_groups
  makes_project
  # Maven and the scripts around it are killed together.
  echo 'mkdir -p "$BOX/the project/kernel/target-fast/classes"; kill -KILL 0' >"$box/build"
  ! "$setsid" -w "$made/nocturne" serve >"$box/said" 2>&1 || fail "should be killed"
  rm "$box/build"
  starts "$made/nocturne" serve
  has_started
  builds 2
  says "The last build was interrupted: building everything anew."
  [ ! -e "$made/kernel/target-fast" ] || fail "should not keep what is half built"
}

test_two_first_starts_build_once() {
  makes_project
  # The first one builds until the other one waits for it.
  echo 'until grep -q "Another start is building" "$BOX/other" 2>/dev/null; do sleep 0.02; done' >"$box/build"
  "$made/nocturne" serve >"$box/first" 2>&1 </dev/null &
  first=$!
  until grep -q '^mvn .*package' "$box/calls"; do kill -0 $first; sleep 0.02; done
  "$made/nocturne" serve >"$box/other" 2>&1 </dev/null &
  other=$!
  wait $first || fail "the first failed: $(cat "$box/first")"
  wait $other || fail "the other failed: $(cat "$box/other")"
  builds 1
  [ "$(cat "$box/first" "$box/other" | grep -c "java got serve")" = 2 ] || fail "both should start"
}

test_two_first_starts_build_once_without_flock() {
  rm "$box/bin/flock"
  test_two_first_starts_build_once
  [ ! -e "$made/target-fast/building" ] || fail "should leave no lock"
}

test_what_is_missing_is_named_at_once() {
  makes_project
  rm "$box/bin/mvn" "$box/bin/npm" "$box/bin/node"
  rm -r "$box/system/usr"
  has apt-get sudo
  offers_all apt-get
  starts "$made/nocturne" serve
  [ "$code" = 1 ] || fail "should end with 1"
  tells_line "sudo apt-get update && sudo apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven npm nodejs"
}

test_measurements_and_the_lab_need_no_npm() {
  makes_project
  rm "$box/bin/npm" "$box/bin/node"
  echo 'mkdir -p "$BOX/the project/lab/target-fast/lib" && : >"$BOX/the project/lab/target-fast/nocturne-lab.jar"' >"$box/build"
  mkdir -p "$made/lab"
  starts "$made/nocturne" lab
  [ "$code" = 0 ] || fail "should start, and ended with $code"
  says "java got nocturne.lab.Lab"
}

test_npm_ci_that_fails_is_told_and_leaves_no_mark() {
  mkdir -p "$box/web/node_modules"
  cp -R "$project/web/scripts" "$project/web/package.json" "$project/web/package-lock.json" "$box/web/"
  : >"$box/web/node_modules/.nocturne"
  has npm
  echo "npm error network no route" >"$box/npm-broken"
  starts "$(PATH=$real_path command -v node)" "$box/web/scripts/make.mjs" "$box/target" fast
  [ "$code" = 1 ] || fail "should end with 1"
  says "npm error network no route"
  says "The client's libraries could not be fetched: npm ci failed"
  [ ! -e "$box/web/node_modules/.nocturne" ] || fail "should leave no mark"
}
