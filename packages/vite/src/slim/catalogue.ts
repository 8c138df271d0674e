import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Matches core's module with all texts by name, as source. The published module lists the names. */
export const catalogueSource = /\/core\/src\/words\/catalogue\.ts$/;

/**
 * Returns the code of the catalogue with the name of each text listed. If the catalogue kept its
 * `import *`, a bundler would place an object with all names next to the texts, in the first chunk
 * of every app.
 * @param file the path of the catalogue
 */
export async function listedCatalogue(file: string): Promise<string> {
  const words = await import(new URL('all.ts', pathToFileURL(file)).href);
  const names = Object.keys(words).join(', ');
  return `import { ${names} } from './all.ts';\nexport const catalogue = { ${names} };`;
}

/** Lists the names of all texts in builds that read core's sources. */
export const catalogue = (): Plugin => ({
  name: 'preventivo:catalogue',
  apply: 'build',
  load: { filter: { id: catalogueSource }, handler: listedCatalogue },
});
