import { expect, it } from 'vitest';
import { withCustomMessages } from './with-custom-messages.ts';

const age = {
  field: 'eta',
  control: 'eta',
  code: 'ETA',
  invalid: 'Valore non valido',
  error: "Indicare l'età",
};

it("withCustomMessages replaces the error by the broker's text for its code", () => {
  expect(withCustomMessages(age, { ETA: 'Quanti anni hai?' })).toEqual({
    ...age,
    error: 'Quanti anni hai?',
  });
});

it('withCustomMessages also replaces the text at the field if it equals the error', () => {
  const name = {
    ...age,
    code: 'CONTRACTOR_NAME',
    invalid: 'Nome non valido',
    error: 'Nome non valido',
  };
  const own = withCustomMessages(name, { CONTRACTOR_NAME: 'Scrivi il tuo nome' });
  expect([own.invalid, own.error]).toEqual(['Scrivi il tuo nome', 'Scrivi il tuo nome']);
});

it('withCustomMessages replaces the error of the group', () => {
  const group = { code: 'PROPRIETARIO', error: 'Alcuni valori del proprietario non sono validi' };
  const own = withCustomMessages({ ...age, group }, { PROPRIETARIO: 'Controlla il proprietario' });
  expect(own).toEqual({ ...age, group: { ...group, error: 'Controlla il proprietario' } });
});

it('withCustomMessages returns the same failure if the broker has no text for it', () => {
  expect(withCustomMessages(age, { CONTRACTOR_NAME: 'Scrivi il tuo nome' })).toBe(age);
});
