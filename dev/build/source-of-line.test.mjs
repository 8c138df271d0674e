import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../shared/root.mjs';
import { sourceOfLine } from './source-of-line.mjs';

function copied(from) {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, from, 'package.json'), join(folder, 'package.json'));
  return folder;
}

it('an installable line includes its custom controls', () => {
  const travel = copied('apps/travel');
  expect(sourceOfLine(travel)).toBe(join(travel, 'src', 'with-widgets.ts'));
});

it.each(['umbrella', 'percent'])(
  'an app copied from the example %s has a line that consists of its table',
  (example) => {
    const app = copied(`docs/examples/${example}`);
    expect(sourceOfLine(app)).toBe(join(app, 'src', 'line.ts'));
  },
);
