import { thirdPartyFiles } from '@preventivo/vite/workspace/third-party/third-party-files';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the script and the styles of the page. `dev/build/site.mjs` writes the HTML around them.
 */
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
