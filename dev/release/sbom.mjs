// Writes software bills of materials (SBOMs, CycloneDX 1.6) with licences and hashes to sbom/. Each published package
// has one, with its peers; each built app, the site and the server have one. `pnpm build` and a release run this
// script. It exits with 1 if an SBOM or a licence notice is incomplete, or if a licence is not allowed. With `--all` it
// also exits with 1 if a bundle to ship is not built.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { unlicensed } from './licences.mjs';
import { publishedPackages } from './published-manifest.mjs';
import { atRunTime, missingFrom } from './sbom/at-run-time.mjs';
import { bundles, readBundle } from './sbom/bundles.mjs';
import { missingNotices } from './sbom/notices.mjs';
import { missingOf, sbomOfBundle } from './sbom/of-bundle.mjs';
import { withOwnLicences } from './sbom/own-components.mjs';
import { nameIn } from './sbom/refs.mjs';
import { schemaFaults } from './sbom/schema.mjs';

/**
 * Writes the SBOMs.
 * @param of.all whether every bundle to ship must be built. @defaultValue false: bundles that are not built are skipped
 */
export async function writeBills({ all = false } = {}) {
  const folder = join(root, 'sbom');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faults = [];
  const whole = await installedBills();
  const manifests = manifestsByName();
  const { version } = manifests.get('@preventivo/api');
  const sboms = new Map();
  for (const sbom of whole) {
    const manifest = manifests.get(nameIn(sbom.metadata.component['bom-ref']));
    const cut = atRunTime(sbom, manifests);
    // Do not check the licences of peers: we do not ship them.
    const shipped = atRunTime(sbom, manifests, { peers: false });
    faults.push(...missingFrom(cut, manifest), ...unlicensed(shipped).map(toShip));
    sboms.set(manifest.name.replace('@', '').replace('/', '-'), cut);
  }
  for (const bundle of bundles) {
    const built = readBundle(bundle);
    if (!built && all) faults.push(`${bundle.name} is not built`);
    if (!built) continue;
    const { parties, seen, notices } = built;
    const sbom = sbomOfBundle({ name: bundle.name, version, parties }, whole);
    const without = missingNotices(notices, [...parties, ...seen]);
    faults.push(
      ...missingOf(sbom, seen),
      ...unlicensed(sbom).map(toShip),
      ...without.map((one) => `${bundle.name}: ${one}`),
    );
    sboms.set(bundle.name, sbom);
  }
  for (const [name, sbom] of sboms) {
    faults.push(...(await schemaFaults(sbom)).map((one) => `${name}: ${one}`));
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(sbom, null, 1)}\n`);
  }
  return { count: sboms.size, faults: [...new Set(faults)] };
}

const toShip = (sentence) => `May not be shipped: ${sentence}`;

/** Returns pnpm's SBOM of each package. It contains all installed packages, including packages for development. */
async function installedBills() {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-sbom-'));
  try {
    const which = ['./packages/*', './apps/*', './services/*', '!@preventivo/fixtures'];
    const form = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--split'];
    const { code, output } = await run(
      'pnpm',
      [...which.flatMap((one) => ['--filter', one]), 'sbom', ...form, '--out', `${folder}/%s.json`],
      { quiet: true },
    );
    if (code !== 0) throw new Error(`pnpm wrote no bills of materials:\n${output}`);
    const published = new Map(publishedPackages().map(({ manifest }) => [manifest.name, manifest]));
    return globSync('*.json', { cwd: folder })
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .map((sbom) => withOwnLicences(sbom, published));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function manifestsByName() {
  const files = globSync('{packages,apps,services}/*/package.json', { cwd: root });
  const manifests = files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
  return new Map(manifests.map((one) => [one.name, one]));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { count, faults } = await writeBills({ all: process.argv.includes('--all') });
  for (const sentence of faults) console.error(sentence);
  console.log(`${count} bills of materials in sbom/`);
  if (faults.length > 0) process.exitCode = 1;
}
