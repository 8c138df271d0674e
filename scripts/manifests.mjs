// A package's package.json says by hand what is its own: its doors, each as a file of its source under `exports`, what it
// needs, and what it is found by (`keywords`). The rest is the same for all and written by this: the built files of each
// door, `publishConfig` (the doors without their source), licence, repository, pages. With `--check` it only says which
// manifest is not as it would be written.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const check = process.argv.includes('--check');
/** What is written here, and not taken over as it stands. */
const written = ['license', 'homepage', 'bugs', 'repository', 'exports', 'publishConfig'];
const { license, repository, homepage, bugs } = manifestIn(root);
let stale = 0;

for (const folder of readdirSync(join(root, 'packages'))) {
  const at = join(root, 'packages', folder);
  if (!existsSync(join(at, 'package.json'))) continue;
  const manifest = manifestIn(at);
  if (manifest.private) continue;
  const wanted = `${JSON.stringify(published(manifest, `packages/${folder}`), null, 2)}\n`;
  if (wanted === readFileSync(join(at, 'package.json'), 'utf8')) continue;
  stale += 1;
  if (check) console.error(`${manifest.name}: not as it is to be published; run pnpm manifests`);
  else writeFileSync(join(at, 'package.json'), wanted);
}
process.exit(check && stale > 0 ? 1 : 0);

function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function published(manifest, directory) {
  const { name, version, description, keywords, ...rest } = manifest;
  if (!description || !keywords?.length) throw new Error(`${name}: no description or keywords`);
  const inside = {};
  const outside = {};
  for (const [door, { '@preventivo/source': source }] of Object.entries(doorsOf(manifest))) {
    const built = source.endsWith('.css') ? styleDoor(source) : scriptDoor(source);
    inside[door] = { '@preventivo/source': source, ...built };
    outside[door] = built;
  }
  inside['./package.json'] = outside['./package.json'] = './package.json';
  const main = inside['.']
    ? { main: './dist/index.cjs', module: './dist/index.js', types: './dist/index.d.ts' }
    : {};
  return {
    name,
    version,
    description,
    keywords,
    license,
    homepage: `${homepage}/tree/main/${directory}#readme`,
    bugs,
    repository: { ...repository, directory },
    ...without(rest, [...written, ...Object.keys(main)]),
    files: [...new Set([...manifest.files, 'CHANGELOG.md'])],
    scripts: {
      ...manifest.scripts,
      prepack: 'turbo run build build:types --output-logs=errors-only',
    },
    ...main,
    exports: inside,
    publishConfig: { access: 'public', exports: outside },
  };
}

function doorsOf({ exports }) {
  return Object.fromEntries(Object.entries(exports).filter(([, door]) => typeof door === 'object'));
}

function without(fields, names) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** A source file is built to the same place under `dist`. */
function builtName(source) {
  return source.replace('./src/', '').replace(/\.\w+$/, '');
}

function scriptDoor(source) {
  const name = builtName(source);
  return {
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

function styleDoor(source) {
  return { types: './styles.d.cts', default: `./dist/${builtName(source)}.css` };
}
