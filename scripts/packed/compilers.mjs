import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { atLeast } from '../version.mjs';

/** The app that has them all. */
const app = join(root, 'scripts', 'packed', 'consumers', 'every-door');

/** The compilers there are, oldest first, as `{ name: '5.4', typescript: 'typescript54', projects }`. */
export function compilers() {
  const { devDependencies } = manifest(app);
  return Object.keys(devDependencies)
    .filter((name) => /^typescript\d*$/.test(name))
    .map((typescript) => {
      const { version } = manifest(join(app, 'node_modules', typescript));
      return { name: minorOf(version), typescript, projects: projectsFor(version) };
    })
    .sort((a, b) => Number(a.name) - Number(b.name));
}

/** The first of all, and the last of each major. */
export const outermost = (all) =>
  all.filter(({ name }, index) => {
    const next = all[index + 1];
    return index === 0 || !next || Math.trunc(next.name) > Math.trunc(name);
  });

/** How a compiler of this version reads the app: as a bundler does, as Node, and as a server without a DOM. */
const projectsFor = (version) =>
  // Declarations of Hono, under the API, want 5.7, those of Vite's own plugin 5.6.
  atLeast(version, '5.7.0')
    ? ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.server.json']
    : ['tsconfig.browser.json', 'tsconfig.browser-node.json'];

const minorOf = (version) => version.split('.').slice(0, 2).join('.');

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
