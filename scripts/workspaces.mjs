import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { root } from './root.mjs';

/**
 * Returns the folders of all workspaces, relative to the root. The consumers of `scripts/packed` are left out: they stand
 * for projects of strangers, and have settings of their own.
 */
export function workspaces() {
  const { packages } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return packages
    .filter((pattern) => !pattern.startsWith('scripts/packed/'))
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();
}

/** Whether the types of a workspace are checked. The `tsconfig.json` of `.storybook` tells Storybook which props to document. */
export const isTyped = (folder) =>
  folder !== '.storybook' && existsSync(join(root, folder, 'tsconfig.json'));
