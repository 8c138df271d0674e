import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subset } from 'semver';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { OLDEST_NODE } from '../../start/toolchain.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const manifestOf = (folder) => JSON.parse(textOf(join(folder, 'package.json')));
const enginesOf = (folder) => manifestOf(folder).engines?.node ?? '*';

/** The commands of packages that check Node's version: each command's folder and the version that it requires. */
const commands = globSync('{packages,services}/*/bin/*.mjs', { cwd: root }).map((file) => {
  const [, oldest] = /needs Node (\d+\.\d+) or newer/.exec(textOf(file)) ?? [];
  return [join(file, '../..'), oldest];
});
const published = globSync('{packages,services,apps}/*/package.json', { cwd: root })
  .map((file) => join(file, '..'))
  .filter((folder) => !manifestOf(folder).private);

it.each(commands)('%s declares and documents the Node version of its command', (folder, oldest) => {
  expect(subset(`>=${oldest}.0`, enginesOf(folder))).toBe(true);
  expect(textOf(join(folder, 'README.md'))).toContain(`needs Node ${oldest} or newer`);
});

it('the server of @preventivo/api needs the Node of its command', () => {
  const [, oldest] = commands.find(([folder]) => folder === 'services/api');
  const [, major, minor] = /const oldest = \[(\d+), (\d+)\]/.exec(
    textOf('services/api/src/config/require-node.ts'),
  );
  expect(`${major}.${minor}`).toBe(oldest);
});

it.each(published)('%s accepts no Node that one of its dependencies rejects', (folder) => {
  const { dependencies = {} } = manifestOf(folder);
  const rejecting = Object.keys(dependencies).filter(
    (name) => !subset(enginesOf(folder), enginesOf(join(folder, 'node_modules', name))),
  );
  expect(rejecting).toEqual([]);
});

it("the root's manifest declares the Node version that the root's commands need", () => {
  expect(enginesOf('.')).toBe(`>=${OLDEST_NODE}`);
});

it('@preventivo/vite declares no Node version that Vite rejects', () => {
  expect(subset(enginesOf('packages/vite'), enginesOf('packages/vite/node_modules/vite'))).toBe(
    true,
  );
});
