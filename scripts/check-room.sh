# shellcheck shell=sh
# Sourced by ./check: the tests of one room, for while somebody works on it. Built in target-fast, without
# analysis.

# check_room ROOM [TEST]
check_room() {
  remove_reports target-fast
  case $1 in
    web) (cd web && exec npm run --silent quick) ;;
    browser) check_browser "$2" ;;
    *) check_java_room "$1" "$2" ;;
  esac
}

# The folder of the room called $1.
room_folder() {
  for folder in "$1" "games/$1"; do
    if [ -e "$folder/pom.xml" ]; then
      echo "$folder"
      return
    fi
  done
  return 1
}

check_java_room() {
  if ! folder=$(room_folder "$1"); then
    echo "There is no room $1." >&2
    usage >&2
    return 2
  fi
  case $1 in
    lab-spark) tests='nocturne.lab.spark.**' profiles=-Pspark ;;
    *) tests="nocturne.$1.**" ;;
  esac
  excluded='long|slow'
  if [ -n "$2" ]; then
    tests=$2
    excluded=none
  fi
  remove_stale_builds target-fast
  # Ends with 0 unless the build breaks: what failed is counted from the reports.
  # shellcheck disable=SC2086 # no profile is no word
  mvn -B -ntp -q -T 2 -Dfast $profiles "-DexcludedTags=$excluded" -Dmaven.test.failure.ignore=true \
    -Dsurefire.failIfNoSpecifiedTests=false "-Dtest=$tests" -pl "$folder" -am test || return 1
  mark_builds target-fast
  count_tests target-fast
}

check_browser() {
  remove_stale_builds target-fast
  mvn -B -ntp -q -T 2 -Dfast -Dmaven.test.skip=true -pl app -am package || return 1
  mark_builds target-fast
  cd web && exec node_modules/.bin/playwright test "$1"
}
