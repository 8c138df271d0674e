import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const { ask } = testApi();
const search = (body: unknown) => ask('/api/travel/address/search', body);
const details = (body: object) => ask('/api/travel/address/details', body);

describe('an address', () => {
  it('is found and told in its parts', async () => {
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

  it('is found again as a form composes it, sent as an object or as the text itself', async () => {
    const composed = 'VIALE MONZA, 12, 20127 MILANO (MI), ITALIA';
    for (const body of [{ input: composed }, JSON.stringify(composed)]) {
      const [place] = (await search(body)).json.placeList;
      expect(place.description).toBe(composed.replace(/[()]/g, ''));
    }
  });

  it('has its whole street in `address` where the first word is no street word', async () => {
    const { json } = await search({ input: 'BOSCO VERTICALE 3, MILANO 20124' });
    const told = await details({ ...json.placeList[0], session: json.session });
    expect(told.json.indirizzo).toMatchObject({ toponimo: '', address: 'BOSCO VERTICALE' });
  });

  it('that is none is found nowhere', async () => {
    expect((await search({ input: 'ciao' })).json.placeList).toEqual([]);
  });

  it('of an id nobody gave has no details', async () => {
    const session = '2c8df16d-1bbd-4748-9165-6f6c9514d257';
    const { status, json } = await details({ placeId: 'inventato', description: '', session });
    expect(status).toBe(422);
    expect(json.msg).toBe('Impossibile validare il comune selezionato');
  });

  it.each([[{ input: 7 }], [{}], [[]], ['null'], ['7'], [{ input: 'x', limit: 9 }]])(
    'is not looked for by %j',
    async (body) => {
      expect((await search(body)).status).toBe(400);
    },
  );
});
