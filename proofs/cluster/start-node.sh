#!/bin/bash
# Restarts node 1, 2 or 3 after it was killed. Patroni starts its PostgreSQL.
. "$(dirname "$0")/settings.sh"
rm -f "$folder/node$1.pid"
start "node$1" /usr/bin/patroni "$folder/node$1.yml"
