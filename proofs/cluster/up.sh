#!/bin/bash
# Starts a three-node PostgreSQL cluster on this machine, on loopback only. Installs missing Debian packages.
. "$(dirname "$0")/settings.sh"

install_missing() {
  local missing=()
  for package in patroni python3-etcd etcd-server pgbouncer haproxy postgresql; do
    dpkg-query -W -f '${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ "${#missing[@]}" = 0 ] && return
  if [ "$(id -u)" != 0 ]; then
    echo "Missing: ${missing[*]}. Install them: apt-get install ${missing[*]}" >&2
    exit 3
  fi
  echo "Installing from Debian: ${missing[*]}"
  # Prevent the package from creating and starting its own database.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] ||
    echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq install -y --no-install-recommends \
    -o Dpkg::Options::=--force-confold "${missing[@]}" > /dev/null
}

write_node() {
  local node=$1
  cat > "$folder/node$node.yml" << YAML
scope: preventivo
name: node$node
restapi:
  listen: 127.0.0.1:$(patroni_port "$node")
  connect_address: 127.0.0.1:$(patroni_port "$node")
etcd3:
  host: 127.0.0.1:$etcd_port
bootstrap:
  dcs:
    # The cluster replaces a lost leader after ttl seconds, at least 20.
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    # Two nodes store each acknowledged write. If only one node runs, no write is acknowledged.
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        synchronous_commit: 'on'
        wal_log_hints: 'on'
        wal_keep_size: 256MB
        max_connections: 60
        hot_standby: 'on'
  initdb: [{ encoding: UTF8 }, { locale: C }, data-checksums]
postgresql:
  listen: 127.0.0.1:$(postgres_port "$node")
  connect_address: 127.0.0.1:$(postgres_port "$node")
  data_dir: $folder/data$node
  bin_dir: $(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
  pgpass: $folder/pgpass$node
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  authentication:
    replication: { username: replicator, password: unused }
    superuser: { username: postgres, password: unused }
    rewind: { username: rewinder, password: unused }
  parameters:
    unix_socket_directories: $folder
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
YAML
}

write_ways() {
  cat > "$folder/haproxy.cfg" << CFG
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen leader
  bind 127.0.0.1:$haproxy_port
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
$(for node in 1 2 3; do
    echo "  server node$node 127.0.0.1:$(postgres_port $node) check port $(patroni_port $node)"
  done)
CFG
  cat > "$folder/pgbouncer.ini" << INI
[databases]
preventivo = host=127.0.0.1 port=$haproxy_port user=preventivo
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pgbouncer_port
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 5
INI
}

leads() { for node in 1 2 3; do curl -sf "http://127.0.0.1:$(patroni_port $node)/primary" && return; done; return 1; }
standbys() { [ "$(curl -s "http://127.0.0.1:$(patroni_port 1)/cluster" | grep -oE '"role": "(sync_standby|replica)", "state": "(running|streaming)"' | wc -l)" = 2 ]; }
ask() { psql -qX -h 127.0.0.1 -p "$haproxy_port" -U postgres "$@"; }

install_missing
if [ -e "$folder" ]; then
  echo "$folder is there: pull it down first (down.sh)." >&2
  exit 1
fi
mkdir -m 0700 "$folder"
for node in 1 2 3; do write_node "$node"; done
write_ways
[ "$(id -u)" = 0 ] && chown -R postgres:postgres "$folder"

start etcd /usr/bin/etcd --data-dir "$folder/etcd" --listen-client-urls "http://127.0.0.1:$etcd_port" \
  --advertise-client-urls "http://127.0.0.1:$etcd_port" --listen-peer-urls "http://127.0.0.1:$etcd_peer" \
  --initial-advertise-peer-urls "http://127.0.0.1:$etcd_peer" --initial-cluster "default=http://127.0.0.1:$etcd_peer"
wait_for 30 'etcd' curl -sf "http://127.0.0.1:$etcd_port/health"
for node in 1 2 3; do start "node$node" /usr/bin/patroni "$folder/node$node.yml"; done
start haproxy /usr/sbin/haproxy -db -f "$folder/haproxy.cfg"
wait_for 120 'A leader' leads
wait_for 120 'Two standbys' standbys
wait_for 30 'The way to the leader' ask -c 'select 1'
ask -c 'create role preventivo login' -c 'create database preventivo owner preventivo'
start pgbouncer /usr/sbin/pgbouncer -q "$folder/pgbouncer.ini"
echo "DATABASE_URL=postgres://preventivo@127.0.0.1:$pgbouncer_port/preventivo"
