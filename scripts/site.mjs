// `node scripts/site.mjs` writes site/dist: the page at `/` that lists the lines, made from their tables,
// and the documents that the consents link to.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentPage } from '../site/document-page.mjs';
import { documents } from '../site/documents.mjs';
import { readLines } from '../site/lines.mjs';
import { linesPage } from '../site/lines-page.mjs';
import { precompress } from './precompress.mjs';
import { root } from './root.mjs';

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
/** Colours, type and fallback font are those of the funnels. */
const STYLES = [
  'packages/ui/src/tokens/tokens.css',
  'packages/ui/src/tokens/font.css',
  'site/style.css',
];

export async function buildSite() {
  const folder = join(root, 'site', 'dist');
  const style = STYLES.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const lines = await readLines(join(root, 'apps'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  // Browsers keep what lies under assets/ for a year, so its name says what is in it.
  const name = `assets/figtree-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(join(folder, name), font);
  const look = { style: plain(style), font: `/${name}` };
  writeFileSync(join(folder, 'index.html'), linesPage({ lines, ...look }));
  mkdirSync(join(folder, 'documenti'));
  for (const one of documents) {
    writeFileSync(join(folder, 'documenti', `${one.name}.html`), documentPage({ ...one, ...look }));
  }
  precompress(folder);
}

/** Without comments and line ends. */
function plain(style) {
  return style.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildSite();
