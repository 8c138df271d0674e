import { fire } from '@preventivo/line-fire/line';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it, vi } from 'vitest';
import { AddressesUnavailable } from '../addresses/service.ts';
import type { AddressProvider, AppOptions } from '../app.ts';
import { giuliasAccount } from '../seeded-account.ts';
import { accountApi, bearer } from '../testing/account-api.ts';
import { contractor, privacy } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

/**
 * An address whose street is only the name of a town. A page accepts it only if the search finds
 * it.
 */
const venice = 'CASTRO, 3246, 30123 VENEZIA (VE), ITALIA';
const search = vi.fn<AddressProvider['search']>(async () => [
  { placeId: 'v', description: venice.replace(/[()]/g, '') },
]);
const addresses = () => ({ search, details: async () => undefined });

function api(options: Partial<AppOptions> = {}) {
  search.mockClear();
  const { ask } = testApi({ lines: { travel, fire }, addresses, ...options });
  return {
    contractor: async (indirizzoResidenza_SedeLegale: string) => {
      const who = { ...contractor, indirizzoResidenza_SedeLegale };
      return (await ask('/api/travel/contractor', { contractor: who })).json.msg;
    },
    building: async (indirizzo: string) => {
      const specificData = { ...house, indirizzo };
      const body = { specificData, privacy: privacy(), isLogged: false };
      return (await ask('/api/fire/save?step=2', body)).json.obj?.error_code ?? 'ok';
    },
  };
}
const house = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  metri_quadri: 180,
  tipo_uso: 'casa_vacanze',
  tipo_immobile: 'villa_singola',
  anno_costruzione: '1980_1990',
  isRistrutturato: false,
  polizza_mutuo: false,
  durata_mutuo: null,
  valore_perizia: 250_000,
  data_surroga: null,
};

describe('a house number and street that may not be written by hand', () => {
  it('an unusual address of a contractor or a building is accepted when the search finds it', async () => {
    const { contractor, building } = api();
    expect(await contractor(venice)).toBe('ok');
    expect(await building(venice)).toBe('ok');
    expect(search.mock.calls.map(([input]) => input)).toEqual([
      'CASTRO, 3246, 30123 VENEZIA VE, ITALIA',
      'CASTRO, 3246, 30123 VENEZIA VE, ITALIA',
    ]);
  });

  it('an unusual address is rejected when the search does not find it', async () => {
    const { contractor, building } = api();
    const other = venice.replace('3246', '3247');
    expect(await contractor(other)).toBe('CONTRACTOR_STREET');
    expect(await contractor(other.replace('CASTRO, 3247', 'VIA ROMA, tremila'))).toBe(
      'CONTRACTOR_STREET_NUMBER',
    );
    expect(await building(other)).toBe('INDIRIZZO');
  });

  it('an unusual address is accepted when the search is unavailable', async () => {
    const { contractor } = api();
    search.mockRejectedValueOnce(new AddressesUnavailable('addresses.example', 'status 500'));
    expect(await contractor(venice)).toBe('ok');
  });

  it('an unusual address is accepted without a search when the broker allows such addresses', async () => {
    const { contractor, building } = api({ config: { rules: { addresses: 'wide' } } });
    const byHand = venice.replace('3246', '12/BIS');
    expect([await contractor(byHand), await building(byHand)]).toEqual(['ok', 'ok']);
    expect(await contractor(venice.replace('3246', 'SNC'))).toBe('ok');
    expect(search).not.toHaveBeenCalled();
    expect(await contractor(venice.replace('3246', 'dodici'))).toBe('CONTRACTOR_STREET_NUMBER');
  });

  it.each([
    ['VIA ROMA', '20/86'],
    ['VIA ROMA', '12-14'],
    ['VIA ROMA', '12/AB'],
    ['VIA ROMA', '17/2/4'],
    ['VIA ROMA', '1234'],
    ['VIA ROMA', '5 ROSSO'],
    ['VIA AURELIA', 'KM 12,5'],
    ['VIA ROMA', 'SNC'],
    ['VIA ROMA', 'A'],
    ['DORSODURO', '3246'],
    ['LAUBENGASSE', '5'],
    ['VIA PORTICI/LAUBENGASSE', '5'],
    ['VIA DELL`ORTO', '5'],
  ])(
    'an address that the page accepts after a confirmation is accepted: %s, %s',
    async (street, number) => {
      const { contractor, building } = api();
      const composed = `${street}, ${number}, 30123 VENEZIA (VE), ITALIA`;
      expect([await contractor(composed), await building(composed)]).toEqual(['ok', 'ok']);
      expect(search).not.toHaveBeenCalled();
    },
  );

  it('an address part that is not text is rejected with the name of its field', async () => {
    const noText = { toString: 1, valueOf: 1 };
    for (const part of ['address', 'addressNumber', 'postalCodeOfResidence'])
      expect(await refused({ [part]: noText })).toEqual([400, `contractor.${part}`]);
    expect(await refused({ cityOfResidence: { value: noText } })).toEqual([
      400,
      'contractor.cityOfResidence',
    ]);
  });

  it('an address in the usual form is accepted without a search', async () => {
    expect(await api().contractor(contractor.indirizzoResidenza_SedeLegale)).toBe('ok');
    expect(search).not.toHaveBeenCalled();
  });
});

async function refused(more: object) {
  const { ask } = testApi();
  const { status, json } = await ask('/api/travel/contractor', {
    contractor: { ...contractor, ...more },
  });
  return [status, json.obj.field];
}

describe('an address of Venice in an account', () => {
  const [giulia] = giuliasAccount.people;
  const atHome = {
    ...giulia,
    address: 'CASTRO',
    addressNumber: '3246',
    postalCodeOfResidence: '30123',
    cityOfResidence: { id: 'L736', value: 'VENEZIA (VE)' },
  };

  it('an unusual address is saved when the search finds it, and later accepted without a search', async () => {
    search.mockClear();
    const { ask, join } = accountApi({ addresses });
    const token = await join();
    const saved = await ask('/api/persons/upsert', atHome, bearer(token));
    expect(saved.json.people.at(-1)).toMatchObject({ address: 'CASTRO', addressNumber: '3246' });
    search.mockResolvedValueOnce([]);
    const who = { ...contractor, indirizzoResidenza_SedeLegale: venice };
    const checked = await ask('/api/travel/contractor', { contractor: who }, bearer(token));
    expect(checked.json.msg).toBe('ok');
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('an unusual address of a saved person is rejected with its field when the search does not find it', async () => {
    const { ask, join } = accountApi({ addresses });
    const wrong = { ...atHome, address: 'VIA ROMA', addressNumber: 'tremila' };
    const { json } = await ask('/api/persons/upsert', wrong, bearer(await join()));
    expect(json.error_code).toBe('CONTRACTOR_STREET_NUMBER');
  });
});
