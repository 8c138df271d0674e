// `pnpm release` publishes each package whose version is not in the registry, and tags the commit. The script `prepack`
// builds a package when pnpm packs it. The command refuses to run with pending changesets or vulnerabilities that are
// not accepted. pnpm refuses uncommitted files, a branch other than main, and a main behind its remote. `--registry
// <url>` publishes to another registry. `--advisories-from <url>` requests the vulnerabilities from another registry
// (docs/release.md). `--dry-run` rehearses the versions and publishes nothing; `npm test` runs it.
import { parseArgs } from 'node:util';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { rehearse } from './rehearse.mjs';
import { releaseFaults } from './release-faults.mjs';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    registry: { type: 'string' },
    'advisories-from': { type: 'string' },
  },
});
process.exitCode = values['dry-run'] ? await rehearse(root) : await publish(values);

async function publish({ registry, 'advisories-from': advisoriesFrom }) {
  const faults = await releaseFaults(root, { advisoriesFrom });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  const target = registry ? ['--registry', registry] : [];
  // Request provenance only in CI and for the public registry. No other registry verifies where a package was built.
  const provenance = process.env.CI && !registry ? ['--provenance'] : [];
  const args = ['--recursive', 'publish', '--access', 'public', ...target, ...provenance];
  const { code } = await run('pnpm', args);
  return code || (await run('changeset', ['git-tag'])).code;
}
