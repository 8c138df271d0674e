import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { accountApi, bearer, marco } from '../testing/account-api.ts';
import { contractor, submission } from '../testing/giulia.ts';
import { owner, quadricycle } from '../testing/quadricycle.ts';

const api = accountApi({ lines });
const born = (comuneNascita: string) =>
  api.ask('/api/travel/contractor', { contractor: { ...contractor, comuneNascita } });
const living = (town: string) => ({
  indirizzoResidenza_SedeLegale: `VIA ROMA, 1, 20121 ${town}, ITALIA`,
});
const storedRequest = async (body: object, line = 'travel') => {
  const { status, json } = await api.ask(`/api/${line}/submit`, body);
  expect(status).toBe(200);
  const id = json.obj.data.Quote_Request_Id;
  return (await api.store.quoteRequest(id))?.payload as {
    readonly contractor: Record<string, unknown>;
    readonly specificData: Record<string, Record<string, unknown>>;
  };
};

describe('a municipality in a payload', () => {
  it.each([
    'MILANO MI',
    'Milano, MI',
    'Milano - MI',
    'milano (mi)',
    'Milano',
    'Comune di Milano',
    'S. GIOVANNI ROTONDO (FG)',
    'S.Giovanni Rotondo FG',
    'Bozen',
    'Bolzano/Bozen (BZ)',
    'Bolzano-Bozen',
    'Rimini, FO',
    'Reggio Emilia',
    'Sesto S.G. (MI)',
    'Livo, TN',
    'Arena Po',
    'Resina',
    'Mestre VE',
    'Cameri NO',
  ])('a birthplace written %s is recognised', async (town) => {
    expect(await born(town)).toMatchObject({ status: 200 });
  });

  it.each([
    'Castro',
    'Livo',
    'San Teodoro',
    'MILANO (RM)',
    'Milano, RM',
    'Atlantide',
    'Atlantide MI',
  ])('a birthplace is rejected if %s means several places or none', async (town) => {
    expect((await born(town)).json.msg).toBe('CONTRACTOR_CITY_OF_BIRTH');
  });

  it('the server stores a municipality under its official name, but keeps another known name', async () => {
    const sent = {
      ...contractor,
      ...living('Milano, MI'),
      comuneNascita: 'S. GIOVANNI ROTONDO (FG)',
    };
    const { contractor: stored } = await storedRequest({ ...submission, contractor: sent });
    expect(stored).toMatchObject({
      comuneNascita: 'SAN GIOVANNI ROTONDO (FG)',
      indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
    });
    const known = { ...contractor, comuneNascita: 'REGGIO EMILIA (RE)' };
    const other = await storedRequest({ ...submission, contractor: known });
    expect(other.contractor).toMatchObject({ comuneNascita: 'REGGIO EMILIA (RE)' });
  });

  it('the server replaces a former municipality or hamlet of a residence with the current municipality', async () => {
    const sent = { ...contractor, ...living('ABETONE (PT)') };
    const { contractor: stored } = await storedRequest({ ...submission, contractor: sent });
    expect(stored).toMatchObject({
      indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 20121 ABETONE CUTIGLIANO (PT), ITALIA',
    });
  });

  it('the server recognises the municipalities of an owner in any spelling', async () => {
    const written = { ...owner, ...living('Milano MI'), comuneNascita: 'Bozen' };
    const { specificData } = await storedRequest(quadricycle(written), 'microcar');
    expect(specificData.proprietario).toMatchObject({
      comuneNascita: 'BOLZANO (BZ)',
      indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
    });
  });

  it.each([
    ['Milano, MI', ''],
    ['milano', 'mi'],
    ['Milano', ''],
    ['MILANO MI', 'MI'],
  ])('calculate/cf finds the code of a municipality for %j and %j', async (comune, provincia) => {
    const asked = { nome: 'Giulia', cognome: 'Ferri', data: '1985-03-27', sesso: 1, nazione: 13 };
    const { json } = await api.ask('/api/travel/calculate/cf', { ...asked, comune, provincia });
    expect(json.obj.fiscalCode).toContain('F205');
  });

  it('the server recognises the municipalities of a saved person, and stores them with their codes', async () => {
    const token = await api.join({ ...marco, email: 'places@example.it' });
    const named = (value: string) => ({ id: value, value });
    const person = {
      name: 'Giulia',
      surname: 'Ferri',
      email: 'giulia.ferri@example.it',
      phone: '3331234567',
      gender: 'donna',
      dateOfBirth: '1985-03-27T00:00:00.000Z',
      bornInItaly: true,
      countryOfBirth: null,
      cityOfBirth: named('Milano, MI'),
      fiscalCode: '',
      address: 'VIA ROMA',
      addressNumber: '1',
      postalCodeOfResidence: '39100',
      cityOfResidence: named('Bozen'),
      profession: 'architetto',
    };
    const { json } = await api.ask('/api/persons/upsert?get_back_people=1', person, bearer(token));
    expect(json.people.at(-1)).toMatchObject({
      cityOfBirth: { id: 'F205', value: 'MILANO (MI)' },
      cityOfResidence: { id: 'A952', value: 'BOLZANO (BZ)' },
    });
  });

  it('location/findCap returns the postal codes of a municipality in any spelling', async () => {
    const codes = (comune: string, provincia: string) =>
      api.ask('/api/travel/location/findCap', { comune, provincia });
    expect((await codes('S. Giovanni Rotondo', 'FG')).json).toEqual([
      { id: '71013', value: '71013' },
    ]);
    expect((await codes('Bozen', '')).json).toEqual([{ id: '39100', value: '39100' }]);
  });
});
