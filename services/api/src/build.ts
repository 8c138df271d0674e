import { readFileSync } from 'node:fs';

/** Of which build this server is: the bundle says it in a file beside itself. 'source' where it runs unbundled. */
export function readBuild(): string {
  try {
    return JSON.parse(readFileSync(new URL('build.json', import.meta.url), 'utf8')).build;
  } catch {
    return 'source';
  }
}
