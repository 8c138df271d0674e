import { expect, it } from 'vitest';
import { doorsOf } from './doors-of.mjs';

it('names each door as an import does, and leaves the manifest out', () => {
  const exports = { '.': {}, './dialog': {}, './styles.css': {}, './package.json': '' };
  expect(doorsOf({ name: '@preventivo/ui', publishConfig: { exports } })).toEqual([
    '@preventivo/ui',
    '@preventivo/ui/dialog',
    '@preventivo/ui/styles.css',
  ]);
});
