import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { serveProduct } from '../../shared/product.ts';
import { buildDrawn } from './drawn/build.ts';
import { readForm } from './drawn/read-form.ts';
import { serveFolders } from './files-server.ts';
import { withoutScripts } from './static-page.ts';

export const SUBJECTS = ['product', 'static', 'bare', 'hook-form'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Serves the same form at four URLs: the product's page, plain HTML, React only, and React Hook Form with zod. */
export async function serveSubjects(browser: Browser, line: string) {
  const root = join(import.meta.dirname, '..', '..', '..');
  const built = join(import.meta.dirname, '..', '.built');
  const dist = join(root, 'apps', line, 'dist');
  // The other three pages are in other folders. They load the product's font by an absolute path.
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replaceAll(
    './assets/',
    `/${line}/assets/`,
  );
  const plain = withoutScripts(html);
  mkdirSync(join(built, 'static'), { recursive: true });
  writeFileSync(join(built, 'static', 'index.html'), plain);
  const form = await readForm(browser, plain);
  for (const drawn of ['bare', 'hook-form'] as const)
    await buildDrawn(drawn, join(built, drawn), html, form);
  const files = await serveFolders({
    static: join(built, 'static'),
    bare: join(built, 'bare'),
    'hook-form': join(built, 'hook-form'),
    [line]: dist,
  });
  const product = await serveProduct();
  const addresses: Readonly<Record<Subject, string>> = {
    product: `${product.address}/${line}/`,
    static: `${files.address}/static/`,
    bare: `${files.address}/bare/`,
    'hook-form': `${files.address}/hook-form/`,
  };
  const close = async () => {
    files.close();
    await product.stop();
  };
  return { addresses, close };
}
