import { describe, expect, it } from 'vitest';
import { embeddedAddresses } from '../addresses/embedded.ts';
import { testApi } from '../testing/test-api.ts';

const { ask } = testApi();

async function found(nome: string, isResidenza: boolean): Promise<string[]> {
  const { json } = await ask('/api/travel/location/findComune', { nome, isResidenza });
  return json.map((option: { value: string }) => option.value);
}

describe('municipality look-up', () => {
  it('the search finds a municipality by the beginning of its name, with its Belfiore code', async () => {
    const body = { nome: 'MILANO', isResidenza: true };
    const { json } = await ask('/api/travel/location/findComune', body);
    expect(json).toEqual([{ id: 'F205', value: 'MILANO (MI)' }]);
  });

  it.each([
    ["l'aquila", "L'AQUILA (AQ)"],
    ['laquila', "L'AQUILA (AQ)"],
    ["forli'", 'FORLÌ (FC)'],
    ['FORLI', 'FORLÌ (FC)'],
    ['bozen', 'BOLZANO (BZ)'],
    ['MURISENGO', 'MURISENGO MONFERRATO (AL)'],
    ['Reggio Emilia', "REGGIO NELL'EMILIA (RE)"],
    ['Reggio Calabria (RC)', 'REGGIO DI CALABRIA (RC)'],
    ['cava dei', "CAVA DE' TIRRENI (SA)"],
    ['abano t', 'ABANO TERME (PD)'],
    ["d'ezz", "ROMANO D'EZZELINO (VI)"],
    ['ROMA (RM)', 'ROMA (RM)'],
  ])('the search finds a municipality by %j', async (typed, value) => {
    expect(await found(typed, true)).toContain(value);
  });

  it.each(['RE (VB)', 'NE (GE)', "VO' (PD)"])(
    'the search finds a municipality with a name of two letters: %s',
    async (value) => {
      const [letters = ''] = value.match(/[A-Z]{2}/) ?? [];
      expect((await found(letters, true))[0]).toBe(value);
      expect(await found(`${letters} (`, true)).toEqual([value]);
    },
  );

  it.each([
    ['Bolzano/Bozen', 'BOLZANO (BZ)'],
    ['Brixen - Bressanone', 'BRESSANONE (BZ)'],
    ['MERANO/MERAN (BZ)', 'MERANO (BZ)'],
  ])('the search finds a municipality by its names in two languages: %s', async (typed, value) => {
    expect(await found(typed, true)).toEqual([value]);
    expect(await found(typed, false)).toEqual([value]);
  });

  it('the search finds no bilingual name in another province', async () => {
    expect(await found('MERANO/MERAN (MI)', true)).toEqual([]);
  });

  it('the search returns an exact name first', async () => {
    expect((await found('roma', true))[0]).toBe('ROMA (RM)');
    expect(await found('ROMA (RM)', true)).toEqual(['ROMA (RM)']);
  });

  it.each([
    ['RIMINI (FO)', false, 'RIMINI (RN)'],
    ['rimini (f', false, 'RIMINI (RN)'],
    ['OLBIA (SS)', true, 'OLBIA (OT)'],
    ['MONZA (MI)', true, 'MONZA (MB)'],
  ])(
    'the search finds a municipality under a former province: %s',
    async (typed, isResidenza, value) => {
      expect(await found(typed, isResidenza)).toEqual([value]);
    },
  );

  it('the search returns former municipalities only for birthplaces', async () => {
    expect(await found('abetone', false)).toEqual(['ABETONE (PT)', 'ABETONE CUTIGLIANO (PT)']);
    expect(await found('abetone', true)).toEqual(['ABETONE CUTIGLIANO (PT)']);
  });

  it('the search lists a municipality once if its code has changed', async () => {
    expect(await found('montalcino', false)).toEqual(['MONTALCINO (SI)']);
  });

  it('the search returns twenty suggestions at most, and none for an empty text', async () => {
    expect(await found('san', false)).toHaveLength(20);
    expect(await found('', true)).toEqual([]);
    expect(await found('...', true)).toEqual([]);
    expect(await found('東京', true)).toEqual([]);
  });
});

describe('birthplace look-up', () => {
  const place = async (codice: string, data: string) =>
    (await ask('/api/travel/location/birthplace', { codice, data })).json;

  it.each([
    ['F205', '1985-03-27', { id: 'F205', value: 'MILANO (MI)' }],
    ['f205', '1985-03-27', { id: 'F205', value: 'MILANO (MI)' }],
    ['F402', '1948-05-02', { id: 'F402', value: 'MONTALCINO (SI)' }],
    ['M378', '2017-01-01', { id: 'M378', value: 'MONTALCINO (SI)' }],
    ['A012', '1950-07-01', { id: 'A012', value: 'ABETONE (PT)' }],
    ['A012', '2018-01-01', { id: 'A012', value: 'ABETONE (PT)' }],
    ['G086', '1931-07-09', { id: 'G086', value: 'ORATINO (CB)' }],
    ['D244', '1956-02-15', { id: 'D244', value: 'DAIRAGO (MI)' }],
    ['M320', '1980-01-01', { id: 'M320', value: 'VALSAMOGGIA (BO)' }],
    ['A089', '1926-12-01', { id: 'A089', value: 'AGRIGENTO (AG)' }],
    ['H243', '1963-01-01', { id: 'H243', value: 'ERCOLANO (NA)' }],
    ['Z100', '1990-12-01', { id: '29', value: 'Albania' }],
  ])('the API finds a birthplace by its code: %s on %s', async (codice, data, found) => {
    expect(await place(codice, data)).toEqual([found]);
  });

  it.each([
    ['no such place', 'M999', '1985-03-27'],
    ['no such day', 'F205', '1985-02-30'],
    ['no code', '', '1985-03-27'],
  ])('the API returns no birthplace for %s', async (_, codice, data) => {
    expect(await place(codice, data)).toEqual([]);
  });
});

