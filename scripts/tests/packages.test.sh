# shellcheck shell=sh
# shellcheck disable=SC2154 # kit.sh has run before
# How what is missing is installed by the package manager, or named in one line.

root_installs() {
  is_user 0
  is_bare "$1"
  need test
  is_ready
  says "Installing with $1: $2 ($3)"
  says_no "[Y/n]"
  calls "$4"
}

test_root_installs_with_apt() {
  root_installs apt-get "openjdk-25-jdk-headless maven npm nodejs chromium" "244 MB to fetch, 817 MB on the disk" \
    "apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven npm nodejs chromium -o DPkg::Lock::Timeout=600"
}

test_root_installs_with_dnf() {
  root_installs dnf "java-25-openjdk-devel maven npm nodejs chromium" "244 MB to fetch, 817 MB on the disk" \
    "dnf install -y --setopt=install_weak_deps=False java-25-openjdk-devel maven npm nodejs chromium"
}

test_root_installs_with_pacman_and_takes_the_jdk_of_this_number() {
  root_installs pacman "jdk25-openjdk maven npm nodejs chromium" "244 MB to fetch" \
    "pacman -S --needed --noconfirm jdk25-openjdk maven npm nodejs chromium"
}

test_root_installs_with_zypper() {
  root_installs zypper "java-25-openjdk-devel maven npm-default nodejs-default chromium" "244 MiB to fetch, 817 MiB on the disk" \
    "zypper --non-interactive install --no-recommends java-25-openjdk-devel maven npm-default nodejs-default chromium"
}

test_root_installs_with_apk() {
  root_installs apk "openjdk25-jdk maven npm nodejs chromium" "817 MiB on the disk, with all that is there" \
    "apk add openjdk25-jdk maven npm nodejs chromium"
}

test_brew_installs_without_root() {
  is_on Darwin arm64
  is_bare brew
  export NOCTURNE_INSTALL=yes
  need test
  is_ready
  calls "brew install openjdk@25 maven node google-chrome"
}

test_brew_is_never_called_as_root() {
  is_on Darwin arm64
  is_user 0
  is_bare brew
  need play
  is_refused
  installs_nothing
  tells_line "brew install openjdk@25 maven node"
}

one_line() {
  has sudo
  is_bare "$1"
  need test
  is_refused
  installs_nothing
  tells_line "$2"
}

test_one_line_for_apt() {
  one_line apt-get "sudo apt-get update && sudo apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven npm nodejs chromium"
}

test_one_line_for_dnf() {
  one_line dnf "sudo dnf install -y --setopt=install_weak_deps=False java-25-openjdk-devel maven npm nodejs chromium"
}

test_one_line_for_pacman() {
  one_line pacman "sudo pacman -S --needed --noconfirm jdk25-openjdk maven npm nodejs chromium"
}

test_one_line_for_zypper() {
  one_line zypper "sudo zypper --non-interactive install --no-recommends java-25-openjdk-devel maven npm-default nodejs-default chromium"
}

test_one_line_for_apk() {
  one_line apk "sudo apk update && sudo apk add openjdk25-jdk maven npm nodejs chromium"
}

test_one_line_for_brew() {
  is_on Darwin x86_64
  one_line brew "brew install openjdk@25 maven node google-chrome"
}

test_one_line_where_there_is_no_sudo() {
  is_bare apt-get
  need build
  is_refused
  tells_line "su -c 'apt-get update && apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven'"
}

test_one_line_where_there_is_doas() {
  has doas
  is_bare apk
  need build
  is_refused
  tells_line "doas apk update && doas apk add openjdk25-jdk maven"
}

test_one_sentence_where_no_package_manager_is_known() {
  need test
  is_refused
  says "This system has no package for Maven 3.8 or later, npm, node 20.19 or later, Chromium and a JDK 25: install by hand"
}

test_root_is_told_the_line_when_installing_is_forbidden() {
  is_user 0
  is_bare apt-get
  export NOCTURNE_INSTALL=no
  need play
  is_refused
  installs_nothing
  tells_line "apt-get update && apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven npm nodejs"
}

test_only_yes_and_no_are_answers() {
  is_bare apt-get
  export NOCTURNE_INSTALL=perhaps
  need play
  is_refused
  says 'NOCTURNE_INSTALL is yes or no, not "perhaps".'
}

test_sudo_without_terminal_installs_when_told_to() {
  has sudo
  is_bare apt-get
  export NOCTURNE_INSTALL=yes
  need build
  is_ready
  calls "sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven -o DPkg::Lock::Timeout=600"
}

test_sudo_that_wants_a_password_without_terminal_is_left_alone() {
  has sudo
  echo secret >"$box/password"
  is_bare apt-get
  export NOCTURNE_INSTALL=yes
  need build
  is_refused
  installs_nothing
  tells_line "sudo apt-get update && sudo apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven"
}

test_sudo_on_a_terminal_asks_once_for_everything() {
  needs_terminal
  has sudo
  echo secret >"$box/password"
  is_bare apt-get
  need_on_terminal play "y
secret"
  is_ready
  [ "$(grep -c 'Y/n' "$box/said")" = 1 ] || fail "should ask once"
  calls "sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven npm nodejs -o DPkg::Lock::Timeout=600"
}

test_no_on_a_terminal_leaves_the_line() {
  needs_terminal
  has sudo
  is_bare apt-get
  need_on_terminal play n
  [ "$code" = 1 ] || fail "should end with 1"
  installs_nothing
  says "sudo apt-get update && sudo apt-get install -y --no-install-recommends openjdk-25-jdk-headless maven npm nodejs"
}

test_a_package_manager_that_fails_is_quoted() {
  is_user 0
  is_bare apt-get
  echo "E: Unable to fetch some archives" >"$box/broken"
  need play
  is_refused
  says "apt-get failed. The end of what it said:"
  says "  E: Unable to fetch some archives"
}

test_root_fills_empty_lists_first() {
  is_user 0
  has apt-get
  offers_all apt-get
  mv "$box/offers" "$box/offers.fresh"
  : >"$box/offers"
  need play
  is_ready
}

test_empty_lists_of_debian_12_name_no_package_it_has_not() {
  has apt-get sudo curl
  printf 'ID=debian\nVERSION_ID="12"\n' >"$box/system/etc/os-release"
  : >"$box/offers"
  need play
  is_refused
  tells_line "sudo apt-get update && sudo apt-get install -y --no-install-recommends maven npm ca-certificates"
  says "This system has no package for a JDK 25: that is then fetched to $box/home/.cache/nocturne/tools."
}

test_windows_is_pointed_to_wsl() {
  is_on MINGW64_NT-10.0 x86_64
  has pacman
  need play
  is_refused
  says "wsl --install"
}
