import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The one font file of the product: Latin, weights 300 to 900 (OFL). */
export function figtree(): Buffer {
  const require = createRequire(import.meta.url);
  return readFileSync(
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
}

export function fontFace(url: string): string {
  return (
    `@font-face{font-family:"Figtree Variable";src:url(${url}) format("woff2");` +
    'font-weight:300 900;font-style:normal;font-display:swap}'
  );
}
