import { relative } from 'node:path';

export const hooks = {
  /** Replaces the manifest in each tarball: in the repository, `exports` names sources instead of built files. */
  async beforePacking(manifest, folder) {
    // Import here: `pnpm fetch` in the Dockerfile runs this file without the rest of the repository.
    const { publishedManifest } = await import('./dev/release/published-manifest.mjs');
    return publishedManifest(manifest, relative(import.meta.dirname, folder).replaceAll('\\', '/'));
  },
};
