import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserTestsOf, changedFiles } from './changed.mjs';
import { treeOf } from './passed-tree.mjs';

describe('what somebody has changed', () => {
  it('is what differs from the files that passed, committed or not; what is gone has no tests', () => {
    const folder = mkdtempSync(join(tmpdir(), 'preventivo-checkout-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const git = (...args) => execFileSync('git', args, { cwd: folder });
    const write = (name, text) => writeFileSync(join(folder, name), text);
    const commit = () => {
      git('add', '.');
      git('-c', 'user.name=A', '-c', 'user.email=a@example.it', 'commit', '--quiet', '-m', 'x');
    };
    git('init', '--quiet');
    write('kept.ts', '1');
    write('gone.ts', '1');
    commit();
    const passed = treeOf(folder);
    write('committed.ts', '2');
    rmSync(join(folder, 'gone.ts'));
    commit();
    write('a name with spaces.ts', '3');

    expect(changedFiles(folder, passed, treeOf(folder))).toEqual([
      'a name with spaces.ts',
      'committed.ts',
    ]);
    expect(changedFiles(folder, 'HEAD', treeOf(folder))).toEqual(['a name with spaces.ts']);
  });
});

describe('in a browser', () => {
  it('a line is tested by its own tests, however many of its files were changed', () => {
    expect(browserTestsOf(['apps/pets/src/line.ts', 'apps/pets/src/line.test.ts'])).toEqual([
      'e2e/lines/pets',
    ]);
  });

  it('what lines share is tested by two of them, and a test that was changed by itself', () => {
    expect(browserTestsOf(['packages/ui/src/field/field.tsx', 'e2e/steps.spec.ts'])).toEqual([
      'e2e/lines/travel',
      'e2e/lines/microcar',
      'e2e/steps.spec.ts',
    ]);
  });

  it('a line that is new has no browser test yet, and none is looked for', () => {
    // Nor is that of another whose name ends as its own does.
    expect(browserTestsOf(['apps/kayak/src/line.ts', 'apps/car/src/line.ts'])).toEqual([]);
  });

  it('a page of the documentation is not tested', () => {
    expect(browserTestsOf(['docs/growth.md', 'README.md'])).toEqual([]);
  });
});
