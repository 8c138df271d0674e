import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const giulia = {
  nome: 'Giulia',
  cognome: 'Ferri',
  data: '1985-03-27',
  sesso: 1,
  comune: 'MILANO',
  provincia: 'MI',
  nazione: 13,
};
const codeOf = (change: object) =>
  testApi().ask('/api/travel/calculate/cf', { ...giulia, ...change });

describe('a fiscal code', () => {
  it('is computed for who was born in Italy', async () => {
    const { json } = await codeOf({});
    expect(json).toEqual({ status: 200, msg: 'ok', obj: { fiscalCode: 'FRRGLI85C67F205B' } });
  });

  it.each([
    [
      'in Montalcino before it changed its code',
      { comune: 'MONTALCINO', provincia: 'SI', data: '1980-01-01' },
      'F402',
    ],
    [
      'in a province that is gone',
      { comune: 'FORLÌ', provincia: 'FO', data: '1970-01-01' },
      'D704',
    ],
    ['abroad', { comune: '', provincia: 'EE', nazione: 1 }, 'Z102'],
    ['in a state that is gone', { comune: '', provincia: 'EE', nazione: 238 }, 'Z135'],
  ])('is computed for who was born %s', async (_, change, place) => {
    expect((await codeOf(change)).json.obj.fiscalCode.slice(11, 15)).toBe(place);
  });

  it.each([
    [
      'a place that was not there',
      { comune: 'ABETONE', provincia: 'PT', data: '2017-06-01' },
      'CONTRACTOR_CITY_OF_BIRTH',
    ],
    ['a place in another province', { provincia: 'RM' }, 'CONTRACTOR_CITY_OF_BIRTH'],
    ['a state that has no code', { nazione: 226 }, 'CONTRACTOR_COUNTRY_OF_BIRTH'],
    ['a state nobody knows', { nazione: 9999 }, 'CONTRACTOR_COUNTRY_OF_BIRTH'],
    ['a day that is none', { data: '2026-02-29' }, 'CONTRACTOR_BIRTHDATE'],
    ['a name without letters', { nome: '123' }, 'CONTRACTOR_NAME'],
    ['a surname without letters', { cognome: '' }, 'CONTRACTOR_SURNAME'],
  ])('is never guessed for %s', async (_, change, code) => {
    const { status, json } = await codeOf(change);
    expect([status, json.obj.error_code]).toEqual([422, code]);
  });
});
