import { globSync } from 'node:fs';

/** Returns the changesets of a folder that `pnpm version-packages` has not applied yet. */
export const pendingChangesets = (folder) => globSync('.changeset/*.md', { cwd: folder });
