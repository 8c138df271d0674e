import { noConsents } from '@preventivo/core/consents';
import { privacyToWire } from '@preventivo/core/wire';
import { microcar } from '@preventivo/line-microcar/line';
import { describe, expect, it } from 'vitest';
import { requestEvent } from '../../outbox/webhook.ts';
import { giuliasAccount } from '../../seeded-account.ts';
import { accountApi, bearer } from '../../testing/account-api.ts';
import { contractor, privacy } from '../../testing/giulia.ts';
import { datiAssicurativi, datiVeicolo, owner, quadricycle } from '../../testing/quadricycle.ts';

const lines = { microcar };
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('pages of a microcar', () => {
  const { ask, get } = accountApi({ lines });
  const save = (step: number, body: object) => ask(`/api/microcar/save?step=${step}`, body);

  it('pages of a microcar are saved as {specificData} and {datiAssicurativi, privacy, isLogged}', async () => {
    const vehicle = await save(2, { specificData: datiVeicolo, isLogged: false });
    expect(vehicle.json).toEqual({ status: 200, msg: 'ok' });
    const last = { datiAssicurativi, privacy: privacy(), isLogged: false };
    expect((await save(3, last)).json).toEqual({ status: 200, msg: 'ok' });
    expect((await save(3, { ...last, specificData: {} })).json.obj.field).toBe('specificData');
  });

  it.each([
    [{ targa: 'X2345B' }, 'TARGA_VEICOLO', 'Inserire una targa valida'],
    [{ kw: 16 }, 'KW', 'Scrivi i kilowatt'],
    [{ annoAcquisto: 2019 }, 'ANNO_ACQUISTO', "Selezionare un anno d'acquisto valido"],
  ])('the page of the vehicle is rejected with %j', async (change, code, msg) => {
    const specificData = { ...datiVeicolo, ...change };
    const { status, json } = await save(2, { specificData, isLogged: false });
    expect([status, json.obj.error_code, json.msg]).toEqual([422, code, msg]);
  });

  it('pages of a microcar accept a past month of this year only if the broker allows it', async () => {
    const year = { annoImmatricolazione: 2026, annoAcquisto: 2026 };
    const specificData = { ...datiVeicolo, ...year, meseImmatricolazione: 3 };
    const refused = await save(2, { specificData, isLogged: false });
    expect([refused.status, refused.json.obj.error_code, refused.json.msg]).toEqual([
      422,
      'MESE_IMMATRICOLAZIONE',
      "Selezionare un mese d'acquisto valido",
    ]);
    const { ask: askAny } = accountApi({ lines, config: { rules: { registrationMonths: 'any' } } });
    const taken = await askAny('/api/microcar/save?step=2', { specificData, isLogged: false });
    expect(taken.json).toEqual({ status: 200, msg: 'ok' });
  });

  it.each([
    ['Auto', 'AB123CD'],
    ['Moto o quadriciclo pesante', 'AB12345'],
    ['Furgone o altro veicolo con targa da auto', 'FG456HJ'],
    ['Ciclomotore o microcar (targa a 6 caratteri)', 'X2345B'],
  ])(
    'pages of a microcar accept the plate of the vehicle that the class is inherited from: %s, %s',
    async (label, targaCu) => {
      const { json: types } = await get('/api/microcar/enums/tipoVeicoloEreditaCu');
      const type = types.find(({ value }: { value: string }) => value === label);
      const inherits = {
        ...datiAssicurativi,
        statoAssicurativoId: 'aMioNomePrimaVoltaUsato',
        polizzaGiaAttiva: false,
        cuAttuale: null,
        anzianitaPrimaClasse: null,
        compagniaAttualeId: null,
        etaAssicurativa: null,
        numeroIncidenti: null,
        sinistriPrecedenti: false,
        incidenti: null,
        haEreditatoCu: null,
        tipoEreditaCu: 2,
        cuEreditata: 1,
        tipoVeicoloEreditaCu: Number(type.id),
        targaCu,
      };
      const body = { datiAssicurativi: inherits, privacy: privacy(), isLogged: false };
      expect((await save(3, body)).json).toEqual({ status: 200, msg: 'ok' });
      expect(types).toHaveLength(4);
    },
  );

  it('pages of a microcar name the first invalid field of the owner', async () => {
    const wrong = { ...datiAssicurativi, proprietario: { ...owner, nome: 'E' } };
    const body = { datiAssicurativi: wrong, privacy: privacy(), isLogged: false };
    const { json } = await save(3, body);
    expect(json.msg).toBe('Alcuni valori del proprietario non sono validi');
    expect(json.obj).toMatchObject({
      error_code: 'PROPRIETARIO_NAME',
      field: 'proprietario.nome',
    });
  });

  it.each([
    ['in no such municipality', { comuneNascita: 'ATLANTIDE (MI)' }],
    ['in another province', { comuneNascita: 'MILANO (RM)' }],
  ])('pages of a microcar reject the birthplace of the owner: %s', async (_, change) => {
    const wrong = { ...datiAssicurativi, proprietario: { ...owner, ...change } };
    const body = { datiAssicurativi: wrong, privacy: privacy(), isLogged: false };
    const { status, json } = await save(3, body);
    expect([status, json.msg]).toEqual([422, 'Alcuni valori del proprietario non sono validi']);
    expect(json.obj).toMatchObject({
      error_code: 'PROPRIETARIO_CITY_OF_BIRTH',
      field: 'proprietario.comune_nascita',
    });
  });

  it.each(['1990-05-04T00:00:00.000Z', '04/05/1990'])(
    'pages of a microcar accept an owner whose birth date another client formats as %s',
    async (dataNascita) => {
      const insurance = { ...datiAssicurativi, proprietario: { ...owner, dataNascita } };
      const body = { datiAssicurativi: insurance, privacy: privacy(), isLogged: false };
      expect((await save(3, body)).status).toBe(200);
    },
  );

  it('pages of a microcar accept an owner who was born in a former municipality', async () => {
    const born = { ...owner, comuneNascita: 'ABETONE (PT)', dataNascita: '1950-07-01' };
    const insurance = { ...datiAssicurativi, proprietario: born };
    const body = { datiAssicurativi: insurance, privacy: privacy(), isLogged: false };
    expect((await save(3, body)).json).toEqual({ status: 200, msg: 'ok' });
  });
});

