import { relative } from 'node:path';

export const hooks = {
  /** Gives each tarball the manifest for users: in the repository, `exports` names sources. */
  async beforePacking(manifest, folder) {
    // Import on demand: `pnpm fetch` in the Dockerfile runs without the rest of the repository.
    const { publishedManifest } = await import('./dev/release/published-manifest.mjs');
    return publishedManifest(manifest, relative(import.meta.dirname, folder).replaceAll('\\', '/'));
  },
};
