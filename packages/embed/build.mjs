// Writes static/: files for host pages without a build step. `preventivo.js` is the script of the
// element, `frame.js` the script of the frame. The other files are chunks of `preventivo.js`, with
// a content hash in their names. A page fetches only the chunks that its line needs.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outlineOf } from '@preventivo/core';
import { codeSplitting, slim, thirdPartyFiles } from '@preventivo/vite';
import { build } from 'vite';
import { precompress } from '../../dev/build/precompress.mjs';
import { sourceOfLine } from '../../dev/build/source-of-line.mjs';

const here = import.meta.dirname;
const outDir = join(here, 'static');
const OUTLINE = 'preventivo:outline/';

/** The lines of the workspace, by id. Each has an outline for page 1 and a module with the whole line. */
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

/** Writes the chunks into static/assets, and returns their paths. */
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
  /** Returns the file of a chunk and the files that it imports. The page requests all of them at once. */
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

/** Whether a module gets its own file. Outlines and styles get one, to load in parallel with the first chunk. */
function apart(id) {
  return id.includes(OUTLINE) || id.includes('/script/styles.ts') || id.includes('.css?inline');
}

/** Builds a script into one file without a hash in its name. */
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
      dedupe: ['react', 'react-dom', 'formik', 'jotai', '@tanstack/react-query'],
    },
    build: { outDir, emptyOutDir: false, target: 'es2022', cssCodeSplit: false },
  };
}

/** Resolves the outlines of lines. Page 1 needs only the outline. The whole line loads with the later pages. */
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

/** Emits the font: Figtree, Latin, weights 300 to 900 (licence OFL). */
function font() {
  return {
    name: 'preventivo:font',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'figtree.woff2', source: readFileSync(figtree) });
    },
  };
}
