import { createRequire } from 'node:module';

/** The one font file of the product: Latin, weights 300 to 900 (OFL). */
export const figtreeFile = (): string =>
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
