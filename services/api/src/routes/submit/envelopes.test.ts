import { describe, expect, it } from 'vitest';
import { club } from '../../testing/club.ts';
import { contractor, privacy } from '../../testing/giulia.ts';
import { testApi } from '../../testing/test-api.ts';

const { ask, get } = testApi({ lines: { club } });
const member = {
  nascita: '1985-03-27',
  Club_Brand: 'Fairphone',
  area: 'medica',
  professione: 'veterinario',
};
const engine = { kw: 100, cavalli: 136, gare: [{ numero: 1, anno: 2024 }], agonista: true };
const health = { tessera: 'CN 12', Club_Health: true };
const saves = {
  socio: ['/api/club/save?step=2', { specificData: member, professione: 'veterinario' }],
  motore: ['/api/club/save/engine', { datiMotore: engine, isLogged: false }],
  salute: ['/api/club/save?step=4', { ...health, privacy: privacy(), isLoggedUser: false }],
} as const;
const save = (page: keyof typeof saves, change: object = {}) => {
  const [path, body] = saves[page];
  return ask(path, { ...body, ...change });
};

describe('step save of a page', () => {
  it.each(['socio', 'motore', 'salute'] as const)(
    'a step save accepts the body of the page %s',
    async (page) => {
      expect((await save(page)).json).toEqual({ status: 200, msg: 'ok' });
    },
  );

  it.each([
    ['socio', { professione: 'medico' }, 'professione'],
    ['socio', { specificData: { ...member, marca: 'Fairphone' } }, 'specificData.marca'],
    ['socio', { isLoggedUser: 'no' }, 'isLogged'],
    ['motore', { datiMotore: undefined }, 'datiMotore'],
    ['motore', { specificData: engine }, 'specificData'],
    ['motore', { datiMotore: { ...engine, gare: [{ numero: 2, anno: 2024 }] } }, 'datiMotore.gare'],
    ['motore', { isLogged: 'no' }, 'isLogged'],
    ['salute', { sano: true }, 'sano'],
    ['salute', { specificData: {} }, 'specificData'],
    ['salute', { privacy: undefined }, 'privacy'],
    ['salute', { privacy: [] }, 'privacy'],
  ] as const)('the page %s is rejected with %j, naming %s', async (page, change, field) => {
    const { status, json } = await save(page, change);
    expect([status, json.obj.field]).toEqual([400, field]);
  });

  it('a step save to a separate path, such as save/engine, is a 404 on a line without that path', async () => {
    expect((await testApi().ask('/api/travel/save/engine', {})).status).toBe(404);
  });

  it('a rejected step save names the field inside its envelope', async () => {
    const { json } = await save('motore', { datiMotore: { ...engine, gare: [{ numero: 1 }] } });
    expect(json.obj).toMatchObject({ error_code: 'ANNO', field: 'gare.1.anno' });
    const lie = await save('motore', { datiMotore: { ...engine, agonista: false } });
    expect(lie.json.obj.error_code).toBe('AGONISTA');
  });

  it('a step save accepts a profession only from the list of its area', async () => {
    const { json } = await save('socio', {
      specificData: { ...member, professione: 'avvocato' },
      professione: 'avvocato',
    });
    expect(json.obj.error_code).toBe('PROFESSIONE');
  });

  it("a step save runs the remote checks and returns their messages with the question's code", async () => {
    const brand = await save('socio', { specificData: { ...member, Club_Brand: 'x' } });
    expect([brand.status, brand.json.msg]).toEqual([422, 'Nome Azienda non valido']);
    expect(brand.json.obj).toMatchObject({ error_code: 'MARCA', field: 'marca' });
    const pair = await save('motore', { datiMotore: { ...engine, cavalli: 200 } });
    expect(pair.json.msg).toBe('Combinazione non valida');
    expect(pair.json.obj).toMatchObject({ error_code: 'KW', field: 'kw' });
  });
});

describe('final body', () => {
  const { Club_Health: sano, ...rest } = health;
  const whole = {
    contractor,
    specificData: { ...member, ...engine, ...rest, sano },
    datiMotore: engine,
    tessera: 'CN 12',
    categoria: 4,
    privacy: privacy(),
    sfLeadIds: null,
    convenzione: 1,
  };
  const send = (change: object, key = crypto.randomUUID()) =>
    ask('/api/club/submit', { ...whole, ...change }, { 'idempotency-key': key });

  it("a final body is accepted with the line's copies of answers, in any order", async () => {
    const { gare, ...others } = engine;
    const { status, json } = await send({ datiMotore: { gare, ...others } });
    expect([status, json.obj.success]).toEqual([200, true]);
  });

  it.each([
    ['datiMotore', { datiMotore: undefined }],
    ['categoria', { categoria: undefined }],
    ['categoria', { categoria: '4' }],
  ])('a final body may lack %s, or have it in another spelling: %j', async (_, change) => {
    expect((await send(change)).status).toBe(200);
  });

  it.each([
    ['datiMotore', { datiMotore: { ...engine, kw: 1 } }],
    ['tessera', { tessera: 'CN 13' }],
    ['categoria', { categoria: 5 }],
    ['datiAssicurativi', { datiAssicurativi: {} }],
    ['contractor', { contractor: undefined }],
  ])(
    'a final body is rejected when %s is unknown or contradicts the answers',
    async (field, change) => {
      const { status, json } = await send(change);
      expect([status, json.obj.field]).toEqual([400, field]);
    },
  );

  it("a final body is rejected when the birth date differs from the contractor's", async () => {
    const specificData = { ...whole.specificData, nascita: '1985-03-28' };
    const { status, json } = await send({ specificData });
    expect([status, json.obj.error_code, json.obj.field]).toEqual([422, 'NASCITA', 'nascita']);
  });

  it('the final body and every step are in the OpenAPI document', async () => {
    const { schemas } = (await get('/openapi.json')).json.components;
    expect(Object.keys(schemas['Submission-club'].properties)).toContain('datiMotore');
    expect(schemas['StepSave-club-motore'].properties.datiMotore.properties.kw.anyOf[0]).toEqual({
      type: 'integer',
    });
    expect(Object.keys(schemas['StepSave-club-salute'].properties).sort()).toEqual([
      'Club_Health',
      'isLoggedUser',
      'privacy',
      'tessera',
    ]);
  });
});
