import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotli, gzip } from '../precompress.mjs';
import { ownScript } from './own-script.mjs';

/** The sizes of a built app, each as `{ brotli, gzip }` in bytes; every file counts as it is sent, on its own. */
export async function measureApp(folder) {
  const dist = join(folder, 'dist');
  const read = (file) => readFileSync(join(dist, file));
  const files = readdirSync(dist, { recursive: true }).map((file) => file.split(sep).join('/'));
  const ending = (...ends) => files.filter((file) => ends.includes(extname(file)));
  const page = takeApart(read('index.html').toString());
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const first = firstScripts(page.links, files, manifest);
  const withCompanies = takesCompanies(page.html);
  const sent = (file) => twins(join(dist, file)) ?? compressed(read(file));
  const scripts = (names) => sum([...page.scripts.map(compressed), ...names.map(sent)]);
  return {
    firstJs: scripts(first),
    startJs: scripts(startScripts(first, manifest, withCompanies)),
    runJs: scripts(visitorsScripts(manifest, withCompanies)),
    allJs: scripts(ending('.js', '.mjs')),
    css: sum([...page.styles.map(compressed), ...ending('.css').map(sent)]),
    // A woff2 file is compressed already.
    font: sum(ending('.woff2').map((file) => same(read(file).length))),
    html: compressed(page.html),
    own: compressed(await ownScript(folder)),
  };
}

/** The sizes of what the build compressed, as the server sends it; undefined where it did not. */
function twins(file) {
  if (!existsSync(`${file}.br`)) return undefined;
  return { brotli: statSync(`${file}.br`).size, gzip: statSync(`${file}.gz`).size };
}

/** An HTML page split into its inline styles and scripts, the scripts it loads, and the rest. */
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

/** The files behind the links and all that these import before they run. */
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

/** The first files and, should it have become a piece of its own, the form that page 1 begins with: it answers when they are there. */
export function startScripts(first, manifest, withCompanies = true) {
  const found = new Set(first);
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (found.has(file)) return;
    found.add(file);
    imports.forEach(add);
  };
  Object.keys(manifest)
    .filter((key) => formOf(withCompanies).test(key))
    .forEach(add);
  return [...found];
}

/** What only somebody loads who logs in, or has, and what reads the settings of a broker who has some. */
const besides =
  /^_account-|packages\/(?:auth\/dist\/dialogs|contractor\/dist\/saved|funnel\/dist\/(?:account|settings\/settings-of))/;

/** What page 1 is drawn with on a line that takes companies, and on one that does not. */
const formOf = (withCompanies) => (withCompanies ? /\btyped-form\b/ : /\bperson-form\b/);

/** Whether page 1 was drawn with the choice between a person and a company. */
const takesCompanies = (html) => html.includes('giuridica');

/** The files that a visitor without an account loads, on a page without settings, from the first page to the thanks, calendars included. */
export function visitorsScripts(manifest, withCompanies = true) {
  const found = new Set();
  const walk = (key) => {
    const chunk = manifest[key];
    if (besides.test(key) || formOf(!withCompanies).test(key)) return;
    if (found.has(chunk.file)) return;
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
