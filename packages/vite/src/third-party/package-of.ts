import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
 * Returns the installed package that contains a module. Returns undefined for this repository's modules and for
 * virtual modules.
 * @param id the module id of a bundler: a path that may have a query suffix and a zero-byte prefix
 */
export function packageOf(id: string): InstalledPackage | undefined {
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  if (!file.includes('/node_modules/')) return undefined;
  // Skip nested manifests without a name, which only set the type of the modules in their folder.
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
