# shellcheck shell=sh
# Sourced by ./nocturne and ./check, in the project's folder. Maven compiles a room again when its own
# sources have changed; it misses that a room below has changed since, and leaves resources behind that are
# gone. So each build folder (target or target-fast) holds the list of all that went into it, and one whose
# list no longer fits is removed before the next build.

all_rooms() {
  sed -n 's:.*<module>\(.*\)</module>.*:\1:p' pom.xml
}

# The folders of the rooms that the room $1 depends on, as its pom.xml names them.
rooms_below() {
  sed -n 's:.*<artifactId>nocturne-\(.*\)</artifactId>.*:\1:p' "$1/pom.xml" | sed 1d | sort -u |
    while IFS= read -r below; do
      if [ -d "$below" ]; then echo "$below"; else echo "games/$below"; fi
    done
}

# The checksums of all that goes into the folder $2 of the room $1; the lists of the rooms below are there.
list_sources() {
  cksum pom.xml
  find "$1/pom.xml" "$1/src" -type f | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
  rooms_below "$1" | while IFS= read -r below; do
    echo "$below $(cksum <"$below/$2/building-from.txt")"
  done
}

# Removes the build folders called $1 that were made from other sources than those that are there.
remove_stale_builds() {
  for room_folder in $(all_rooms); do
    fresh_list=$(list_sources "$room_folder" "$1")
    if [ "$fresh_list" != "$(cat "$room_folder/$1/built-from.txt" 2>/dev/null)" ]; then
      rm -rf "${room_folder:?}/$1"
      mkdir -p "$room_folder/$1"
    fi
    echo "$fresh_list" >"$room_folder/$1/building-from.txt"
  done
}

# After a build that succeeded. What was changed while it ran is not in the lists, so that the next one
# notices it.
mark_builds() {
  for room_folder in $(all_rooms); do
    cp "$room_folder/$1/building-from.txt" "$room_folder/$1/built-from.txt"
  done
}
