// Writes the published templates into lib/. Besides its own files, a template contains the files that it shares with
// an example or a test app. The versions in its package.json come from this release and from the catalog in
// pnpm-workspace.yaml.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** Files of other folders, by template. */
const shared = {
  line: {
    from: 'docs/examples/percent',
    files: [
      'index.html',
      'vite.config.ts',
      'src/en.ts',
      'src/line.ts',
      'src/main.tsx',
      'src/percent-input.tsx',
      'src/percent.test.ts',
      'src/percent.ts',
    ],
  },
  funnel: { from: 'docs/examples/percent', files: ['index.html'] },
  widgets: {
    from: 'dev/check/packed/consumers/vite-react-18',
    files: ['index.html', 'src/advice-form.tsx'],
  },
  next: {
    from: 'dev/check/packed/consumers/next',
    files: ['app/layout.tsx', 'app/viaggi/page.tsx', 'app/viaggi/quote.tsx', 'tsconfig.json'],
  },
};

rmSync(join(here, 'lib'), { recursive: true, force: true });
for (const name of readdirSync(join(here, 'templates'))) {
  const folder = join(here, 'lib', name);
  cpSync(join(here, 'templates', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const { from, files } = shared[name];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, from, file), join(folder, file));
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const pinned = {
    ...manifest,
    ...pin(manifest, 'dependencies'),
    ...pin(manifest, 'devDependencies'),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(pinned, null, 2)}\n`);
}

function pin(manifest, kind) {
  const pinned = Object.entries(manifest[kind]).map(([name, range]) => {
    const exact = range.startsWith('workspace:') ? version : catalog[name];
    if (!exact) throw new Error(`pnpm-workspace.yaml has no version of ${name}, of a template.`);
    return [name, exact];
  });
  return { [kind]: Object.fromEntries(pinned) };
}
