import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/root.mjs';
import { atLeast } from '../../start/version.mjs';

/** The app that has all compilers installed. */
const app = join(root, 'dev', 'check', 'packed', 'consumers', 'every-entry');

/**
 * Returns the compilers, oldest first, as `{ name: '5.4', typescript: 'typescript54', projects }`.
 */
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

/** Returns the oldest compiler, and the newest compiler of each major version. */
export const outermost = (all) =>
  all.filter(({ name }, index) => {
    const next = all[index + 1];
    return index === 0 || !next || Math.trunc(next.name) > Math.trunc(name);
  });

/**
 * Returns the tsconfigs to check with a version of the compiler. They resolve packages as a bundler or as Node does.
 * For newer compilers, one more tsconfig checks without DOM types, as for a server.
 */
const projectsFor = (version) =>
  // The declarations of Hono, a dependency of the API, need TypeScript 5.7. The declarations of the Vite plugin need
  // 5.6.
  atLeast(version, '5.7.0')
    ? ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.server.json']
    : ['tsconfig.browser.json', 'tsconfig.browser-node.json'];

const minorOf = (version) => version.split('.').slice(0, 2).join('.');

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
