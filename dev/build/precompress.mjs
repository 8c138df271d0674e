// `node dev/build/precompress.mjs <folder>` writes a Brotli and a gzip variant of each text file. The server sends
// these variants.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** The smallest file to compress, in bytes. The response for a smaller file fits into one network packet anyway. */
const SMALLEST = 1000;

/** Compresses with Brotli's best quality by default: a file is built once and sent often. */
export function brotli(content, quality = constants.BROTLI_MAX_QUALITY) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    },
  });
}

export function gzip(content) {
  return gzipSync(content, { level: 9 });
}

/**
 * Writes `<file>.br` and `<file>.gz` for every text file in the folder. Skips variants that are newer than their file.
 * `quality` is Brotli's, at most 11. Quality 8 compresses the documentation in one second, but its files are 1/8
 * larger. Quality 9 takes 45 seconds.
 */
export function precompress(folder, { quality } = {}) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    const { size, mtimeMs } = statSync(file);
    if (!TEXT.has(extname(name)) || size < SMALLEST) continue;
    if (name.startsWith('.vite')) continue;
    if (isNewer(`${file}.br`, mtimeMs) && isNewer(`${file}.gz`, mtimeMs)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content, quality));
    writeFileSync(`${file}.gz`, gzip(content));
  }
}

function isNewer(file, than) {
  const twin = statSync(file, { throwIfNoEntry: false });
  return twin !== undefined && twin.mtimeMs >= than;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  precompress(process.argv[2] ?? 'dist');
}
