import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { emptied } from '../static-page.ts';
import type { Tree } from './tree.ts';

/** A page that the browser renders. The value is the name of its module and the start of its path. */
export type Drawn = 'bare' | 'hook-form';

/** Builds a page that the browser renders into a folder. Copies the page's head from `html`, the product's page. */
export async function buildDrawn(
  drawn: Drawn,
  folder: string,
  html: string,
  form: Tree,
): Promise<void> {
  const entry = `${drawn}.tsx`;
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    base: `/${drawn}/`,
    plugins: [react(), virtualForm(form)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rollupOptions: { input: join(import.meta.dirname, entry) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  writeFileSync(join(folder, 'index.html'), emptied(html, `/${drawn}/${manifest[entry].file}`));
}

function virtualForm(form: Tree) {
  return {
    name: 'form',
    resolveId: (id: string) => (id === 'virtual:form' ? id : undefined),
    load: (id: string) =>
      id === 'virtual:form' ? `export default ${JSON.stringify(form)}` : undefined,
  };
}
