// `node dev/build/storybook.mjs` builds Storybook into storybook-static, for the path `/storybook/`.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { precompress } from './precompress.mjs';

const folder = join(root, 'storybook-static');
/**
 * The build writes into this folder and renames it at the end. Otherwise an interrupted build would leave an incomplete
 * Storybook for the server.
 */
const unfinished = join(root, '.storybook-unfinished');

/**
 * Builds Storybook.
 * @returns the output of the build if it failed
 */
export async function buildStorybook({ quiet = false } = {}) {
  const args = ['build', '-o', unfinished, '--loglevel', 'warn'];
  const { code, output } = await run('storybook', args, { quiet });
  if (code !== 0) return output || 'Storybook was not built.';
  // Use a fast compression: Storybook has hundreds of files and few readers.
  precompress(unfinished, { quality: 8 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if ((await buildStorybook()) !== undefined) process.exitCode = 1;
}
