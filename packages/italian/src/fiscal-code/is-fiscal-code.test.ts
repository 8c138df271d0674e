import fc from 'fast-check';
import { validate } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { describe, expect, it } from 'vitest';
import { checkLetter, computeFiscalCode, isFiscalCode } from './fiscal-code.ts';
import { people } from './people.fixture.ts';

const withLetter = (front: string) => front + checkLetter(front);

describe('isFiscalCode', () => {
  it('isFiscalCode accepts small letters with spaces around them', () => {
    expect(isFiscalCode(' rssmra85t10a562s ')).toBe(true);
  });

  it('isFiscalCode accepts the state code that a former Soviet republic had for two years', () => {
    expect(isFiscalCode(withLetter('RSSMRA92A10Z136'))).toBe(true);
  });

  it.each([
    ['a wrong check letter', 'RSSMRA85T10A562X'],
    ['fifteen characters', 'RSSMRA85T10A562'],
    ['a digit in the surname', withLetter('RS5MRA85T10A562')],
    ['a month that has no letter', withLetter('RSSMRA85F10A562')],
    ['the 30th of February', withLetter('RSSMRA85B30A562')],
    ['day zero', withLetter('RSSMRA85T00A562')],
    ['day 40, which is no woman either', withLetter('RSSMRA85T40A562')],
    ['day 72', withLetter('RSSMRA85T72A562')],
    ['a state below Z100', withLetter('RSSMRA85T10Z099')],
    ['a municipality that starts with N', withLetter('RSSMRA85T10N562')],
    ['nothing', ''],
    ['the code of a company', '00743110157'],
  ])('isFiscalCode rejects a code with %s', (_, code) => {
    expect(isFiscalCode(code)).toBe(false);
  });

  it('isFiscalCode agrees with an independent validator on any code and any check letter', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(people, letter, (person, other) => {
        const code = computeFiscalCode(person) ?? '';
        const changed = code.slice(0, 15) + other;
        expect(isFiscalCode(code)).toBe(true);
        expect(isFiscalCode(changed)).toBe(validate(changed).isValid);
      }),
      { numRuns: 3000 },
    );
  });
});
