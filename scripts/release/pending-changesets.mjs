import { globSync } from 'node:fs';

/** Returns the changesets of a folder that are no version yet. */
export const pendingChangesets = (folder) => globSync('.changeset/*.md', { cwd: folder });
