import { describe, expect, it } from 'vitest';
import { unlicensed } from './licences.mjs';

const under = (...licenses) =>
  unlicensed({ components: [{ name: 'a', version: '1.0.0', licenses }] });
const id = (licence) => ({ license: { id: licence } });

describe('a shipped package', () => {
  it('a shipped package is accepted under a licence that requires only its notice', () => {
    expect(under(id('MIT'))).toEqual([]);
    expect(under({ expression: '(GPL-3.0-only OR ISC)' })).toEqual([]);
  });

  it('a shipped package is rejected if it has no licence, or if one of its licences is stricter', () => {
    expect(under(id('AGPL-3.0-only'))).toEqual(['a@1.0.0 is under AGPL-3.0-only']);
    expect(under({ license: { name: 'Commercial' } })).toEqual(['a@1.0.0 is under Commercial']);
    expect(under({ expression: 'MIT AND GPL-3.0-only' })).toEqual([
      'a@1.0.0 is under MIT AND GPL-3.0-only',
    ]);
    expect(under()).toEqual(['a@1.0.0 says no licence']);
  });

  it('a shipped package is accepted under a font licence only if it is a font', () => {
    const font = { group: '@fontsource-variable', name: 'figtree', version: '5.3.0' };
    expect(unlicensed({ components: [{ ...font, licenses: [id('OFL-1.1')] }] })).toEqual([]);
    expect(under(id('OFL-1.1'))).toEqual(['a@1.0.0 is under OFL-1.1']);
  });
});
