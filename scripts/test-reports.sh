# shellcheck shell=sh
# Sourced by ./check. Reads the reports that every test runner of the project writes: JUnit's XML, in
# surefire-reports below the build folders called $1 (target or target-fast).

remove_reports() {
  find . -name node_modules -prune -o -path "*/$1/surefire-reports" -prune -exec rm -rf {} +
}

# Prints the counts on a line such as "412 passed, 0 failed, 3 skipped". Fails where a test failed, where none
# ran, and in CI where one was skipped.
count_tests() {
  find . -name node_modules -prune -o -path "*/$1/surefire-reports/TEST-*.xml" -exec cat {} + |
    awk -v ci="${CI:-false}" '
      function count(name) {
        if (!match($0, " " name "=\"[0-9]+\"")) return 0
        return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
      }
      /<testsuite / {
        tests += count("tests"); failed += count("failures") + count("errors"); skipped += count("skipped")
      }
      END {
        printf "\n"
        if (ci == "true" && skipped) printf "In CI no test may be skipped: install what the skipped ones ask for.\n"
        # Maven ends on a line of its own making.
        printf "%d passed, %d failed, %d skipped\n", tests - failed - skipped, failed, skipped
        exit !(tests > 0 && failed == 0 && !(ci == "true" && skipped))
      }'
}

# Prints the seeds that tests have drawn, each with the words that repeat the run.
list_seeds() {
  find . -name node_modules -prune -o -path "*/$1/surefire-reports/TEST-*.xml" -exec grep -h -o 'seed of .*' {} + |
    sort -u
}
