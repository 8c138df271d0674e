import { isPassword } from '@preventivo/italian';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';

const met = (password: string) =>
  passwordRules.filter(({ holds }) => holds(password)).map(({ text }) => text);

describe('rules of a new password', () => {
  it.each([
    ['', []],
    ['abc', ['Solo lettere, numeri e questi simboli']],
    ['abc12', ['Almeno un numero', 'Solo lettere, numeri e questi simboli']],
    [
      'segreto 1!',
      ['Da 6 a 16 caratteri', 'Almeno un numero', 'Almeno un simbolo tra ! @ # $ % ^ & *'],
    ],
    ['segreto1-', ['Da 6 a 16 caratteri', 'Almeno un numero']],
  ])('the password rules are ticked off one by one: %j', (password, texts) => {
    expect(met(password)).toEqual(texts);
  });

  it('the password rules together accept exactly what the form accepts', () => {
    const letters = fc.constantFrom(...'abZ019!@#$%^&*-è ');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 18 }), (password) => {
        expect(passwordRules.every(({ holds }) => holds(password))).toBe(isPassword(password));
      }),
    );
  });
});
