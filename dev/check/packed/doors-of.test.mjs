import { expect, it } from 'vitest';
import { doorsOf } from './doors-of.mjs';

it('doorsOf returns each published entry point as an import names it, and omits the manifest', () => {
  const exports = {
    '.': './src/index.ts',
    './dialog': './src/dialog.ts',
    './styles.css': './src/styles.css',
    './package.json': './package.json',
    './workspace/answers': './src/answers.fixture.ts',
  };
  expect(doorsOf({ name: '@preventivo/ui', exports })).toEqual([
    '@preventivo/ui',
    '@preventivo/ui/dialog',
    '@preventivo/ui/styles.css',
  ]);
});
