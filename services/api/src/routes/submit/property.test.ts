import { fire } from '@preventivo/line-fire/line';
import { health } from '@preventivo/line-health/line';
import { home } from '@preventivo/line-home/line';
import { injury } from '@preventivo/line-injury/line';
import { describe, expect, it } from 'vitest';
import { contractor, privacy } from '../../testing/giulia.ts';
import { testApi } from '../../testing/test-api.ts';

const { ask, get } = testApi({ lines: { fire, health, home } });
const common = { sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null };
const villa = {
  ...common,
  metri_quadri: 180,
  tipo_uso: 'casa_vacanze',
  tipo_immobile: 'villa_singola',
  anno_costruzione: '1980_1990',
  indirizzo: 'VIA LANGA, 3, 12051 ALBA (CN), ITALIA',
};
const house = {
  ...villa,
  isRistrutturato: false,
  polizza_mutuo: false,
  durata_mutuo: null,
  valore_perizia: 250_000,
  data_surroga: null,
};
const stone = { ...villa, materiale: 'pietra', stato_abitazione: 'buono' };

const saveFire = (change: object) =>
  ask('/api/fire/save?step=2', {
    specificData: { ...house, ...change },
    privacy: privacy(),
    isLogged: false,
  });
const saveHome = (change: object) =>
  ask('/api/home/save?step=2', { ...stone, ...change, isLogged: false });

/** Submits a request with these answers. Returns what the store keeps of the request. */
async function keptOf(line: string, specificData: object) {
  const api = testApi({ lines: { fire, health, home, injury } });
  const kept: unknown[] = [];
  const { submit } = api.store;
  api.store.submit = (request, ...rest) => {
    kept.push(request.payload.specificData);
    return submit(request, ...rest);
  };
  const body = { contractor, specificData, privacy: privacy(), sfLeadIds: null, convenzione: 1 };
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await api.ask(`/api/${line}/submit`, body, key)).json.obj.success).toBe(true);
  return kept[0];
}

describe('page of a building', () => {
  it('a page rejects numbers with too many decimals', async () => {
    expect((await saveFire({ valore_perizia: 250_000.55 })).json).toEqual({
      status: 200,
      msg: 'ok',
    });
    for (const wrong of [{ valore_perizia: 250_000.555 }, { metri_quadri: 95.5 }])
      expect((await saveFire(wrong)).json).toMatchObject({ status: 422 });
  });

  it('a page is saved under specificData for fire, and flat for home', async () => {
    expect((await saveFire({})).json).toEqual({ status: 200, msg: 'ok' });
    expect((await saveHome({})).json).toEqual({ status: 200, msg: 'ok' });
  });

  it('an address in no current municipality is rejected with the message of the form', async () => {
    const { status, json } = await saveFire({
      indirizzo: 'VIA ROMA, 1, 12051 ATLANTIDE (CN), ITALIA',
    });
    expect([status, json.obj.error_code, json.obj.field]).toEqual([
      422,
      'BUILD_ADDRESS_NOT_FOUND',
      'indirizzo',
    ]);
    expect(json.msg).toBe(
      'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
    );
  });

  it.each([true, false, null])(
    'a page is accepted with or without the parts of its address, handwritten or not: %s',
    async (is_manual_address) => {
      const parts = {
        street: 'VIA LANGA',
        street_number: '3',
        zip: '12051',
        city: 'ALBA (CN)',
        is_manual_address,
      };
      for (const save of [saveFire, saveHome]) {
        expect((await save({ ...parts })).json).toEqual({ status: 200, msg: 'ok' });
        expect((await save({ is_manual_address })).json).toEqual({ status: 200, msg: 'ok' });
      }
    },
  );

  it('a page is rejected when the parts belong to another address', async () => {
    const inFire = await saveFire({ street: 'VIA ROMA' });
    expect([inFire.status, inFire.json.obj.field]).toEqual([400, 'specificData.street']);
    const inHome = await saveHome({ zip: '20121' });
    expect([inHome.status, inHome.json.obj.field]).toEqual([400, 'zip']);
  });

  it('a page is rejected when a handwritten address is in no current municipality', async () => {
    const { json } = await saveFire({
      indirizzo: 'VIA ROMA, 1, 12051 ATLANTIDE (CN), ITALIA',
      is_manual_address: true,
    });
    expect(json.obj.error_code).toBe('BUILD_ADDRESS_NOT_FOUND');
  });

  it.each(['fire', 'home'])(
    'an address is stored with its parts when only the composed address is sent: %s',
    async (line) => {
      const cover = {
        materiale: 'pietra',
        stato_abitazione: 'buono',
        abitazione_principale: true,
        sede_lavoro: false,
        vincolato_belle_arti: false,
        valore_perizia: 250_000,
        assicurazione_incendio: false,
        assicurazione_furto: false,
      };
      const specificData = line === 'fire' ? house : { ...villa, isRistrutturato: false, ...cover };
      expect(await keptOf(line, specificData)).toEqual({
        ...specificData,
        street: 'VIA LANGA',
        street_number: '3',
        zip: '12051',
        city: 'ALBA (CN)',
        is_manual_address: false,
      });
    },
  );

  it('a page is rejected with a text that is no address', async () => {
    const { json } = await saveFire({ indirizzo: 'casa mia' });
    expect(json.obj.error_code).toBe('BUILD_ADDRESS_NOT_FOUND');
  });

  it('a flat above the top floor is rejected', async () => {
    const flat = { tipo_immobile: 'appartamento', numero_piani: 2, piano_abitazione: 3 };
    const { json } = await saveFire(flat);
    expect([json.obj.error_code, json.msg]).toEqual([
      'PIANO_ABITAZIONE',
      'Combinazione non valida',
    ]);
  });

  it('the year of a renovation implies that a home was renovated', async () => {
    expect((await saveHome({ anno_ristrutturazione: 2015 })).status).toBe(200);
    const { json } = await saveHome({ anno_ristrutturazione: 1980 });
    expect(json.obj.error_code).toBe('ANNO_RISTRUTTURAZIONE');
    const said = await saveHome({ isRistrutturato: true });
    expect([said.status, said.json.obj.field]).toEqual([400, 'isRistrutturato']);
  });

  it('the OpenAPI document has the page of a home without the questions that it omits', async () => {
    const { schemas } = (await get('/openapi.json')).json.components;
    const step = Object.keys(schemas['StepSave-home-casa'].properties);
    expect(step).toContain('anno_ristrutturazione');
    expect(step).not.toContain('isRistrutturato');
    const { properties, required = [] } = schemas['SpecificData-home'];
    expect(Object.keys(properties)).toContain('isRistrutturato');
    for (const part of ['street', 'street_number', 'zip', 'city', 'is_manual_address']) {
      expect(step).toContain(part);
      expect(Object.keys(properties)).toContain(part);
      expect(required).not.toContain(part);
    }
  });
});

