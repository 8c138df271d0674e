import type { Options } from 'tsup';

/**
 * Lists the names of all texts in the catalogue. If the catalogue kept its `import *`, a bundler would place an object
 * with all names beside the texts, in the first chunk of every app.
 */
export const catalogueOfWords = (): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'preventivo:catalogue',
  setup(build) {
    build.onLoad({ filter: /\/words\/catalogue\.ts$/ }, async () => {
      const words = await import(new URL('./src/words/all.ts', import.meta.url).href);
      const names = Object.keys(words).join(', ');
      return {
        loader: 'ts',
        contents: `import { ${names} } from './all.ts';\nexport const catalogue = { ${names} };`,
      };
    });
  },
});
