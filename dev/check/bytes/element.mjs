import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, gzip } from '../../build/precompress.mjs';
import { figures } from './budgets.mjs';

const firstJs = figures.find(({ id }) => id === 'firstJs');

/**
 * Measured figures of the scripts for pages of other sites. The element's budget is an app's plus 3
 * KB.
 */
export const elementFigures = [
  { ...firstJs, budget: (line) => firstJs.budget(line) + 3 },
  figures.find(({ id }) => id === 'css'),
  { id: 'script', name: 'of it the script that the page names', budget: () => undefined },
  { id: 'frame', name: 'Script of the frame', budget: () => 1 },
];

/**
 * Returns the sizes of the built scripts for a page with the largest line.
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
 * Returns the files that the element's script names: the `styles`, the `lines`, and the `others`,
 * which every line loads.
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

/** Returns a file's size as the server sends it. Small files have no compressed variant. */
function sizeOf(file) {
  if (existsSync(`${file}.br`))
    return { brotli: statSync(`${file}.br`).size, gzip: statSync(`${file}.gz`).size };
  const content = readFileSync(file);
  return { brotli: brotli(content).length, gzip: gzip(content).length };
}

function sum(one, other) {
  return { brotli: one.brotli + other.brotli, gzip: one.gzip + other.gzip };
}
