// Writes static/: what stands on a web server beside the apps, for pages that build nothing. `preventivo.js` is the
// script of the element, `frame.js` that of a frame; the rest are pieces that the first one fetches, each named after
// what is in it. Every line of the workspace is in it, a page fetches the one it asks for.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outlineOf } from '@preventivo/core';
import { codeSplitting, slim, thirdPartyFiles } from '@preventivo/vite';
import { build } from 'vite';
import { precompress } from '../../scripts/precompress.mjs';
import { sourceOfLine } from '../../scripts/source-of-line.mjs';

const here = import.meta.dirname;
const outDir = join(here, 'static');
const OUTLINE = 'preventivo:outline/';

/** The lines of the workspace by their ids: what page 1 needs of each, and where the rest is. */
const lines = Object.fromEntries(
  await Promise.all(
    globSync('../../apps/*/package.json', { cwd: here })
      .sort()
      .map(async (file) => {
        const app = dirname(join(here, file));
        const table = await import(pathToFileURL(join(app, 'src', 'line.ts')).href);
        const [name, line] = Object.entries(table).find(([, one]) => one?.id && one.pages);
        return [line.id, { outline: outlineOf(line), name, file: sourceOfLine(app) }];
      }),
  ),
);

const require = createRequire(import.meta.url);
const figtree = require.resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const thirdParty = thirdPartyFiles({ files: [figtree] });

rmSync(outDir, { recursive: true, force: true });
const pieces = await writePieces();
await writeScript('src/script/preventivo.ts', 'es', { PIECES: JSON.stringify(pieces) });
await writeScript('src/frame/frame.ts', 'iife');
precompress(outDir);

/** Writes the pieces into static/assets, and answers where each is. */
async function writePieces() {
  const outlines = Object.keys(lines).map((id) => [`line-${id}`, OUTLINE + id]);
  const { output } = await build({
    ...common(),
    plugins: [slim(), codeSplitting({ apart }), outlineModules(), font(), thirdParty],
    build: {
      ...common().build,
      license: { fileName: '.vite/license-pieces.json' },
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: {
          draw: join(here, 'src/script/draw.ts'),
          styles: join(here, 'src/script/styles.ts'),
          ...Object.fromEntries(outlines),
        },
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const chunk = (file) => output.find(({ fileName }) => fileName === file);
  const filesOf = (file) => [file, ...chunk(file).imports.flatMap(filesOf)];
  /** The file that exports a piece, and those that it imports: all are asked for at once. */
  const entry = (name) => {
    const { fileName } = output.find((one) => one.isEntry && one.name === name);
    return [...new Set(filesOf(fileName))];
  };
  return {
    draw: entry('draw'),
    styles: entry('styles'),
    font: output.find(({ fileName }) => fileName.endsWith('.woff2')).fileName,
    lines: Object.fromEntries(Object.keys(lines).map((id) => [id, entry(`line-${id}`)])),
  };
}

/** A line's outline, and the styles, are fetched beside the first chunk. */
function apart(id) {
  return id.includes(OUTLINE) || id.includes('/script/styles.ts') || id.includes('.css?inline');
}

/** A script of one file, for a page to load by a name that stays. */
async function writeScript(input, format, define = {}) {
  const name = input.match(/(\w+)\.ts$/)[1];
  await build({
    ...common(),
    define,
    plugins: [slim(), thirdParty],
    build: {
      ...common().build,
      license: { fileName: `.vite/license-${name}.json` },
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, input),
        output: { format, entryFileNames: `${name}.js` },
      },
    },
  });
}

function common() {
  return {
    root: here,
    configFile: false,
    base: './',
    logLevel: 'error',
    resolve: {
      conditions: ['@preventivo/source', 'module', 'browser', 'production'],
      dedupe: ['react', 'react-dom', 'formik', 'jotai', '@tanstack/react-query'],
    },
    build: { outDir, emptyOutDir: false, target: 'es2022', cssCodeSplit: false },
  };
}

/** What page 1 needs of a line is data; its table is loaded with the pages after it. */
function outlineModules() {
  return {
    name: 'preventivo:outlines',
    resolveId: (id) => (id.startsWith(OUTLINE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${OUTLINE}`)) return undefined;
      const { outline, name, file } = lines[id.slice(OUTLINE.length + 1)];
      const load = `() => import(${JSON.stringify(file)}).then(({ ${name} }) => ${name})`;
      return `export default { ...${JSON.stringify(outline)}, load: ${load} };`;
    },
  };
}

/** The one font file of the product: Latin, weights 300 to 900 (OFL). */
function font() {
  return {
    name: 'preventivo:font',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'figtree.woff2', source: readFileSync(figtree) });
    },
  };
}
