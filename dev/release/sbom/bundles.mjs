import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageOf } from '@preventivo/vite/workspace/third-party/package-of';
import { linesIn } from '../../build/built.mjs';
import { root } from '../../shared/root.mjs';

/**
 * The bundles to ship, built or not. `list` is the list of contents that the build writes. `witness` finds the contents
 * without this list, to check it.
 */
export const bundles = [
  ...linesIn().map((id) => byVite(`app-${id}`, `apps/${id}/dist`)),
  byVite('site-new-password', 'site/new-password/dist'),
  byVite('site-embed', 'packages/embed/static'),
  {
    name: 'server',
    folder: 'services/api/dist',
    list: '.third-party.json',
    witness: packagesInMaps,
  },
];

function byVite(name, folder) {
  return { name, folder, list: '.vite/third-party.json', witness: packagesSeenByVite };
}

/** Returns the contents of a bundle as `{ parties, seen, notices }`. Returns undefined if the bundle is not built. */
export function readBundle({ folder, list, witness }) {
  const at = join(root, folder);
  if (!existsSync(join(at, list))) return undefined;
  const notices = readFileSync(join(at, 'third-party-licences.txt'), 'utf8');
  return { parties: json(join(at, list)), seen: witness(at), notices };
}

/** Returns the packages in the licence lists that Vite writes. Each build step of a folder writes a list. */
function packagesSeenByVite(folder) {
  const files = globSync('.vite/license*.json', { cwd: folder });
  if (files.length === 0) throw new Error(`Vite does not say what is in ${folder}`);
  return files.flatMap((file) => json(join(folder, file)));
}

/** Returns the packages whose files the source maps name. */
function packagesInMaps(folder) {
  const sources = globSync('*.map', { cwd: folder }).flatMap((name) => {
    const map = join(folder, name);
    return json(map).sources.map((source) => join(dirname(map), source));
  });
  const manifests = sources.flatMap((source) => packageOf(source)?.manifest ?? []);
  return [...new Map(manifests.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