describe('pages of health', () => {
  const save = (step: number, body: object) =>
    ask(`/api/health/save?step=${step}`, { ...body, isLoggedUser: false });

  it('pages of health are saved with the long names of their answers', async () => {
    const pages = [
      { ...common, Health_Insurance_Subjects: 'soloIo' },
      {
        Household_Income: '28000_50000',
        Health_Most_Important_Coverage_Reasons: 'ricovero|odontoiatria|',
      },
      { Health_Insurance_Diseases: 'Nessuna|' },
      { Health_Insurance_Specific_Diseases: 'diabete|', privacy: privacy() },
    ];
    for (const [index, page] of pages.entries())
      expect((await save(index + 2, page)).json).toEqual({ status: 200, msg: 'ok' });
  });

  it.each(['Nessuna|', 'Nessuna'])(
    'pages of health accept %s as an answer without diseases',
    async (none) => {
      expect((await save(4, { Health_Insurance_Diseases: none })).status).toBe(200);
      const last = { Health_Insurance_Specific_Diseases: none, privacy: privacy() };
      expect((await save(5, last)).status).toBe(200);
    },
  );

  it.each(['Nessuna|', 'Nessuna'])(
    "an answer without diseases is stored as 'Nessuna|' when it is sent as %s",
    async (none) => {
      const specificData = {
        ...common,
        Health_Insurance_Subjects: 'soloIo',
        Household_Income: '28000_50000',
        Health_Most_Important_Coverage_Reasons: 'ricovero|',
        hasSituazioni: false,
        Health_Insurance_Diseases: none,
        hasPatologie: false,
        Health_Insurance_Specific_Diseases: none,
      };
      expect(await keptOf('health', specificData)).toEqual({
        ...specificData,
        Health_Insurance_Diseases: 'Nessuna|',
        Health_Insurance_Specific_Diseases: 'Nessuna|',
      });
    },
  );

  it("pages of health reject 'Nessuna' in combination with others", async () => {
    const { json } = await save(4, { Health_Insurance_Diseases: 'Nessuna|gravidanza|' });
    expect(json.obj.error_code).toBe('SITUAZIONI');
  });
});

describe('an injury request without sports', () => {
  it.each(['nessuno', 'nessuno|'])(
    "a request without sports is stored as 'nessuno' when it is sent as %s",
    async (sport) => {
      const specificData = {
        ...common,
        data_nascita: contractor.dataNascita,
        problemi_precedenti: false,
        pratichiSport: false,
        sport,
      };
      expect(await keptOf('injury', specificData)).toEqual({ ...specificData, sport: 'nessuno' });
    },
  );
});
