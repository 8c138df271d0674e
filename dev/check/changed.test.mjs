import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserTestsOf, changedFiles } from './changed.mjs';
import { treeOf } from './passed-tree.mjs';

describe('the changed files', () => {
  it('changedFiles returns the files that differ from the tested ones, committed or not, and no deleted files', () => {
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

describe('the browser tests', () => {
  it("the browser tests for a changed app are its line's own tests, once for any number of changed files", () => {
    expect(browserTestsOf(['apps/pets/src/line.ts', 'apps/pets/src/line.test.ts'])).toEqual([
      'e2e/lines/pets',
    ]);
  });

  it('the browser tests for shared code are those of two lines, and a changed test is run too', () => {
    expect(browserTestsOf(['packages/ui/src/field/field.tsx', 'e2e/pages/steps.spec.ts'])).toEqual([
      'e2e/lines/travel',
      'e2e/lines/microcar',
      'e2e/pages/steps.spec.ts',
    ]);
  });

  it('no browser test is chosen for a new line without browser tests', () => {
    // 'car' is the end of other lines' names. The tests of these lines must not be returned.
    expect(browserTestsOf(['apps/kayak/src/line.ts', 'apps/car/src/line.ts'])).toEqual([]);
  });

  it('no browser test is chosen for a documentation page', () => {
    expect(browserTestsOf(['docs/growth.md', 'README.md'])).toEqual([]);
  });
});
