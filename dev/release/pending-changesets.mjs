import { globSync } from 'node:fs';

/** Returns a folder's changesets that no version includes yet. */
export const pendingChangesets = (folder) => globSync('.changeset/*.md', { cwd: folder });
