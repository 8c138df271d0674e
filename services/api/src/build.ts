import { readFileSync } from 'node:fs';

/**
 * Reads the build identifier for `/health` from the file that a build writes next to the modules.
 * It is the id of the bundle or the version of the published package. Returns 'source' for a server
 * that runs from its sources.
 */
export function readBuild(): string {
  try {
    return JSON.parse(readFileSync(new URL('build.json', import.meta.url), 'utf8')).build;
  } catch {
    return 'source';
  }
}
