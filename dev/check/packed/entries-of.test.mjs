import { expect, it } from 'vitest';
import { entriesOf } from './entries-of.mjs';

it('entriesOf returns each published entry point as an import names it, and omits the manifest', () => {
  const exports = {
    '.': './src/index.ts',
    './dialog': './src/dialog.ts',
    './styles.css': './src/styles.css',
    './package.json': './package.json',
    './workspace/answers': './src/answers.fixture.ts',
  };
  expect(entriesOf({ name: '@preventivo/ui', exports })).toEqual([
    '@preventivo/ui',
    '@preventivo/ui/dialog',
    '@preventivo/ui/styles.css',
  ]);
});
