import { computeFiscalCode, omocodes } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { giuliasAccount } from '../../seeded-account.ts';
import { accountApi, bearer } from '../../testing/account-api.ts';

const [giulia] = giuliasAccount.people;
const [ferri] = giuliasAccount.companies;
const arben = {
  ...giulia,
  name: 'Arben',
  surname: 'Hoxha',
  gender: 'uomo',
  bornInItaly: false,
  countryOfBirth: { id: 29, value: 'Albania' },
  cityOfBirth: null,
  fiscalCode: '',
} as const;

/** Returns Olena Kovalenko's fiscal code as if she had another birthplace or birth date. */
const olenasCode = (placeCode: string, birthDate = '1980-05-04') =>
  computeFiscalCode({ surname: 'Kovalenko', name: 'Olena', sex: 1, birthDate, placeCode }) ?? '';
const olena = {
  ...arben,
  name: 'Olena',
  surname: 'Kovalenko',
  gender: 'donna',
  countryOfBirth: { id: 188, value: 'Ucraina' },
  dateOfBirth: '1980-05-04T00:00:00.000Z',
  fiscalCode: 'KVLLNO80E44Z135Y',
} as const;

async function marcosApi() {
  const api = accountApi();
  const token = await api.join();
  const savePerson = (body: object) =>
    api.ask('/api/persons/upsert?get_back_people=1', body, bearer(token));
  const saveCompany = (body: object) =>
    api.ask('/api/companies/upsert?get_back_companies=1', body, bearer(token));
  return { ...api, token, savePerson, saveCompany };
}

