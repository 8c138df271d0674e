// The script that a host page loads. It defines the element and contains the paths of the chunks.
import { defineElement, type Pieces } from '../element.ts';

/** The files of each chunk, relative to this script: the chunk's own file, and the files that it imports. */
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

/** Requests all files of a chunk at once. Resolves to the default export of the first file. */
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
