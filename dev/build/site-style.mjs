import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
/**
 * The style sheets of every page of the site: the funnels' colours, text sizes and fallback font, and the site's own
 * styles.
 */
const STYLES = [
  'packages/ui/src/tokens/tokens.css',
  'packages/ui/src/tokens/font.css',
  'site/style.css',
];

/**
 * Returns one style sheet: the styles of every page of the site, followed by these files. Comments and line breaks are
 * removed.
 */
export function siteStyle(...files) {
  const style = [...STYLES, ...files].map((file) => readFileSync(join(root, file), 'utf8'));
  return style
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
}

/** Returns the font of the site: its source file, its bytes, and its name below `/`. */
export function siteFont() {
  const file = createRequire(import.meta.url).resolve(FONT);
  const bytes = readFileSync(file);
  // Browsers cache assets/ for a year, so the name must change with the content: it contains a hash.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file, bytes, name: `assets/figtree-${hash}.woff2` };
}