describe('a saved person', () => {
  it('a saved person gets an id, and appears in the response and in the account data', async () => {
    const { savePerson, myData, token } = await marcosApi();
    const { status, json, headers } = await savePerson(giulia);
    expect([status, json.success, json.people.length]).toEqual([200, true, 2]);
    expect(json.people[1]).toEqual({
      ...giulia,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      updated_at: '2026-11-21T10:00:00.000Z',
    });
    expect(headers.get('x-token')).not.toBeNull();
    expect((await myData(token)).json.user.people).toEqual(json.people);
  });

  it('a saved person is updated by id, and fields that the client echoes are ignored', async () => {
    const { savePerson } = await marcosApi();
    const [, saved] = (await savePerson(giulia)).json.people;
    const echo = { errors: ['Telefono'], testAddress: 'VIA ROMA, 1', is_manual_address: true };
    const moved = { ...saved, ...echo, address: 'via Garibaldi', addressNumber: '5' };
    const { people } = (await savePerson(moved)).json;
    expect(people).toHaveLength(2);
    expect(people[1]).toEqual({ ...saved, address: 'VIA GARIBALDI', addressNumber: '5' });
  });

  it('a saved person completes the record that the registration created', async () => {
    const { savePerson, myData, token } = await marcosApi();
    const { userData } = (await myData(token)).json.user;
    const { updated_at: _, ...known } = userData;
    const male = { ...giulia, gender: 'uomo', fiscalCode: '' };
    const { name, surname, email, phone, id } = known;
    const complete = { ...male, ...{ name, surname, email, phone, id } };
    expect((await savePerson(complete)).status).toBe(200);
    const after = (await myData(token)).json.user;
    expect(after.userData).toMatchObject({ id, address: 'VIA ROMA', profession: 'architetto' });
    expect(after.people).toHaveLength(1);
  });

  it('a saved person cannot change name or surname', async () => {
    const { savePerson, myData, token } = await marcosApi();
    const [, saved] = (await savePerson({ ...giulia, fiscalCode: '' })).json.people;
    const noCode = { ...saved, fiscalCode: '' };
    expect((await savePerson({ ...noCode, name: 'Giuliana' })).json.error_code).toBe(
      'CONTRACTOR_NAME',
    );
    expect((await savePerson({ ...noCode, surname: 'Ferro' })).json.error_code).toBe(
      'CONTRACTOR_SURNAME',
    );
    expect((await myData(token)).json.user.people[1]).toEqual(saved);
  });

  it.each([
    ['CONTRACTOR_NAME', { name: 'G' }],
    ['CONTRACTOR_SURNAME', { surname: '' }],
    ['CONTRACTOR_GENDER', { gender: '' }],
    ['CONTRACTOR_BIRTHDATE', { dateOfBirth: '1909-03-27T00:00:00.000Z' }],
    ['CONTRACTOR_BIRTHDATE', { dateOfBirth: '1985-02-30T00:00:00.000Z' }],
    ['CONTRACTOR_BORN_IN_ITALY', { bornInItaly: null, countryOfBirth: null }],
    ['CONTRACTOR_COUNTRY_OF_BIRTH', { bornInItaly: false, countryOfBirth: null }],
    [
      'CONTRACTOR_COUNTRY_OF_BIRTH',
      { bornInItaly: false, countryOfBirth: { id: 999, value: 'Atlantide' } },
    ],
    ['CONTRACTOR_CITY_OF_BIRTH', { cityOfBirth: null }],
    ['CONTRACTOR_CITY_OF_BIRTH', { cityOfBirth: { id: 'F205', value: 'ATLANTIDE (MI)' } }],
    ['CONTRACTOR_CITY', { cityOfResidence: { id: 'A012', value: 'ATLANTIDE (PT)' } }],
    ['CONTRACTOR_ZIP', { postalCodeOfResidence: '99999' }],
    ['CONTRACTOR_STREET', { address: 'ROMA' }],
    ['CONTRACTOR_STREET_NUMBER', { addressNumber: 'dodici' }],
    ['CONTRACTOR_EMAIL', { email: 'giulia@' }],
    ['CONTRACTOR_PHONE', { phone: '333' }],
    ['CONTRACTOR_PROFESSION', { profession: 'astronauta' }],
    ['FISCAL_CODE', { fiscalCode: 'FRRGLI85C67F205X' }],
    ['FISCAL_CODE', { fiscalCode: 'HXHRBN85C27Z100F' }],
  ])('a saved person is rejected with %s', async (code, change) => {
    const { savePerson, myData, token } = await marcosApi();
    const { status, json } = await savePerson({ ...giulia, ...change });
    expect([status, json.success, json.error_code]).toEqual([422, false, code]);
    expect((await myData(token)).json.user.people).toHaveLength(1);
  });

  it('a saved person is rejected with the first of several errors, in form order', async () => {
    const { savePerson } = await marcosApi();
    const wrong = { ...giulia, email: 'x', cityOfBirth: { id: 'x', value: 'ATLANTIDE (MI)' } };
    expect((await savePerson(wrong)).json.error_code).toBe('CONTRACTOR_CITY_OF_BIRTH');
  });

  it('a saved person may lack the profession, which some lines do not ask', async () => {
    const { savePerson } = await marcosApi();
    const { profession: _, ...asked } = giulia;
    expect((await savePerson(asked)).json.people[1].profession).toBe('');
  });

  it('a saved person keeps empty contacts empty', async () => {
    const { savePerson } = await marcosApi();
    const [, saved] = (await savePerson({ ...giulia, email: '', phone: '' })).json.people;
    expect([saved.email, saved.phone]).toEqual(['', '']);
  });

  it('a saved person may be a minor who owns a vehicle', async () => {
    const { savePerson } = await marcosApi();
    const child = { ...giulia, dateOfBirth: '2011-03-27T00:00:00.000Z', fiscalCode: '' };
    expect((await savePerson(child)).status).toBe(200);
  });

  it('a saved person gets a computed fiscal code, or keeps one that was altered to avoid a duplicate', async () => {
    const { savePerson } = await marcosApi();
    await savePerson({ ...giulia, fiscalCode: '' });
    await savePerson({ ...giulia, fiscalCode: 'frrgli85c67f20rw' });
    const { people } = (await savePerson(arben)).json;
    expect(people[1].fiscalCode).toBe('FRRGLI85C67F205B');
    expect(people[2].fiscalCode).toBe('FRRGLI85C67F20RW');
    expect(people[3].fiscalCode).toMatch(/^HXHRBN85C27Z100.$/);
  });

  it.each([
    ['left out', undefined],
    ['empty', ''],
  ])(
    'a saved person keeps the fiscal code when a request changes the email and sends the code %s',
    async (_, fiscalCode) => {
      const { savePerson } = await marcosApi();
      const shared = { ...giulia, fiscalCode: 'FRRGLI85C67F20RW' };
      const [, saved] = (await savePerson(shared)).json.people;
      const { people } = (await savePerson({ ...saved, email: 'g@example.it', fiscalCode })).json;
      expect(people[1]).toMatchObject({ email: 'g@example.it', fiscalCode: 'FRRGLI85C67F20RW' });
    },
  );

  it.each([
    ['the state there was on that day', {}],
    ['the state there is today', { fiscalCode: olenasCode('Z138') }],
    ['a state of those years that the register lacks', { fiscalCode: olenasCode('Z136') }],
    [
      'the state there is today, where the one of that day was chosen',
      {
        countryOfBirth: { id: 238, value: 'Unione Sovietica (URSS)' },
        fiscalCode: olenasCode('Z138'),
      },
    ],
    ['that state in a form changed for two people', { fiscalCode: omocodes(olena.fiscalCode)[6] }],
  ])('a saved person born abroad keeps a fiscal code with %s', async (_, change) => {
    const { savePerson } = await marcosApi();
    const { people } = (await savePerson({ ...olena, ...change })).json;
    const { fiscalCode } = { ...olena, ...change };
    expect(people[1].fiscalCode).toBe(fiscalCode);
    const other = { ...people[1], email: 'o@example.it', fiscalCode: undefined };
    expect((await savePerson(other)).json.people[1].fiscalCode).toBe(fiscalCode);
  });

  it.each([
    ['of another state', { fiscalCode: olenasCode('Z102') }],
    ['of a state that ended and was never there', { fiscalCode: olenasCode('Z118') }],
    [
      'of a state that had ended by then',
      {
        dateOfBirth: '1995-05-04T00:00:00.000Z',
        fiscalCode: olenasCode('Z135', '1995-05-04'),
      },
    ],
    ['of somebody else born there', { fiscalCode: olenasCode('Z135', '1980-05-05') }],
    ['with another last letter', { fiscalCode: 'KVLLNO80E44Z135A' }],
  ])('a saved person born abroad is rejected with a fiscal code %s', async (_, change) => {
    const { savePerson } = await marcosApi();
    expect((await savePerson({ ...olena, ...change })).json.error_code).toBe('FISCAL_CODE');
  });

  it('a saved person keeps the code of the former municipality when the birthplace is the current one', async () => {
    const { savePerson } = await marcosApi();
    const monteveglio = computeFiscalCode({
      surname: giulia.surname,
      name: giulia.name,
      sex: 1,
      birthDate: '1980-05-04',
      placeCode: 'F659',
    });
    const valsamoggia = {
      ...giulia,
      dateOfBirth: '1980-05-04T00:00:00.000Z',
      cityOfBirth: { id: 'M320', value: 'VALSAMOGGIA (BO)' },
      fiscalCode: monteveglio,
    };
    const { status, json } = await savePerson(valsamoggia);
    expect([status, json.people[1].fiscalCode]).toEqual([200, monteveglio]);
    const other = { ...valsamoggia, fiscalCode: 'FRRGLI85C67F659F' };
    expect((await savePerson(other)).json.error_code).toBe('FISCAL_CODE');
  });

  it('a fiscal code with the code of a state is rejected for a person born in Italy', async () => {
    const { savePerson } = await marcosApi();
    const born = { bornInItaly: true, countryOfBirth: null, cityOfBirth: giulia.cityOfBirth };
    const wrong = { ...olena, ...born, fiscalCode: olenasCode('Z136') };
    expect((await savePerson(wrong)).json.error_code).toBe('FISCAL_CODE');
  });

  it('a saved person gets a new fiscal code when the birth date changes and the request omits the code', async () => {
    const { savePerson } = await marcosApi();
    const [, saved] = (await savePerson(giulia)).json.people;
    const moved = { ...saved, dateOfBirth: '1985-03-26T00:00:00.000Z', fiscalCode: undefined };
    expect((await savePerson(moved)).json.people[1].fiscalCode).toMatch(/^FRRGLI85C66F205.$/);
  });

  it('a saved person may live in a town in any letter case and with a former province', async () => {
    const { savePerson } = await marcosApi();
    const olbia = { id: '', value: 'Olbia (ss)' };
    const moved = { ...giulia, postalCodeOfResidence: '07026', cityOfResidence: olbia };
    const { people } = (await savePerson(moved)).json;
    expect(people[1].cityOfResidence).toEqual({ id: 'G015', value: 'OLBIA (SS)' });
  });

  it('a saved person gets the codes of the register, ignoring the codes in the request', async () => {
    const { savePerson } = await marcosApi();
    const [milano, albania] = [
      { id: 7, value: 'milano (MI)' },
      { id: 29, value: '?' },
    ];
    await savePerson({ ...giulia, bornInItaly: 'true', cityOfBirth: milano, countryOfBirth: null });
    const { people } = (await savePerson({ ...arben, countryOfBirth: albania })).json;
    expect(people[1]).toMatchObject({
      bornInItaly: true,
      countryOfBirth: { id: 13, value: 'ITALIA' },
      cityOfBirth: { id: 'F205' },
    });
    expect(people[2].countryOfBirth).toEqual({ id: 29, value: 'Albania' });
  });

  it.each([
    ['patrimonio', { patrimonio: 1 }],
    ['accountId', { accountId: 'x' }],
    ['gender', { gender: 'donna e uomo' }],
    ['dateOfBirth', { dateOfBirth: '1985-03-26T23:00:00.000Z' }],
    ['cityOfBirth.provincia', { cityOfBirth: { id: 'F205', value: 'x', provincia: 'MI' } }],
    ['name', { name: undefined }],
  ])('a saved person is rejected with the field name %s', async (field, change) => {
    const { savePerson } = await marcosApi();
    const { status, json } = await savePerson({ ...giulia, ...change });
    expect([status, json.field]).toEqual([400, field]);
  });

  it('a person is rejected when the account has two hundred people', async () => {
    const { savePerson, store, myData, token } = await marcosApi();
    const { id } = (await myData(token)).json.user;
    for (let one = 1; one < 200; one += 1)
      await store.accounts.addRecord({
        ...{ id: `p-${one}`, accountId: id, kind: 'person', content: giulia },
        updatedAt: '2026-11-21',
      });
    expect((await savePerson(giulia)).json.error_code).toBe('TOO_MANY_RECORDS');
    expect((await savePerson({ ...giulia, id: 'p-1' })).status).toBe(200);
  });
});

