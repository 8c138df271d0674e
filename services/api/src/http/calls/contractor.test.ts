import { describe, expect, it } from 'vitest';
import { contractor } from '../../testing/giulia.ts';
import { testApi } from '../../testing/test-api.ts';

const check = (change: object, path = '/api/travel/contractor') =>
  testApi().ask(path, { contractor: { ...contractor, ...change } });

describe('the contractor before the product pages', () => {
  it('may go on', async () => {
    expect(await check({})).toMatchObject({ status: 200, json: { status: 200, msg: 'ok' } });
  });

  it('may be born abroad, also in a state that has ended', async () => {
    const abroad = { nazionalita: 238, comuneNascita: null };
    expect((await check(abroad)).status).toBe(200);
  });

  it.each([
    ['a name of one letter', { nome: 'G' }, 'CONTRACTOR_NAME'],
    ['no surname', { cognome: null }, 'CONTRACTOR_SURNAME'],
    ['no sex', { sesso: null }, 'CONTRACTOR_GENDER'],
    ['an age of seventeen', { dataNascita: '2008-11-22' }, 'CONTRACTOR_BIRTHDATE'],
    ['no country', { nazionalita: null }, 'CONTRACTOR_BORN_IN_ITALY'],
    [
      'a country nobody knows',
      { nazionalita: 999, comuneNascita: null },
      'CONTRACTOR_COUNTRY_OF_BIRTH',
    ],
    ['a birthplace nobody knows', { comuneNascita: 'ATLANTIDE (MI)' }, 'CONTRACTOR_CITY_OF_BIRTH'],
    ['an email without a domain', { email: 'giulia@' }, 'CONTRACTOR_EMAIL'],
    ['a phone of five digits', { telefono: '33312' }, 'CONTRACTOR_PHONE'],
    ['a profession nobody lists', { professione: 'astronauta' }, 'CONTRACTOR_PROFESSION'],
  ])('is told the code for %s', async (_, change, code) => {
    const { status, json } = await check(change);
    expect([status, json.status, json.msg]).toEqual([422, 422, code]);
    expect(json.obj.error_code).toBe(code);
  });

  it('is told that a birthplace was not there on that day', async () => {
    const later = { comuneNascita: 'ABETONE CUTIGLIANO (PT)', dataNascita: '1950-07-01' };
    expect((await check(later)).json.msg).toBe('CONTRACTOR_CITY_OF_BIRTH');
    expect((await check({ ...later, comuneNascita: 'ABETONE (PT)' })).status).toBe(200);
  });

  it.each([
    ['VIA ROMA, dodici, 20121 MILANO (MI), ITALIA', 'CONTRACTOR_STREET_NUMBER'],
    ['VIA ROMA, 1, 20100 MILANO (MI), ITALIA', 'CONTRACTOR_ZIP'],
    ['VIA ROMA, 1, 51021 ABETONE (PT), ITALIA', 'CONTRACTOR_CITY'],
    ['VIA ROMA, 1, 20121 MILANO (RM), ITALIA', 'CONTRACTOR_CITY'],
    ['ROMA, 1, 20121 MILANO (MI), ITALIA', 'CONTRACTOR_STREET'],
    ['VIA ROMA 1 MILANO', 'CONTRACTOR_ADDRESS_NOT_FOUND'],
    ['', 'CONTRACTOR_ADDRESS_NOT_FOUND'],
  ])('is told what is wrong with the address %j', async (address, code) => {
    expect((await check({ indirizzoResidenza_SedeLegale: address })).json.msg).toBe(code);
  });

  it('is told the first code of several, in the order of the specification', async () => {
    const change = { comuneNascita: 'ATLANTIDE (MI)', email: '', professione: null };
    expect((await check(change)).json.msg).toBe('CONTRACTOR_CITY_OF_BIRTH');
    expect((await check({ ...change, sesso: null })).json.msg).toBe('CONTRACTOR_GENDER');
  });

  it.each([
    ['contractor.nome', { nome: 7 }],
    ['contractor.sesso', { sesso: 2 }],
    ['contractor.nazionalita', { nazionalita: '13' }],
    ['contractor.patrimonio', { patrimonio: 1 }],
    ['contractor.ragionSociale', { ragionSociale: 'Ferri S.r.l.' }],
  ])('is refused with the name of %s', async (field, change) => {
    const { status, json } = await check(change);
    expect([status, json.obj.field]).toEqual([400, field]);
    expect(json.msg).toContain(field);
  });

  it('is checked the same way by validate/step1, which says it in words', async () => {
    const path = '/api/travel/validate/step1';
    expect((await check({}, path)).status).toBe(200);
    expect((await check({ nome: 'G' }, path)).json.msg).toBe('Nome non valido');
  });
});
