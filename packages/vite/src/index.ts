import type { Line } from '@preventivo/core';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { codeSplitting } from './chunks.ts';
import { devServer } from './dev-server.ts';
import { figtreeFile } from './figtree.ts';
import { prerender } from './prerender.ts';
import { devSettings } from './settings/dev-settings.ts';
import { settingsFiles } from './settings/settings-files.ts';
import { slim } from './slim/slim.ts';
import { thirdPartyFiles } from './third-party/third-party-files.ts';

export { type CodeSplitting, codeSplitting } from './chunks.ts';
export { slim } from './slim/slim.ts';
export { type ThirdPartyFiles, thirdPartyFiles } from './third-party/third-party-files.ts';

/**
 * Returns the Vite configuration of a line's app. The build prerenders page 1 into the HTML. In
 * development the browser renders it from the packages' sources, and calls the API through this
 * server.
 */
export function app(line: Line) {
  return defineConfig(({ command }) => ({
    base: './',
    plugins: [
      react(),
      slim(),
      codeSplitting(),
      settingsFiles(line),
      devSettings(line),
      prerender(line),
      thirdPartyFiles({ files: [figtreeFile()] }),
    ],
    resolve: {
      conditions: [
        ...(command === 'serve' ? ['@preventivo/source'] : []),
        ...defaultClientConditions,
      ],
      // One copy of each library that packages share by state or by type.
      dedupe: ['react', 'react-dom', 'formik', 'jotai', '@tanstack/react-query'],
    },
    server: devServer(process.env),
    build: {
      target: 'es2022',
      manifest: true,
      // Vite's own list of the bundled packages, which a check compares with ours.
      license: { fileName: '.vite/license.json' },
      cssCodeSplit: false,
      // Our preloading loads chunks one after another, so imports add no preload hints.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        output: {
          // Nearly all of the first chunk runs at startup: a browser that supports the hint
          // compiles it off the main thread while it downloads (decision 56).
          postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
        },
      },
    },
  }));
}