describe('a saved company', () => {
  it('a saved company gets an id, and appears in the response and in the account data', async () => {
    const { saveCompany, myData, token } = await marcosApi();
    const { status, json } = await saveCompany(ferri ?? {});
    expect([status, json.success]).toEqual([200, true]);
    expect(json.companies).toEqual([
      {
        ...ferri,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        updated_at: '2026-11-21T10:00:00.000Z',
      },
    ]);
    expect((await myData(token)).json.user.companies).toEqual(json.companies);
  });

  it('a saved company is updated by id, including its name', async () => {
    const { saveCompany } = await marcosApi();
    const [saved] = (await saveCompany(ferri ?? {})).json.companies;
    const renamed = { ...saved, name: 'Ferri & Figli', vat: 'IT 00743110157', errors: [] };
    const { companies } = (await saveCompany(renamed)).json;
    expect(companies).toEqual([{ ...saved, name: 'Ferri & Figli', vat: '00743110157' }]);
  });

  it.each([
    ['CONTRACTOR_COMPANY_NAME', { name: 'Fe' }],
    ['CONTRACTOR_COMPANY_VAT', { vat: '00743110158' }],
    ['CONTRACTOR_COMPANY_LEGAL_NAME', { legal_name: '' }],
    [
      'CONTRACTOR_CITY',
      { registered_office_address: 'VIA GARIBALDI, 5, 51021 ATLANTIDE (PT), ITALIA' },
    ],
    ['CONTRACTOR_ADDRESS_NOT_FOUND', { registered_office_address: '' }],
    ['CONTRACTOR_NAME', { referent_first_name: 'G' }],
    ['CONTRACTOR_SURNAME', { referent_last_name: 'F' }],
    ['CONTRACTOR_EMAIL', { referent_email: `${'g'.repeat(60)}@${'e'.repeat(40)}.example.it` }],
    ['CONTRACTOR_PHONE', { referent_phone: '333' }],
  ])('a saved company is rejected with %s', async (code, change) => {
    const { saveCompany, myData, token } = await marcosApi();
    const { status, json } = await saveCompany({ ...ferri, ...change });
    expect([status, json.success, json.error_code]).toEqual([422, false, code]);
    expect((await myData(token)).json.user.companies).toEqual([]);
  });

  it('a saved company is rejected with the name of an unknown key', async () => {
    const { saveCompany } = await marcosApi();
    const { status, json } = await saveCompany({ ...ferri, fatturato: 1 });
    expect([status, json.field]).toEqual([400, 'fatturato']);
  });
});
