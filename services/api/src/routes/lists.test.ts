import { microcar } from '@preventivo/line-microcar/line';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';

const api = testApi();
const list = async (name: string) => (await api.get(`/api/travel/enums/${name}`)).json;

describe('option list', () => {
  it('an option list has the option keys of the line as ids', async () => {
    expect(await list('tipoViaggio')).toEqual([
      { id: 'viaggioSingolo', value: 'Viaggio singolo' },
      { id: 'polizzaAnnuale', value: 'Polizza annuale' },
    ]);
  });

  it('an option list has ids as text when the keys are numbers', async () => {
    expect(await list('sesso')).toEqual([
      { id: '0', value: 'Uomo' },
      { id: '1', value: 'Donna' },
    ]);
    expect((await list('tipoNumeroFigli'))[0]).toEqual({ id: '1', value: '1 figlio' });
  });

  it.each(['tipoCopertura', 'tipoDestinazione', 'tipoDurata', 'tipoPersona', 'professione'])(
    'an option list that the specification names exists: %s',
    async (name) => {
      expect((await list(name)).length).toBeGreaterThan(2);
    },
  );

  it('a list of real estate exists on each line that shares it', async () => {
    expect((await list('anno_costruzione'))[0]).toEqual({
      id: 'prima1970',
      value: 'Prima del 1970',
    });
  });

  it('the list of states is alphabetical, with Italy as 13 and former states last with their year', async () => {
    const states = await list('stati');
    expect(states).toHaveLength(253);
    expect(states).toContainEqual({ id: '13', value: 'Italia' });
    expect(states[0]).toEqual({ id: expect.any(String), value: 'Afghanistan' });
    expect(states.at(-1)).toEqual({ id: '239', value: 'Yemen del Sud, fino al 1990' });
  });

  it.each(['inventata', 'constructor', '__proto__', 'toString', 'fascia_prezzo'])(
    'a list that the line lacks is a 404: %s',
    async (name) => {
      const { status, json } = await api.get(`/api/travel/enums/${name}`);
      expect([status, json.obj.error_code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('a list gets a 304 if the client has its current version, even if a proxy compressed it', async () => {
    const path = '/api/travel/enums/stati';
    const etag = (await api.get(path)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await api.app.request(path, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    }
    const changed = await api.get(path, { 'if-none-match': '"another"' });
    expect([changed.status, changed.json.length]).toEqual([200, 253]);
  });

  it('a list is a 404 on a line that is not served', async () => {
    for (const line of ['luna', 'constructor', '__proto__'])
      expect((await api.get(`/api/${line}/enums/sesso`)).status).toBe(404);
  });
});

describe('list of years', () => {
  const { get } = testApi({ lines: { microcar } });
  const years = async (name: string) =>
    (await get(`/api/microcar/enums/${name}`)).json.map(({ value }: { value: string }) => value);

  it('the years of accidents are this year and the five before', async () => {
    expect(await years('annoIncidente')).toEqual(['2026', '2025', '2024', '2023', '2022', '2021']);
  });

  it.each(['annoImmatricolazione', 'annoAcquisto'])(
    'a list of years goes back to 2000: %s',
    async (name) => {
      const offered = await years(name);
      expect([offered.length, offered.at(0), offered.at(-1)]).toEqual([27, '2026', '2000']);
    },
  );

  it("a list of years depends on the server's current day", async () => {
    const { get: later } = testApi({
      lines: { microcar },
      clock: () => new Date('2027-01-01T10:00:00Z'),
    });
    const { json } = await later('/api/microcar/enums/annoIncidente');
    expect(json[0]).toEqual({ id: '2027', value: '2027' });
  });
});

describe('professions', () => {
  it('professions are listed by area', async () => {
    const { json } = await api.ask('/api/travel/professions', { area: 'medica' });
    expect(json[0]).toEqual({
      id: 'medico',
      value: 'Medico',
      also: 'dottore, dottoressa, chirurgo, pediatra, doctor',
    });
  });

  it.each(['astrologica', 'constructor', ''])(
    'professions are rejected for the area %j',
    async (area) => {
      const { status, json } = await api.ask('/api/travel/professions', { area });
      expect([status, json.obj.field]).toEqual([400, 'area']);
    },
  );
});
