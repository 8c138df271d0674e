import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that others made, where it lies on this machine. */
export interface InstalledPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

/**
 * The installed package that a module comes from; undefined for one's own, and for what a bundler makes up.
 * @param id as bundlers say it: a path, or one with a query behind it and a zero character before it
 */
export function packageOf(id: string): InstalledPackage | undefined {
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  if (!file.includes('/node_modules/')) return undefined;
  // A folder of a package may have a manifest too, which says how its modules are read and no more.
  for (let folder = dirname(file); folder.includes('/node_modules/'); folder = dirname(folder)) {
    const manifest = manifestIn(folder);
    if (manifest?.name && manifest.version) return { folder, manifest };
  }
  return undefined;
}

function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
