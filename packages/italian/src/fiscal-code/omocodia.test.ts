import fc from 'fast-check';
import { validate } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { describe, expect, it } from 'vitest';
import {
  computeFiscalCode,
  isFiscalCode,
  isSameFiscalCode,
  omocodes,
  undoOmocodia,
} from './fiscal-code.ts';
import { people } from './people.fixture.ts';

const mario = 'RSSMRA85T10A562S';

describe('fiscal codes that two people would share', () => {
  it('a fiscal code has 127 variants, the first with its rightmost digit as a letter', () => {
    const variants = omocodes(mario);
    expect(new Set(variants).size).toBe(127);
    expect(variants).not.toContain(mario);
    expect(variants[0]?.slice(0, 15)).toBe('RSSMRA85T10A56N');
    expect(variants.at(-1)?.slice(0, 15)).toBe('RSSMRAURTMLARSN');
  });

  it('omocodes returns the same variants, whichever variant is given', () => {
    expect(omocodes(omocodes(mario)[40] ?? '')).toEqual(omocodes(mario));
  });

  it('the variants of a fiscal code satisfy an independent validator and convert back to the original', () => {
    fc.assert(
      fc.property(people, (person) => {
        const code = computeFiscalCode(person) ?? '';
        for (const variant of omocodes(code)) {
          expect(validate(variant).isValid && isFiscalCode(variant)).toBe(true);
          expect(undoOmocodia(variant)).toBe(code);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('two fiscal codes match when they differ only in replaced digits', () => {
    expect(isSameFiscalCode(mario.toLowerCase(), omocodes(mario)[6] ?? '')).toBe(true);
    expect(isSameFiscalCode(mario, 'MRTMTT91D08F205J')).toBe(false);
  });

  it('a fiscal code with a wrong check letter does not match', () => {
    expect(isSameFiscalCode(mario, 'RSSMRA85T10A562X')).toBe(false);
  });
});
