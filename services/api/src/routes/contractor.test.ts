import { pets } from '@preventivo/line-pets/line';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { contractor, rossi } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

const check = (change: object, path = '/api/travel/contractor') =>
  testApi().ask(path, { contractor: { ...contractor, ...change } });

describe('contractor before the product pages', () => {
  it('a valid contractor is accepted', async () => {
    expect(await check({})).toMatchObject({ status: 200, json: { status: 200, msg: 'ok' } });
  });

  it('a contractor may be born abroad, even in a former state', async () => {
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
  ])('a contractor is rejected with the code for %s', async (_, change, code) => {
    const { status, json } = await check(change);
    expect([status, json.status, json.msg]).toEqual([422, 422, code]);
    expect(json.obj.error_code).toBe(code);
  });

  it.each([
    '1985-03-27T00:00:00.000Z',
    '1985-03-26T23:00:00.000Z',
    '27/03/1985',
    '27.3.1985',
    '1985/03/27',
  ])(
    'a contractor may have a birth date in the format of another client: %s',
    async (dataNascita) => {
      expect(await check({ dataNascita })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['ORATINO (CB)', '1931-07-09'],
    ['VALSAMOGGIA (BO)', '1980-01-01'],
    ['ABETONE (PT)', '2000-01-01'],
    ['CORIGLIANO-ROSSANO (CS)', '1980-01-01'],
    ['REGGIO EMILIA (RE)', '1980-01-01'],
    ['BOZEN (BZ)', '1980-01-01'],
    ['RIMINI (FO)', '2005-01-01'],
    ['GIRGENTI (AG)', '1980-01-01'],
  ])(
    "a contractor may be born in %s on %s, regardless of the register's dates",
    async (town, day) => {
      expect(await check({ comuneNascita: town, dataNascita: day })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    [
      'in a town whose province is written as before a reform',
      'VIA ROMA, 1, 07026 OLBIA (SS), ITALIA',
    ],
    ['under the general postal code of a city', 'VIA ROMA, 1, 20100 MILANO (MI), ITALIA'],
  ])('a contractor may live %s', async (_, address) => {
    expect((await check({ indirizzoResidenza_SedeLegale: address })).status).toBe(200);
  });

  it.each([
    ['VIA ROMA, dodici, 20121 MILANO (MI), ITALIA', 'CONTRACTOR_STREET_NUMBER'],
    ['VIA ROMA, 1, 99999 MILANO (MI), ITALIA', 'CONTRACTOR_ZIP'],
    ['VIA ROMA, 1, 51021 ATLANTIDE (PT), ITALIA', 'CONTRACTOR_CITY'],
    ['VIA ROMA, 1, 20121 MILANO (RM), ITALIA', 'CONTRACTOR_CITY'],
    ['ROMA, 1, 20121 MILANO (MI), ITALIA', 'CONTRACTOR_STREET'],
    ['VIA ROMA 1 MILANO', 'CONTRACTOR_ADDRESS_NOT_FOUND'],
    ['', 'CONTRACTOR_ADDRESS_NOT_FOUND'],
  ])('a contractor is rejected with the reason for the address %j', async (address, code) => {
    expect((await check({ indirizzoResidenza_SedeLegale: address })).json.msg).toBe(code);
  });

  it('a contractor is rejected with the first of several codes, in the order of the specification', async () => {
    const change = { comuneNascita: 'ATLANTIDE (MI)', email: '', professione: null };
    expect((await check(change)).json.msg).toBe('CONTRACTOR_CITY_OF_BIRTH');
    expect((await check({ ...change, sesso: null })).json.msg).toBe('CONTRACTOR_GENDER');
  });

  it.each([
    ['contractor.nome', { nome: 7 }],
    ['contractor.sesso', { sesso: 2 }],
    ['contractor.nazionalita', { nazionalita: 'Italia' }],
    ['contractor.patrimonio', { patrimonio: 1 }],
    ['contractor.pIva', { pIva: '12345678903' }],
    // A legal name makes the contractor a company, which has no sex.
    ['contractor.sesso', { ragionSociale: 'Ferri S.r.l.' }],
  ])('a contractor is rejected with the name of %s', async (field, change) => {
    const { status, json } = await check(change);
    expect([status, json.obj.field]).toEqual([400, field]);
    expect(json.msg).toContain(field);
  });

  it('validate/step1 checks a contractor like the contractor call, and returns the message', async () => {
    const path = '/api/travel/validate/step1';
    expect((await check({}, path)).status).toBe(200);
    expect((await check({ nome: 'G' }, path)).json.msg).toBe('Nome non valido');
  });
});

describe('company before the product pages', () => {
  const ask = (change: object, line = pets) =>
    testApi({ lines: { travel, [line.id]: line } }).ask(`/api/${line.id}/contractor`, {
      contractor: { ...rossi, ...change },
    });

  it('a company is accepted if the line accepts companies, and so is a person', async () => {
    expect(await ask({})).toMatchObject({ status: 200, json: { msg: 'ok' } });
    const api = testApi({ lines: { pets } });
    expect(await api.ask('/api/pets/contractor', { contractor })).toMatchObject({ status: 200 });
  });

  it('a company is rejected if the line accepts only persons', async () => {
    const { status, json } = await testApi().ask('/api/travel/contractor', { contractor: rossi });
    expect([status, json.msg, json.obj.field]).toEqual([
      422,
      'CONTRACTOR_TIPO_PERSONA',
      'tipoPersona',
    ]);
  });

  it('a company is rejected for its type before other errors', async () => {
    const wrong = { ...rossi, nomeAzienda: '', pIva: '', email: '' };
    const { json } = await testApi().ask('/api/travel/contractor', { contractor: wrong });
    expect(json.msg).toBe('CONTRACTOR_TIPO_PERSONA');
  });

  it.each([
    ['a name of two letters', { nomeAzienda: 'R1' }, 'CONTRACTOR_COMPANY_NAME'],
    ['another check digit', { pIva: '12345678904' }, 'CONTRACTOR_COMPANY_VAT'],
    ['no legal name', { ragionSociale: '' }, 'CONTRACTOR_COMPANY_LEGAL_NAME'],
    ['no office', { indirizzoResidenza_SedeLegale: '' }, 'CONTRACTOR_ADDRESS_NOT_FOUND'],
    [
      'an office in a town that nobody knows',
      { indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 51021 ATLANTIDE (PT), ITALIA' },
      'CONTRACTOR_CITY',
    ],
    ['a referent without a name', { nome: null }, 'CONTRACTOR_NAME'],
    ['a referent without a surname', { cognome: 'F' }, 'CONTRACTOR_SURNAME'],
    ['an email without a domain', { email: 'g@' }, 'CONTRACTOR_EMAIL'],
    ['a phone of five digits', { telefono: '33312' }, 'CONTRACTOR_PHONE'],
  ])('a company is rejected with the code for %s', async (_, change, code) => {
    const { status, json } = await ask(change);
    expect([status, json.msg]).toEqual([422, code]);
  });

  it('a company is rejected with the first of several codes, in the order of the specification', async () => {
    const office = { indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 51021 ATLANTIDE (PT), ITALIA' };
    const wrong = [
      ['CONTRACTOR_COMPANY_NAME', { nomeAzienda: '' }],
      ['CONTRACTOR_COMPANY_VAT', { pIva: '' }],
      ['CONTRACTOR_COMPANY_LEGAL_NAME', { ragionSociale: '' }],
      ['CONTRACTOR_CITY', office],
      ['CONTRACTOR_NAME', { nome: '' }],
      ['CONTRACTOR_EMAIL', { email: '' }],
      ['CONTRACTOR_PHONE', { telefono: '' }],
    ] as const;
    for (const [index, [code]] of wrong.entries()) {
      const rest = wrong.slice(index).map(([, change]) => change);
      expect((await ask(Object.assign({}, ...rest))).json.msg).toBe(code);
    }
  });

  it('a company needs no fields that the line hides', async () => {
    const hiding = { ...pets, contractor: { ...pets.contractor, hides: ['cellulare'] } } as const;
    expect((await ask({ telefono: null }, hiding)).status).toBe(200);
  });

  it.each([
    ['contractor.sesso', { sesso: 1 }],
    ['contractor.professione', { professione: 'architetto' }],
    ['contractor.pIva', { pIva: [12345678903] }],
    ['contractor.ragionSociale', { ragionSociale: ['Rossi'] }],
  ])('a company is rejected with the name of %s', async (field, change) => {
    const { status, json } = await ask(change);
    expect([status, json.obj.field]).toEqual([400, field]);
  });
});

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

describe('fiscal code', () => {
  it('a fiscal code is computed for a person born in Italy', async () => {
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
  ])('a fiscal code is computed for a person born %s', async (_, change, place) => {
    expect((await codeOf(change)).json.obj.fiscalCode.slice(11, 15)).toBe(place);
  });

  it.each([
    ['in a place that is gone', { comune: 'ABETONE', provincia: 'PT', data: '2017-06-01' }, 'A012'],
    [
      'in a place that came later',
      { comune: 'VALSAMOGGIA', provincia: 'BO', data: '1980-01-01' },
      'M320',
    ],
    ['under another name of the place', { comune: 'REGGIO EMILIA', provincia: 'RE' }, 'H223'],
  ])(
    'a fiscal code contains the only code that the register has for a birth %s',
    async (_, change, place) => {
      const { status, json } = await codeOf(change);
      expect([status, json.obj.fiscalCode.slice(11, 15)]).toEqual([200, place]);
    },
  );

  it.each([
    ['two places of one name', { comune: 'CASTELLO', provincia: 'TN', data: '1927-01-01' }],
    ['a state that has no code', { nazione: 226 }],
  ])('a fiscal code is empty without an error for %s', async (_, change) => {
    const { json } = await codeOf(change);
    expect(json).toEqual({ status: 200, msg: 'ok', obj: { fiscalCode: '' } });
  });

  it.each([
    ['a place in another province', { provincia: 'RM' }, 'CONTRACTOR_CITY_OF_BIRTH'],
    ['a state nobody knows', { nazione: 9999 }, 'CONTRACTOR_COUNTRY_OF_BIRTH'],
    ['a day that is none', { data: '2026-02-29' }, 'CONTRACTOR_BIRTHDATE'],
    ['a name without letters', { nome: '123' }, 'CONTRACTOR_NAME'],
    ['a surname without letters', { cognome: '' }, 'CONTRACTOR_SURNAME'],
  ])('a fiscal code is rejected, not guessed, for %s', async (_, change, code) => {
    const { status, json } = await codeOf(change);
    expect([status, json.obj.error_code]).toEqual([422, code]);
  });
});
