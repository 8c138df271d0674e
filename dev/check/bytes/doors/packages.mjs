import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../shared/root.mjs';
import { measureDoors } from './measure.mjs';

/**
 * Packages that no visitor loads: tools for building pages, and for replacing or testing the back
 * end.
 */
const forBuilders = new Set(['@preventivo/vite', '@preventivo/testing', '@preventivo/conformance']);

/** Measures the built entry points of every package used in pages, two packages at a time. */
export async function measurePackages() {
  const waiting = ['packages', 'apps']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: manifestIn(folder) }))
    .filter(({ manifest }) => !manifest.private && !forBuilders.has(manifest.name));
  const measured = [];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { folder, manifest } = one;
      measured.push({ name: manifest.name, doors: await measureDoors(folder, manifest) });
    }
  };
  await Promise.all([lane(), lane()]);
  return measured.sort((a, b) => a.name.localeCompare(b.name));
}

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
