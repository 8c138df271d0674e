import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk that a test may fill or cut off. */
export interface Disk {
  readonly folder: string;
  remove(): void;
}

/** Mounts a small disk in memory. If this user may not mount it, warns and returns undefined. */
export function smallDisk(megabytes: number): Disk | undefined {
  return mounted(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs']);
}

/** A disk in a file. A copy of the file has the data that a power cut would leave. */
export interface FileDisk extends Disk {
  /**
   * Returns a mounted copy of the disk. The copy lacks data that was not flushed, as after a power
   * cut.
   */
  cutOff(): Disk;
}

export function fileDisk(megabytes: number): FileDisk | undefined {
  const images = mkdtempSync(join(tmpdir(), 'preventivo-image-'));
  const image = join(images, 'disk');
  run('/usr/bin/truncate', ['-s', `${megabytes}M`, image]);
  run('/usr/sbin/mkfs.ext4', ['-q', image]);
  const disk = mounted(['-o', 'loop', image]);
  const remove = () => {
    disk?.remove();
    rmSync(images, { recursive: true });
  };
  if (!disk) rmSync(images, { recursive: true });
  return (
    disk && {
      ...disk,
      remove,
      cutOff: () => {
        const copy = join(images, 'copy');
        run('/bin/cp', ['--sparse=always', image, copy]);
        const again = mounted(['-o', 'loop', copy]);
        if (!again) throw new Error('The copy of the disk could not be mounted.');
        return again;
      },
    }
  );
}

function mounted(what: readonly string[]): Disk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-disk-'));
  try {
    run('/bin/mount', [...what, folder]);
  } catch {
    rmdirSync(folder);
    console.warn('This was left out: this user may not mount a disk.');
    return undefined;
  }
  return {
    folder,
    remove: () => {
      run('/bin/umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

const run = (command: string, given: readonly string[]) =>
  execFileSync(command, given, { stdio: 'ignore' });
