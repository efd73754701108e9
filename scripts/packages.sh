# shellcheck shell=sh
# Sourced by scripts/tools.sh when something is missing: what each package manager calls the tools,
# which of them it offers, how much there is to fetch, and how it installs them.

find_manager() {
  for manager in apt-get dnf pacman zypper apk brew; do
    ! program "$manager" >/dev/null || return 0
  done
  manager=
}

# The packages that hold tool $1.
packages_of() {
  case $manager.$1 in
    apt-get.jdk) echo openjdk-25-jdk-headless ;;
    dnf.jdk | zypper.jdk) echo java-25-openjdk-devel ;;
    # The newest JDK has no number in its name.
    pacman.jdk) if [ -n "$(offered_version jdk25-openjdk)" ]; then echo jdk25-openjdk; else echo jdk-openjdk; fi ;;
    apk.jdk) echo openjdk25-jdk ;;
    brew.jdk) echo openjdk@25 ;;
    brew.npm | brew.node) echo node ;;
    zypper.npm) echo npm-default ;;
    zypper.node) echo nodejs-default ;;
    *.npm) echo npm ;;
    *.node) echo nodejs ;;
    brew.chromium) echo google-chrome ;;
    *) echo "$1" ;;
  esac
}

# The version in which package $1 is offered; nothing when it is not.
offered_version() {
  case $manager in
    apt-get) apt-cache policy "$1" | sed -n 's/^ *Candidate: \([^(].*\)/\1/p' ;;
    dnf) dnf -q repoquery --whatprovides "$1" --queryformat '%{version}\n' ;;
    pacman) pacman -Si "$1" | sed -n 's/^Version *: *\(.*\)/\1/p' ;;
    zypper) zypper --non-interactive --quiet info "$1" | sed -n 's/^Version *: *\(.*\)/\1/p' ;;
    apk) apk policy "$1" | sed -n 's/^ *\([0-9][^:]*\):$/\1/p' ;;
    # Homebrew has only the newest of everything, but for what names its version.
    brew) case $1 in *@*) echo "${1#*@}" ;; *) echo 999.0 ;; esac ;;
  esac 2>/dev/null | sed 's/^[0-9]*://' | tail -n 1
}

# Do the packages hold tool $1 in a version that will do?
is_offered() {
  package=$(packages_of "$1")
  version=$(offered_version "$package")
  case $version in
    '') return 1 ;;
    # Ubuntu's package of that name only asks for the snap.
    *snap*) return 1 ;;
  esac
  case $1 in
    jdk) [ "${version%%[!0-9]*}" = 25 ] ;;
    maven) is_at_least "$version" 3 8 ;;
    node) is_at_least "$version" 20 19 ;;
  esac
}

# Does the package manager know any packages? The lists of a fresh container are empty.
has_lists() {
  [ -n "$(offered_version "$(packages_of maven)")" ]
}

refresh_command() {
  case $manager in
    apt-get) echo "apt-get update" ;;
    apk) echo "apk update" ;;
    pacman) has_lists || echo "pacman -Sy" ;;
  esac
}

# How packages $@ are installed without a question.
install_command() {
  case $manager in
    apt-get) echo "apt-get install -y --no-install-recommends $*" ;;
    dnf) echo "dnf install -y --setopt=install_weak_deps=False $*" ;;
    pacman) echo "pacman -S --needed --noconfirm $*" ;;
    zypper) echo "zypper --non-interactive install --no-recommends $*" ;;
    apk) echo "apk add $*" ;;
    brew) echo "brew install $*" ;;
  esac
}

# How much packages $@ are, as the package manager says it; nothing where it says so only to root or
# not at all.
tell_size() {
  export LC_ALL=C
  case $manager in
    apt-get)
      apt-get install --print-uris -y --no-install-recommends "$@" | sed -n \
        -e 's/^ *Need to get \([^/]*[^/ ]\)\(\/.*\)\{0,1\} of archives.*/\1 to fetch/p' \
        -e 's/^ *Download size: \([0-9.,]* *[kMG]*B\).*/\1 to fetch/p' \
        -e 's/^After this operation, \(.*B\) of additional.*/\1 on the disk/p' \
        -e 's/^ *Space needed: \([0-9.,]* *[kMG]*B\).*/\1 on the disk/p'
      ;;
    dnf)
      dnf install --assumeno --setopt=install_weak_deps=False "$@" | sed -n \
        -e 's/^Total download size: *\(.*[0-9] *.*\)/\1B to fetch/p' \
        -e 's/^Installed size: *\(.*[0-9] *.*\)/\1B on the disk/p' \
        -e 's/.*Need to download \(.*B\)\. *$/\1 to fetch/p' \
        -e 's/^After this operation, \(.*B\) extra.*/\1 on the disk/p'
      ;;
    pacman)
      pacman -Sp --needed --print-format %s "$@" |
        awk '/^[0-9]+$/ { sum += $1 } END { if (sum > 0) printf "%d MB to fetch\n", sum / 1000000 }'
      ;;
    zypper)
      zypper --non-interactive install --no-recommends --dry-run "$@" | sed -n \
        -e 's/^Overall download size: \([0-9.,]* *[KMG]iB\)\..* additional \([0-9.,]* *[KMG]iB\) will be used.*/\1 to fetch, \2 on the disk/p' \
        -e 's/^Package download size: *\([0-9.,]* *[KMG]iB\).*/\1 to fetch/p'
      ;;
    apk) apk add --simulate "$@" | sed -n 's/^OK: \([0-9.]* [KMG]iB\) in .*/\1 on the disk, with all that is there/p' ;;
  esac </dev/null 2>/dev/null | awk '{ printf "%s%s", (NR > 1 ? ", " : ""), $0 }'
}
