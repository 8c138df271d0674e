import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { root } from './root.mjs';

/**
 * Returns the folders of all workspaces, relative to the root. Omits the consumers in `dev/check/packed`, which
 * represent projects of users and have their own settings.
 */
export function workspaces() {
  const { packages } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return packages
    .filter((pattern) => !pattern.startsWith('dev/check/packed/'))
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();
}

/**
 * Whether `pnpm typecheck` checks a workspace. It skips `.storybook`, whose `tsconfig.json` only selects the props to
 * document.
 */
export const isTyped = (folder) =>
  folder !== '.storybook' && existsSync(join(root, folder, 'tsconfig.json'));
