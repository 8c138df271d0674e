// `pnpm release` publishes every package whose version the registry does not have, each packed as `prepack` builds it,
// and tags the commit; not where a package of the lockfile is known to be vulnerable, or nobody has asked lately, where
// changesets are pending, or where pnpm finds something uncommitted, another branch than main, or commits not fetched.
// `--dry-run`, which `npm test` runs, plays what comes before it in a copy of the manifests: the changesets become versions
// and changelogs, and what would be published is looked at and named.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { run } from './child.mjs';
import { complaintsOf, releases } from './releases.mjs';
import { root } from './root.mjs';

/** What versions are made of. */
const VERSIONED = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  '.changeset/*',
  '{packages,apps,services,e2e,bench,showroom,site}/**/package.json',
  'docs/examples/*/package.json',
  '{packages,apps,services}/*/CHANGELOG.md',
];

process.exitCode = process.argv.includes('--dry-run') ? await rehearse() : await publish();

async function publish() {
  const { length } = pendingChangesets();
  if (length > 0) {
    console.error(
      `${length} changesets are no version yet: \`pnpm version-packages\` first, then \`npm test\` and a commit.`,
    );
    return 1;
  }
  if ((await audit({ releasing: true })) !== 0) return 1;
  // Where the package was built is signed only by a builder that the registry can ask.
  const provenance = process.env.CI ? ['--provenance'] : [];
  const args = ['--recursive', 'publish', '--access', 'public', ...provenance];
  const { code } = await run('pnpm', args);
  return code || (await run('changeset', ['tag'])).code;
}

async function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-release-'));
  try {
    for (const file of globSync(VERSIONED, { cwd: root, exclude: ['**/node_modules/**'] }))
      cpSync(join(root, file), join(folder, file), { recursive: true });
    const before = packagesIn(folder);
    const { code, output } = await run('changeset', ['version'], { cwd: folder, quiet: true });
    if (code !== 0) throw new Error(`The changesets could not be made versions:\n${output}`);
    const planned = releases(before, packagesIn(folder));
    if (planned.length === 0) console.log('Nothing to release: no changeset.');
    for (const { name, from, to } of planned) console.log(`${name} ${from} → ${to}`);
    const wrong = complaintsOf(planned);
    for (const complaint of wrong) console.error(complaint);
    return wrong.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was changed since the last version; it would be published without its number and unsaid. */
function pendingChangesets() {
  return globSync('.changeset/*.md', { cwd: root });
}

/** The packages of a folder that are published, with their changelogs. */
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
