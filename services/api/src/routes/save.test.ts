import { pets } from '@preventivo/line-pets/line';
import { describe, expect, it } from 'vitest';
import { privacy, trip } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';

/** Returns the answers for a group with this number of travellers, aged forty. */
const group = (size: number) => ({
  ...trip,
  soggetti: 'gruppo',
  eta: null,
  numero_partecipanti: size,
  eta_partecipanti: Array.from({ length: size }, (_, at) => `${at + 1}:40;`).join(''),
});
const last = { specificData: trip, privacy: privacy(), isLogged: false };
const save = (body: object, step = '2', path = `/api/travel/save?step=${step}`) =>
  testApi().ask(path, body);

describe('step save', () => {
  it("a step save accepts a text that is longer than the form's input allows, up to the limit of the rule", async () => {
    const named = async (nome: string) => {
      const specificData = {
        sinistriPrecedenti: false,
        polizzaGiaAttiva: false,
        dataScadenza: null,
        tipo_animali: 'cane',
        nome,
        razza: 'meticcio',
        microchip: true,
      };
      const body = { specificData, privacy: privacy(), isLogged: false };
      return (await testApi({ lines: { pets } }).ask('/api/pets/save?step=2', body)).status;
    };
    expect([await named('a'.repeat(100)), await named('a'.repeat(101))]).toEqual([200, 422]);
  });

  it('a step save accepts valid answers', async () => {
    expect((await save(last)).json).toEqual({ status: 200, msg: 'ok' });
  });

  it.each([
    [{ tipo_viaggio: null, data_inizio: null, data_fine: null }, 'TIPO_VIAGGIO'],
    [{ destinazione: 'luna' }, 'DESTINAZIONE'],
    [{ data_inizio: '2026-11-21' }, 'DATA_INIZIO'],
    [{ data_fine: '2027-01-02' }, 'DATA_FINE'],
    [{ eta: 17 }, 'ETA'],
    [{ polizzaGiaAttiva: true }, 'SCADENZA_POLIZZA'],
  ])('a step save rejects %j with a message', async (change, code) => {
    const { status, json } = await save({ ...last, specificData: { ...trip, ...change } });
    expect([status, json.obj.error_code]).toEqual([422, code]);
    expect(json.msg).toMatch(/^(Indica|Inserire|Scegli)/);
  });

  it.each([
    ['specificData.sconto', { ...trip, sconto: 10 }],
    ['specificData.eta', { ...trip, eta: 'quarantuno' }],
    ['specificData.tipo_copertura', { ...trip, tipo_copertura: 'speseMediche||' }],
    ['specificData.eta_partecipanti', { ...trip, eta_partecipanti: '2:40;' }],
    ['specificData.tipo_copertura', { ...trip, tipo_copertura: 'bagaglio|bagaglio|' }],
    ['specificData.eta_partecipanti', group(8000)],
  ])('a rejected step save names %s when it cannot be parsed', async (field, specificData) => {
    const { status, json } = await save({ ...last, specificData });
    expect([status, json.obj.field]).toEqual([400, field]);
  });

  it('a step save accepts a group of nine, but not of ten', async () => {
    expect((await save({ ...last, specificData: group(9) })).status).toBe(200);
    const { json } = await save({ ...last, specificData: group(10) });
    expect(json.obj.error_code).toBe('NUMERO_PARTECIPANTI');
  });

  it('a step save requires the consents on the last page', async () => {
    const missing = await save({ specificData: trip, isLogged: false });
    expect([missing.status, missing.json.obj.field]).toEqual([400, 'privacy']);
    const { json } = await save({ ...last, privacy: privacy({ ivass: false }) });
    expect(json.msg).toBe('Selezionare i campi obbligatori');
  });

  it.each(['', '0', '1', '3', '99', '-2', 'due', '2.5'])(
    'a step save rejects the step number %j',
    async (step) => {
      const { status, json } = await save(last, step);
      expect([status, json.obj.field]).toEqual([400, 'step']);
    },
  );

  it('a step save reads the step number only from the query, and uses the first number if there are two', async () => {
    expect((await save(last, '2&step=9')).status).toBe(200);
    expect((await save(last, '9&step=2')).status).toBe(400);
    const { status, json } = await save({ ...last, step: 2 }, '');
    expect([status, json.obj.field]).toEqual([400, 'step']);
  });

  it('a step save stores nothing', async () => {
    const { ask, store } = testApi();
    const writes: unknown[] = [];
    store.submit = async (request, _key, submitted) => {
      writes.push(request);
      return { ...submitted, code: 'KMR-4821' };
    };
    await ask('/api/travel/save?step=2', last);
    expect(writes).toEqual([]);
  });

  it('validate/step2 validates a body like the step save', async () => {
    const path = '/api/travel/validate/step2';
    expect((await save(last, '', path)).status).toBe(200);
    const wrong = { ...last, specificData: { ...trip, eta: null } };
    expect((await save(wrong, '', path)).json.obj.error_code).toBe('ETA');
    expect((await save(last, '', '/api/travel/validate/step3')).status).toBe(400);
  });
});
