/**
 * Returns the sources of a package's published entry points by their subpath, as `exports` declares
 * them: `{ './check': './src/check.ts' }`. It omits data files, which are published as they are, and
 * the entry points below `./workspace/`, which only this repository imports.
 */
export function entryPoints({ exports = {} }) {
  return Object.fromEntries(
    Object.entries(exports).filter(
      ([subpath, file]) => !subpath.startsWith('./workspace/') && !file.endsWith('.json'),
    ),
  );
}
