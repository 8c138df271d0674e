import { entryPoints } from '../../shared/entry-points.mjs';

/** Returns the import names of a package's published entry points, without data files. */
export function doorsOf(manifest) {
  return Object.keys(entryPoints(manifest)).map((door) => manifest.name + door.slice(1));
}
