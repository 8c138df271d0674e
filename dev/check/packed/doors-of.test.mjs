import { expect, it } from 'vitest';
import { doorsOf } from './doors-of.mjs';

it('doorsOf returns each entry point as an import names it, and omits the manifest', () => {
  const exports = { '.': {}, './dialog': {}, './styles.css': {}, './package.json': '' };
  expect(doorsOf({ name: '@preventivo/ui', publishConfig: { exports } })).toEqual([
    '@preventivo/ui',
    '@preventivo/ui/dialog',
    '@preventivo/ui/styles.css',
  ]);
});
