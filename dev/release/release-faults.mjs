import { auditFaults } from './advisories/audit.mjs';
import { baseImageFaults } from './base-images.mjs';
import { pendingChangesets } from './pending-changesets.mjs';

/**
 * Returns a sentence for each reason not to release the packages of a folder. If changesets are pending, reports only
 * them and skips the audit: the versions to release do not exist yet.
 * @param of.advisoriesFrom the URL of the registry that lists vulnerabilities. @defaultValue pnpm's configured registry
 */
export async function releaseFaults(folder, { advisoriesFrom, accepted } = {}) {
  const { length } = pendingChangesets(folder);
  if (length > 0)
    return [
      `${length} changesets are no version yet: \`pnpm version-packages\` first, then \`npm test\` and a commit.`,
    ];
  const audited = await auditFaults({ registry: advisoriesFrom, folder, accepted });
  return [...baseImageFaults(folder), ...audited];
}
