import { stepToWire, toWire } from '@preventivo/core/wire';
import { boat } from '@preventivo/line-boat/line';
import { monica } from '@preventivo/line-boat/workspace/answers';
import { describe, expect, it } from 'vitest';
import { contractor, privacy } from '../../testing/giulia.ts';
import { testApi } from '../../testing/test-api.ts';

const { ask, get } = testApi({ lines: { boat } });

type Sent = Readonly<Record<string, unknown>>;
/** Answers about Monica's boat, which is not insured yet. */
const answers = { ...monica, polizzaAttiva: false, scadenzaPolizza: null };
const [hull = {}, engine = {}] = boat.pages.map(
  (page) => stepToWire(boat, page, answers).specificData as Sent,
);
const last = { privacy: privacy(), isLogged: false };
const save = (path: string, specificData: object, rest: object = { isLogged: false }) =>
  ask(`/api/boat/save${path}`, { specificData, ...rest });

describe('boat on three pages', () => {
  it('a boat on three pages is saved page by page', async () => {
    expect((await save('?step=2', hull)).json).toEqual({ status: 200, msg: 'ok' });
    expect((await save('/engine', engine, last)).json).toEqual({ status: 200, msg: 'ok' });
  });

  it('the page of the hull is rejected when it contains answers about the engine', async () => {
    const { status, json } = await save('?step=2', { ...hull, ...engine });
    expect([status, json.obj.field]).toEqual([400, 'specificData.Boat_kW']);
  });

  it('the page of the engine, which is the last, requires the consents', async () => {
    const { status, json } = await save('/engine', engine);
    expect([status, json.obj.field]).toEqual([400, 'privacy']);
  });
});

describe('boat on two pages', () => {
  it('a boat on two pages is saved at once with the consents', async () => {
    const { json } = await save('?step=2', { ...hull, ...engine }, last);
    expect(json).toEqual({ status: 200, msg: 'ok' });
  });

  it('a boat on two pages is checked as a whole', async () => {
    const { json } = await save('?step=2', { ...hull, ...engine, Boat_Main_Usage: null }, last);
    expect(json.obj.error_code).toBe('UTILIZZO');
    const half = await save('?step=2', { ...hull, Boat_kW: null }, last);
    expect(half.json.obj.error_code).toBe('KW');
  });

  it('consents on the page of the hull, which is not the last, are accepted and ignored', async () => {
    const refused = { ...last, privacy: { newsletter: true } };
    expect((await save('?step=2', hull, refused)).json).toEqual({ status: 200, msg: 'ok' });
  });

  it('a boat on two pages has no third page', async () => {
    const { status } = await save('?step=4', engine, last);
    expect(status).toBe(400);
  });
});

describe('both layouts of the boat', () => {
  it('both layouts check kilowatts and horsepower together', async () => {
    for (const [path, answers] of [
      ['/engine', { ...engine, Boat_Fiscal_Power: 9 }],
      ['?step=2', { ...hull, ...engine, Boat_Fiscal_Power: 9 }],
    ] as const) {
      const { status, json } = await save(path, answers, last);
      expect([status, json.msg]).toEqual([422, 'Combinazione non valida']);
    }
  });

  it('both layouts accept NATANTE for an unregistered boat, and an unusual serial number', async () => {
    const dinghy = { ...hull, Boat_Plate: 'NATANTE' };
    const odd = { ...engine, Boat_Engine_Serial_Number: 'ABC#1234' };
    expect((await save('?step=2', dinghy)).status).toBe(200);
    expect((await save('/engine', odd, last)).status).toBe(200);
    expect((await save('?step=2', { ...dinghy, ...odd }, last)).status).toBe(200);
    const short = await save('?step=2', { ...hull, Boat_Plate: 'GE123' });
    expect([short.json.obj.error_code, short.json.obj.field]).toEqual(['TARGA_BARCA', 'targa']);
  });

  it('both layouts accept 1 kW with its horsepower', async () => {
    const small = { ...engine, Boat_kW: 1, Boat_Fiscal_Power: 1 };
    expect((await save('/engine', small, last)).status).toBe(200);
    expect((await save('?step=2', { ...hull, ...small }, last)).status).toBe(200);
  });

  it('both layouts submit the same quote request', async () => {
    const specificData = toWire(boat, answers);
    const body = { contractor, specificData, privacy: privacy(), sfLeadIds: null, convenzione: 1 };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await ask('/api/boat/submit', body, key)).json.obj.success).toBe(true);
  });

  it('the OpenAPI document has each page of both layouts, with the consents on the last', async () => {
    const { schemas } = (await get('/openapi.json')).json.components;
    const told = ['barca', 'motore', 'barca-e-motore'].map((page) => {
      const { properties } = schemas[`StepSave-boat-${page}`];
      const { Boat_Category, Boat_kW } = properties.specificData.properties;
      return [page, Boat_Category !== undefined, Boat_kW !== undefined, 'privacy' in properties];
    });
    expect(told).toEqual([
      ['barca', true, false, false],
      ['motore', false, true, true],
      ['barca-e-motore', true, true, true],
    ]);
  });
});
