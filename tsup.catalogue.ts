import type { Options } from 'tsup';
import { catalogueSource, listedCatalogue } from './packages/vite/src/slim/catalogue.ts';

/** Lists the names of all texts in core's build, as builds of apps do. */
export const catalogueOfWords = (): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'preventivo:catalogue',
  setup(build) {
    build.onLoad({ filter: catalogueSource }, async ({ path }) => ({
      loader: 'ts',
      contents: await listedCatalogue(path),
    }));
  },
});