describe('request of a microcar', () => {
  const api = accountApi({ lines });
  const send = (body: object) => api.ask('/api/microcar/submit', body, newKey());

  it("a request of a microcar stores the contractor's contacts for the owner, and delivers its four parts", async () => {
    const { json } = await send(quadricycle());
    const kept = await api.store.quoteRequest(json.obj.data.Quote_Request_Id);
    const proprietario = {
      ...owner,
      email: contractor.email,
      telefono: contractor.telefono,
    };
    const { specificData, ...parts } = quadricycle(proprietario);
    expect(kept?.payload.specificData).toEqual(specificData);
    expect(kept && requestEvent(kept, 'request', microcar)).toMatchObject({
      specificData,
      datiVeicolo,
      datiAssicurativi: parts.datiAssicurativi,
      tipoVeicolo: 4,
      targa: 'AB12345',
    });
  });

  const shorter = Object.fromEntries(
    Object.entries(quadricycle().datiAssicurativi).filter(([key]) => key !== 'cuEreditata'),
  );
  const body = quadricycle();
  const { specificData: __, ...copiesOnly } = body;
  const { datiVeicolo: vehicle, datiAssicurativi: insurance, tipoVeicolo, targa, ...shared } = body;
  it.each([
    [
      'small letters',
      { ...body, targa: 'ab12345', datiVeicolo: { ...vehicle, targa: 'ab 12345' } },
    ],
    [
      'trailing blanks',
      {
        ...body,
        specificData: { ...body.specificData, targa: 'ab 12345', marca: `${vehicle.marca} ` },
        datiVeicolo: { ...vehicle, marca: `  ${vehicle.marca}` },
        targa: ' AB12345 ',
      },
    ],
    ['a copy without what was not asked', { ...body, datiAssicurativi: shorter }],
    ['a category as text', { ...body, tipoVeicolo: '4' }],
    [
      'numbers and option ids as text',
      JSON.parse(JSON.stringify(body), (_, value) =>
        ['number', 'boolean'].includes(typeof value) ? String(value) : value,
      ),
    ],
    [
      'a copy alone with its numbers as text',
      { ...body, datiVeicolo: { ...vehicle, kw: String(vehicle.kw) } },
    ],
    ['answers and no copies', { ...shared }],
    ['copies and no answers', copiesOnly],
    [
      'copies inside of specificData',
      {
        ...shared,
        specificData: { datiVeicolo: vehicle, datiAssicurativi: insurance, tipoVeicolo, targa },
      },
    ],
  ])(
    'a request is accepted with %s, and stored with the values that the form sends',
    async (_how, sent) => {
      const { status, json } = await send(sent);
      expect([status, json.obj.error_code]).toEqual([200, undefined]);
      const kept = await api.store.quoteRequest(json.obj.data.Quote_Request_Id);
      expect(kept?.payload.specificData).toMatchObject({ targa: 'AB12345', marca: vehicle.marca });
    },
  );

  it.each([
    ['datiVeicolo', { datiVeicolo: { ...datiVeicolo, kw: 1 } }],
    ['datiAssicurativi', { datiAssicurativi: { ...datiAssicurativi, numeroIncidenti: 9 } }],
    ['tipoVeicolo', { tipoVeicolo: 1 }],
    ['targa', { targa: 'AB12346' }],
  ])('a request is rejected when %s contradicts the answers', async (field, change) => {
    const { status, json } = await send({ ...quadricycle(), ...change });
    expect([status, json.obj.field]).toEqual([400, field]);
  });

  it("a request is rejected when the owner's birthplace does not exist", async () => {
    const { status, json } = await send(quadricycle({ ...owner, comuneNascita: 'ATLANTIDE (MI)' }));
    expect([status, json.obj.error_code]).toEqual([422, 'PROPRIETARIO_CITY_OF_BIRTH']);
  });

  it('a request is rejected when it names a saved owner without a login', async () => {
    const { status, json } = await send(quadricycle({ ...owner, selectPeopleId: 'p-1' }));
    expect([status, json.obj.error_code]).toEqual([422, 'PROPRIETARIO_NAME']);
  });
});

