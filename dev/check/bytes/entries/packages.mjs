import { publishedPackages } from '../../../release/published-manifest.mjs';
import { measureEntries } from './measure.mjs';

/** Packages that no visitor's browser loads. They build pages, or replace or test a back end. */
const forBuilders = new Set([
  '@preventivo/api',
  '@preventivo/vite',
  '@preventivo/testing',
  '@preventivo/conformance',
  'create-preventivo',
]);

/** Measures the entry points of all built packages that pages use, two packages at a time. */
export async function measurePackages() {
  const waiting = publishedPackages().filter(({ manifest }) => !forBuilders.has(manifest.name));
  const measured = [];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { folder, manifest } = one;
      measured.push({ name: manifest.name, entries: await measureEntries(folder, manifest) });
    }
  };
  await Promise.all([lane(), lane()]);
  return measured.sort((a, b) => a.name.localeCompare(b.name));
}
