import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryPoints } from '../shared/entry-points.mjs';
import { root } from '../shared/root.mjs';

/**
 * Build folders of packages, by the parent folder. A line and the API build their library into `lib`: their `dist`
 * contains the app or the server.
 */
const buildFolders = { packages: 'dist', apps: 'lib', services: 'lib' };

/**
 * Returns the manifest that a package's tarball contains. Its entry points name built files instead of sources. Its
 * licence, repository and web pages come from the root's manifest.
 * @param folder the package's folder, relative to the root
 */
export function publishedManifest(manifest, folder) {
  const { name, version, description, keywords, exports, ...rest } = manifest;
  if (!description || !keywords?.length) throw new Error(`${name}: no description or keywords`);
  const { license, repository, homepage, bugs } = read('package.json');
  const out = buildFolders[dirname(folder)];
  const sources = entryPoints(manifest);
  const main = sources['.'] && builtModule(sources['.'], out);
  return {
    name,
    version,
    description,
    keywords,
    license,
    homepage: `${homepage}/tree/main/${folder}#readme`,
    bugs,
    repository: { ...repository, directory: folder },
    ...rest,
    ...(main && {
      main: main.require.default,
      module: main.import.default,
      types: main.import.types,
    }),
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([subpath, file]) => subpath in sources || file.endsWith('.json'))
        .map(([subpath, file]) => [subpath, subpath in sources ? built(file, out) : file]),
    ),
    publishConfig: { access: 'public' },
  };
}

/** Returns every published package as `{ folder, manifest }`. The manifest is the tarball's. */
export function publishedPackages() {
  return globSync('{packages,apps,services}/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({ folder: dirname(file), manifest: read(file) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({
      folder: join(root, folder),
      manifest: publishedManifest(manifest, folder),
    }));
}

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const built = (source, out) =>
  source.endsWith('.css') ? builtStyle(source, out) : builtModule(source, out);

function builtModule(source, out) {
  const path = builtPath(source, out);
  return {
    import: { types: `${path}.d.ts`, default: `${path}.js` },
    require: { types: `${path}.d.cts`, default: `${path}.cjs` },
  };
}

function builtStyle(source, out) {
  return { types: './styles.d.cts', default: `${builtPath(source, out)}.css` };
}

const builtPath = (source, out) => `./${out}/${source.replace('./src/', '').replace(/\.\w+$/, '')}`;
