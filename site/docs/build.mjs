// `node site/docs/build.mjs` builds the documentation into site/docs/dist, for the path `/docs/`. It fails if a link is
// broken.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { precompress } from '../../dev/build/precompress.mjs';
import { root } from '../../dev/shared/root.mjs';
import { deadAnchors } from './anchors.mjs';
import { writeApi } from './api.mjs';
import { writeLists } from './lists.mjs';
import { writeForMachines } from './llms.mjs';
import { made, readParts } from './pages.mjs';

const here = join(root, 'site/docs');
const folder = join(here, 'dist');
/**
 * The build writes into this folder and renames it at the end. Until then, a running server serves the previous pages.
 */
const unfinished = join(here, '.unfinished');
rmSync(join(root, made), { recursive: true, force: true });
await writeApi(join(root, made));
writeLists();
await build(here, { outDir: unfinished });
const dead = deadAnchors(unfinished);
if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`);
writeForMachines(readParts(), unfinished);
// Use a fast compression: the documentation has hundreds of pages and few readers.
precompress(unfinished, { quality: 8 });
rmSync(folder, { recursive: true, force: true });
renameSync(unfinished, folder);
