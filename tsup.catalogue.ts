import type { Options } from 'tsup';
import { catalogueSource, listedCatalogue } from './packages/vite/src/slim/catalogue.ts';

/** An esbuild plugin that inserts the names of all texts into core's build. The builds of apps do the same. */
export const catalogueOfWords = (): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'preventivo:catalogue',
  setup(build) {
    build.onLoad({ filter: catalogueSource }, async ({ path }) => ({
      loader: 'ts',
      contents: await listedCatalogue(path),
    }));
  },
});
