import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from '../../../build/precompress.mjs';
import { publishedPackages } from '../../../release/published-manifest.mjs';

/**
 * Measures each entry point of a built package in an app's bundle, by its published manifest.
 * Returns `{ entry, own, peers, later }` in bytes with Brotli. `own` excludes the package's peers,
 * because the app already has them, but counts core and ui, which come with the first package.
 * `peers` includes all. `later` is loaded on demand, without
 * peers. A stylesheet has only `own`.
 */
export async function measureEntries(folder, { exports, peerDependencies = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !counted.includes(name));
  const isPeer = (id) => peers.some((peer) => isOf(peer, id));
  const sizes = [];
  for (const [entry, target] of Object.entries(exports)) {
    // Skip data files, which no page loads.
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

/** Whether an import belongs to this package, as `react/jsx-runtime` belongs to `react`. */
export const isOf = (name, id) => id === name || id.startsWith(`${name}/`);

/**
 * Splits chunks into `first`, which the browser loads before any code of the entry runs, and
 * `later`.
 */
export function inOrder(chunks) {
  const first = chunks.filter(({ isEntry }) => isEntry);
  // The loop also visits the chunks that it adds to `first`.
  for (const { imports } of first)
    for (const chunk of chunks)
      if (imports.includes(chunk.fileName) && !first.includes(chunk)) first.push(chunk);
  return { first, later: chunks.filter((chunk) => !first.includes(chunk)) };
}

const size = (files) =>
  files.reduce((sum, { code, source }) => sum + compressedSize(code ?? source), 0);

/** Caches sizes by content, because entry points share chunks and Brotli takes most of the time. */
const known = new Map();

function compressedSize(content) {
  if (!known.has(content)) known.set(content, brotli(Buffer.from(content)).length);
  return known.get(content);
}

/** Resolves this repository's packages as users install them, to their built files. */
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

/** Bundles everything an entry point exports, split at its dynamic imports. */
const chunksOf = (file, external) =>
  bundle({ lib: { entry: file, formats: ['es'] }, rollupOptions: { external } }, 'chunk');

const assetsOf = (input) => bundle({ rollupOptions: { input } }, 'asset');

async function bundle(how, kind) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [installed()],
    // Define NODE_ENV, which a library build leaves undefined.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, ...how },
  });
  return [built].flat().flatMap(({ output }) => output.filter(({ type }) => type === kind));
}
