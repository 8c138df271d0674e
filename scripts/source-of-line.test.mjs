import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './root.mjs';
import { sourceOfLine } from './source-of-line.mjs';

function copied(from) {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, from, 'package.json'), join(folder, 'package.json'));
  return folder;
}

it('a line that others install comes with its own controls', () => {
  const travel = copied('apps/travel');
  expect(sourceOfLine(travel)).toBe(join(travel, 'src', 'with-widgets.ts'));
});

it.each(['umbrella', 'percent'])(
  'who copies the example %s into apps has a line whose table is all of it',
  (example) => {
    const app = copied(`docs/examples/${example}`);
    expect(sourceOfLine(app)).toBe(join(app, 'src', 'line.ts'));
  },
);
