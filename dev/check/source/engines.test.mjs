import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subset } from 'semver';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { OLDEST_NODE } from '../../start/toolchain.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const enginesOf = (folder) => JSON.parse(textOf(join(folder, 'package.json'))).engines.node;

/** Package commands that check the Node version: the folder of each, and the Node it requires. */
const commands = globSync('{packages,services}/*/bin/*.mjs', { cwd: root }).map((file) => {
  const [, oldest] = /needs Node (\d+\.\d+) or newer/.exec(textOf(file)) ?? [];
  return [join(file, '../..'), oldest];
});

it.each(commands)('%s declares the Node version that its command needs', (folder, oldest) => {
  expect(enginesOf(folder)).toBe(`>=${oldest}.0`);
});

it("the root's manifest declares the Node version that the root's commands need", () => {
  expect(enginesOf('.')).toBe(`>=${OLDEST_NODE}`);
});

it('@preventivo/vite declares no Node version that Vite rejects', () => {
  const { engines } = JSON.parse(textOf('packages/vite/node_modules/vite/package.json'));
  expect(subset(enginesOf('packages/vite'), engines.node)).toBe(true);
});
