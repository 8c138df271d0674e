import type { Line } from '@preventivo/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
 * Returns the Vite configuration of a line's app. The build prerenders page 1 into the HTML. In development, the
 * browser renders page 1 from the sources of the packages, and the development server proxies the API.
 */
export function app(line: Line) {
  return defineConfig({
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
      // Bundle one copy of each library whose state or types the packages share.
      dedupe: ['react', 'react-dom', 'formik', 'jotai', '@tanstack/react-query'],
    },
    server: devServer(process.env),
    build: {
      target: 'es2022',
      manifest: true,
      // Vite's own list of the bundled packages. A check compares it with the result of `thirdPartyFiles`.
      license: { fileName: '.vite/license.json' },
      cssCodeSplit: false,
      // Vite would preload the imports of a chunk. The app itself preloads its chunks, one after another.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        output: {
          // Nearly all functions of the first chunk run at startup. With this hint, some browsers
          // compile them off the main thread during the download (decision 56).
          postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
        },
      },
    },
  });
}
