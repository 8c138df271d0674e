import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, gzip } from '../../build/precompress.mjs';
import { figures } from './budgets.mjs';

const firstJs = figures.find(({ id }) => id === 'firstJs');

/**
 * The measured figures of the custom element's scripts, which pages of other sites load. The first load may have 3 KB
 * more than an app's.
 */
export const elementFigures = [
  { ...firstJs, budget: (line) => firstJs.budget(line) + 3 },
  figures.find(({ id }) => id === 'css'),
  { id: 'script', name: 'of it the script that the page names', budget: () => undefined },
  { id: 'frame', name: 'Script of the frame', budget: () => 1 },
];

/**
 * Returns the sizes of the element's built files that a page loads. Takes the line with the largest chunk.
 * @param folder `packages/embed/static`
 */
export function measureElement(folder) {
  const size = (file) => sizeOf(join(folder, file));
  const script = readFileSync(join(folder, 'preventivo.js'), 'utf8');
  const { styles, lines, others } = piecesIn(script);
  const largest = lines.map(size).reduce((one, other) => (other.brotli > one.brotli ? other : one));
  return {
    firstJs: [size('preventivo.js'), ...others.map(size), largest].reduce(sum),
    css: size(styles),
    script: size('preventivo.js'),
    frame: size('frame.js'),
  };
}

/**
 * Returns the files whose names the element's script contains. `styles` is the chunk with the style sheet. `lines` are
 * the chunks of single lines. `others` are the chunks that every line loads.
 */
export function piecesIn(script) {
  const files = [...new Set(script.match(/assets\/[\w-]+\.js/g))];
  const named = (name) => files.filter((file) => file.startsWith(`assets/${name}-`));
  const lines = named('line');
  const [styles] = named('styles');
  const others = files.filter((file) => file !== styles && !lines.includes(file));
  if (!styles || lines.length === 0 || named('first').length === 0)
    throw new Error('preventivo.js does not name its first piece, its styles and its lines');
  return { styles, lines, others };
}

/** Returns the size of a file as the server sends it. A small file has no compressed variant. */
function sizeOf(file) {
  if (existsSync(`${file}.br`))
    return { brotli: statSync(`${file}.br`).size, gzip: statSync(`${file}.gz`).size };
  const content = readFileSync(file);
  return { brotli: brotli(content).length, gzip: gzip(content).length };
}

function sum(one, other) {
  return { brotli: one.brotli + other.brotli, gzip: one.gzip + other.gzip };
}
