// `node dev/build/server-folder.mjs <folder> [--without-pages]` copies into one folder all files of the build (`pnpm
// build`) that a server needs. The folder has the layout of this repository. `node
// <folder>/services/api/dist/server.js` starts the server, on Node 24.15 or newer and on the same system and processor.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orRefuse, Refusal } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { builtParts } from './built.mjs';

/** The software bills of materials (SBOMs) that `pnpm build` writes. */
const bills = join(root, 'sbom');

/**
 * Copies the files that a server needs into a new folder.
 * @param pages whether to include the pages of the lines and of the site
 */
export function serverFolder(target, { pages }) {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Refusal(`${target} holds something already: name a folder that is new.`);
  const parts = builtParts().filter(({ folder }) => pages || folder.startsWith('services/'));
  if (!parts.some(({ folder }) => folder === 'services/api/dist'))
    throw new Refusal('The server is not built: run pnpm build first.');
  for (const { folder } of parts)
    cpSync(join(root, folder), join(target, folder), { recursive: true, filter: isRun });
  for (const bill of globSync(pages ? '{server,app-*,site-*}.json' : 'server.json', { cwd: bills }))
    cpSync(join(bills, bill), join(target, 'sbom', bill));
  // The bundle needs this package.json for `"type": "module"`.
  cpSync(join(root, 'services/api/package.json'), join(target, 'services/api/package.json'));
  copyBinaries(join(target, 'services/api/node_modules'));
}

/** Whether the server needs a file. It does not need files for bundlers, and source maps would double the size. */
const isRun = (path) => !/[/\\]\.(vite|third-party\.json)$|\.map$/.test(path);

/**
 * Copies the password hasher, a native binary. The bundle does not contain it, because each system needs another
 * binary.
 */
function copyBinaries(target) {
  const scope = dirname(realpathSync(join(root, 'services/api/node_modules/@node-rs/argon2')));
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(scope)) {
    const from = realpathSync(join(scope, name));
    cpSync(from, join(target, '@node-rs', name), { recursive: true, dereference: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await orRefuse(() => {
    const [target] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
    if (!target) throw new Refusal('Takes the path of a folder that is new.');
    serverFolder(resolve(target), { pages: !process.argv.includes('--without-pages') });
  });
