import { expect, it } from 'vitest';
import { inOwnWords } from './in-own-words.ts';

const age = {
  field: 'eta',
  control: 'eta',
  code: 'ETA',
  invalid: 'Valore non valido',
  error: "Indicare l'età",
};

it("a failure is told in the broker's words where it has some", () => {
  expect(inOwnWords(age, { ETA: 'Quanti anni hai?' })).toEqual({
    ...age,
    error: 'Quanti anni hai?',
  });
});

it('the field says the same where it said the same before', () => {
  const name = {
    ...age,
    code: 'CONTRACTOR_NAME',
    invalid: 'Nome non valido',
    error: 'Nome non valido',
  };
  const own = inOwnWords(name, { CONTRACTOR_NAME: 'Scrivi il tuo nome' });
  expect([own.invalid, own.error]).toEqual(['Scrivi il tuo nome', 'Scrivi il tuo nome']);
});

it('the dialog speaks of its group in the words of the broker too', () => {
  const group = { code: 'PROPRIETARIO', error: 'Alcuni valori del proprietario non sono validi' };
  const own = inOwnWords({ ...age, group }, { PROPRIETARIO: 'Controlla il proprietario' });
  expect(own).toEqual({ ...age, group: { ...group, error: 'Controlla il proprietario' } });
});

it('a failure nobody renamed stays as it is', () => {
  expect(inOwnWords(age, { CONTRACTOR_NAME: 'Scrivi il tuo nome' })).toBe(age);
});
