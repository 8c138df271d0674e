import { expect, it } from 'vitest';
import { contractorKey } from './repeats.ts';

const anna = { nome: 'Anna', cognome: 'Verdi', dataNascita: '1985-03-27', email: 'a@example.it' };

it.each([
  ['however it is written', anna, { ...anna, nome: ' ANNA ', email: 'b@example.it' }, true],
  ['by the day of birth', anna, { ...anna, dataNascita: '1985-03-28' }, false],
  ['by the VAT number', { ...anna, pIva: '1' }, { pIva: '1' }, true],
  [
    'by the email where a person has no day of birth',
    { email: 'a@x.it' },
    { email: 'A@x.it' },
    true,
  ],
  ['though they share an email', anna, { ...anna, nome: 'Bea' }, false],
])(
  'contractorKey decides whether two requests have the same contractor: %s',
  (_, one, other, isSame) => {
    expect(contractorKey(one) === contractorKey(other)).toBe(isSame);
  },
);

it.each([null, 'anna', {}, { email: 7 }])('contractorKey returns null for %j', (contractor) => {
  expect(contractorKey(contractor)).toBeNull();
});
