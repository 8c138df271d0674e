// A package names its doors once, in the `doors` field of its package.json. From them this writes
// `exports` (with the source condition for the workspace) and `publishConfig.exports` (without it),
// and with `--check` only says whether they are up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const check = process.argv.includes('--check');
let stale = 0;

for (const folder of readdirSync(join(root, 'packages'))) {
  const path = join(root, 'packages', folder, 'package.json');
  if (!existsSync(path)) continue;
  const text = readFileSync(path, 'utf8');
  const manifest = JSON.parse(text);
  if (!manifest.doors) continue;
  const wanted = `${JSON.stringify(withExports(manifest), null, 2)}\n`;
  if (wanted === text) continue;
  stale += 1;
  if (check) console.error(`${manifest.name}: exports do not match its doors; run pnpm doors`);
  else writeFileSync(path, wanted);
}
process.exit(check && stale > 0 ? 1 : 0);

function withExports(manifest) {
  const inside = {};
  const published = {};
  for (const [door, source] of Object.entries(manifest.doors)) {
    const built = source.endsWith('.css') ? styleDoor(source) : scriptDoor(source);
    inside[door] = { '@preventivo/source': source, ...built };
    published[door] = built;
  }
  inside['./package.json'] = published['./package.json'] = './package.json';
  const main = manifest.doors['.']
    ? { main: './dist/index.cjs', module: './dist/index.js', types: './dist/index.d.ts' }
    : {};
  return {
    ...manifest,
    ...main,
    exports: inside,
    publishConfig: { access: 'public', exports: published },
  };
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
