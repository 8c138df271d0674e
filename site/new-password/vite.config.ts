import { thirdPartyFiles } from '@preventivo/vite/workspace/third-party/third-party-files';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the page's script and styles. `dev/build/site.mjs` writes the page's HTML. */
export default defineConfig({
  base: '/',
  plugins: [react(), thirdPartyFiles()],
  build: {
    target: 'es2022',
    manifest: true,
    license: { fileName: '.vite/license.json' },
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/main.tsx' },
  },
});
