# Folders, ports and functions shared by up.sh, down.sh and start-node.sh.
set -euo pipefail

folder="${CLUSTER_FOLDER:-/tmp/preventivo-cluster}"
base="${CLUSTER_PORT:-15400}"
etcd_port=$base
etcd_peer=$((base + 1))
haproxy_port=$((base + 2))
pgbouncer_port=$((base + 3))
postgres_port() { echo $((base + 10 + $1)); }
patroni_port() { echo $((base + 20 + $1)); }

# PostgreSQL and PgBouncer refuse to run as root, so root starts them as Debian's user postgres.
as=()
[ "$(id -u)" = 0 ] && as=(--chuid postgres:postgres)

# start <name> <program> <arguments…>: runs it in the background, with pid file and log in the folder.
start() {
  local name=$1 program=$2
  shift 2
  start-stop-daemon --start --quiet --background --make-pidfile --pidfile "$folder/$name.pid" \
    --output "$folder/$name.log" "${as[@]}" --chdir "$folder" --startas "$program" -- "$@"
}

# wait_for <seconds> <name> <command…>: waits until the command succeeds, or exits with 1.
wait_for() {
  local left=$(($1 * 5)) what=$2
  shift 2
  until "$@" > /dev/null 2>&1; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then
      echo "$what did not come." >&2
      exit 1
    fi
    sleep 0.2
  done
}
