import { expect, it } from 'vitest';
import { doorsOf } from './doors-of.mjs';

it('names each entry point as an import does, and omits the manifest', () => {
  const exports = { '.': {}, './dialog': {}, './styles.css': {}, './package.json': '' };
  expect(doorsOf({ name: '@preventivo/ui', publishConfig: { exports } })).toEqual([
    '@preventivo/ui',
    '@preventivo/ui/dialog',
    '@preventivo/ui/styles.css',
  ]);
});