describe('owner of a logged-in visitor', () => {
  const ivass = privacyToWire({
    consents: { ...noConsents, ivass: true },
    openedAt: '2026-11-21T09:58:00.000Z',
    email: contractor.email,
    telefono: contractor.telefono,
    convenzione: 1,
    variant: 'logged',
  });

  it('the saved owner must be one of the people in the account', async () => {
    const { join, ask } = accountApi({ lines });
    const token = await join();
    const { json } = await ask('/api/persons/upsert', giuliasAccount.people[0], bearer(token));
    const send = async (selectPeopleId: string | null) => {
      const body = { ...quadricycle({ ...owner, selectPeopleId }), privacy: ivass };
      const answer = await ask('/api/microcar/submit', body, { ...bearer(token), ...newKey() });
      const { msg, obj } = answer.json;
      return [answer.status, obj.error_code, obj.field, answer.status === 200 ? undefined : msg];
    };
    const refused = [
      422,
      'PROPRIETARIO_LOGGED',
      'proprietario.selectPeopleId',
      'Selezionare il proprietario',
    ];
    expect(await send(null)).toEqual(refused);
    expect(await send('somebody else')).toEqual(refused);
    expect(await send(json.people.at(-1).id)).toEqual([200, undefined, undefined, undefined]);
  });
});
