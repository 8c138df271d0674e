#!/bin/bash
# Stops the processes of up.sh by their pid files, and removes the folder.
. "$(dirname "$0")/settings.sh"

# end <file> <name> [signal]: stops the process of a pid file if it still has this name.
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
# Stop Patroni first, because it would restart its PostgreSQL.
for node in 1 2 3; do end "$folder/node$node.pid" patroni -KILL; done
for node in 1 2 3; do end "$folder/data$node/postmaster.pid" postgres -QUIT; done
end "$folder/etcd.pid" etcd
rm -rf "$folder"
