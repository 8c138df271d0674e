import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from '../../precompress.mjs';

/**
 * What each door of a package brings into somebody's bundle, as `{ door, own, peers, later }` in bytes with Brotli:
 * `own` is all that it loads but the package's peers, which an app has anyway; `peers` is with these; `later` is what it
 * loads by itself once it is needed, without peers. A stylesheet has the first alone.
 */
export async function measureDoors(folder, { publishConfig, peerDependencies = {} }) {
  const peers = Object.keys(peerDependencies);
  const isPeer = (id) => peers.some((peer) => isOf(peer, id));
  const sizes = [];
  for (const [door, target] of Object.entries(publishConfig.exports)) {
    // Data that no page loads.
    if (door.endsWith('.json')) continue;
    if (door.endsWith('.css')) {
      sizes.push({ door, own: size(await assetsOf(join(folder, target.default))) });
      continue;
    }
    const entry = join(folder, target.import.default);
    const without = inOrder(await chunksOf(entry, isPeer));
    const whole = inOrder(await chunksOf(entry, () => false));
    sizes.push({
      door,
      own: size(without.first),
      peers: size(whole.first),
      later: size(without.later),
    });
  }
  return sizes;
}

/** Whether an import is of this package: `react/jsx-runtime` is of `react`. */
export const isOf = (name, id) => id === name || id.startsWith(`${name}/`);

/** The chunks that an import of the entry loads before anything runs, and the others. */
export function inOrder(chunks) {
  const first = chunks.filter(({ isEntry }) => isEntry);
  // What is found here is looked through in its turn.
  for (const { imports } of first)
    for (const chunk of chunks)
      if (imports.includes(chunk.fileName) && !first.includes(chunk)) first.push(chunk);
  return { first, later: chunks.filter((chunk) => !first.includes(chunk)) };
}

const size = (files) =>
  files.reduce((sum, { code, source }) => sum + compressedSize(code ?? source), 0);

/** Sizes by content: doors share chunks, and Brotli takes most of the time. */
const known = new Map();

function compressedSize(content) {
  if (!known.has(content)) known.set(content, brotli(Buffer.from(content)).length);
  return known.get(content);
}

/** A bundle of everything a door exports, split where it says so. */
const chunksOf = (entry, external) =>
  bundle({ lib: { entry, formats: ['es'] }, rollupOptions: { external } }, 'chunk');

/** A stylesheet with what it imports. */
const assetsOf = (input) => bundle({ rollupOptions: { input } }, 'asset');

async function bundle(how, kind) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // A library's build leaves the question open whether it is for production.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, ...how },
  });
  return [built].flat().flatMap(({ output }) => output.filter(({ type }) => type === kind));
}
