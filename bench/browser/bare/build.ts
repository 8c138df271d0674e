import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { emptied } from '../static-page.ts';
import type { Tree } from './tree.ts';

/** Builds the bare React page into a folder; `html` is the product's page, whose head it takes over. */
export async function buildBare(folder: string, html: string, form: Tree): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    base: '/bare/',
    plugins: [react(), virtualForm(form)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rollupOptions: { input: join(import.meta.dirname, 'main.tsx') },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  writeFileSync(join(folder, 'index.html'), emptied(html, `/bare/${manifest['main.tsx'].file}`));
}

function virtualForm(form: Tree) {
  return {
    name: 'form',
    resolveId: (id: string) => (id === 'virtual:form' ? id : undefined),
    load: (id: string) =>
      id === 'virtual:form' ? `export default ${JSON.stringify(form)}` : undefined,
  };
}
