// The script that a page loads: it defines the element and has the addresses of its chunks, which
// load when a page contains the element.
import { defineElement, type Pieces } from '../element.ts';

/** The files of each chunk relative to this script: the exporting file, then its imports. */
declare const PIECES: PiecesOfScript;
interface PiecesOfScript {
  readonly draw: readonly string[];
  readonly styles: readonly string[];
  readonly font: string;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}
const pieces = PIECES;

const here = import.meta.url;
const at = (file: string) => new URL(file, here).href;

/** Requests all files at once; the first has the default export. */
async function piece(files: readonly string[]) {
  const [own] = await Promise.all(files.map((file) => import(/* @vite-ignore */ at(file))));
  return own.default;
}

const lines: Pieces['lines'] = Object.fromEntries(
  Object.entries(pieces.lines).map(([line, files]) => [line, () => piece(files)]),
);

defineElement('preventivo-funnel', {
  lines,
  draw: () => piece(pieces.draw),
  styles: () => piece(pieces.styles),
  font: at(pieces.font),
  base: here,
});
