import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/root.mjs';

const published = globSync('packages/*/package.json', { cwd: root })
  .map((file) => [file.replace('/package.json', ''), JSON.parse(textOf(file))])
  .filter(([, manifest]) => !manifest.private);

function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** Whether what is published of a package imports a door. */
const imports = (folder, door) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|stories|fixture)\.|\/(testing|fixtures)\//.test(file))
    .some((file) => textOf(file).includes(`from '${door}'`));

it.each(published.filter(([folder]) => imports(folder, '@preventivo/core/react')))(
  'who installs %s is given the peers of core/react, for core itself may do without',
  (folder, { peerDependencies, peerDependenciesMeta = {} }) => {
    const { peerDependencies: wanted } = JSON.parse(textOf('packages/core/package.json'));
    expect(peerDependencies).toMatchObject(wanted);
    for (const peer of Object.keys(wanted)) expect(peerDependenciesMeta[peer]).toBeUndefined();
    // And the line that is copied names them.
    const [install] = /`npm i [^`]+`/.exec(textOf(`${folder}/README.md`)) ?? [''];
    for (const peer of Object.keys(wanted)) expect(install).toContain(` ${peer}`);
  },
);
