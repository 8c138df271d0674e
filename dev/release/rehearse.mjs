import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { pendingChangesets } from './pending-changesets.mjs';
import { complaintsOf, releases } from './releases.mjs';

const changeset = join(root, 'node_modules', '.bin', 'changeset');

/** The files that `changeset version` reads and writes. */
const VERSIONED = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  '.changeset/*',
  '{packages,apps,services,e2e,proofs,showroom,site}/**/package.json',
  'docs/examples/*/package.json',
  '{packages,apps,services}/*/CHANGELOG.md',
];

/**
 * Applies a repository's changesets to a copy of its manifests. Prints what a release would publish. Returns the exit
 * code: 1 if the release has faults.
 */
export async function rehearse(repository) {
  // `changeset version` fails without a changeset, for example after `pnpm version-packages`.
  if (pendingChangesets(repository).length === 0) {
    console.log('Nothing to release: no changeset.');
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-release-'));
  try {
    for (const file of globSync(VERSIONED, { cwd: repository, exclude: ['**/node_modules/**'] }))
      cpSync(join(repository, file), join(folder, file), { recursive: true });
    const before = packagesIn(folder);
    const { code, output } = await run(changeset, ['version'], { cwd: folder, quiet: true });
    if (code !== 0) throw new Error(`The changesets could not be made versions:\n${output}`);
    const planned = releases(before, packagesIn(folder));
    for (const { name, from, to } of planned) console.log(`${name} ${from} → ${to}`);
    const complaints = complaintsOf(planned);
    for (const complaint of complaints) console.error(complaint);
    return complaints.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the published packages of a folder, with their changelogs. */
function packagesIn(folder) {
  return globSync('{packages,apps,services}/*/package.json', { cwd: folder })
    .map((file) => join(folder, file))
    .map((file) => ({
      manifest: JSON.parse(readFileSync(file, 'utf8')),
      changelog: textOf(file.replace(/package\.json$/, 'CHANGELOG.md')),
    }))
    .filter(({ manifest }) => !manifest.private);
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