describe('name of a birthplace on a day', () => {
  const nameOn = async (comune: string, provincia: string, data: string) =>
    (await ask('/api/travel/location/birthplace', { comune, provincia, data })).json;

  it.each([
    ['ERCOLANO', 'NA', '1963-01-01', [{ id: 'H243', value: 'RESINA (NA)' }]],
    ['ERCOLANO', 'NA', '1985-01-01', [{ id: 'H243', value: 'ERCOLANO (NA)' }]],
    ['VALSAMOGGIA', 'BO', '1980-01-01', []],
    ['ATLANTIDE', 'MI', '1980-01-01', []],
    ['ERCOLANO', 'NA', '1963-02-30', []],
  ])(
    'the API returns the former name of a birthplace, if any: %s (%s) on %s',
    async (comune, provincia, data, names) => {
      expect(await nameOn(comune, provincia, data)).toEqual(names);
    },
  );
});

describe('postal codes', () => {
  const caps = async (comune: string, provincia: string) =>
    (await ask('/api/travel/location/findCap', { comune, provincia })).json;

  it('a municipality has one postal code, and a zoned city has many', async () => {
    expect(await caps('ABANO TERME', 'PD')).toEqual([{ id: '35031', value: '35031' }]);
    expect(await caps('ROMA', 'RM')).toHaveLength(72);
    expect(await caps('MILANO', 'mi')).toHaveLength(38);
  });

  it('a former province returns the current postal codes', async () => {
    expect(await caps('OLBIA', 'SS')).toEqual([{ id: '07026', value: '07026' }]);
  });

  it('a former municipality has the postal codes of the current one', async () => {
    expect(await caps('ABETONE', 'PT')).toEqual(await caps('ABETONE CUTIGLIANO', 'PT'));
    expect(await caps('ABETONE', 'PT')).not.toEqual([]);
  });

  it('an unknown municipality has no postal codes', async () => {
    expect(await caps('ATLANTIDE', 'MI')).toEqual([]);
    expect(await caps('MILANO', 'RM')).toEqual([]);
  });
});

const search = (body: unknown) => ask('/api/travel/address/search', body);
const details = (body: object) => ask('/api/travel/address/details', body);

describe('address look-up', () => {
  it('the address search names the source of its addresses if the provider has one', async () => {
    const attribution = { text: '© OpenStreetMap contributors', url: 'https://osm.example' };
    const { ask } = testApi({
      addresses: (reference) => ({ ...embeddedAddresses(reference), attribution }),
    });
    const { json } = await ask('/api/travel/address/search', { input: 'VIA ROMA 1, ALBA' });
    expect(json.attribution).toEqual(attribution);
  });

  it('the address search names no source if the provider has none', async () => {
    const { json } = await search({ input: 'VIA ROMA 1, ALBA' });
    expect(Object.keys(json)).toEqual(['session', 'placeList']);
  });

  it('the address search finds an address and returns its parts', async () => {
    const { json } = await search({ input: 'VIALE MONZA 12, 20127 MILANO' });
    const [place] = json.placeList;
    expect(place.description).toBe('VIALE MONZA, 12, 20127 MILANO MI, ITALIA');
    const told = await details({ ...place, session: json.session });
    expect(told.json).toEqual({
      session: json.session,
      placeList: [place],
      indirizzo: {
        toponimo: 'VIALE',
        address: 'MONZA',
        number: '12',
        cap: '20127',
        city: 'MILANO',
        pv: 'MI',
      },
    });
  });

  it('the address search finds the address that a form composed, when sent as an object or as a text', async () => {
    const composed = 'VIALE MONZA, 12, 20127 MILANO (MI), ITALIA';
    for (const body of [{ input: composed }, JSON.stringify(composed)]) {
      const [place] = (await search(body)).json.placeList;
      expect(place.description).toBe(composed.replace(/[()]/g, ''));
    }
  });

  it('the address search returns the whole street in `address` if its first word is not a street word', async () => {
    const { json } = await search({ input: 'BOSCO VERTICALE 3, MILANO 20124' });
    const told = await details({ ...json.placeList[0], session: json.session });
    expect(told.json.indirizzo).toMatchObject({ toponimo: '', address: 'BOSCO VERTICALE' });
  });

  it('the address search finds no address in a text without one', async () => {
    expect((await search({ input: 'ciao' })).json.placeList).toEqual([]);
  });

  it('the address search rejects details of an unknown id', async () => {
    const session = '2c8df16d-1bbd-4748-9165-6f6c9514d257';
    const { status, json } = await details({ placeId: 'inventato', description: '', session });
    expect(status).toBe(422);
    expect(json.msg).toBe('Impossibile validare il comune selezionato');
  });

  it.each([[{ input: [7] }], [{}], [[]], ['null'], ['7'], [{ input: 'x', limit: 9 }]])(
    'the address search rejects the body %j',
    async (body) => {
      expect((await search(body)).status).toBe(400);
    },
  );
});
