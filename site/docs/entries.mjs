import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryPoints } from '../../dev/shared/entry-points.mjs';
import { root } from '../../dev/shared/root.mjs';

/**
 * All published packages, those in `packages` before the lines: `{name, short, description, folder, peers, entries}`.
 * `folder` is relative to the root. `peers` omits optional peer dependencies. An entry point is `{entry: './http',
 * name: '@preventivo/core/http', source, page}`. `source` is relative to the root. `page` is the path of its page on
 * the site, without an extension.
 */
export const packages = ['packages', 'apps']
  .flatMap((kind) => globSync(`${kind}/*/package.json`, { cwd: root }).sort())
  .map((file) => ({ folder: dirname(file), ...JSON.parse(readFileSync(join(root, file), 'utf8')) }))
  .filter((manifest) => !manifest.private)
  .map((manifest) => {
    const { folder, name, description } = manifest;
    const { peerDependencies = {}, peerDependenciesMeta: optional = {} } = manifest;
    const short = name.split('/').at(-1);
    const entries = Object.entries(entryPoints(manifest)).map(([entry, source]) => ({
      entry,
      name: name + entry.slice(1),
      source: join(folder, source),
      page: `api/${short}/${entry === '.' ? 'index' : entry.slice(2)}`,
    }));
    const peers = Object.keys(peerDependencies).filter((peer) => !optional[peer]?.optional);
    return { name, short, description, folder, peers, entries };
  });
