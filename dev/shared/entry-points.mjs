/**
 * Returns the source of each published entry point of a package, by its subpath in `exports`: `{ './check':
 * './src/check.ts' }`. Omits data files, which are published unchanged, and entry points below `./workspace/`, which
 * only this repository imports.
 */
export function entryPoints({ exports = {} }) {
  return Object.fromEntries(
    Object.entries(exports).filter(
      ([subpath, file]) => !subpath.startsWith('./workspace/') && !file.endsWith('.json'),
    ),
  );
}
