import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The script and the styles of the page; `scripts/site.mjs` writes the page around them. */
export default defineConfig({
  base: '/',
  plugins: [react()],
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/main.tsx' },
  },
});
