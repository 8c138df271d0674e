import { entryPoints } from '../../shared/entry-points.mjs';

/** Returns the import names of a package's published entry points. Omits data files. */
export function entriesOf(manifest) {
  return Object.keys(entryPoints(manifest)).map((entry) => manifest.name + entry.slice(1));
}
