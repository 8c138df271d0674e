import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isGenerated } from './generated.mjs';

it('with isGenerated, a list of source files contains no files that a build writes', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'sources-'));
  const files = [
    'src/index.ts',
    'tsup.config.ts',
    'tsup.lib.config.bundled_50t5aznmbmg.mjs',
    'dist/index.mjs',
    'node_modules/other/index.mjs',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), '');
  }
  const found = globSync('**/*.{ts,mjs}', { cwd, exclude: isGenerated });
  rmSync(cwd, { recursive: true });
  expect(found.sort()).toEqual(['src/index.ts', 'tsup.config.ts']);
});
