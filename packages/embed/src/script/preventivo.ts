// What a page loads: it knows the element, and where its pieces are. All else is fetched when a page has one.
import { defineElement, type Pieces } from '../element.ts';

/** Where the build has put each piece, seen from this script: the file that exports it, and what that imports. */
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

/** All its files are asked for at once; the first exports it by default. */
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
