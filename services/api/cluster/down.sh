#!/bin/bash
# Ends what up.sh started, by the ids it wrote down, and removes the folder with everything in it.
. "$(dirname "$0")/settings.sh"

# end <file> <name>: the process of a pid file, where that still is one of ours.
end() {
  local pid
  pid=$(head -1 "$1" 2> /dev/null) || return 0
  grep -qs "$2" "/proc/$pid/comm" || return 0
  kill "${3:--TERM}" "$pid" 2> /dev/null || return 0
  for _ in $(seq 50); do [ -d "/proc/$pid" ] && sleep 0.2 || return 0; done
  kill -KILL "$pid" 2> /dev/null || true
}

[ -d "$folder" ] || exit 0
end "$folder/pgbouncer.pid" pgbouncer
end "$folder/haproxy.pid" haproxy
# Patroni first: it would start its PostgreSQL again.
for node in 1 2 3; do end "$folder/node$node.pid" patroni -KILL; done
for node in 1 2 3; do end "$folder/data$node/postmaster.pid" postgres -QUIT; done
end "$folder/etcd.pid" etcd
rm -rf "$folder"
