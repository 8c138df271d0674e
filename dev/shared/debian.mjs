import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';

export function isDebianAsRoot() {
  const os = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  // Accept Debian only: on Ubuntu, the package chromium installs a snap.
  return /^ID=debian$/m.test(os) && process.getuid?.() === 0 && usable('/usr/bin/apt-get');
}

/** Runs `apt-get`. Returns whether it succeeded. */
export function apt(...args) {
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  return succeeds('apt-get', [...patient, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

/** Runs a command and prints only its errors. Returns whether it succeeded. */
export function succeeds(command, args, env) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  return spawnSync(command, args, { stdio, env: { ...process.env, ...env } }).status === 0;
}

export function usable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
