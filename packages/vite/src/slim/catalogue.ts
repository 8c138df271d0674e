import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Matches the source of core's module with all texts by name. In the published module, the build has already listed
 * the names.
 */
export const catalogueSource = /\/core\/src\/words\/catalogue\.ts$/;

/**
 * Returns the code of the catalogue with a list of all names instead of `import *`. With `import *`, a bundler would
 * put an object with all names into the first chunk of every app.
 * @param file the path of the catalogue
 */
export async function listedCatalogue(file: string): Promise<string> {
  const words = await import(new URL('all.ts', pathToFileURL(file)).href);
  const names = Object.keys(words).join(', ');
  return `import { ${names} } from './all.ts';\nexport const catalogue = { ${names} };`;
}

/** Lists the names of all texts in a build that reads the sources of core. */
export const catalogue = (): Plugin => ({
  name: 'preventivo:catalogue',
  apply: 'build',
  load: { filter: { id: catalogueSource }, handler: listedCatalogue },
});
