import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/**
 * Every package that is published, packages before lines: `{name, short, description, folder, peers, doors}`. `folder` is
 * told from the root; `peers` leaves out those that are optional. A door is `{door: './http', name:
 * '@preventivo/core/http', source, page}`: `source` told from the root as well, `page` the place of its page in the
 * site, without an ending.
 */
export const packages = ['packages', 'apps']
  .flatMap((kind) => globSync(`${kind}/*/package.json`, { cwd: root }).sort())
  .map((file) => ({ folder: dirname(file), ...JSON.parse(readFileSync(join(root, file), 'utf8')) }))
  .filter((manifest) => !manifest.private)
  .map((manifest) => {
    const { folder, name, description, exports } = manifest;
    const { peerDependencies = {}, peerDependenciesMeta: optional = {} } = manifest;
    const short = name.split('/')[1];
    const doors = Object.entries(exports)
      // The manifest itself, and what only the workspace has: people for tests.
      .filter(([, built]) => typeof built === 'object')
      .map(([door, { '@preventivo/source': source }]) => ({
        door,
        name: name + door.slice(1),
        source: join(folder, source),
        page: `api/${short}/${door === '.' ? 'index' : door.slice(2)}`,
      }));
    const peers = Object.keys(peerDependencies).filter((peer) => !optional[peer]?.optional);
    return { name, short, description, folder, peers, doors };
  });
