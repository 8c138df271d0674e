import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { chunks, optionalChunks } from '@preventivo/vite/workspace/chunks';
import { brotli, gzip } from '../../build/precompress.mjs';
import { ownScript } from './own-script.mjs';

/**
 * Returns the sizes of a built app, each as `{ brotli, gzip }` in bytes. Compresses each file separately, as the server
 * does.
 */
export async function measureApp(folder) {
  const dist = join(folder, 'dist');
  const read = (file) => readFileSync(join(dist, file));
  const files = readdirSync(dist, { recursive: true }).map((file) => file.split(sep).join('/'));
  const ending = (...ends) => files.filter((file) => ends.includes(extname(file)));
  const page = takeApart(read('index.html').toString());
  const manifest = JSON.parse(read('.vite/manifest.json'));
  refuseUnnamed(manifest);
  const sent = (file) => twins(join(dist, file)) ?? compressed(read(file));
  const scripts = (names) => sum([...page.scripts.map(compressed), ...names.map(sent)]);
  return {
    firstJs: scripts(firstScripts(page.links, files, manifest)),
    runJs: scripts(visitorsScripts(manifest)),
    allJs: scripts(ending('.js', '.mjs')),
    css: sum([...page.styles.map(compressed), ...ending('.css').map(sent)]),
    // A woff2 file is compressed already.
    font: sum(ending('.woff2').map((file) => same(read(file).length))),
    html: compressed(page.html),
    own: compressed(await ownScript(folder)),
  };
}

/** Returns the sizes of a file's compressed variants. Returns undefined if the build wrote no variants. */
function twins(file) {
  if (!existsSync(`${file}.br`)) return undefined;
  return { brotli: statSync(`${file}.br`).size, gzip: statSync(`${file}.gz`).size };
}

/**
 * Splits an HTML page into four parts: its inline styles, its inline scripts, the scripts that it loads, and the
 * remaining HTML.
 */
export function takeApart(text) {
  const styles = [];
  const scripts = [];
  const html = text
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, style) => {
      styles.push(style);
      return '';
    })
    .replace(
      /<script\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
      (_, js) => {
        scripts.push(js);
        return '';
      },
    );
  const links = [
    ...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g),
    ...html.matchAll(/<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"/g),
  ].map(([, url]) => url);
  return { html, styles, scripts, links };
}

export function firstScripts(links, files, manifest) {
  const chunks = Object.values(manifest);
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = chunks.find((one) => one.file === file);
    for (const key of chunk?.imports ?? []) add(manifest[key].file);
  };
  for (const link of links) {
    const file = files.find((name) => link === name || link.endsWith(`/${name}`));
    if (!file) throw new Error(`index.html loads ${link}, which the build does not contain`);
    add(file);
  }
  return [...found];
}

/**
 * Throws if a lazily loaded file belongs to no named chunk, because it would need an additional HTTP request. A file
 * that only chunks of translations share is allowed: most visitors load no translation.
 */
export function refuseUnnamed(manifest) {
  const named = [...Object.keys(chunks), 'line'];
  const importers = (key) =>
    Object.values(manifest).filter(({ imports = [] }) => imports.includes(key));
  const isShared = (key) =>
    importers(key).length > 0 && importers(key).every(({ name }) => optionalChunks.includes(name));
  for (const [key, { file, name, isEntry }] of Object.entries(manifest))
    if (file.endsWith('.js') && !isEntry && !named.includes(name) && !isShared(key))
      throw new Error(
        `${file} is in no chunk of packages/vite/src/chunks.ts: give its entry point a place there`,
      );
}

/**
 * Returns the scripts that a visitor without an account loads from the first to the last page, with calendars. Excludes
 * scripts that only a page with settings loads.
 */
export function visitorsScripts(manifest) {
  const found = new Set();
  const walk = (key) => {
    const chunk = manifest[key];
    if (optionalChunks.includes(chunk.name) || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) walk(key);
  return [...found].filter((file) => file.endsWith('.js'));
}

function compressed(content) {
  const bytes = Buffer.from(content);
  return { brotli: brotli(bytes).length, gzip: gzip(bytes).length };
}

function same(size) {
  return { brotli: size, gzip: size };
}

function sum(sizes) {
  return sizes.reduce((a, b) => ({ brotli: a.brotli + b.brotli, gzip: a.gzip + b.gzip }), same(0));
}
