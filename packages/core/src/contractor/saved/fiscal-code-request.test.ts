import { expect, it } from 'vitest';
import { arben, giulia } from '../people.fixture.ts';
import { fiscalCodeRequest } from './fiscal-code-request.ts';

it('asks the code of who was born in Italy with the town and its province', () => {
  expect(fiscalCodeRequest({ ...giulia, nome: ' Giulia ' })).toEqual({
    nome: 'Giulia',
    cognome: 'Ferri',
    data: '1985-03-27',
    sesso: 1,
    comune: 'MILANO',
    provincia: 'MI',
    nazione: 13,
  });
});

it('asks the code of who was born abroad with the state alone, whatever town was left behind', () => {
  expect(fiscalCodeRequest({ ...arben, comune_nascita: 'ROMA (RM)' })).toMatchObject({
    sesso: 0,
    comune: '',
    provincia: '',
    nazione: 28,
  });
});
