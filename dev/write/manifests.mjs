// Each package.json contains hand-written data of its package: its entry points as source files
// under `exports`, its dependencies, and its `keywords`. This script writes the rest, which all
// packages share: the scripts `test` and `typecheck` of every workspace. Published packages also
// get the built files of each entry point, `publishConfig` (the entry points without their
// sources), licence, repository and pages. With `--check` it only lists the stale manifests.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/root.mjs';
import { isTyped, workspaces } from '../shared/workspaces.mjs';

const check = process.argv.includes('--check');
/** Fields that this script writes. All others are kept. */
const written = ['license', 'homepage', 'bugs', 'repository', 'exports', 'publishConfig'];
const { license, repository, homepage, bugs } = manifestIn(root);
let stale = 0;

/** Folders of published packages, and how each kind is built. */
const kinds = {
  packages: { out: 'dist', prepack: 'turbo run build build:types --output-logs=errors-only' },
  // The library is built into `lib`, because `dist` contains the line's app, or the server as this
  // repository runs it.
  apps: {
    out: 'lib',
    prepack:
      'node --conditions=@preventivo/source ../../dev/write/line-readme.mjs && turbo run build:lib build:types --output-logs=errors-only',
  },
  services: { out: 'lib', prepack: 'turbo run build:lib build:types --output-logs=errors-only' },
};

for (const directory of workspaces()) {
  const at = join(root, directory);
  const manifest = manifestIn(at);
  const scripts = { ...manifest.scripts, ...commonScripts(directory) };
  const withScripts = { ...manifest, ...(Object.keys(scripts).length > 0 && { scripts }) };
  const complete = manifest.private
    ? withScripts
    : published(withScripts, directory, kinds[dirname(directory)]);
  const wanted = `${JSON.stringify(complete, null, 2)}\n`;
  if (wanted === readFileSync(join(at, 'package.json'), 'utf8')) continue;
  stale += 1;
  if (check) console.error(`${manifest.name}: differs from what pnpm manifests writes; run it`);
  else writeFileSync(join(at, 'package.json'), wanted);
}
process.exit(check && stale > 0 ? 1 : 0);

/**
 * Returns the scripts that all workspaces share: `test` if it has tests, `typecheck` if it has
 * types.
 */
function commonScripts(directory) {
  const up = directory.replace(/[^/]+/g, '..');
  const has = (pattern) => globSync(pattern, { cwd: join(root, directory) }).length > 0;
  return {
    ...(has('{,src/**/,*/}*.test.{ts,tsx,mjs}') && {
      test: `vitest run --root ${up} --project unit --project dom --project walk`,
    }),
    ...(isTyped(directory) && { typecheck: `node ${up}/dev/check/types.mjs .` }),
  };
}

function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function published(manifest, directory, { out, prepack }) {
  const { name, version, description, keywords, ...rest } = manifest;
  if (!description || !keywords?.length) throw new Error(`${name}: no description or keywords`);
  const inside = {};
  const outside = {};
  for (const [door, sources] of Object.entries(manifest.exports)) {
    // Workspace-only entry points: data for tests. A data file has no separate build output.
    if (typeof sources === 'string') {
      inside[door] = sources;
      if (sources.endsWith('.json')) outside[door] = sources;
      continue;
    }
    const { '@preventivo/source': source } = sources;
    const name = `./${out}/${source.replace('./src/', '').replace(/\.\w+$/, '')}`;
    const isStyle = source.endsWith('.css');
    const built = isStyle ? styleDoor(name) : scriptDoor(name);
    // Vite resolves an `@import` by `style` alone: without it, `pnpm dev` would need built styles.
    inside[door] = { '@preventivo/source': source, ...(isStyle && { style: source }), ...built };
    outside[door] = built;
  }
  inside['./package.json'] = outside['./package.json'] = './package.json';
  const main = inside['.']
    ? {
        main: outside['.'].require.default,
        module: outside['.'].import.default,
        types: outside['.'].import.types,
      }
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
    scripts: { ...manifest.scripts, prepack },
    ...main,
    exports: inside,
    publishConfig: { access: 'public', exports: outside },
  };
}

function without(fields, names) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function scriptDoor(name) {
  return {
    import: { types: `${name}.d.ts`, default: `${name}.js` },
    require: { types: `${name}.d.cts`, default: `${name}.cjs` },
  };
}

function styleDoor(name) {
  return { types: './styles.d.cts', default: `${name}.css` };
}
