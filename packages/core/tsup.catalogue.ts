import type { Options } from 'tsup';

/**
 * An esbuild plugin that replaces the `import * as words` of words/catalogue.ts by an import of
 * each name. With `import *`, a bundler would put an object with all names beside the texts, in the
 * first chunk of every app.
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
