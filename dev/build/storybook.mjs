// `node dev/build/storybook.mjs` writes storybook-static: Storybook as it is served under
// `/storybook/`.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { precompress } from './precompress.mjs';

const folder = join(root, 'storybook-static');
/**
 * The build writes into this folder and renames it at the end, so that an interrupted build leaves
 * no partial files to serve.
 */
const unfinished = join(root, '.storybook-unfinished');

/** @returns the build's output if it failed */
export async function buildStorybook({ quiet = false } = {}) {
  const args = ['build', '-o', unfinished, '--loglevel', 'warn'];
  const { code, output } = await run('storybook', args, { quiet });
  if (code !== 0) return output || 'Storybook was not built.';
  // Compress fast, because the build has hundreds of files and few readers.
  precompress(unfinished, { quality: 8 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if ((await buildStorybook()) !== undefined) process.exitCode = 1;
}
