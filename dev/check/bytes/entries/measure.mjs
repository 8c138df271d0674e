import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from '../../../build/precompress.mjs';
import { publishedPackages } from '../../../release/published-manifest.mjs';

/**
 * Measures the entry points of a built package as part of an app's bundle, using the published manifest. Returns `{
 * entry, own, peers, later }` in bytes with Brotli. `own` is without the package's peers, which the app already has,
 * except core and ui, which the app gets with the first package. `peers` includes all peers. `later` loads on demand,
 * and is without peers. A style sheet has only `own`.
 */
export async function measureEntries(folder, { exports, peerDependencies = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !counted.includes(name));
  const isPeer = (id) => peers.some((peer) => isOf(peer, id));
  const sizes = [];
  for (const [entry, target] of Object.entries(exports)) {
    // Skip data files: no page loads them.
    if (entry.endsWith('.json')) continue;
    if (entry.endsWith('.css')) {
      sizes.push({ entry, own: size(await assetsOf(join(folder, target.default))) });
      continue;
    }
    const file = join(folder, target.import.default);
    const without = inOrder(await chunksOf(file, isPeer));
    const whole = inOrder(await chunksOf(file, () => false));
    sizes.push({
      entry,
      own: size(without.first),
      peers: size(whole.first),
      later: size(without.later),
    });
  }
  return sizes;
}

const counted = ['@preventivo/core', '@preventivo/ui'];

/** Whether an imported module belongs to a package: `react/jsx-runtime` belongs to `react`. */
export const isOf = (name, id) => id === name || id.startsWith(`${name}/`);

/** Splits chunks into two groups. The browser loads `first` before the entry's code runs, and `later` on demand. */
export function inOrder(chunks) {
  const first = chunks.filter(({ isEntry }) => isEntry);
  // This loop also visits the chunks that it adds to `first`.
  for (const { imports } of first)
    for (const chunk of chunks)
      if (imports.includes(chunk.fileName) && !first.includes(chunk)) first.push(chunk);
  return { first, later: chunks.filter((chunk) => !first.includes(chunk)) };
}

const size = (files) =>
  files.reduce((sum, { code, source }) => sum + compressedSize(code ?? source), 0);

/** Cached sizes by content. Entry points share chunks, and compressing them with Brotli takes most of the time. */
const known = new Map();

function compressedSize(content) {
  if (!known.has(content)) known.set(content, brotli(Buffer.from(content)).length);
  return known.get(content);
}

/** Resolves imports of this repository's packages to their built files, as in an app that installs the packages. */
function installed() {
  const published = new Map(publishedPackages().map((one) => [one.manifest.name, one]));
  return {
    name: 'preventivo:installed',
    enforce: 'pre',
    resolveId(id) {
      const [, name, subpath] = /^(@preventivo\/[^/]+)(.*)$/.exec(id) ?? [];
      const { folder, manifest } = published.get(name) ?? {};
      const target = manifest?.exports[`.${subpath}`];
      return target && join(folder, target.import?.default ?? target.default);
    },
  };
}

/** Bundles all exports of an entry point. Splits the bundle at dynamic imports. */
const chunksOf = (file, external) =>
  bundle({ lib: { entry: file, formats: ['es'] }, rollupOptions: { external } }, 'chunk');

const assetsOf = (input) => bundle({ rollupOptions: { input } }, 'asset');

async function bundle(how, kind) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [installed()],
    // Define NODE_ENV: a library build would leave it undefined.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, ...how },
  });
  return [built].flat().flatMap(({ output }) => output.filter(({ type }) => type === kind));
}
