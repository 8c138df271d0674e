import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../shared/child.mjs';
import { serveRegistry } from './registry.mjs';

/** The packages that an application installs together. The names are without their prefix. */
const applications = [
  ['funnel', 'core', 'privacy', 'ui', 'line-travel'],
  ['funnel', 'line-bicycle'],
  ['address', 'privacy', 'core', 'ui'],
];

/**
 * Updates one package of an application to its next version with npm, then all packages. npm must either refuse the
 * update or keep a single copy of core and ui: a second copy would not share the context of `<Preventivo>`. npm only
 * resolves versions and downloads nothing. Returns a sentence for each wrong result.
 */
export async function updateAlone(tarballs) {
  const registry = await serveRegistry(tarballs, (manifest) => [ours(manifest), next(manifest)]);
  try {
    const found = [];
    for (const names of applications) found.push(...(await updates(names, registry.address)));
    return found.join('\n');
  } finally {
    registry.close();
  }
}

/** Returns a manifest without packages of other owners, which this registry does not serve. */
function ours({ name, version, dependencies, peerDependencies }, range = (one) => one) {
  const only = (all = {}) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([one]) => one.startsWith('@preventivo/'))
        .map(([one, wanted]) => [one, range(wanted)]),
    );
  return {
    name,
    version,
    dependencies: only(dependencies),
    peerDependencies: only(peerDependencies),
  };
}

/** Returns the manifest of the next minor version. It requires the next version of our other packages. */
function next(manifest) {
  const [major, minor] = manifest.version.split('.');
  const version = `${major}.${Number(minor) + 1}.0`;
  return { ...ours(manifest, (wanted) => wanted.replace(manifest.version, version)), version };
}

async function updates(names, registry) {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-update-'));
  const file = (name) => join(folder, name);
  const npm = async (command, ...named) => {
    const silent = ['--package-lock-only', '--no-audit', '--no-fund', '--cache', file('cache')];
    const from = [`--registry=${registry}`, `--@preventivo:registry=${registry}`];
    const args = [command, ...silent, ...from, ...named];
    const { code, output } = await run('npm', args, { cwd: folder, quiet: true });
    return { code, output, copies: code === 0 ? copiesIn(file('package-lock.json')) : [] };
  };
  try {
    const [first, second] = await versions(registry);
    const manifest = (version) => {
      const wanted = names.map((name) => [`@preventivo/${name}`, `^${version}`]);
      const text = JSON.stringify({
        name: 'application',
        dependencies: Object.fromEntries(wanted),
      });
      writeFileSync(file('package.json'), text);
    };
    manifest(first);
    const fresh = await npm('install');
    if (!isSingle(fresh)) return [`${names.join(', ')} cannot be installed: ${said(fresh)}`];
    const lockfile = readFileSync(file('package-lock.json'));
    const wrong = [];
    for (const name of names) {
      const updated = await npm('install', `@preventivo/${name}@${second}`);
      const isRefused = updated.code !== 0 && updated.output.includes('ERESOLVE');
      if (!isRefused && !isSingle(updated))
        wrong.push(`npm updates ${name} alone beside ${names.join(', ')}: ${said(updated)}`);
      manifest(first);
      writeFileSync(file('package-lock.json'), lockfile);
    }
    // These are the two steps of docs/versions.md.
    manifest(second);
    const whole = await npm('update');
    if (!isSingle(whole)) wrong.push(`${names.join(', ')} cannot be updated: ${said(whole)}`);
    return wrong;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function versions(registry) {
  const document = await (await fetch(`${registry}/@preventivo/core`)).json();
  return Object.keys(document.versions);
}

/** Returns the paths at which a lockfile contains core and ui. */
const copiesIn = (file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).packages).filter((place) =>
    /node_modules\/@preventivo\/(core|ui)$/.test(place),
  );

const isSingle = ({ code, copies }) => code === 0 && copies.length === 2;
const said = ({ code, output, copies }) => (code === 0 ? copies.join(', ') : output);
